import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { exchangeRate } from '../exchange-rate/exchange-rate.ts'
import { features } from './feature.ts'
import { powerSources, waterSources } from './power-water.ts'
import { currency, listingCode, problem } from '../fields.ts'
import { agentCard } from '../agent/agent.ts'
import { placeName } from '../place/place.ts'
import { businessTypes, listingStatuses, propertyTypes } from './property-type.ts'

/** A picture kept in four widths, each as AVIF and WebP: `{src}-{width}.avif`, `{src}-{width}.webp`. */
export const photo = z.object({
  src: z.string(),
  widths: z.array(z.int()),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  /** The picture's mean colour, `#rrggbb`, shown until it has loaded. */
  tone: z.string(),
  /** There as WebP alone, for as long as it is new. */
  only_webp: z.optional(z.literal(true)),
})
export type Photo = z.infer<typeof photo>

export const propertyCard = z.object({
  code: z.string(),
  /** The words of the address in the asked language; it ends with the code. */
  slug: z.string(),
  business_type: z.enum(businessTypes),
  type: z.enum(propertyTypes),
  /** The kind's name in the asked language; the address of the page has it by the slug rule, before `slug`. */
  realstate_type: z.string(),
  title: z.string(),
  price: z.number(),
  currency,
  /** The same price in both currencies at the dated rate; the listing's own is exact. */
  price_usd: z.number(),
  price_dop: z.number(),
  bedrooms: z.int(),
  bathrooms: z.int(),
  half_bathrooms: z.int(),
  parkings: z.int(),
  /** Square metres; 0 when there is nothing built. */
  construction_m2: z.number(),
  /** Square metres of land; null where none goes with it. */
  lot_m2: z.nullable(z.number()),
  province: placeName,
  city: placeName,
  sector: placeName,
  latitude: z.number(),
  longitude: z.number(),
  /** Points for power and water, 0 to 100 (`contract/property/power-water.ts`); null for bare land. */
  power_water: z.nullable(z.int()),
  /** The best that it has of either; null where the listing names none. */
  power_source: z.nullable(z.enum(powerSources)),
  water_source: z.nullable(z.enum(waterSources)),
  photo: z.nullable(photo),
  photos_count: z.int(),
  is_exclusive: z.boolean(),
  is_collection: z.boolean(),
  is_under_construction: z.boolean(),
  /** Somebody has made an offer; it may still be asked about (RESO Active Under Contract). */
  is_under_offer: z.boolean(),
  has_video: z.boolean(),
  has_view_360: z.boolean(),
  published_at: z.string(),
  /** How many agencies offer the home, in words of the asked language, where several do: lists show one of their offers. */
  offered_by: z.optional(z.string()),
})
export type PropertyCard = z.infer<typeof propertyCard>

/** A price that was public, from that moment on; `change` in per cent of the one before, null where they do not compare. */
const priceStep = z.object({
  date: z.string(),
  price: z.number(),
  currency,
  change: z.nullable(z.number()),
})
export type PriceStep = z.infer<typeof priceStep>

/** The same home as another agency offers it, at its own page. */
const otherOffer = z.object({
  ...z.pick(propertyCard, {
    code: true,
    slug: true,
    type: true,
    realstate_type: true,
    business_type: true,
    title: true,
    price: true,
    currency: true,
    price_usd: true,
    price_dop: true,
    is_collection: true,
    is_exclusive: true,
  }).shape,
  agency: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
})
export type OtherOffer = z.infer<typeof otherOffer>

