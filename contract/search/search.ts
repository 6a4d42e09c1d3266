import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { features } from '../property/feature.ts'
import { currency, flag, readNumberFromText, problem, rowId, slug, isReversed } from '../fields.ts'
import { largestAmount } from '../amount.ts'
import { type FilterName, type FlagName, flagNames } from './filters.ts'
import { decodePolygon } from './polygon.ts'
import { listOf } from '../list.ts'
import { powerWaterLevels } from '../property/power-water.ts'
import { propertyCard } from '../property/property.ts'
import { businessTypes, propertyTypes } from '../property/property-type.ts'

export const sorts = ['relevance', 'newest', 'price', '-price', 'm2', '-m2'] as const
export type Sort = (typeof sorts)[number]

/** Past this no one pages: the address is refused. */
export const deepestPage = 1_000_000
export const largestPage = 100
export const defaultPageSize = 24

const amount = readNumberFromText(
  z.number(problem('field.number')).check(
    z.minimum(0, problem('field.too_small')),
    z.maximum(largestAmount, problem('field.too_large')),
    // No amount has more than cents: what is written in an address is read back as the same.
    z.overwrite((sum) => Math.round(sum * 100) / 100),
  ),
)
/** `1` to `4`, or `5` meaning more than 4. */
const oneToFive = readNumberFromText(
  z
    .int(problem('field.whole_number'))
    .check(z.minimum(1, problem('field.too_small')), z.maximum(5, problem('field.too_large'))),
)
const several = <Option extends z.ZodMiniType>(option: Option, most: number) =>
  z.pipe(
    z.transform((value) => (value === undefined || Array.isArray(value) ? value : [value])),
    z.array(option).check(z.maxLength(most, problem('field.too_long'))),
  )

export type Box = { west: number; south: number; east: number; north: number }

/** `west,south,east,north` in degrees. */
export const box = z.pipe(
  // A box that has been read already is read again: whatever else a body brings is none.
  z.transform((value) => (value === undefined ? value : readBox(typeof value === 'string' ? value : writeBox(value)))),
  z.custom<Box>((value) => value !== null && typeof value === 'object', problem('field.box')),
)

/** An encoded ring of 3 to 200 points. */
const polygon = z.string(problem('field.polygon')).check(
  z.maxLength(4000, problem('field.too_long')),
  z.refine((text) => {
    const ring = decodePolygon(text)
    return ring !== null && ring.length >= 3 && ring.length <= 200
  }, problem('field.polygon')),
)

const optionalFlag = z.optional(flag)
const flags = Object.fromEntries(flagNames.map((name) => [name, optionalFlag])) as Record<FlagName, typeof optionalFlag>

/** What can be asked of the listings: the address bar, the filter form, the API and a saved search read this one. */
export const searchFilterFields = {
  business_type: z.optional(z.enum(businessTypes, problem('field.not_an_option'))),
  type: z.optional(several(z.enum(propertyTypes, problem('field.not_an_option')), propertyTypes.length)),
  city: z.optional(slug),
  sector: z.optional(slug),
  q: z.optional(
    z
      .string(problem('field.invalid'))
      .check(
        z.trim(),
        z.maxLength(120, problem('field.too_long')),
        z.refine(hasThreeLetters, problem('field.search_too_short')),
      ),
  ),
  min_price: z.optional(amount),
  max_price: z.optional(amount),
  /** What the usual loan on it costs a month at most (`highestPrice` in mortgage.ts); finds only what is for sale. */
  max_payment: z.optional(amount),
  /** The currency of the three bounds above. */
  currency: z.optional(currency),
  /** At least so many. */
  bedrooms: z.optional(oneToFive),
  bathrooms: z.optional(oneToFive),
  parkings: z.optional(oneToFive),
  /** Exactly so many levels; 5 means more than 4. */
  stories: z.optional(oneToFive),
  min_m2: z.optional(amount),
  max_m2: z.optional(amount),
  features: z.optional(
    several(z.enum(features as readonly [string, ...string[]], problem('field.not_an_option')), features.length),
  ),
  /** At least so many points of `contract/property/power-water.ts`. */
  min_power_water: z.optional(
    readNumberFromText(
      z
        .int(problem('field.whole_number'))
        .check(z.minimum(0, problem('field.too_small')), z.maximum(100, problem('field.too_large'))),
    ),
  ),
  ...flags,
  agent: z.optional(rowId),
  agency: z.optional(rowId),
  bbox: z.optional(box),
  polygon: z.optional(polygon),
} satisfies Record<FilterName, z.ZodMiniType>

const pageFields = {
  sort: z._default(z.enum(sorts, problem('field.not_an_option')), 'relevance'),
  page: z._default(
    readNumberFromText(
      z
        .int(problem('field.whole_number'))
        .check(z.minimum(1, problem('field.too_small')), z.maximum(deepestPage, problem('field.page_too_deep'))),
    ),
    1,
  ),
  per_page: z._default(
    readNumberFromText(
      z
        .int(problem('field.whole_number'))
        .check(z.minimum(1, problem('field.too_small')), z.maximum(largestPage, problem('field.too_large'))),
    ),
    defaultPageSize,
  ),
}

type Bounds = {
  min_price?: number | undefined
  max_price?: number | undefined
  min_m2?: number | undefined
  max_m2?: number | undefined
}

