import * as z from 'zod/mini'

import { draftStates } from '../draft/draft.ts'
import { endpoint, sheetMedia } from '../endpoint.ts'
import { currency, flag, line, listingCode, problem, readNumberFromText, rowId, slug } from '../fields.ts'
import { listMeta, listOf, pageNumber } from '../list.ts'
import { offerActions } from '../property/offer.ts'
import { photo } from '../property/property.ts'
import { businessTypes, propertyTypes } from '../property/property-type.ts'

/** Where what is listed stands: a draft until it was published once, then the offer; `under_offer` is published too. */
export const workspaceStates = [
  'draft',
  'returned',
  'in_review',
  'scheduled',
  'published',
  'under_offer',
  'reserved',
  'inactive',
  'sold',
  'rented',
  'withdrawn',
  'expired',
] as const
export type WorkspaceState = (typeof workspaceStates)[number]

/** Days without a confirmation after which an agent is asked, and after which a listing sinks. */
export const daysUntilAsked = 11
export const daysUntilSunk = 14

export const workspaceSorts = [
  '-changed',
  'price',
  '-price',
  'quality',
  '-quality',
  'confirmed',
  '-confirmed',
  '-opened',
  'opened',
] as const
export type WorkspaceSort = (typeof workspaceSorts)[number]

/** Listings of which one call confirms, and rows that an Excel file takes along; CSV takes all. */
export const maxConfirmed = 500
export const maxSheetRows = 10_000

const named = z.object({ id: z.int(), name: z.string() })
export const dayFigures = z.object({ opened: z.int(), kept: z.int(), enquiries: z.int(), whatsapp: z.int() })
export type DayFigures = z.infer<typeof dayFigures>
export const figureNames = ['opened', 'kept', 'enquiries', 'whatsapp'] as const
export type FigureName = (typeof figureNames)[number]
/** What happened on a day of Santo Domingo. */
export const figureDay = z.object({ day: z.string(), ...dayFigures.shape })
export type FigureDay = z.infer<typeof figureDay>

/** A listing or a draft as the list of who works with it has it. */
export const workspaceRow = z.object({
  /** Null until it was published once. */
  code: z.nullable(z.string()),
  /** Of its draft, where there is one. */
  draft_id: z.nullable(z.int()),
  state: z.enum(workspaceStates),
  /** Of the changes that wait in a draft of what was published. */
  draft_state: z.nullable(z.enum(draftStates)),
  /** Why it is where it is: what a reviewer wrote, or what the system did. */
  reason: z.nullable(z.string()),
  title: z.nullable(z.string()),
  /** Its page, while there is one. */
  link: z.nullable(z.string()),
  place: z.nullable(z.string()),
  business_type: z.nullable(z.enum(businessTypes)),
  type: z.nullable(z.enum(propertyTypes)),
  price: z.nullable(z.number()),
  currency: z.nullable(currency),
  /** In the other currency, at the newest rate. */
  price_other: z.nullable(z.number()),
  cover: z.nullable(photo),
  /** Of 100; null where it was never computed. */
  quality: z.nullable(z.int()),
  confirmed_at: z.nullable(z.string()),
  /** Days since then; null where nothing is to be confirmed. */
  unconfirmed_days: z.nullable(z.int()),
  changed_at: z.string(),
  publish_at: z.nullable(z.string()),
  mandate_until: z.nullable(z.string()),
  /** Of 30 days; null for what was never public. */
  figures: z.nullable(dayFigures),
  /** Where the search shows it now among its like: same business, kind and sector. */
  position: z.nullable(z.object({ position: z.int(), total: z.int(), place: z.string() })),
  agent: named,
  /** What the reader may do with it now. */
  actions: z.array(z.enum(offerActions)),
  may: z.object({ edit: z.boolean(), delete: z.boolean(), confirm: z.boolean(), assign: z.boolean() }),
})
export type WorkspaceRow = z.infer<typeof workspaceRow>

const several = <Option extends z.ZodMiniType>(option: Option, max: number) =>
  z.pipe(
    z.transform((value) => (value === undefined || Array.isArray(value) ? value : [value])),
    z.optional(z.array(option).check(z.maxLength(max, problem('field.too_long')))),
  )
const count = (min: number, max: number) =>
  readNumberFromText(
    z
      .int(problem('field.whole_number'))
      .check(z.minimum(min, problem('field.too_small')), z.maximum(max, problem('field.too_large'))),
  )

/** What the list can be asked. */
export const workspaceFilter = {
  state: several(z.enum(workspaceStates, problem('field.not_an_option')), workspaceStates.length),
  /** Whether it is what colleagues have on offer, only to be read. */
  of_colleagues: z.optional(flag),
  /** Part of a code, a title or, for its agency, the owner's name. */
  q: z.optional(line(120)),
  agent: z.optional(rowId),
  business_type: z.optional(z.enum(businessTypes, problem('field.not_an_option'))),
  type: z.optional(z.enum(propertyTypes, problem('field.not_an_option'))),
  city: z.optional(slug),
  max_quality: z.optional(count(0, 100)),
  /** On offer and not confirmed for so many days. */
  unconfirmed_days: z.optional(count(1, 400)),
  /** Whether its words in English are missing. */
  without_english: z.optional(flag),
  /** The last day of a mandate that ends until then. */
  mandate_until: z.optional(z.iso.date(problem('field.date'))),
  /** What came by that source of an import. */
  source_id: z.optional(rowId),
  sort: z._default(z.enum(workspaceSorts, problem('field.not_an_option')), '-changed'),
}

