import * as z from 'zod/mini'

import { agentCard } from '../agent/agent.ts'
import { pageNumber } from '../list.ts'
import { endpoint } from '../endpoint.ts'
import { exchangeRate } from '../exchange-rate/exchange-rate.ts'
import { currency, flag, readNumberFromText, problem, slug, isReversed } from '../fields.ts'
import { listOf } from '../list.ts'
import { placeName } from '../place/place.ts'
import { projectStages, unitStatuses } from './project-stage.ts'
import { photo } from '../property/property.ts'
import { largestAmount } from '../amount.ts'

export { projectStages, unitStatuses }

/**
 * CONFOTUR: the resolution that classified the project, until when it exempts, and whom. Law 158-01, art. 4, par. IV
 * (as reformed by 195-13) exempts who buys first, from the developer, and no later buyer.
 */
export const taxIncentive = z.object({
  resolution: z.string(),
  /** ISO date. */
  until: z.string(),
  beneficiary: z.literal('first_buyer'),
})

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
  tax_incentive: z.nullable(taxIncentive),
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
export type Unit = z.infer<typeof unit>

export const project = z.object({
  ...projectCard.shape,
  description: z.string(),
  /** Shares of the price in whole per cent; they add up to 100. */
  payment_plan: z.object({ contract: z.int(), works: z.int(), delivery: z.int() }),
  photos: z.array(photo),
  progress_photos: z.array(z.object({ date: z.string(), photo })),
  units: z.array(unit),
  agent: agentCard,
  exchange_rate: exchangeRate,
})
export type Project = z.infer<typeof project>

const amount = readNumberFromText(
  z.number(problem('field.number')).check(
    z.minimum(0, problem('field.too_small')),
    z.maximum(largestAmount, problem('field.too_large')),
    // No amount has more than cents: what is written in an address is read back as the same.
    z.overwrite((sum) => Math.round(sum * 100) / 100),
  ),
)

/** What can be asked of the projects: the address bar, the filter form and the API read this one. */
export const projectFilterFields = {
  city: z.optional(slug),
  sector: z.optional(slug),
  stage: z.optional(z.enum(projectStages, problem('field.not_an_option'))),
  delivery_year: z.optional(
    readNumberFromText(
      z
        .int(problem('field.whole_number'))
        .check(z.minimum(2000, problem('field.too_small')), z.maximum(2100, problem('field.too_large'))),
    ),
  ),
  min_price: z.optional(amount),
  max_price: z.optional(amount),
  /** The currency of the two bounds above. */
  currency: z.optional(currency),
  /** With CONFOTUR, or without. */
  tax_incentive: z.optional(flag),
}

type Bounds = { min_price?: number | undefined; max_price?: number | undefined }

const priceInOrder = z.refine<Bounds>((query) => !isReversed(query.min_price, query.max_price), {
  path: ['max_price'],
  ...problem('field.price_reversed'),
  when: () => true, // or it waits until every other filter is right
})

export const projectFilter = z.object(projectFilterFields).check(priceInOrder)
export const projectQuery = z.object({ ...projectFilterFields, page: pageNumber }).check(priceInOrder)
export type ProjectFilter = z.output<typeof projectFilter>
export type ProjectQuery = z.output<typeof projectQuery>

const place = { slug: z.string(), name: z.string(), count: z.int() }

/** Each dimension is counted under every filter but its own (a city without its sector too); what has none is left out. */
export const projectFacets = z.object({
  city: z.array(z.object(place)),
  /** Empty until a city is chosen. */
  sector: z.array(z.object(place)),
  stage: z.array(z.object({ value: z.enum(projectStages), count: z.int() })),
  delivery_year: z.array(z.object({ value: z.int(), count: z.int() })),
  /** How many have CONFOTUR. */
  tax_incentive: z.int(),
})
export type ProjectFacets = z.infer<typeof projectFacets>

export const projectEndpoints = {
  projects: endpoint({
    method: 'GET',
    path: '/v2/projects',
    summary: 'Projects by place, price of a free unit, delivery year, stage and CONFOTUR, soonest delivered first.',
    input: projectQuery,
    output: listOf(projectCard),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/v2/projects/facets',
    summary: 'Exact counts of the matching projects by city, sector, stage, delivery year and CONFOTUR.',
    input: projectFilter,
    output: z.object({ data: projectFacets }),
  }),
  project: endpoint({
    method: 'GET',
    path: '/v2/projects/{slug}',
    summary: 'One project with its units, payment plan, promised and current delivery date.',
    input: z.object({ slug }),
    output: z.object({ data: project }),
  }),
}
