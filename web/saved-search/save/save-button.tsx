import { IconBell, IconBookmark } from '@tabler/icons-react'
import { useEffect, useState } from 'react'

import type { searchHistoryEndpoints } from '#contract/saved-search/saved-search.ts'
import type { SearchQuery } from '#contract/search/search.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { useEarlyPress } from '../../early-press.ts'
import { useSession } from '../../account/session/session.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'
import { createLazyPieces } from '../../create-lazy-pieces.ts'
import styles from './save-button.module.css'

const saving = createLazyPieces(() => import('./save-dialog.tsx'), ['saved-search', 'forms'])

// The type only: the endpoint's schemas come with the dialog.
const remember = { method: 'POST', path: '/v2/clients/search-history' } as unknown as Remember
type Remember = typeof searchHistoryEndpoints.remember

type Props = { heading: string; search: Partial<SearchQuery> }

/** Over the results: keeps the search, and remembers for whoever is signed in that it was made. */
export function SaveSearch({ heading, search }: Props) {
  const t = useTexts()
  const saver = useSaver({ heading, search })
  useRememberSearch(saver.criteria)
  return (
    <>
      <button type="button" className={styles.button} {...saver.press}>
        <IconBookmark size={18} stroke={1.75} aria-hidden />
        <span>{t('favorite.save_search')}</span>
      </button>
      {saver.dialog}
    </>
  )
}

/** Where nothing is offered yet: emails when something is. */
export function AlertButton({ label, ...props }: Props & { label: string }) {
  const { press, dialog } = useSaver(props)
  return (
    <>
      <Button {...press}>
        <IconBell size={18} stroke={1.75} aria-hidden />
        {label}
      </Button>
      {dialog}
    </>
  )
}

/** What a button does that saves a search, and the dialog that it opens. */
function useSaver({ heading, search }: Props) {
  const t = useTexts()
  const pieces = saving.use()
  const [isOpen, setOpen] = useState(false)
  const { sort: _, page: __, per_page: ___, ...criteria } = search

  async function open(): Promise<void> {
    if (await saving.load()) setOpen(true)
    else notify(t('favorite.save_failed'))
  }

  return {
    criteria,
    press: {
      onPointerOver: () => void saving.load(),
      onClick: () => void open(),
      ...useEarlyPress(() => void open()),
    },
    dialog: isOpen && pieces && (
      <pieces.SaveDialog heading={heading} criteria={criteria} onClose={() => setOpen(false)} />
    ),
  }
}

/** A search counts as made when its results have been looked at; all properties are no search. */
function useRememberSearch(criteria: object): void {
  const call = useSignedCall()
  const token = useSession()?.token
  const text = JSON.stringify(criteria)
  useEffect(() => {
    if (!token || text === '{}') return undefined
    const timer = setTimeout(() => {
      // What is not remembered is no harm to the search.
      call(remember, { criteria: JSON.parse(text) as object }).catch(() => {})
    }, lookedAt)
    return () => clearTimeout(timer)
  }, [call, token, text])
}

/** Milliseconds; a map that is being moved makes many searches. */
const lookedAt = 2000