const list = listOf(workspaceRow)
const brief = z.pick(workspaceRow, {
  code: true,
  draft_id: true,
  state: true,
  draft_state: true,
  reason: true,
  title: true,
  place: true,
  cover: true,
  unconfirmed_days: true,
  mandate_until: true,
  agent: true,
})
export type WorkspaceBrief = z.infer<typeof brief>
const some = z.object({ total: z.int(), rows: z.array(brief) })

export const overview = z.object({
  role: z.enum(['agent', 'manager', 'staff']),
  agency: z.nullable(named),
  /** Of a manager's agency: who may be given a listing. */
  agents: z.array(named),
  /** Where stock of theirs comes from; nothing for an agent. */
  sources: z.array(named),
  /** On offer and not confirmed for eleven days, or paused because nobody did. */
  to_confirm: some,
  returned: some,
  /** What waits for the reader's yes; nothing for who reviews nothing. */
  to_review: some,
  /** Pairs that look like one home, for staff to say what they are; nothing for anybody else. */
  look_alikes: z.int(),
  /** Mandates that end within a month. */
  mandates: some,
  enquiries: z.object({
    total: z.int(),
    rows: z.array(
      z.object({
        id: z.int(),
        full_name: z.nullable(z.string()),
        title: z.nullable(z.string()),
        created_at: z.string(),
      }),
    ),
  }),
  /** Listings and drafts within reach. */
  listings: z.int(),
  /** Of 60 days, oldest first, today left out. */
  days: z.array(figureDay),
})
export type Overview = z.infer<typeof overview>

export const listingFigures = z.object({
  code: z.string(),
  title: z.string(),
  state: z.enum(workspaceStates),
  /** Of the changes that wait, where there are any. */
  draft_id: z.nullable(z.int()),
  may_edit: z.boolean(),
  published_at: z.nullable(z.string()),
  /** Of 90 days, oldest first, today left out. */
  days: z.array(figureDay),
  /** What was asked until a moment, oldest first. */
  prices: z.array(z.object({ until: z.string(), price: z.number(), currency })),
  price: z.number(),
  currency,
  position: workspaceRow.shape.position,
})
export type ListingFigures = z.infer<typeof listingFigures>

export const workspaceEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/v2/workspace',
    summary: 'What waits for whoever works here, and what happened to their listings in 60 days.',
    input: z.object({}),
    output: z.object({ data: overview }),
  }),
  listings: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings',
    summary:
      'Listings and drafts: an agent’s own, a manager’s agency’s, all for staff, with how many there are of each state.',
    input: z.object({ ...workspaceFilter, page: pageNumber, per_page: z._default(count(1, 100), 24) }),
    output: z.object({
      ...list.shape,
      meta: z.object({ ...listMeta.shape, states: z.record(z.enum(workspaceStates), z.int()) }),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/export',
    summary: 'The same list as a table for spreadsheets, in the columns that an import reads.',
    input: z.object(workspaceFilter),
    output: z.string(),
    media: 'text/csv',
  }),
  exportSheet: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/sheet',
    summary: 'The same list as an Excel file.',
    input: z.object(workspaceFilter),
    output: z.string(),
    media: sheetMedia,
  }),
  template: endpoint({
    method: 'GET',
    path: '/v2/workspace/template',
    summary: 'The columns that an import reads, with two rows as examples, as CSV.',
    input: z.object({}),
    output: z.string(),
    media: 'text/csv',
  }),
  templateSheet: endpoint({
    method: 'GET',
    path: '/v2/workspace/template/sheet',
    summary: 'The same as an Excel file, with a sheet of the values that each column takes.',
    input: z.object({}),
    output: z.string(),
    media: sheetMedia,
  }),
  confirmListings: endpoint({
    method: 'POST',
    path: '/v2/workspace/listings/confirm',
    summary: 'Says of several homes that they are still available; those that cannot be are named.',
    input: z.object({
      codes: z
        .array(listingCode, problem('field.required'))
        .check(z.minLength(1, problem('field.required')), z.maxLength(maxConfirmed, problem('field.too_long'))),
    }),
    output: z.object({ data: z.object({ confirmed: z.array(z.string()), refused: z.array(z.string()) }) }),
    repeats: 'by key',
  }),
  figures: endpoint({
    method: 'GET',
    path: '/v2/workspace/listings/{code}/figures',
    summary: 'What happened to a listing in 90 days, what was asked for it, and where the search shows it.',
    input: z.object({ code: listingCode }),
    output: z.object({ data: listingFigures }),
  }),
}
