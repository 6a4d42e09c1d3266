import * as z from 'zod/mini'

import { newRate, type NewRate } from '#contract/exchange-rate/exchange-rate.ts'

const number = z.union([z.number(), z.string()])
const told = z.object({
  base: z.optional(z.literal('USD')),
  rate: z.optional(number),
  /** As many services say it: every currency's rate by its code. */
  rates: z.optional(z.object({ DOP: number })),
  date: z.optional(z.string()),
  source: z.optional(z.string()),
})

/**
 * The rate in an answer such as `{ "rate": 60.25, "date": "2026-11-20", "source": "Banco Central" }`, or `{ "base":
 * "USD", "date": …, "rates": { "DOP": 60.25 } }`. A date that is missing is `today`, a source the host that was asked.
 */
export function readRate(text: string, { today, host }: { today: string; host: string }): NewRate {
  const { data } = told.safeParse(parse(text))
  const rate = data?.rate ?? data?.rates?.DOP
  if (rate === undefined) throw new Error('the answer names no rate of pesos for a US dollar')
  const read = newRate.safeParse({ rate, date: data?.date?.slice(0, 10) ?? today, source: data?.source ?? host })
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`its ${String(issue!.path[0])} makes no sense (${issue!.message})`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
