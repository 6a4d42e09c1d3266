import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { rowId } from '../fields.ts'

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

/** What stands beside a draft while it is written. */
export const besideEndpoints = {
  projects: endpoint({
    method: 'GET',
    path: '/v2/workspace/drafts/{id}/projects',
    summary: 'The projects of its agency that a draft may be part of, with their free units.',
    input: z.object({ id: rowId }),
    output: z.object({ data: z.array(draftProject) }),
  }),
}
