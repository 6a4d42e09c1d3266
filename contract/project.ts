import * as z from 'zod/mini'

import { pageNumber } from './agent.ts'
import { agentCard } from './agent.ts'
import { endpoint } from './endpoint.ts'
import { currency, numberFromText, problem, slug } from './fields.ts'
import { listOf } from './list.ts'
import { placeName } from './place.ts'
import { photo } from './property.ts'

/** RESO DevelopmentStatus, in the order a project goes through them. */
export const projectStages = ['planned', 'under_construction', 'finished'] as const
export const unitStatuses = ['available', 'reserved', 'sold'] as const

export const projectCard = z.object({
  slug: z.string(),
  name: z.string(),
  developer: z.string(),
  province: placeName,
  city: placeName,
  sector: placeName,
  latitude: z.number(),
  longitude: z.number(),
  stage: z.enum(projectStages),
  /** Whole per cent of the works done. */
  progress: z.int(),
  currency,
  /** The cheapest available unit; null when none is left. */
  from_price: z.nullable(z.number()),
  from_price_usd: z.nullable(z.number()),
  from_price_dop: z.nullable(z.number()),
  separation_amount: z.number(),
  /** ISO dates. */
  delivery_date_promised: z.string(),
  delivery_date: z.string(),
  units_count: z.int(),
  units_available: z.int(),
  photo: z.nullable(photo),
})
export type ProjectCard = z.infer<typeof projectCard>

export const unit = z.object({
  name: z.string(),
  model: z.string(),
  construction_m2: z.number(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  half_bathrooms: z.int(),
  parkings: z.int(),
  level: z.int(),
  price: z.number(),
  price_usd: z.number(),
  price_dop: z.number(),
  status: z.enum(unitStatuses),
})

export const project = z.object({
  ...projectCard.shape,
  description: z.string(),
  /** Shares of the price in whole per cent; they add up to 100. */
  payment_plan: z.object({ contract: z.int(), works: z.int(), delivery: z.int() }),
  tax_incentive: z.nullable(z.object({ resolution: z.string(), until: z.string() })),
  photos: z.array(photo),
  progress_photos: z.array(z.object({ date: z.string(), photo })),
  units: z.array(unit),
  agent: agentCard,
})
export type Project = z.infer<typeof project>

export const projectEndpoints = {
  projects: endpoint({
    method: 'GET',
    path: '/v2/projects',
    access: 'client',
    summary: 'Projects by place, price of a unit, delivery year and stage.',
    input: z.object({
      city: z.optional(slug),
      sector: z.optional(slug),
      stage: z.optional(z.enum(projectStages, problem('field.not_an_option'))),
      delivery_year: z.optional(
        numberFromText(
          z
            .int(problem('field.whole_number'))
            .check(z.minimum(2000, problem('field.too_small')), z.maximum(2100, problem('field.too_large'))),
        ),
      ),
      min_price: z.optional(
        numberFromText(
          z
            .number(problem('field.number'))
            .check(z.minimum(0, problem('field.too_small')), z.maximum(1e12, problem('field.too_large'))),
        ),
      ),
      max_price: z.optional(
        numberFromText(
          z
            .number(problem('field.number'))
            .check(z.minimum(0, problem('field.too_small')), z.maximum(1e12, problem('field.too_large'))),
        ),
      ),
      currency: z.optional(currency),
      page: pageNumber,
    }),
    output: listOf(projectCard),
  }),
  project: endpoint({
    method: 'GET',
    path: '/v2/projects/{slug}',
    access: 'client',
    summary: 'One project with its units, payment plan, promised and current delivery date.',
    input: z.object({ slug }),
    output: z.object({ data: project }),
  }),
}
