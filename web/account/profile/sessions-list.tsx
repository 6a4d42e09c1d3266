import { useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'
import type { OutputOf } from '#contract/endpoint.ts'

import type { Call } from '../../api-client.ts'
import { formatShortMoment } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import form from '../../ui/form/form.module.css'
import { describeError } from '../../ui/form/describe-error.ts'
import { useAccountList } from '../session/use-account-list.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'
import { describeDevice } from './device-of.ts'
import styles from './profile.module.css'

type Sessions = OutputOf<typeof accountEndpoints.sessions>['data']

const read = (call: Call, signal: AbortSignal) => call(accountEndpoints.sessions, {}, signal)

/** Where somebody is signed in; every session but this one can be ended. */
export function SessionsList() {
  const t = useTexts()
  const call = useSignedCall()
  const list = useAccountList(read)
  const [problem, setProblem] = useState('')

  async function end(id: number): Promise<void> {
    setProblem('')
    try {
      await call(accountEndpoints.endSession, { id: String(id) })
      list.change((rows) => rows.filter((session) => session.id !== id))
      notify(t('profile.sessions.ended'))
      document.getElementById('sessions')?.focus()
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    }
  }

  return (
    <section className={styles.card}>
      <h2 id="sessions" tabIndex={-1}>
        {t('profile.sessions.title')}
      </h2>
      <p>{t('profile.sessions.lead')}</p>
      {list.state === 'loading' && <output className={styles.waiting}>{t('ui.loading')}</output>}
      {list.state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>{t('profile.sessions.failed')}</p>
          <Button look="secondary" isSmall onClick={list.retry}>
            {t('profile.retry')}
          </Button>
        </div>
      )}
      <ul className={styles.sessions}>
        {list.rows.map((session) => (
          <Session key={session.id} session={session} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}

function Session({ session, onEnd }: { session: Sessions[number]; onEnd: () => void }) {
  const t = useTexts()
  const found = describeDevice(session.user_agent)
  const device = found ? t('profile.sessions.device', found) : t('profile.sessions.unknown')
  const when = formatShortMoment(session.seen_at, useLanguage())
  return (
    <li>
      <span>
        {device}
        <small>{t('profile.sessions.seen', { when })}</small>
      </span>
      {session.is_current ? (
        <span className={styles.here}>{t('profile.sessions.current')}</span>
      ) : (
        <Button look="secondary" isSmall aria-label={t('profile.sessions.end_one', { device, when })} onClick={onEnd}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}
