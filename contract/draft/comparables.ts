import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { rowId } from '../fields.ts'

/** Offers from which on a price is compared with others: fewer say nothing. */
export const leastComparables = 12

/** What homes of the same kind ask for a square metre, in US$. */
export const comparables = z.object({
  count: z.int(),
  /** Where they were looked for; the city where its sector has too few. Null while the draft does not say what or where. */
  place: z.nullable(z.object({ kind: z.enum(['sector', 'city']), name: z.string() })),
  /** Of which area: of what is built, or of the lot. */
  area: z.enum(['construction_m2', 'lot_m2']),
  /** Null where there are too few. */
  per_m2: z.nullable(z.object({ low: z.number(), median: z.number(), high: z.number() })),
})
export type Comparables = z.infer<typeof comparables>

export const comparablesEndpoints = {
  comparables: endpoint({
    method: 'GET',
    path: '/v2/workspace/drafts/{id}/comparables',
    summary:
      'What homes of the same business, kind and sector, else city, ask for a square metre: those on offer, or closed within twelve months; nothing below twelve of them.',
    input: z.object({ id: rowId }),
    output: z.object({ data: comparables }),
  }),
}
