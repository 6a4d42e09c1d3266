import type { Currency } from '#contract/currency.ts'
import type { Instalment } from '#contract/mortgage/mortgage.ts'

import { formatMoney, formatShortMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './payments-chart.module.css'

const height = 100
/** A bar fills so much of its year. */
const fill = 0.72

/** What each year pays, interest upon principal; the table after it says the same in figures. */
export function PaymentsChart({ years, currency }: { years: Instalment[]; currency: Currency }) {
  const t = useTexts()
  const language = useLanguage()
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return null
  const top = roundedUp(Math.max(...years.map(({ interest, principal }) => interest + principal)))
  const tall = (amount: number) => (amount / top) * height
  const write = (amount: number) => formatMoney(Math.round(amount), currency, language)
  return (
    <figure className="stack">
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden>
          {[top, top / 2, 0].map((amount) => (
            <span key={amount}>{formatShortMoney(amount, currency)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${years.length * 10} ${height}`}
          preserveAspectRatio="none"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing is an image to whoever cannot see it
          role="img"
          aria-label={t('mortgage.calc.chart_words', {
            first_interest: write(first.interest),
            first_principal: write(first.principal),
            last_interest: write(last.interest),
            last_principal: write(last.principal),
          })}
        >
          {[0, 0.5, 1].map((at) => (
            <line
              key={at}
              stroke="var(--line-strong)"
              vectorEffect="non-scaling-stroke"
              x1={0}
              x2={years.length * 10}
              y1={at * height}
              y2={at * height}
            />
          ))}
          {years.map(({ interest, principal }, at) => {
            const x = at * 10 + (1 - fill) * 5
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a bar is its year
              <g key={at}>
                <rect
                  x={x}
                  width={10 * fill}
                  y={height - tall(principal)}
                  height={tall(principal)}
                  fill="var(--primary)"
                />
                <rect
                  x={x}
                  width={10 * fill}
                  y={height - tall(principal) - tall(interest)}
                  height={tall(interest)}
                  fill="var(--sol)"
                />
              </g>
            )
          })}
        </svg>
        <div className={styles.years} aria-hidden>
          {[...new Set([1, Math.ceil(years.length / 2), years.length])].map((year) => (
            <span key={year}>
              {t('mortgage.calc.year')} {year}
            </span>
          ))}
        </div>
      </div>
      <figcaption className={styles.legend}>
        <span data-part="interest">{t('mortgage.calc.to_interest')}</span>
        <span data-part="principal">{t('mortgage.calc.to_principal')}</span>
      </figcaption>
    </figure>
  )
}

/** The next of 1, 2, 2.5, 5 and 10 times a power of ten that can be halved legibly. */
function roundedUp(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)))
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((step) => step >= amount) ?? 10 * power
}
