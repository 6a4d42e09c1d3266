import * as z from 'zod/mini'

import { pageNumber } from '../list.ts'
import { endpoint } from '../endpoint.ts'
import { languages, line, listingCode, readNumberFromText, paragraphs, problem, rowId } from '../fields.ts'
import { listMeta, listOf } from '../list.ts'
import { referral } from './alongside.ts'
import { departments } from './departments.ts'
import { leadDetails } from './lead-facts.ts'
import { visit, visitEvent } from './visit-state.ts'

export { departments, type Department } from './departments.ts'

/** How somebody got in touch. */
export const leadKinds = ['contact', 'agent_message', 'loan', 'franchise', 'join', 'whatsapp', 'visit'] as const
export type LeadKind = (typeof leadKinds)[number]

/** How far it is: nobody has answered yet, somebody has, it came to something, it did not, it was no enquiry at all. */
export const leadStates = ['new', 'answered', 'won', 'lost', 'spam'] as const
export type LeadState = (typeof leadStates)[number]

/** What is known of the sender: a person, nothing since the captcha was away, or rather a machine. */
export const leadChecks = ['checked', 'unchecked', 'suspect'] as const
export type LeadCheck = (typeof leadChecks)[number]

/** Months after the last thing that happened to an enquiry when all that is personal in it is forgotten. */
export const retentionMonths = 24
/** Letters that a note may have. */
export const longestNote = 2000
/** Rows of a table that is taken along. */
export const maxExported = 10_000

const named = z.object({ id: z.int(), name: z.string() })
const property = z.object({ code: z.string(), title: z.string(), link: z.string() })

/** An enquiry in the desk's list. Whoever begins to write by WhatsApp has neither name nor address. */
export const leadRow = z.object({
  id: z.int(),
  reference: z.string(),
  kind: z.enum(leadKinds),
  state: z.enum(leadStates),
  check: z.enum(leadChecks),
  full_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The message's beginning, in one line. */
  excerpt: z.nullable(z.string()),
  language: z.enum(languages),
  /** Who is to answer. */
  agent: z.nullable(named),
  agency: z.nullable(named),
  department: z.nullable(z.enum(departments)),
  property: z.nullable(property),
  created_at: z.string(),
  first_answered_at: z.nullable(z.string()),
})
export type LeadRow = z.infer<typeof leadRow>

const by = z.nullable(z.string())

/** Something that happened to an enquiry, and who did it; nobody where it happened by itself. */
export const leadEvent = z.object({
  id: z.int(),
  at: z.string(),
  by,
  event: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('received') }),
    z.object({ kind: z.literal('state'), from: z.enum(leadStates), to: z.enum(leadStates) }),
    z.object({ kind: z.literal('assigned'), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
    z.object({ kind: z.literal('noted') }),
    visitEvent,
  ]),
})
export type LeadEvent = z.infer<typeof leadEvent>

export const leadNote = z.object({ id: z.int(), at: z.string(), by, text: z.string() })
export type LeadNote = z.infer<typeof leadNote>

/** An enquiry with all that is known of it. */
export const lead = z.object({
  ...leadRow.shape,
  message: z.nullable(z.string()),
  details: leadDetails,
  /** Of a request for a visit: how far it is. */
  visit: z.nullable(visit),
  /** The page that it was sent from. */
  page: z.nullable(z.string()),
  /** Who sent the visitor, the last time and the first, with the name of that agent or agency. */
  referral: z.object({
    last: z.nullable(z.object({ ...referral.shape, name: z.string() })),
    first: z.nullable(z.object({ ...referral.shape, name: z.string() })),
  }),
  /** Which words the visitor agreed to; the moment is that of sending. */
  consent: z.nullable(z.string()),
  notes: z.array(leadNote),
  events: z.array(leadEvent),
})
export type Lead = z.infer<typeof lead>

const several = <Option extends z.ZodMiniType>(option: Option, max: number) =>
  z.pipe(
    z.transform((value) => (value === undefined || Array.isArray(value) ? value : [value])),
    z.optional(z.array(option).check(z.maxLength(max, problem('field.too_long')))),
  )
const day = z.iso.date(problem('field.date'))
const perPage = z._default(
  readNumberFromText(
    z
      .int(problem('field.whole_number'))
      .check(z.minimum(1, problem('field.too_small')), z.maximum(100, problem('field.too_large'))),
  ),
  24,
)

/** What the desk's list can be asked; days are those of Santo Domingo, both counted in. */
export const leadFilter = {
  kind: several(z.enum(leadKinds, problem('field.not_an_option')), leadKinds.length),
  state: several(z.enum(leadStates, problem('field.not_an_option')), leadStates.length),
  /** An agent's number, or `none` for what nobody is to answer yet. */
  agent: z.optional(z.union([z.literal('none'), rowId], problem('field.invalid'))),
  from: z.optional(day),
  to: z.optional(day),
  property_code: z.optional(listingCode),
  /** Part of a name, telephone, address, reference or message; accents and case do not count. */
  q: z.optional(line(120)),
}

const list = listOf(leadRow)

export const leadEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/v2/leads',
    summary:
      'Enquiries, newest first: an agent’s own for an agent, all of them for staff; how many there are of each state under the other filters.',
    input: z.object({ ...leadFilter, page: pageNumber, per_page: perPage }),
    output: z.object({
      ...list.shape,
      meta: z.object({
        ...listMeta.shape,
        states: z.object({ new: z.int(), answered: z.int(), won: z.int(), lost: z.int(), spam: z.int() }),
        /** The middle one of the minutes that answers took, over all that match; null when none was answered. */
        answer_minutes: z.nullable(z.number()),
      }),
    }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/v2/leads/export',
    media: 'text/csv',
    summary: 'The same enquiries as a table for spreadsheets, ten thousand at most; no cell is read as a formula.',
    input: z.object(leadFilter),
    output: z.string(),
  }),
  lead: endpoint({
    method: 'GET',
    path: '/v2/leads/{id}',
    summary: 'One enquiry with its notes and what happened to it; what is not the agent’s own does not exist.',
    input: z.object({ id: rowId }),
    output: z.object({ data: lead }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/v2/leads/{id}',
    summary: 'Says how far an enquiry is, or, for staff, which agent is to answer (null: nobody yet).',
    input: z.object({
      id: rowId,
      state: z.optional(z.enum(leadStates, problem('field.not_an_option'))),
      agent_id: z.optional(z.nullable(rowId)),
    }),
    output: z.object({ data: lead }),
  }),
  note: endpoint({
    method: 'POST',
    path: '/v2/leads/{id}/notes',
    status: 201,
    repeats: 'by key',
    summary: 'Adds a note that only the network reads.',
    input: z.object({ id: rowId, text: paragraphs(longestNote) }),
    output: z.object({ data: leadNote }),
  }),
}
