import * as z from 'zod/mini'

import { mandateKinds } from '../draft/document.ts'
import { endpoint } from '../endpoint.ts'
import { currency, paragraphs, problem, rowId } from '../fields.ts'
import { listOf, pageNumber } from '../list.ts'
import { photo } from '../property/property.ts'
import { businessTypes, listingStatuses, propertyTypes } from '../property/property-type.ts'

/** What staff say of two that look like one home. `stolen` takes the later one off. */
export const verdicts = ['different', 'same_home', 'stolen'] as const
export type Verdict = (typeof verdicts)[number]

/** Hours that what looks like another agency's waits for somebody of the network; then it is published. */
export const hoursToLook = 48
export const lookAlikesPerPage = 24

const reasons = z.object({
  pictures: z.object({ points: z.int(), same: z.int(), of: z.int() }),
  place: z.object({ points: z.int(), metres: z.nullable(z.number()) }),
  size: z.object({ points: z.int() }),
  price: z.object({ points: z.int(), per_cent: z.number() }),
  title: z.object({ points: z.int() }),
})

/** What looks like the home of a draft. Of another agency's listing who is no staff learns nothing but that there is one. */
export const draftLookAlike = z.object({
  code: z.nullable(z.string()),
  title: z.nullable(z.string()),
  status: z.nullable(z.enum(listingStatuses)),
  agency: z.nullable(z.string()),
  /** Of 100. */
  score: z.int(),
  reasons,
  /** What it means: it is not published, its author is asked, the network looks first, or it is only known. */
  kind: z.enum(['blocking', 'warned', 'waiting', 'stolen', 'listed']),
})
export type DraftLookAlike = z.infer<typeof draftLookAlike>

/** One of two that look alike; `code` is null of a draft that was never published. */
const side = z.object({
  code: z.nullable(z.string()),
  draft_id: z.nullable(z.int()),
  title: z.nullable(z.string()),
  status: z.nullable(z.enum(listingStatuses)),
  business_type: z.enum(businessTypes),
  type: z.enum(propertyTypes),
  place: z.string(),
  price: z.number(),
  currency,
  agency: z.string(),
  agent: z.string(),
  cover: z.nullable(photo),
  /** When it was first on offer. */
  since: z.nullable(z.string()),
})
export type LookAlikeSide = z.infer<typeof side>

/** A picture of one, and which of the other's is the same one, from 0; null where none is. */
const pairedPhoto = z.object({ photo, twin: z.nullable(z.int()) })

/** What is compared of one, beside what the list says of it. */
export const comparedSide = z.object({
  ...side.shape,
  bedrooms: z.nullable(z.int()),
  bathrooms: z.nullable(z.int()),
  parkings: z.nullable(z.int()),
  level: z.nullable(z.int()),
  construction_m2: z.nullable(z.number()),
  lot_m2: z.nullable(z.number()),
  year_built: z.nullable(z.int()),
  project: z.nullable(z.string()),
  unit_name: z.nullable(z.string()),
  mandate: z.nullable(
    z.object({ kind: z.enum(mandateKinds), until: z.nullable(z.string()), has_document: z.boolean() }),
  ),
  confirmed_at: z.nullable(z.string()),
  photos: z.array(pairedPhoto),
})
export type ComparedSide = z.infer<typeof comparedSide>

const pairShape = {
  id: z.int(),
  score: z.int(),
  reasons,
  /** Until when the second waits to be published; null where it does not. */
  waits_until: z.nullable(z.string()),
  /** Whether it was published because nobody said anything in time. */
  has_waited: z.boolean(),
  is_same_agency: z.boolean(),
  verdict: z.nullable(z.enum(verdicts)),
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
}

/** Two that look alike, the one that was there first before the other. */
export const lookAlike = z.object({ ...pairShape, one: side, other: side })
export type LookAlike = z.infer<typeof lookAlike>
export const comparedPair = z.object({ ...pairShape, one: comparedSide, other: comparedSide })
export type ComparedPair = z.infer<typeof comparedPair>

export const lookAlikeEndpoints = {
  lookAlikes: endpoint({
    method: 'GET',
    path: '/v2/look-alikes',
    summary:
      'Listings that look like one home: what waits first, then the likest; or those that were decided, the newest first.',
    input: z.object({
      which: z._default(z.enum(['open', 'decided'], problem('field.not_an_option')), 'open'),
      page: pageNumber,
    }),
    output: listOf(lookAlike),
  }),
  lookAlike: endpoint({
    method: 'GET',
    path: '/v2/look-alikes/{id}',
    summary: 'Two that look alike, side by side; that their mandates were read is written down.',
    input: z.object({ id: rowId }),
    output: z.object({ data: comparedPair }),
  }),
  decideLookAlike: endpoint({
    method: 'POST',
    path: '/v2/look-alikes/{id}',
    summary: 'Says that two are different, one home, or that the later one has the pictures of the other.',
    input: z.object({
      id: rowId,
      verdict: z.enum(verdicts, problem('field.not_an_option')),
      /** Asked of `stolen`: it is sent to the agent whose listing is taken off. */
      reason: z.optional(paragraphs(500)),
    }),
    output: z.object({ data: lookAlike }),
    mayConflict: true,
    repeats: 'by key',
  }),
  draftLookAlikes: endpoint({
    method: 'GET',
    path: '/v2/workspace/drafts/{id}/look-alikes',
    summary: 'What is on offer already that looks like the home of a draft.',
    input: z.object({ id: rowId }),
    output: z.object({ data: z.array(draftLookAlike) }),
  }),
}
