import * as z from 'zod/mini'

import { currency, line, paragraphs, problem, slug } from '../fields.ts'
import { email, phone } from '../account/person.ts'
import { photoTags, turns } from '../picture/picture.ts'
import { features } from '../property/feature.ts'
import { businessTypes, propertyTypes } from '../property/property-type.ts'

export const mandateKinds = ['verbal', 'open', 'exclusive'] as const
export type MandateKind = (typeof mandateKinds)[number]

/** Projects have an editor of their own. */
export const draftTypes = propertyTypes.filter((type) => type !== 'project')

const option = <const Options extends readonly string[]>(options: Options) =>
  z.enum(options, problem('field.not_an_option'))
const isSaid = z.boolean(problem('field.not_an_option'))
const whole = (min: number, max: number) =>
  z
    .int(problem('field.whole_number'))
    .check(z.minimum(min, problem('field.too_small')), z.maximum(max, problem('field.too_large')))
const decimal = (min: number, max: number) =>
  z
    .number(problem('field.number'))
    .check(z.minimum(min, problem('field.too_small')), z.maximum(max, problem('field.too_large')))
const cents = (min: number, max: number) =>
  decimal(min, max).check(z.refine((value) => Math.round(value * 100) / 100 === value, problem('field.decimal')))
const day = z.iso.date(problem('field.date'))
const alt = z.string(problem('field.required')).check(z.trim(), z.maxLength(160, problem('field.too_long')))

/** Somewhere in the Dominican Republic, to six decimals. */
export const point = z.object({ latitude: decimal(17.3, 20.1), longitude: decimal(-72.1, -68.2) })
export type Point = z.infer<typeof point>

/** Left, top, width and height as shares of the turned picture, 0 to 1. */
export const crop = z.object({ x: decimal(0, 1), y: decimal(0, 1), width: decimal(0.05, 1), height: decimal(0.05, 1) })
export type Crop = z.infer<typeof crop>

/** A picture's place in the list is its order; the first photo is the cover. */
export const draftPhoto = z.object({
  /** Of the picture store. */
  key: z.string(problem('field.required')).check(z.regex(/^[\w/-]{1,80}$/, problem('field.invalid'))),
  tag: z.optional(option(photoTags)),
  turn: z.optional(z.literal(turns, problem('field.not_an_option'))),
  crop: z.optional(crop),
  alt_es: z.optional(alt),
  alt_en: z.optional(alt),
})
export type DraftPhoto = z.infer<typeof draftPhoto>

/** A file of the store of uploads, or a link to YouTube or Vimeo. */
export const draftVideo = z.object({
  src: z
    .string(problem('field.required'))
    .check(z.minLength(1, problem('field.required')), z.maxLength(300, problem('field.too_long'))),
  poster: z.optional(z.string().check(z.maxLength(120, problem('field.too_long')))),
  seconds: z.optional(whole(1, 3600)),
  title_es: z.optional(alt),
  title_en: z.optional(alt),
})
export type DraftVideo = z.infer<typeof draftVideo>

const feature = z
  .array(option(features as readonly [string, ...string[]]))
  .check(z.maxLength(features.length, problem('field.too_long')))

/**
 * What a listing may say, field by field; each on its own is in order or refused. A draft has any of them (`null` and
 * absent are the same: nothing was said); what a publication needs is `complete.ts`. Lengths in letters, areas in square
 * metres, money in `currency`, a lease's price per month.
 */
export const draftFields = {
  business_type: option(businessTypes),
  type: option(draftTypes),
  /** Slugs of places that belong together. */
  province: slug,
  city: slug,
  sector: slug,
  exact_point: point,
  /** Whether the shown point is moved 150 to 300 m away. */
  is_approximate: isSaid,
  street: line(160),
  unit_name: line(40),
  price: cents(1, 1e12),
  currency,
  maintenance_fee: cents(0, 1e9),
  separation_amount: cents(0, 1e12),
  delivery_date: day,
  tax_incentive_resolution: line(80),
  tax_incentive_until: day,
  bedrooms: whole(0, 50),
  bathrooms: whole(0, 50),
  half_bathrooms: whole(0, 20),
  parkings: whole(0, 500),
  stories: whole(1, 100),
  level: whole(-5, 100),
  construction_m2: decimal(0.01, 1e6),
  lot_m2: decimal(0.01, 1e8),
  year_built: whole(1500, 2100),
  is_furnished: isSaid,
  is_white_line: isSaid,
  pets_allowed: isSaid,
  is_under_construction: isSaid,
  is_exclusive: isSaid,
  is_collection: isSaid,
  features: feature,
  absent_features: feature,
  title_es: line(120),
  title_en: line(120),
  description_es: paragraphs(8000),
  description_en: paragraphs(8000),
  photos: z.array(draftPhoto).check(z.maxLength(50, problem('field.too_long'))),
  plans: z.array(draftPhoto).check(z.maxLength(10, problem('field.too_long'))),
  videos: z.array(draftVideo).check(z.maxLength(3, problem('field.too_long'))),
  /** Key of an equirectangular picture. */
  view_360: z.string(problem('field.required')).check(z.regex(/^[\w/-]{1,80}$/, problem('field.invalid'))),
  project: slug,
  owner_name: line(120),
  owner_phone: phone,
  owner_email: email,
  /** Whether the owner agreed that this is kept, and that letters may be sent. */
  owner_consents: isSaid,
  mandate_kind: option(mandateKinds),
  mandate_signed_on: day,
  mandate_until: day,
  /** Name of a file in the store of uploads. */
  mandate_document: z.string(problem('field.required')).check(z.regex(/^d\/[\w-]{1,80}$/, problem('field.invalid'))),
  commission: line(80),
  notes: paragraphs(4000),
} as const
export type DraftField = keyof typeof draftFields

/** Every field of a draft, in the editor's order. */
export const draftFieldNames = Object.keys(draftFields) as DraftField[]

export type DraftValue<Field extends DraftField> = z.output<(typeof draftFields)[Field]>
export type DraftDocument = { [Field in DraftField]?: DraftValue<Field> | null }

/** What never leaves the agency: it lives in `listing_private` once it is published. */
export const privateFields = [
  'exact_point',
  'street',
  'unit_name',
  'owner_name',
  'owner_phone',
  'owner_email',
  'owner_consents',
  'mandate_kind',
  'mandate_signed_on',
  'mandate_until',
  'mandate_document',
  'commission',
  'notes',
] as const satisfies readonly DraftField[]

/** Bytes that a document may have as JSON. */
export const maxDocumentBytes = 200 * 1024
