import type { Currency } from '../fields.ts'
import { averageRates, highestYearlyRate, initialLimits, termLimits } from './loan-terms.ts'

export type Loan = {
  /** What is borrowed. */
  amount: number
  /** A fraction: 0.1 is 10 %. */
  yearlyRate: number
  years: number
}

/** What may change a loan on its way. */
export type LoanChanges = {
  /** From the month after so many years the rest is paid at another rate, in the months that are left. */
  reset?: { afterYears: number; yearlyRate: number } | undefined
  /** Paid on top, all of it off the debt: every month, and once at the end of every year. */
  extra?: { monthly: number; yearly: number } | undefined
}

/** What an address of the calculator may ask, by name. */
export const loanNames = [
  'currency',
  'price',
  'initial',
  'initial_was',
  'initial_percent',
  'years',
  'rate',
  'reset_years',
  'reset_rate',
  'extra_monthly',
  'extra_yearly',
  'maintenance',
  'confotur',
  'legal',
  'notary',
  'insurance',
  'rows',
] as const

/**
 * The level payment that pays a loan off, interest charged monthly: `amount · i / (1 − (1 + i)⁻ⁿ)`, the annuity
 * formula of Brealey, Myers and Allen, Principles of Corporate Finance, ch. 2. Refuses a loan that no bank could give.
 */
export function calculateMonthlyPayment(loan: Loan): number {
  refuseNonsense(loan)
  return levelPayment(loan.amount, loan.yearlyRate / 12, loan.years * 12)
}

/**
 * The highest price whose usual loan (a fifth paid at once, twenty years, the average rate of the currency) costs
 * `payment` a month: the annuity formula turned round, down to the cent.
 */
export function calculateHighestPrice(payment: number, currency: Currency): number {
  const { yearlyRate } = averageRates[currency]
  const perUnit = levelPayment(1 - initialLimits.usual, yearlyRate / 12, termLimits.usual * 12)
  return Math.floor((payment / perUnit) * 100) / 100
}

/** What a month pays: interest on what was owed, the rest off the debt, extra payments included; what is still owed. */
export type Instalment = { interest: number; principal: number; balance: number }

/** Every month from the first to the last; extra payments leave the payment as it is and end the loan sooner. */
export function calculateAmortization(loan: Loan, { reset, extra }: LoanChanges = {}): Instalment[] {
  const rows: Instalment[] = []
  const months = loan.years * 12
  let payment = calculateMonthlyPayment(loan)
  let yearlyRate = loan.yearlyRate
  let balance = loan.amount
  for (let month = 0; month < months && balance > 0; month++) {
    if (reset && month === reset.afterYears * 12) {
      yearlyRate = reset.yearlyRate
      payment = levelPayment(balance, yearlyRate / 12, months - month)
    }
    const interest = (balance * yearlyRate) / 12
    const more = (extra?.monthly ?? 0) + (month % 12 === 11 ? (extra?.yearly ?? 0) : 0)
    // The last month pays all that is left, so that no fraction of a cent stays owed.
    const principal = month === months - 1 ? balance : Math.min(balance, payment - interest + more)
    balance -= principal
    rows.push({ interest, principal, balance })
  }
  return rows
}

/** The same, a row for each year: what was paid in it, and what is owed at its end. */
export function calculateAmortizationByYear(loan: Loan, changes?: LoanChanges): Instalment[] {
  return groupByYear(calculateAmortization(loan, changes))
}

/** Months put together into years; the last one may have fewer than twelve. */
export function groupByYear(months: readonly Instalment[]): Instalment[] {
  return Array.from({ length: Math.ceil(months.length / 12) }, (_, year) => {
    const ofYear = months.slice(year * 12, year * 12 + 12)
    return {
      interest: sum(ofYear.map((month) => month.interest)),
      principal: sum(ofYear.map((month) => month.principal)),
      balance: ofYear.at(-1)?.balance ?? 0,
    }
  })
}

/** The payment once the rate has changed, extra payments aside; null when nothing is owed any more by then. */
export function calculatePaymentAfterReset(loan: Loan, changes: LoanChanges): number | null {
  const { afterYears, yearlyRate } = changes.reset ?? { afterYears: loan.years, yearlyRate: loan.yearlyRate }
  const balance = calculateAmortization(loan, changes)[afterYears * 12 - 1]?.balance
  return balance ? levelPayment(balance, yearlyRate / 12, (loan.years - afterYears) * 12) : null
}

function levelPayment(amount: number, monthlyRate: number, months: number): number {
  if (monthlyRate === 0) return amount / months
  return (amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
}

function refuseNonsense({ amount, yearlyRate, years }: Loan): void {
  if (!Number.isFinite(amount) || amount <= 0) throw new RangeError('A loan is of more than nothing')
  if (!(yearlyRate >= 0 && yearlyRate <= highestYearlyRate)) throw new RangeError('A yearly rate is from 0 to 0.4')
  if (!Number.isInteger(years) || years < termLimits.least || years > termLimits.most) {
    throw new RangeError('A term is of 3 to 30 whole years')
  }
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
