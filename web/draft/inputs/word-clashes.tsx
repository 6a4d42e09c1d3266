import type { DraftPhoto } from '#contract/draft/document.ts'

import { useTexts } from '../../texts.ts'
import { useDraft } from '../draft-context.ts'
import { ClashNote } from './clash-note.tsx'

type Props = { list: 'photos' | 'plans'; photos: readonly DraftPhoto[] }

/** Pictures whose words somebody else wrote meanwhile, each with both texts and the choice. */
export function WordClashes({ list, photos }: Props) {
  const t = useTexts()
  const clashes = useDraft((snapshot) => snapshot.clashes)
  return clashes.map(({ field, picture }) => {
    if (field !== list || !picture) return null
    const number = photos.findIndex(({ key }) => key === picture.key) + 1
    return (
      <div key={`${picture.key} ${picture.part}`}>
        <p>
          {t(list === 'photos' ? 'picture.words_clash' : 'picture.words_clash_plan', { number })} ·{' '}
          {t(`picture.${picture.part}`)}
        </p>
        <ClashNote name={list} picture={picture} />
      </div>
    )
  })
}
