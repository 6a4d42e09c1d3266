import type { ShouldRevalidateFunctionArgs } from 'react-router'

import { groupByYear } from '#contract/mortgage/mortgage.ts'

import { PurchaseCost } from './cost/purchase-cost.tsx'
import { createMeta } from '../meta.ts'
import { getSite } from '../site.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Breadcrumb } from '../ui/page/breadcrumb.tsx'
import { Section } from '../ui/page/section.tsx'
import { ShareMenu } from '../lead/referral/share-menu.tsx'
import { saveFile } from '../ui/save-file.ts'
import type { Route } from './+types/calculator-page'
import styles from './calculator-page.module.css'
import { loadLoan } from './calculator/load-loan.ts'
import { LoanForm } from './calculator/loan-form.tsx'
import { LoanResult } from './calculator/loan-result.tsx'
import { LoanWays } from './loan-ways.tsx'
import { PaymentsChart } from './calculator/payments-chart.tsx'
import { writePaymentsCsv } from './calculator/payments-csv.ts'
import { PaymentsTable } from './calculator/payments-table.tsx'
import { toPurchase, calculateLoan } from './calculator/calculate-loan.ts'
import { toTermsAddress } from './calculator/terms-address.ts'
import { useTerms } from './calculator/use-terms.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadLoan(url, getSite(context), 'loan_calculator')
}

// The figures are worked out where they are typed; the address only keeps them.
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function CalculatorPage({ loaderData }: Route.ComponentProps) {
  const { asked, refused, exchange, year, crumbs, site } = loaderData
  const t = useTexts()
  const language = useLanguage()
  const [terms, setTerms] = useTerms(asked)
  const calculation = calculateLoan(terms)
  const years = calculation && groupByYear(calculation.months)
  const rows = terms.rows === 'year' ? years : calculation?.months
  return (
    <div className={`wrap ${styles.page}`}>
      <div className="trail on-screen">
        <Breadcrumb crumbs={crumbs} />
        <ShareMenu title={t('mortgage.calc.title')} url={site.url + toTermsAddress(terms, language)} />
      </div>
      <h1>{t('mortgage.calc.title')}</h1>
      <p className={styles.lead}>{t('mortgage.calc.lead')}</p>
      <div className={styles.columns}>
        <LoanForm terms={terms} refused={refused} onChange={setTerms} exchange={exchange} />
        <LoanResult terms={terms} calculation={calculation} exchange={exchange}>
          <LoanWays
            price={terms.price}
            currency={terms.currency}
            initial_payment={terms.initial}
            loan_amount={terms.price - terms.initial}
          />
        </LoanResult>
      </div>
      {calculation && years && rows && (
        <>
          <Section title={t('mortgage.calc.chart')}>
            <PaymentsChart years={years} currency={terms.currency} />
          </Section>
          <Section title={t('mortgage.calc.table')}>
            <PaymentsTable
              rows={rows}
              by={terms.rows}
              currency={terms.currency}
              hasExtra={terms.extraMonthly + terms.extraYearly > 0}
              onBy={(by) => setTerms({ ...terms, rows: by })}
              onSave={() =>
                saveFile(`${t('mortgage.calc.file')}.csv`, 'text/csv;charset=utf-8', writePaymentsCsv(terms, rows, t))
              }
            />
          </Section>
          <Section id="costo" title={t('cost.title')}>
            <p className={styles.text}>{t('cost.lead')}</p>
            <PurchaseCost
              purchase={toPurchase(terms, calculation.loan, exchange, year)}
              loan={{ ...calculation.loan, payment: calculation.payment }}
              exchange={exchange}
            />
          </Section>
        </>
      )}
      <Section title={t('mortgage.calc.formula')}>
        <p className={styles.text}>{t('mortgage.calc.formula_text')}</p>
        <p className={styles.text}>{t('mortgage.calc.formula_source')}</p>
        <p className={styles.text}>{t('mortgage.calc.note')}</p>
      </Section>
    </div>
  )
}
