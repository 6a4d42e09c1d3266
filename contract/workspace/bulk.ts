import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { type Currency, currency, listingCode, problem, rowId } from '../fields.ts'
import { features } from '../property/feature.ts'
import type { BusinessType } from '../property/property-type.ts'
import { workspaceFilter } from './workspace.ts'

/** What can be done to many listings at once; each is done to every one of them, or refused of it. */
export const bulkActions = [
  'confirm',
  'pause',
  'offer_again',
  'withdraw',
  'assign',
  'change_price',
  'add_feature',
  'remove_feature',
] as const
export type BulkAction = (typeof bulkActions)[number]

export const bulkStates = ['running', 'done', 'undoing', 'undone'] as const
export const bulkResults = ['done', 'unchanged', 'refused'] as const
export const bulkUndoResults = ['undone', 'changed_since', 'refused'] as const

/** Listings that one action takes. */
export const maxBulk = 500
/** For so long it can be undone, where nothing changed since. */
export const minutesToUndo = 30

/** Amounts are rounded to this: of what is for sale, and of a month's rent. */
const steps: Record<BusinessType, Record<Currency, number>> = {
  sale: { USD: 500, DOP: 10_000 },
  lease: { USD: 5, DOP: 500 },
}

type Asked = { price: number; currency: Currency; business_type: BusinessType }
export type PriceChange = { percent?: number | undefined; amount?: number | undefined; currency?: Currency | undefined }

/**
 * A price moved by a share in per cent, or by an amount of its own currency, rounded to what people write and never below
 * one step; null for an amount of another currency.
 */
export function movePrice({ price, currency: own, business_type }: Asked, change: PriceChange): number | null {
  if (change.amount !== undefined && change.currency !== own) return null
  const step = steps[business_type][own]
  const moved = change.amount === undefined ? price * (1 + (change.percent ?? 0) / 100) : price + change.amount
  return Math.max(step, Math.round(moved / step) * step)
}

const { sort: _, ...filter } = workspaceFilter
const row = z.object({
  code: z.string(),
  title: z.nullable(z.string()),
  /** Null until its turn comes. */
  result: z.nullable(z.enum(bulkResults)),
  undo: z.nullable(z.enum(bulkUndoResults)),
  /** Why it was refused, for programs and for people. */
  problem: z.nullable(z.object({ code: z.string(), message: z.string() })),
})

export const bulk = z.object({
  id: z.int(),
  action: z.enum(bulkActions),
  state: z.enum(bulkStates),
  total: z.int(),
  /** Rows of which it is known what became of them; of an undo, those that are undone or left. */
  done: z.int(),
  counts: z.object({ done: z.int(), unchanged: z.int(), refused: z.int(), undone: z.int(), left: z.int() }),
  rows: z.array(row),
  created_at: z.string(),
  /** Until when it may be undone; null where nothing was done, or it was undone. */
  undo_until: z.nullable(z.string()),
})
export type Bulk = z.infer<typeof bulk>

const one = z.object({ data: bulk })
const number = (min: number, max: number) =>
  z
    .number(problem('field.number'))
    .check(z.minimum(min, problem('field.too_small')), z.maximum(max, problem('field.too_large')))

export const bulkEndpoints = {
  startBulk: endpoint({
    method: 'POST',
    path: '/v2/workspace/listings/bulk',
    summary: `Does something to up to ${maxBulk} listings, one after the other; each that is refused says why, the others go on.`,
    input: z.object({
      action: z.enum(bulkActions, problem('field.not_an_option')),
      /** The listings, or the filter of the list and how many it showed: 409 where it has others by now. */
      codes: z.optional(
        z
          .array(listingCode)
          .check(z.minLength(1, problem('field.required')), z.maxLength(maxBulk, problem('field.too_long'))),
      ),
      filter: z.optional(z.object(filter)),
      expected: z.optional(z.int(problem('field.whole_number')).check(z.minimum(1, problem('field.too_small')))),
      /** Of `assign`. */
      agent_id: z.optional(rowId),
      /** Of `change_price`: a share, or an amount of `currency`, which leaves listings of the other one as they are. */
      percent: z.optional(number(-90, 500)),
      amount: z.optional(number(-1e12, 1e12)),
      currency: z.optional(currency),
      /** That prices may move by more than a quarter. */
      is_sure: z.optional(z.boolean(problem('field.not_an_option'))),
      /** Of `add_feature` and `remove_feature`. */
      feature: z.optional(z.enum(features, problem('field.not_an_option'))),
    }),
    output: one,
    status: 201,
    mayConflict: true,
    repeats: 'by key',
  }),
  bulk: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/bulk/{id}',
    summary: 'How far an action on many listings is, and what became of each.',
    input: z.object({ id: rowId }),
    output: one,
  }),
  undoBulk: endpoint({
    method: 'POST',
    path: '/v2/workspace/listings/bulk/{id}/undo',
    summary: `Takes an action on many listings back within ${minutesToUndo} minutes, wherever nothing changed since.`,
    input: z.object({ id: rowId }),
    output: one,
    status: 201,
    mayConflict: true,
    repeats: 'by key',
  }),
}
