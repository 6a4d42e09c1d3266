import { lazy, Suspense, useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'
import { type FactorState, factorEndpoints } from '#contract/account/factor.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { formatLongDate } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { FactorOffDialog } from './factor-off-dialog.tsx'
import styles from './team.module.css'

/** It brings what draws codes for cameras. */
const FactorDialog = lazy(() => import('./factor-dialog.tsx'))

/** Whether one's account has a second factor, from when it is needed, and the way to turn it on or off. */
export function FactorCard({ onChange }: { onChange: () => void }) {
  const t = useTexts()
  const [open, setOpen] = useState<'on' | 'off' | null>(null)
  const { data, failure, at, again } = useAnswer('factor', async (call, signal) => {
    const [factor, profile] = await Promise.all([
      call(factorEndpoints.factor, {}, signal),
      call(accountEndpoints.profile, {}, signal),
    ])
    return { factor: factor.data, hasPassword: profile.data.has_password }
  })
  if (failure) return <FailedScreen failure={failure} onRetry={again} />
  if (!data) return <Waiting bars={2} />
  const { factor, hasPassword } = data
  const dialog = {
    hasPassword,
    onChange: () => {
      again()
      onChange()
    },
    onClose: () => setOpen(null),
  }
  return (
    <section className={styles.card}>
      <h2>{t('team.code.title')}</h2>
      <p>{t('team.code.lead')}</p>
      <State factor={factor} now={at} />
      <div className="actions">
        {factor.is_on ? (
          <Button look="secondary" onClick={() => setOpen('off')}>
            {t('team.code.turn_off')}
          </Button>
        ) : (
          <Button onClick={() => setOpen('on')}>{t('team.code.turn_on')}</Button>
        )}
      </div>
      {open === 'on' && (
        <Suspense>
          <FactorDialog {...dialog} />
        </Suspense>
      )}
      {open === 'off' && <FactorOffDialog {...dialog} />}
    </section>
  )
}

function State({ factor, now }: { factor: FactorState; now: number }) {
  const { is_on, since, required_from, recovery_codes } = factor
  const t = useTexts()
  const language = useLanguage()
  if (is_on && since) {
    return (
      <p className={styles.note}>
        {t('team.code.on', { date: formatLongDate(since.slice(0, 10), language) })}{' '}
        {t('team.code.left', { count: recovery_codes })}
      </p>
    )
  }
  if (!required_from) return null
  const isDue = Date.parse(required_from) <= now
  const date = formatLongDate(required_from.slice(0, 10), language)
  return (
    <p className={isDue ? styles.alarm : styles.note}>
      {isDue ? t('team.code.required') : t('team.code.required_from', { date })}
    </p>
  )
}
