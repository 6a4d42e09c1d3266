import type { Currency } from './fields.ts'

export type Loan = {
  /** What is borrowed. */
  amount: number
  /** A fraction: 0.1 is 10 %. */
  yearlyRate: number
  years: number
}

/** The shares of the price that may be paid at once, and the years that banks here lend for. */
export const initialLimits = { least: 0.1, usual: 0.2, most: 0.9 } as const
export const termLimits = { least: 3, usual: 20, most: 30 } as const
export const highestYearlyRate = 0.4

/** What the calculators start from: market averages under the name of a bank that does not exist. */
export const demoRates = {
  DOP: { bank: 'Banco Demo', yearlyRate: 0.1181, date: '2025-11-05' },
  USD: { bank: 'Banco Demo', yearlyRate: 0.0897, date: '2025-05-31' },
} as const satisfies Record<Currency, { bank: string; yearlyRate: number; date: string }>

/**
 * The level payment that pays a loan off, interest charged monthly: `amount · i / (1 − (1 + i)⁻ⁿ)`, the annuity
 * formula of Brealey, Myers and Allen, Principles of Corporate Finance, ch. 2. Refuses a loan that no bank could give.
 */
export function monthlyPayment(loan: Loan): number {
  refuseNonsense(loan)
  const months = loan.years * 12
  const monthlyRate = loan.yearlyRate / 12
  if (monthlyRate === 0) return loan.amount / months
  return (loan.amount * monthlyRate) / (1 - (1 + monthlyRate) ** -months)
}

export type Instalment = { interest: number; principal: number; balance: number }

/** What each month pays, first to last: interest on what was owed, the rest off the debt, and what is still owed. */
export function amortisation(loan: Loan): Instalment[] {
  const payment = monthlyPayment(loan)
  const months = loan.years * 12
  let balance = loan.amount
  return Array.from({ length: months }, (_, month) => {
    const interest = (balance * loan.yearlyRate) / 12
    // The last month pays all that is left, so that no fraction of a cent stays owed.
    const principal = month === months - 1 ? balance : payment - interest
    balance -= principal
    return { interest, principal, balance }
  })
}

/** The same, a row for each year: what was paid in it, and what is owed at its end. */
export function amortisationByYear(loan: Loan): Instalment[] {
  const months = amortisation(loan)
  return Array.from({ length: loan.years }, (_, year) => {
    const ofYear = months.slice(year * 12, year * 12 + 12)
    return {
      interest: sum(ofYear.map((month) => month.interest)),
      principal: sum(ofYear.map((month) => month.principal)),
      balance: ofYear.at(-1)?.balance ?? 0,
    }
  })
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