const priceInOrder = z.refine<Bounds>((query) => !isReversed(query.min_price, query.max_price), {
  path: ['max_price'],
  ...problem('field.price_reversed'),
  when: () => true, // or it waits until every other filter is right
})
const areaInOrder = z.refine<Bounds>((query) => !isReversed(query.min_m2, query.max_m2), {
  path: ['max_m2'],
  ...problem('field.range_reversed'),
  when: () => true,
})

export const searchFilter = z.object(searchFilterFields).check(priceInOrder, areaInOrder)
export const searchQuery = z.object({ ...searchFilterFields, ...pageFields }).check(priceInOrder, areaInOrder)
export const mapQuery = z
  .object({
    ...searchFilterFields,
    zoom: z._default(
      readNumberFromText(
        z
          .number(problem('field.number'))
          .check(z.minimum(0, problem('field.too_small')), z.maximum(22, problem('field.too_large'))),
      ),
      8,
    ),
  })
  .check(priceInOrder, areaInOrder)

export type SearchFilter = z.output<typeof searchFilter>
export type SearchQuery = z.output<typeof searchQuery>
export type MapQuery = z.output<typeof mapQuery>

const count = z.int().check(z.minimum(0))

export const facets = z.object({
  total: count,
  /**
   * Each dimension is counted under every filter but its own; a value without listings is left out. Cities count
   * without the sector too; features, which add to each other, count under every filter.
   */
  business_type: z.array(z.object({ value: z.enum(businessTypes), count })),
  type: z.array(z.object({ value: z.enum(propertyTypes), count })),
  city: z.array(z.object({ value: slug, name: z.string(), count })),
  /** Empty until a city is chosen. */
  sector: z.array(z.object({ value: slug, name: z.string(), count })),
  /** How many have at least so many bedrooms, 1 to 5. */
  bedrooms: z.array(z.object({ value: z.int(), count })),
  /** Bounds in the asked currency, both inclusive; the last band has no upper one. */
  price: z.array(z.object({ min_price: z.number(), max_price: z.nullable(z.number()), currency, count })),
  features: z.array(z.object({ value: z.enum(features as readonly [string, ...string[]]), count })),
  /** How many have at least so many points for power and water. */
  power_water: z.array(z.object({ value: z.literal(powerWaterLevels), count })),
})
export type Facets = z.infer<typeof facets>

/** One mark on the map: a single property, or how many stand together and the cheapest of them. */
export const mapMark = z.object({
  lat: z.number(),
  lng: z.number(),
  count,
  /** Lowest price of the cell in US$ at the dated rate. */
  from_price_usd: z.number(),
  /** Several that stand at one and the same place, as the homes of a project do: coming nearer parts them no more. */
  is_one_place: z.optional(z.literal(true)),
  /** Only when `count` is 1. */
  property: z.optional(
    z.object({ code: z.string(), price: z.number(), currency, business_type: z.enum(businessTypes) }),
  ),
})
export type MapMark = z.infer<typeof mapMark>

export const suggestion = z.object({
  kind: z.enum(['city', 'sector', 'project', 'property']),
  /** Slug of a place or project, code of a property. */
  value: z.string(),
  name: z.string(),
  /** The city of a sector or project, the title of a property. */
  context: z.nullable(z.string()),
  city: z.nullable(z.string()),
  count,
})
export type Suggestion = z.infer<typeof suggestion>

export const searchEndpoints = {
  properties: endpoint({
    method: 'GET',
    path: '/v2/properties',
    summary: 'Published listings that match every filter, one page of them, with the exact total.',
    input: searchQuery,
    output: listOf(propertyCard),
  }),
  facets: endpoint({
    method: 'GET',
    path: '/v2/properties/facets',
    summary: 'Exact counts of the matching listings by type, city, sector, bedrooms, price band and feature.',
    input: searchFilter,
    output: z.object({ data: facets }),
  }),
  map: endpoint({
    method: 'GET',
    path: '/v2/properties/map',
    summary:
      'The matching listings of a box as clusters and single properties, cells two zoom levels finer than the view.',
    input: mapQuery,
    output: z.object({ data: z.array(mapMark), meta: z.object({ total: count }) }),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/v2/suggestions',
    summary:
      'Cities, sectors, projects and codes that begin like what was typed, typing errors forgiven in place names.',
    input: z.object({
      q: z
        .string(problem('field.required'))
        .check(z.trim(), z.minLength(2, problem('field.too_short')), z.maxLength(80, problem('field.too_long'))),
    }),
    output: z.object({ data: z.array(suggestion) }),
  }),
}

function hasThreeLetters(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 3
}

/** A box as an address has it. */
export function writeBox(box: unknown): string {
  const { west, south, east, north } = (box ?? {}) as Partial<Record<keyof Box, unknown>>
  // Whatever stands in them is written as it is, and never asked to be a text.
  return JSON.stringify([west, south, east, north]).slice(1, -1)
}

function readBox(text: string): Box | null {
  const parts = text.split(',')
  if (parts.length !== 4 || parts.some((part) => !/^-?\d{1,3}(\.\d{1,12})?$/.test(part))) return null
  const [west, south, east, north] = parts.map(Number) as [number, number, number, number]
  const onGlobe = west >= -180 && east <= 180 && south >= -90 && north <= 90
  return onGlobe && west < east && south < north ? { west, south, east, north } : null
}
