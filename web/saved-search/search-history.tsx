import { useState } from 'react'

import { type RememberedSearch, searchHistoryEndpoints } from '#contract/saved-search/saved-search.ts'

import type { Call } from '../api-client.ts'
import { formatShortMoment } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { useSignedCall } from '../account/session/use-signed-call.ts'
import { notify } from '../ui/snackbar.ts'
import { EmptyList, FailedList, ResultsLink, SignedOut, WaitingList } from './list-states.tsx'
import styles from './saved-search.module.css'
import { useAccountList } from '../account/session/use-account-list.ts'
import { type DescribeCriteria, type DescribedCriteria, useDescribeCriteria } from './use-describe-criteria.ts'

const read = (call: Call, signal: AbortSignal) => call(searchHistoryEndpoints.list, {}, signal)

/** What was searched last by whoever is signed in. */
export function SearchHistory({ say }: { say: DescribeCriteria }) {
  const t = useTexts()
  const describeCriteria = useDescribeCriteria(say)
  const list = useAccountList(read)
  const call = useSignedCall()
  const [isClearing, setClearing] = useState(false)
  if (list.state === 'signed-out') return <SignedOut />
  if (list.state === 'loading') return <WaitingList />
  if (list.state === 'failed') return <FailedList onRetry={list.retry} />
  if (list.rows.length === 0) return <EmptyList name="history" />

  /** Does it in the account, then shows what is left. */
  async function forget(act: () => Promise<unknown>, rest: RememberedSearch[], said: string): Promise<void> {
    setClearing(false)
    try {
      await act()
      list.change(() => rest)
      document.getElementById('main')?.focus({ preventScroll: true })
      notify(said)
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    }
  }

  const clear = () => forget(() => call(searchHistoryEndpoints.clear, {}), [], t('saved.history.cleared'))
  const forgetOne = (gone: number) =>
    forget(
      () => call(searchHistoryEndpoints.forget, { id: gone }),
      list.rows.filter(({ id }) => id !== gone),
      t('saved.deleted'),
    )
  return (
    <>
      <div className={styles.bar}>
        <output>{t('saved.count', { count: list.rows.length })}</output>
        <Button look="secondary" isSmall onClick={() => setClearing(true)}>
          {t('saved.history.clear')}
        </Button>
      </div>
      <ul className="stack">
        {list.rows.map(({ id, criteria, at }) => (
          <li key={id}>
            <RememberedRow said={describeCriteria(criteria)} at={at} onForget={() => void forgetOne(id)} />
          </li>
        ))}
      </ul>
      {isClearing && (
        <MessageDialog
          title={t('saved.history.clear')}
          lines={[t('saved.history.clear_text')]}
          onClose={() => setClearing(false)}
          action={{ label: t('saved.history.clear'), act: () => void clear(), isBusy: false }}
        />
      )}
    </>
  )
}

function RememberedRow({ said, at, onForget }: { said: DescribedCriteria; at: string; onForget: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const { title, filters, href } = said
  const name = [title, ...filters].join(' · ')
  return (
    <article className={styles.search}>
      <div>
        <h2 className={styles.name}>{title}</h2>
        {filters.length > 0 && <p className="caption">{filters.join(' · ')}</p>}
        <p className="caption">{t('saved.history.at', { date: formatShortMoment(at, language) })}</p>
      </div>
      <div className={styles.actions}>
        <ResultsLink href={href} name={name} />
        <Button look="secondary" isSmall aria-label={t('saved.delete_one', { name })} onClick={onForget}>
          {t('saved.delete')}
        </Button>
      </div>
    </article>
  )
}
