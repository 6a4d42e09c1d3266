import { useState } from 'react'

import { exchangeRateEndpoints } from '#contract/exchange-rate/exchange-rate.ts'

import { shortDate } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { useSession } from '../../ui/session/session.ts'
import { useAnswer } from '../use-answer.ts'
import { RateForm } from './rate-form.tsx'
import { RateHistory } from './rate-history.tsx'
import styles from './rate.module.css'
import { saidRate } from './said-rate.ts'

/** The rate that every price goes by, for the network's staff, and the way to change it. */
export function RateNow() {
  const isStaff = useSession()?.user.role === 'staff'
  return isStaff ? <StaffRate /> : null
}

function StaffRate() {
  const t = useTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { data, failure, again } = useAnswer('rates', (call, signal) => call(exchangeRateEndpoints.history, {}, signal))
  const rates = data?.data
  const [now] = rates ?? []
  return (
    <>
      <section className={styles.now} aria-label={t('desk.rate.title')}>
        <p>
          <span>{t('desk.rate.title')}</span>
          <b>
            {now ? saidRate(now.rate, language) : rates ? t('desk.rate.none') : failure ? t('desk.rate.failed') : '…'}
          </b>
          {now && (
            <small>
              <time dateTime={now.date}>{shortDate(now.date, language)}</time> · {now.source}
            </small>
          )}
        </p>
        {failure ? (
          <Button isSmall look="secondary" onClick={again}>
            {t('desk.retry')}
          </Button>
        ) : (
          <Button isSmall look="secondary" disabled={!rates} onClick={() => setOpen(true)}>
            {t('desk.rate.open')}
          </Button>
        )}
      </section>
      {isOpen && rates && (
        <OpenDialog title={t('desk.rate.title')} onClose={() => setOpen(false)}>
          <RateForm
            last={now}
            onOutdated={again}
            onDone={() => {
              again()
              setOpen(false)
            }}
          />
          {now && <RateHistory rates={rates} />}
        </OpenDialog>
      )}
    </>
  )
}
