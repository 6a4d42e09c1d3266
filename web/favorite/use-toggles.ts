import type { PropertyCard } from '#contract/property/property.ts'

import { toPropertyPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { notify } from '../ui/snackbar.ts'
import { compared, favourites, maxCompared, hasCode, useIsSaved } from './stored-lists.ts'
import { forgetCopies, saveCopies } from './saved-copies.ts'

export type Keepable = Pick<PropertyCard, 'code' | 'title' | 'realstate_type' | 'slug' | 'is_collection'>

type Toggle = { isOn: boolean; toggle: () => void }

/** Whether a property is a favourite, and the way to change it; what was removed can be put back. */
export function useFavourite(property: Keepable): Toggle {
  const t = useTexts()
  const language = useLanguage()
  const { code } = property
  const isOn = useIsSaved(favourites, code)

  function save(at?: string): void {
    if (favourites.add(code, at) === 'full') return notify(t('favorite.full'))
    notify(t(favourites.isFleeting() ? 'favorite.fleeting' : 'favorite.added'))
    saveCopies([toPropertyPath(property, language)])
  }

  function remove(): void {
    const before = favourites.items().find((item) => item.code === code)
    favourites.remove(code)
    forgetCopies([code])
    notify(t('favorite.removed'), { text: t('favorite.undo'), act: () => save(before?.at) })
  }

  return { isOn, toggle: () => (hasCode(favourites, code) ? remove() : save()) }
}

/** Whether a property is to be compared, and the way to change it. */
export function useCompared({ code }: Keepable): Toggle {
  const t = useTexts()
  const isOn = useIsSaved(compared, code)

  function toggle(): void {
    if (hasCode(compared, code)) {
      compared.remove(code)
      return notify(t('favorite.compare_removed'))
    }
    const answer = compared.add(code)
    const counts = { count: compared.items().length, most: maxCompared }
    notify(answer === 'full' ? t('favorite.compare_full', { most: maxCompared }) : t('favorite.compare_added', counts))
  }

  return { isOn, toggle }
}
