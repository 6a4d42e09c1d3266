import type { Currency } from '#contract/currency.ts'
import type { Language } from '#contract/language.ts'

import { toPath } from '../../paths.ts'

/** What the form that asks for a loan brings along in its address. */
export const loanFormNames = ['currency', 'initial_payment', 'loan_amount', 'property_code'] as const

type Loan = { currency: Currency; loan_amount: number; initial_payment: number; property_code?: string }

/** The form that asks for a loan, with its figures and the property that it is for. */
export function toLoanFormPath(loan: Loan, language: Language): string {
  const { currency, loan_amount, initial_payment, property_code } = loan
  const query = new URLSearchParams({
    ...(loan_amount > 0 && {
      currency,
      initial_payment: String(Math.round(initial_payment)),
      loan_amount: String(Math.round(loan_amount)),
    }),
    ...(property_code && { property_code }),
  })
  return toPath('loan_form', language) + (query.size > 0 ? `?${query}` : '')
}
