import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { problem, rowId } from '../fields.ts'

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

const projectUnit = z.object({
  name: z.string(),
  level: z.int(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  half_bathrooms: z.int(),
  parkings: z.int(),
  construction_m2: z.number(),
  price: z.number(),
})

/** A project that a draft may be part of, with its units that are free. */
export const draftProject = z.object({
  slug: z.string(),
  name: z.string(),
  currency: z.enum(['USD', 'DOP']),
  province: z.string(),
  city: z.string(),
  sector: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  delivery_date: z.string(),
  units: z.array(projectUnit),
})
export type DraftProject = z.infer<typeof draftProject>

const id = { id: rowId }

/** What stands beside a draft while it is written. */
export const besideEndpoints = {
  comparables: endpoint({
    method: 'GET',
    path: '/v2/workspace/drafts/{id}/comparables',
    summary:
      'What homes of the same business, kind and sector, else city, ask for a square metre: those on offer, or closed within twelve months; nothing below twelve of them.',
    input: z.object(id),
    output: z.object({ data: comparables }),
  }),
  projects: endpoint({
    method: 'GET',
    path: '/v2/workspace/drafts/{id}/projects',
    summary: 'The projects of its agency that a draft may be part of, with their free units.',
    input: z.object(id),
    output: z.object({ data: z.array(draftProject) }),
  }),
  announceWaiting: endpoint({
    method: 'PUT',
    path: '/v2/workspace/drafts/{id}/waiting',
    summary: 'Says how many files wait on a device to be sent to a draft, so that others see it; none ends it.',
    input: z.object({
      ...id,
      /** Made by the device itself. */
      device: z.uuid(problem('field.invalid')),
      count: z
        .int(problem('field.whole_number'))
        .check(z.minimum(0, problem('field.too_small')), z.maximum(200, problem('field.too_large'))),
      is_phone: z.boolean(problem('field.not_an_option')),
    }),
    output: z.null(),
    status: 204,
  }),
}
