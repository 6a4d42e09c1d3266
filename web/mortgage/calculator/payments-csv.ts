import type { Instalment } from '#contract/mortgage/mortgage.ts'

import type { Text } from '../../texts.ts'
import { writeCsv } from '#contract/csv.ts'
import type { Terms } from './terms.ts'

/** The table as a file: what was asked, then every row to the cent, all amounts in the currency that the names say. */
export function writePaymentsCsv(terms: Terms, rows: readonly Instalment[], t: Text): string {
  const { currency, price, initial, years, rate, resetYears, resetRate, extraMonthly, extraYearly } = terms
  const named = (name: string) => `${name} (${currency})`
  return writeCsv([
    [named(t('mortgage.calc.price')), price],
    [named(t('mortgage.calc.initial')), initial],
    [t('mortgage.calc.years'), t('mortgage.calc.years_of', { count: years })],
    [t('mortgage.calc.rate'), rate],
    ...(resetYears > 0
      ? [
          [t('mortgage.calc.reset_years'), t('mortgage.calc.years_of', { count: resetYears })],
          [t('mortgage.calc.reset_rate'), resetRate],
        ]
      : []),
    ...(extraMonthly > 0 ? [[named(t('mortgage.calc.extra_monthly')), extraMonthly]] : []),
    ...(extraYearly > 0 ? [[named(t('mortgage.calc.extra_yearly')), extraYearly]] : []),
    [],
    [
      t(`mortgage.calc.${terms.rows}`),
      ...(['paid', 'to_interest', 'to_principal', 'balance'] as const).map((column) =>
        named(t(`mortgage.calc.${column}`)),
      ),
    ],
    ...rows.map(({ interest, principal, balance }, at) => [
      at + 1,
      ...[interest + principal, interest, principal, balance].map((amount) => Math.round(amount * 100) / 100),
    ]),
  ])
}
