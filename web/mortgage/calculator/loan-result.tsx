import { IconPigMoney } from '@tabler/icons-react'

import type { Currency } from '#contract/currency.ts'
import { readDecimal } from '#contract/amount.ts'
import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import type { Language } from '#contract/language.ts'

import { formatMoney } from '../../money.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './loan-result.module.css'
import { Payment } from '../payment.tsx'
import type { LoanCalculation } from './calculate-loan.ts'
import { formatSpan } from './spans.ts'
import type { Terms } from './terms.ts'

type Props = { terms: Terms; calculation: LoanCalculation | null; exchange: ExchangeRate; children?: React.ReactNode }

/** What the loan costs a month and in all. */
export function LoanResult({ terms, calculation, exchange, children }: Props) {
  return (
    <div className={styles.result}>
      <output form="loan" className={styles.said}>
        <Payment terms={terms} calculation={calculation} exchange={exchange} />
        {calculation && <Figures terms={terms} calculation={calculation} />}
      </output>
      {children}
    </div>
  )
}

function Figures({ terms, calculation }: { terms: Terms; calculation: LoanCalculation }) {
  const t = useTexts()
  const language = useLanguage()
  const { loan, months, interest, saved } = calculation
  const write = (amount: number) => exactly(amount, terms.currency, language)
  const facts = [
    [t('mortgage.calc.loan'), write(loan.amount)],
    [t('mortgage.calc.interest'), write(interest)],
    [t('mortgage.calc.all'), write(loan.amount + interest)],
    [t('mortgage.calc.ends'), formatSpan(months.length, t)],
  ] as const
  return (
    <>
      {terms.resetYears > 0 && <Later terms={terms} calculation={calculation} />}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {saved && (
        <p className={styles.saved}>
          <IconPigMoney size={20} stroke={1.75} aria-hidden />
          {saved.months > 0
            ? t('mortgage.calc.saved', { interest: write(saved.interest), time: formatSpan(saved.months, t) })
            : t('mortgage.calc.saved_none', { interest: write(saved.interest) })}
        </p>
      )}
    </>
  )
}

/** What is paid once the rate has changed. */
function Later({ terms, calculation: { payment, later } }: { terms: Terms; calculation: LoanCalculation }) {
  const t = useTexts()
  const language = useLanguage()
  if (later === null) return <p className={styles.later}>{t('mortgage.calc.paid_before')}</p>
  const amount = exactly(Math.abs(later - payment), terms.currency, language)
  return (
    <p className={styles.later}>
      {t('mortgage.calc.until_reset', {
        count: terms.resetYears,
        payment: exactly(later, terms.currency, language),
        difference: t(later >= payment ? 'mortgage.calc.more' : 'mortgage.calc.less', { amount }),
        rate: String(readDecimal(terms.resetRate)),
      })}
    </p>
  )
}

/** To the cent. */
function exactly(amount: number, currency: Currency, language: Language): string {
  return formatMoney(Math.round(amount * 100) / 100, currency, language, 'always')
}
