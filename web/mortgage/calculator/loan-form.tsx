import { IconChevronDown } from '@tabler/icons-react'

import { useState } from 'react'

import type { ExchangeRate } from '#contract/exchange-rate.ts'
import { averageRates } from '#contract/reckoning/loan-terms.ts'

import { longDate } from '../../dates.ts'
import { pathTo } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import field from '../../ui/field.module.css'
import { CurrencySwitch } from '../../ui/currency-switch.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import styles from './loan-form.module.css'
import { PercentField } from './percent-field.tsx'
import { shareTyped } from './reckon.ts'
import {
  inCurrency,
  initialPercent,
  resetChoices,
  usualRate,
  withInitial,
  withPrice,
  withYears,
  type Terms,
} from './terms.ts'
import { TextField } from './text-field.tsx'
import { YearsField } from './years-field.tsx'

type Props = { terms: Terms; onChange: (terms: Terms) => void; exchange: ExchangeRate }

/** What the calculator asks: worked out as one types, and a plain form that the server answers without scripts. */
export function LoanForm({ terms, onChange, exchange }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const { currency, initial, years, rate } = terms
  const change = (changes: Partial<Terms>) => onChange({ ...terms, ...changes })
  return (
    <form
      id="loan"
      className={styles.form}
      action={pathTo('loan_calculator', language)}
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
        onChange={(next) => onChange(inCurrency(terms, next, exchange))}
      />
      <div className={styles.fields}>
        <div className={styles.wide}>
          <MoneyField
            name="price"
            label={t('mortgage.calc.price')}
            currency={currency}
            value={terms.price}
            onChange={(price) => onChange(withPrice(terms, price))}
          />
        </div>
        <MoneyField
          name="initial"
          label={t('mortgage.calc.initial')}
          currency={currency}
          value={initial}
          onChange={(amount) => onChange(withInitial(terms, amount))}
        />
        <PercentField
          name="initial_percent"
          label={t('mortgage.calc.percent')}
          value={initialPercent(terms)}
          onChange={(percent) => onChange(withInitial(terms, (terms.price * percent) / 100))}
        />
        <YearsField years={years} onChange={(chosen) => onChange(withYears(terms, chosen))} />
        <TextField
          name="rate"
          label={t('mortgage.calc.rate')}
          value={rate}
          onChange={(text) => change({ rate: text })}
          isWrong={!(shareTyped(rate) <= 0.4)}
          hint={t('mortgage.calc.rate_hint', {
            rate: usualRate(currency),
            date: longDate(averageRates[currency].date, language),
          })}
        />
      </div>
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
              .filter((count) => count < years)
              .map((count) => (
                <option key={count} value={count}>
                  {t('mortgage.calc.years_of', { count })}
                </option>
              ))}
          </select>
        </label>
        <TextField
          name="reset_rate"
          label={t('mortgage.calc.reset_rate')}
          value={terms.resetRate}
          onChange={(text) => change({ resetRate: text })}
          isWrong={terms.resetYears > 0 && !(shareTyped(terms.resetRate) <= 0.4)}
        />
      </More>
      <More title={t('mortgage.calc.extra')} isOpen={terms.extraMonthly + terms.extraYearly > 0}>
        <MoneyField
          name="extra_monthly"
          label={t('mortgage.calc.extra_monthly')}
          currency={currency}
          value={terms.extraMonthly}
          onChange={(extraMonthly) => change({ extraMonthly })}
        />
        <MoneyField
          name="extra_yearly"
          label={t('mortgage.calc.extra_yearly')}
          currency={currency}
          value={terms.extraYearly}
          onChange={(extraYearly) => change({ extraYearly })}
        />
      </More>
      <CostFields terms={terms} change={change} />
      <noscript>
        <Button type="submit" className={styles.submit}>
          {t('mortgage.calc.submit')}
        </Button>
      </noscript>
    </form>
  )
}

function CostFields({ terms, change }: { terms: Terms; change: (changes: Partial<Terms>) => void }) {
  const t = useTexts()
  return (
    <More title={t('mortgage.calc.costs')} isOpen={terms.maintenance > 0 || terms.isConfotur}>
      <MoneyField
        name="maintenance"
        label={t('mortgage.calc.maintenance')}
        currency={terms.currency}
        value={terms.maintenance}
        onChange={(maintenance) => change({ maintenance })}
      />
      {(['insurance', 'legal', 'notary'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`mortgage.calc.${name}`)}
          value={terms[name]}
          onChange={(text) => change({ [name]: text })}
          isWrong={!(shareTyped(terms[name]) <= 0.2)}
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
