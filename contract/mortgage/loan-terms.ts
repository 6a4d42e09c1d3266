import type { Currency } from '../fields.ts'

/** The shares of the price that may be paid at once, and the years that banks here lend for. */
export const initialLimits = { least: 0.1, usual: 0.2, most: 0.9 } as const
export const termLimits = { least: 3, usual: 20, most: 30 } as const
export const highestYearlyRate = 0.4

/** What the calculators start from: the average that banks here asked, and the day it was published. No bank's offer. */
export const averageRates = {
  DOP: { yearlyRate: 0.1181, date: '2025-11-05' },
  USD: { yearlyRate: 0.0897, date: '2025-05-31' },
} as const satisfies Record<Currency, { yearlyRate: number; date: string }>
