import type { DatedRate } from '#contract/exchange-rate/exchange-rate.ts'

import { formatMediumDate, formatShortMomentHere } from '../dates.ts'
import { useLanguage, useTexts } from '../texts.ts'
import styles from './rate.module.css'
import { formatMove, formatRate } from './format-rate.ts'

/** The last rates, the one that counts first, each beside the one before it. */
export function RateHistory({ rates }: { rates: readonly DatedRate[] }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={styles.history} aria-labelledby="rate-history">
      <h3 id="rate-history">{t('rate.history')}</h3>
      <ol>
        {rates.map(({ id, rate, date, source, by, added_at }, at) => {
          const before = rates[at + 1]
          return (
            <li key={id} aria-current={at === 0 || undefined}>
              <p>
                <b>{formatRate(rate, language)}</b>
                {before && before.rate !== rate && <span>{formatMove(before.rate, rate, language)}</span>}
                <time dateTime={date}>{formatMediumDate(date, language)}</time>
              </p>
              <small>{source}</small>
              <small>
                {by ?? t('rate.by_itself')} ·{' '}
                <time dateTime={added_at}>{formatShortMomentHere(added_at, language)}</time>
              </small>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
