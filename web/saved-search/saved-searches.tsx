import { type SavedSearch, savedSearchEndpoints } from '#contract/saved-search/saved-search.ts'

import type { Call } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { describeError } from '../ui/form/describe-error.ts'
import { useSignedCall } from '../account/session/use-signed-call.ts'
import { notify } from '../ui/snackbar.ts'
import { EmptyList, FailedList, SignedOut, WaitingList } from './list-states.tsx'
import styles from './saved-search.module.css'
import { SavedRow } from './saved-row.tsx'
import { useAccountList } from '../account/session/use-account-list.ts'
import { type DescribeCriteria, useDescribeCriteria } from './use-describe-criteria.ts'

const read = (call: Call, signal: AbortSignal) => call(savedSearchEndpoints.list, {}, signal)

/** The saved searches of whoever is signed in. */
export function SavedSearches({ say }: { say: DescribeCriteria }) {
  const t = useTexts()
  const describeCriteria = useDescribeCriteria(say)
  const list = useAccountList(read)
  const { save, remove } = useChanges(list.change)
  if (list.state === 'signed-out') return <SignedOut />
  if (list.state === 'loading') return <WaitingList />
  if (list.state === 'failed') return <FailedList onRetry={list.retry} />
  if (list.rows.length === 0) return <EmptyList name="saved" />
  return (
    <>
      <div className={styles.bar}>
        <output>{t('saved.count', { count: list.rows.length })}</output>
      </div>
      <ul className="stack">
        {list.rows.map((search) => (
          <li key={search.id}>
            <SavedRow
              search={search}
              said={describeCriteria(search.criteria)}
              onSave={(change) => save(search.id, change)}
              onRemove={() => void remove(search)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type Change = { name: string } | { alert: SavedSearch['alert'] }

/** What can be done to the rows: each is done in the account first, and then shown. */
function useChanges(change: (next: (rows: SavedSearch[]) => SavedSearch[]) => void) {
  const t = useTexts()
  const call = useSignedCall()
  const tell = (error: unknown) => notify(describeError(error, t).join('\n'))

  async function save(id: number, what: Change): Promise<void> {
    const { data } = await call(savedSearchEndpoints.change, { id, ...what })
    change((rows) => rows.map((row) => (row.id === id ? data : row)))
  }

  async function putBack({ name, criteria, alert }: SavedSearch, at: number): Promise<void> {
    try {
      const { data } = await call(savedSearchEndpoints.save, { name, criteria, alert })
      change((rows) => rows.toSpliced(at, 0, data))
    } catch (error) {
      tell(error)
    }
  }

  async function remove(search: SavedSearch): Promise<void> {
    try {
      await call(savedSearchEndpoints.remove, { id: search.id })
    } catch (error) {
      return tell(error)
    }
    let at = 0
    change((rows) => {
      at = rows.findIndex(({ id }) => id === search.id)
      return rows.filter(({ id }) => id !== search.id)
    })
    // The row is gone, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true })
    notify(t('saved.deleted'), { text: t('saved.undo'), act: () => void putBack(search, at) })
  }

  return { save, remove }
}
