import { useState } from 'react'

import { exchangeRateEndpoints } from '#contract/exchange-rate/exchange-rate.ts'

import { formatMediumDate } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { useSession } from '../account/session/session.ts'
import { useAnswer } from '../account/session/use-answer.ts'
import { RateForm } from './rate-form.tsx'
import { RateHistory } from './rate-history.tsx'
import styles from './rate.module.css'
import { formatRate } from './format-rate.ts'

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
      <section className={styles.now} aria-label={t('rate.title')}>
        <p>
          <span>{t('rate.title')}</span>
          <b>{now ? formatRate(now.rate, language) : rates ? t('rate.none') : failure ? t('rate.failed') : '…'}</b>
          {now && (
            <small>
              <time dateTime={now.date}>{formatMediumDate(now.date, language)}</time> · {now.source}
            </small>
          )}
        </p>
        {failure ? (
          <Button isSmall look="secondary" onClick={again}>
            {t('rate.retry')}
          </Button>
        ) : (
          <Button isSmall look="secondary" disabled={!rates} onClick={() => setOpen(true)}>
            {t('rate.open')}
          </Button>
        )}
      </section>
      {isOpen && rates && (
        <OpenDialog title={t('rate.title')} onClose={() => setOpen(false)}>
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
