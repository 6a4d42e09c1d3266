import * as z from 'zod/mini'

import { getDayHere } from '../day.ts'
import { endpoint } from '../endpoint.ts'
import { flag, line, readNumberFromText, problem } from '../fields.ts'
import { readDecimal } from '../amount.ts'

/** How many Dominican pesos one US dollar bought, who said so and on which day (ISO date). */
export const exchangeRate = z.object({
  base: z.literal('USD'),
  quote: z.literal('DOP'),
  rate: z.number(),
  source: z.string(),
  date: z.string(),
})
export type ExchangeRate = z.infer<typeof exchangeRate>

/** Beyond these a number is no rate of the peso, whoever says so. */
export const rateBounds = { least: 10, most: 500 } as const
/** A rate this far from the last one, as a share of it, wants a person who says that it is so. */
export const largeMove = 0.1
/** Days from today that a rate may be dated: it is said ahead of long weekends, and found out late. */
const daysAhead = 7
const daysBack = 366

/** A share of the rate before: `0.02` is two per cent more pesos for a dollar. */
export function moveOf(before: number, after: number): number {
  return after / before - 1
}

export function isLargeMove(before: number, after: number): boolean {
  return Math.abs(moveOf(before, after)) > largeMove
}

/** What is told of a rate that is to count from now on. */
export const newRate = z.object({
  rate: readNumberFromText(
    z.number({ error: ({ input }) => (input === undefined ? 'field.required' : 'field.decimal') }).check(
      z.minimum(rateBounds.least, problem('field.too_small')),
      z.maximum(rateBounds.most, problem('field.too_large')),
      // The database keeps four.
      z.overwrite((rate) => Math.round(rate * 10_000) / 10_000),
    ),
    readDecimal,
  ),
  date: z.iso
    .date(problem('field.date'))
    .check(z.refine((date) => !isDay(date) || isNear(date), problem('field.date_far'))),
  source: line(120),
})
export type NewRate = z.output<typeof newRate>

/** A rate that counted, or counts. */
export const datedRate = z.object({
  ...exchangeRate.shape,
  id: z.int(),
  added_at: z.string(),
  /** Who entered it; nobody where it came by itself. */
  by: z.nullable(z.string()),
})
export type DatedRate = z.infer<typeof datedRate>

export const exchangeRateEndpoints = {
  exchangeRate: endpoint({
    method: 'GET',
    path: '/v2/exchange-rate',
    summary: 'The dated rate at which every price is shown in the other currency.',
    input: z.object({}),
    output: z.object({ data: exchangeRate }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/v2/exchange-rate/history',
    summary: 'For staff: the last rates, the one that counts first, and who entered them.',
    input: z.object({}),
    output: z.object({ data: z.array(datedRate) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/v2/exchange-rate',
    status: 201,
    mayConflict: true,
    summary:
      'For staff: a rate that counts from now on, and brings every price to it. One far from the last is refused (409) until it comes with `is_confirmed`.',
    input: z.object({ ...newRate.shape, is_confirmed: z.optional(flag) }),
    output: z.object({
      data: exchangeRate,
      /** Whether every price has been brought to it; a large market takes a while longer. */
      is_applied: z.boolean(),
    }),
  }),
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text)
}

function isNear(date: string): boolean {
  const now = new Date()
  return date >= getDayHere(now, -daysBack) && date <= getDayHere(now, daysAhead)
}
