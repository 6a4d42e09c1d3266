import { useEffect, useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'
import type { OutputOf } from '#contract/endpoint.ts'

import { shortMoment } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import form from '../ui/form/form.module.css'
import { saidOf } from '../ui/form/said-error.ts'
import { useSignedCall } from '../ui/session/use-signed-call.ts'
import { notify } from '../ui/snackbar.ts'
import { deviceOf } from './device-of.ts'
import styles from './profile.module.css'

type Sessions = OutputOf<typeof accountEndpoints.sessions>['data']

/** Where somebody is signed in; every session but this one can be ended. */
export function SessionsList() {
  const t = useTexts()
  const call = useSignedCall()
  const [sessions, setSessions] = useState<Sessions>([])
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const left = new AbortController()
    call(accountEndpoints.sessions, {}, left.signal).then(
      ({ data }) => setSessions(data),
      (error: unknown) => {
        if (!left.signal.aborted) setProblem(saidOf(error, t).join('\n'))
      },
    )
    return () => left.abort()
  }, [call, t])

  async function end(id: number): Promise<void> {
    setProblem('')
    try {
      await call(accountEndpoints.endSession, { id: String(id) })
      setSessions((before) => before.filter((session) => session.id !== id))
      notify(t('profile.sessions.ended'))
      document.getElementById('sessions')?.focus()
    } catch (error) {
      setProblem(saidOf(error, t).join('\n'))
    }
  }

  return (
    <section className={styles.card}>
      <h2 id="sessions" tabIndex={-1}>
        {t('profile.sessions.title')}
      </h2>
      <p>{t('profile.sessions.lead')}</p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
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
  const found = deviceOf(session.user_agent)
  const device = found ? t('profile.sessions.device', found) : t('profile.sessions.unknown')
  const when = shortMoment(session.seen_at, useLanguage())
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
