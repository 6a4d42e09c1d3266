import { IconChevronDown } from '@tabler/icons-react'

import { useState } from 'react'

import type { ExchangeRate } from '#contract/exchange-rate/exchange-rate.ts'
import { highestYearlyRate } from '#contract/mortgage/loan-terms.ts'

import { formatLongDate } from '../../dates.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import field from '../../ui/field.module.css'
import { CurrencySwitch } from '../currency-switch.tsx'
import { MoneyField, PercentField } from '../number-fields.tsx'
import { useRateDate } from '../use-rate-date.ts'
import styles from './loan-form.module.css'
import { InitialPercentField } from './initial-percent-field.tsx'
import { highestShare } from './calculate-loan.ts'
import {
  convertTerms,
  calculateInitialPercent,
  resetChoices,
  getDefaultRate,
  withInitial,
  withYears,
  type Terms,
} from './terms.ts'
import { useWithPrice } from './use-with-price.ts'
import { YearsField } from './years-field.tsx'

type Props = {
  terms: Terms
  /** What an address brought and is no number, by the name of its field. */
  refused: Record<string, string>
  onChange: (terms: Terms) => void
  exchange: ExchangeRate
}

/** What the calculator asks: worked out as one types, and a plain form that the server answers without scripts. */
export function LoanForm({ terms, refused, onChange, exchange }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const rateDate = useRateDate()
  const withPrice = useWithPrice()
  const { currency, initial, years, rate } = terms
  const change = (changes: Partial<Terms>) => onChange({ ...terms, ...changes })
  return (
    <form
      id="loan"
      className="bleeding stack on-screen"
      action={toPath('loan_calculator', language)}
      aria-label={t('mortgage.calc.form')}
      onSubmit={(event) => event.preventDefault()}
    >
      {/* In no cell of a grid, or it would leave a hole. */}
      <noscript className={styles.unseen}>
        <input type="hidden" name="initial_was" value={initial} />
      </noscript>
      <CurrencySwitch
        label={t('mortgage.calc.currency')}
        name="currency"
        currency={currency}
        onChange={(next) => onChange(convertTerms(terms, next, exchange))}
      />
      <div className={styles.fields}>
        <div className={styles.wide}>
          <MoneyField
            name="price"
            refused={refused.price}
            label={t('mortgage.calc.price')}
            currency={currency}
            value={terms.price}
            onChange={(price) => onChange(withPrice(terms, price))}
          />
        </div>
        <MoneyField
          name="initial"
          refused={refused.initial}
          label={t('mortgage.calc.initial')}
          currency={currency}
          value={initial}
          onChange={(amount) => onChange(withInitial(terms, amount))}
        />
        <InitialPercentField
          refused={refused.initial_percent}
          value={calculateInitialPercent(terms)}
          onChange={(percent) => onChange(withInitial(terms, (terms.price * percent) / 100))}
        />
        <YearsField years={years} onChange={(chosen) => onChange(withYears(terms, chosen))} />
        <PercentField
          name="rate"
          label={t('mortgage.calc.rate')}
          value={rate}
          onChange={(text) => change({ rate: text })}
          most={highestYearlyRate * 100}
          hint={t('mortgage.calc.rate_hint', {
            rate: getDefaultRate(currency),
            date: formatLongDate(rateDate(currency), language),
          })}
        />
      </div>
      <ResetFields terms={terms} change={change} />
      <ExtraFields terms={terms} refused={refused} change={change} />
      <CostFields terms={terms} refused={refused} change={change} />
      <noscript>
        <Button type="submit" className={styles.submit}>
          {t('mortgage.calc.submit')}
        </Button>
      </noscript>
    </form>
  )
}

type PartProps = Pick<Props, 'terms' | 'refused'> & { change: (changes: Partial<Terms>) => void }

/** A rate that changes after some years. */
function ResetFields({ terms, change }: Omit<PartProps, 'refused'>) {
  const t = useTexts()
  return (
    <More title={t('mortgage.calc.reset')} isOpen={terms.resetYears > 0}>
      <label className={field.field}>
        {t('mortgage.calc.reset_years')}
        <select
          name="reset_years"
          value={terms.resetYears}
          onChange={({ target }) => change({ resetYears: Number(target.value) })}
        >
          <option value={0}>{t('mortgage.calc.reset_never')}</option>
          {resetChoices
            .filter((count) => count < terms.years)
            .map((count) => (
              <option key={count} value={count}>
                {t('mortgage.calc.years_of', { count })}
              </option>
            ))}
        </select>
      </label>
      <PercentField
        name="reset_rate"
        label={t('mortgage.calc.reset_rate')}
        value={terms.resetRate}
        onChange={(text) => change({ resetRate: text })}
        most={highestYearlyRate * 100}
      />
    </More>
  )
}

/** What is paid beside the quota. */
function ExtraFields({ terms, refused, change }: PartProps) {
  const t = useTexts()
  return (
    <More
      title={t('mortgage.calc.extra')}
      isOpen={terms.extraMonthly + terms.extraYearly > 0 || hasAny(refused, ['extra_monthly', 'extra_yearly'])}
    >
      <MoneyField
        name="extra_monthly"
        refused={refused.extra_monthly}
        label={t('mortgage.calc.extra_monthly')}
        currency={terms.currency}
        value={terms.extraMonthly}
        onChange={(extraMonthly) => change({ extraMonthly })}
      />
      <MoneyField
        name="extra_yearly"
        refused={refused.extra_yearly}
        label={t('mortgage.calc.extra_yearly')}
        currency={terms.currency}
        value={terms.extraYearly}
        onChange={(extraYearly) => change({ extraYearly })}
      />
    </More>
  )
}

function CostFields({ terms, refused, change }: PartProps) {
  const t = useTexts()
  return (
    <More
      title={t('mortgage.calc.costs')}
      isOpen={terms.maintenance > 0 || terms.isConfotur || hasAny(refused, ['maintenance'])}
    >
      <MoneyField
        name="maintenance"
        refused={refused.maintenance}
        label={t('mortgage.calc.maintenance')}
        currency={terms.currency}
        value={terms.maintenance}
        onChange={(maintenance) => change({ maintenance })}
      />
      {(['insurance', 'legal', 'notary'] as const).map((name) => (
        <PercentField
          key={name}
          name={name}
          label={t(`mortgage.calc.${name}`)}
          value={terms[name]}
          onChange={(text) => change({ [name]: text })}
          most={highestShare * 100}
        />
      ))}
      <label className={styles.check}>
        <input
          type="checkbox"
          name="confotur"
          value="1"
          checked={terms.isConfotur}
          onChange={({ target }) => change({ isConfotur: target.checked })}
        />
        {t('mortgage.calc.confotur')}
      </label>
    </More>
  )
}

/** Fields that most do without, behind their name; open where the address uses them. */
function More({ title, isOpen, children }: { title: string; isOpen: boolean; children: React.ReactNode }) {
  // What stands open stays so while its fields are emptied.
  const [wasOpen] = useState(isOpen)
  return (
    <details className={styles.more} open={wasOpen}>
      <summary>
        {title}
        <IconChevronDown size={20} stroke={1.75} aria-hidden />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}

const hasAny = (refused: Record<string, string>, names: readonly string[]) => names.some((name) => name in refused)