export const property = z.object({
  ...propertyCard.shape,
  status: z.enum(listingStatuses),
  description: z.string(),
  /** The address words in each language, for the twin pages. */
  realstate_types: z.object({ es: z.string(), en: z.string() }),
  slugs: z.object({ es: z.string(), en: z.string() }),
  /** Levels of the home or building. */
  stories: z.int(),
  /** The floor it is on; null for what stands on the ground. */
  level: z.nullable(z.int()),
  year_built: z.nullable(z.int()),
  is_furnished: z.boolean(),
  is_white_line: z.boolean(),
  /** RESO PetsAllowed; null where nobody said. */
  pets_allowed: z.nullable(z.boolean()),
  /** Yearly dues to the building per month, in the listing's currency. */
  maintenance_fee: z.nullable(z.number()),
  separation_amount: z.nullable(z.number()),
  /** ISO date. */
  delivery_date: z.nullable(z.string()),
  /** CONFOTUR: the resolution and until when it exempts; null where there is none. */
  tax_incentive: z.nullable(z.object({ resolution: z.string(), until: z.string() })),
  features: z.array(z.enum(features as readonly [string, ...string[]])),
  photos: z.array(photo),
  videos: z.array(z.object({ src: z.string(), poster: z.string(), title: z.string(), seconds: z.int() })),
  /** An equirectangular picture, `{src}-2048.webp` and `{src}-2816.webp`, and a look into it as a picture. */
  view_360: z.nullable(z.object({ src: z.string(), preview: photo })),
  project: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  agent: agentCard,
  exchange_rate: exchangeRate,
  updated_at: z.string(),
  /** When its agent last said that it is available; null where nobody has been asked yet. */
  confirmed_at: z.nullable(z.string()),
  /** Days since it was first on offer, those off left out; null where that is not known. */
  days_on_offer: z.nullable(z.int()),
  /** The newest first, back to the first day on offer. */
  price_history: z.array(priceStep),
  /** The other offers of the same home, in the order of lists. */
  other_offers: z.array(otherOffer),
})
export type Property = z.infer<typeof property>

/** What may still be told of a listing that was offered once: its name, and what became of it. */
export const goneListing = z.object({
  code: z.string(),
  title: z.string(),
  status: z.enum(['reserved', 'inactive', 'sold', 'rented', 'expired', 'withdrawn']),
})
export type GoneListing = z.infer<typeof goneListing>

/** What is told of a listing at its own address once it is off: the less, the longer ago. */
export const goneProperty = z.object({
  ...goneListing.shape,
  /** The day it became so, or closed; null where that is not told. */
  since: z.nullable(z.string()),
  photo: z.nullable(photo),
  business_type: z.enum(businessTypes),
  type: z.enum(propertyTypes),
  city: placeName,
  sector: placeName,
})
export type GoneProperty = z.infer<typeof goneProperty>

/** As many listings as one call tells of. */
export const maxCodes = 100
const codes = z.pipe(
  z.transform((value) => (value === undefined || Array.isArray(value) ? value : [value])),
  z
    .array(listingCode, problem('field.required'))
    .check(z.minLength(1, problem('field.required')), z.maxLength(maxCodes, problem('field.too_long'))),
)

export const propertyEndpoints = {
  property: endpoint({
    method: 'GET',
    path: '/v2/properties/{code}',
    summary: 'One listing with everything that is public about it; 410 when it is no longer offered.',
    input: z.object({ code: listingCode }),
    output: z.object({ data: property }),
  }),
  photos: endpoint({
    method: 'GET',
    path: '/v2/properties/{code}/photos',
    summary:
      'The pictures of a listing in their order, as its card lets them be swiped; 410 when it is no longer offered.',
    input: z.object({ code: listingCode }),
    output: z.object({ data: z.array(photo) }),
  }),
  byCode: endpoint({
    method: 'GET',
    path: '/v2/properties/by-code',
    summary: 'The cards of up to a hundred listings, in the order asked; those no longer offered are named apart.',
    input: z.object({ codes }),
    output: z.object({ data: z.array(propertyCard), meta: z.object({ gone: z.array(goneListing) }) }),
  }),
  gone: endpoint({
    method: 'GET',
    path: '/v2/properties/{code}/gone',
    summary: 'What may be told of a listing that is no longer offered; 410 once it has been gone for two years.',
    input: z.object({ code: listingCode }),
    output: z.object({ data: goneProperty }),
  }),
  similar: endpoint({
    method: 'GET',
    path: '/v2/properties/{code}/similar',
    summary: 'Up to eight listings nearest in kind, place, price and size, also for one that is no longer offered.',
    input: z.object({ code: listingCode }),
    output: z.object({ data: z.array(propertyCard) }),
  }),
}
