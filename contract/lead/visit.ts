import * as z from 'zod/mini'

import { acceptEmpty, email, fullName, phone } from '../account/person.ts'
import { endpoint } from '../endpoint.ts'
import { line, listingCode, moment, paragraphs, problem, readNumberFromText, rowId } from '../fields.ts'
import { alongside } from './alongside.ts'
import { longestMessage } from './enquiry.ts'
import { lead } from './lead.ts'
import { visitModes } from './lead-facts.ts'
import { maxMoments, visitDays, visitHours } from './visit-hours.ts'
import { visit, visitActions, visitSides } from './visit-state.ts'

/** Characters that a reason may have. */
export const longestReason = 500

/** Up to three moments, each once, the earliest first; a form brings a single one bare. */
const moments = z.pipe(
  z.transform((value) => (typeof value === 'string' && value !== '' ? [value] : value)),
  z.array(moment, problem('field.required')).check(
    z.minLength(1, problem('field.required')),
    z.maxLength(maxMoments, problem('field.moments_many')),
    z.overwrite((all) => [...new Set(all.map(toPlainMoment))].toSorted()),
  ),
)

/** The same moment is always written alike. */
function toPlainMoment(text: string): string {
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}

const mode = z.enum(visitModes, problem('field.not_an_option'))
const reason = acceptEmpty(paragraphs(longestReason))

const zones: ReadonlySet<unknown> = new Set(Intl.supportedValuesOf('timeZone'))

/** A time zone by its IANA name; what is none counts as nothing, for no visit fails for it. */
const timeZone = z.pipe(
  z.transform((value) => (zones.has(value) ? (value as string) : undefined)),
  z.optional(z.string()),
)

export const visitInput = z.object({
  visit_mode: mode,
  visit_moments: moments,
  full_name: fullName,
  phone,
  email,
  comment: acceptEmpty(paragraphs(longestMessage)),
  property_code: acceptEmpty(listingCode),
  visit_about: acceptEmpty(line(160)),
  time_zone: timeZone,
  ...alongside,
})

const change = {
  action: z.enum(visitActions, problem('field.not_an_option')),
  /** Of `confirm` and `propose`. */
  moment: z.optional(z.pipe(moment, z.transform(toPlainMoment))),
  /** Of `change`. */
  visit_moments: z.optional(moments),
  visit_mode: z.optional(mode),
  /** Of `decline` and `cancel`. */
  reason,
}
export type VisitChange = {
  action: (typeof visitActions)[number]
  moment?: string | undefined
  visit_moments?: string[] | undefined
  visit_mode?: (typeof visitModes)[number] | undefined
  reason?: string | null | undefined
}

const named = {
  key: z.uuid(problem('field.invalid')),
  /** Whose link it is. */
  as: z.enum(visitSides, problem('field.not_an_option')),
  signature: z.string(problem('field.required')).check(z.maxLength(128, problem('field.too_long'))),
}

/** What a visit's link lets whoever has it see. */
export const linkedVisit = z.object({
  ...visit.shape,
  as: z.enum(visitSides),
  reference: z.string(),
  visitor: z.object({ name: z.string(), phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  /** Null where nobody has it yet. */
  agent: z.nullable(
    z.object({ id: z.int(), name: z.string(), picture: z.string(), phone: z.string(), whatsapp: z.string() }),
  ),
  property: z.nullable(z.object({ code: z.string(), title: z.string(), link: z.string(), place: z.string() })),
  about: z.nullable(z.string()),
  comment: z.nullable(z.string()),
})
export type LinkedVisit = z.infer<typeof linkedVisit>

/** The most visits that an account shows. */
export const maxOwnVisits = 50

/** A visit as the account of whoever asked for it shows it. */
export const ownVisit = z.object({
  ...visit.shape,
  reference: z.string(),
  agent: z.nullable(z.object({ id: z.int(), name: z.string(), phone: z.string() })),
  property: z.nullable(z.object({ code: z.string(), title: z.string(), link: z.string() })),
  about: z.nullable(z.string()),
  /** Where it is seen to, as its letters' link. */
  link: z.string(),
})
export type OwnVisit = z.infer<typeof ownVisit>

const days = z._default(
  readNumberFromText(
    z
      .int(problem('field.whole_number'))
      .check(z.minimum(1, problem('field.too_small')), z.maximum(visitDays, problem('field.too_large'))),
  ),
  visitDays,
)

export const visitEndpoints = {
  moments: endpoint({
    method: 'GET',
    path: '/v2/agents/{id}/visit-moments',
    summary:
      'When an agent can show a home in the next days, each moment free when it was asked; what else is in the agent’s week is not told.',
    input: z.object({ id: rowId, days }),
    output: z.object({ data: z.object({ minutes: z.int(), moments: z.array(z.string()) }) }),
  }),
  request: endpoint({
    method: 'POST',
    path: '/v2/agents/{id}/visits',
    status: 201,
    repeats: 'by content',
    summary: 'Asks an agent for a visit at one of up to three moments, in person or by video.',
    input: z.object({ id: rowId, ...visitInput.shape }),
    output: z.object({ message: z.string(), reference: z.string() }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/v2/clients/visits',
    summary:
      'The visits that were asked for from the client’s address, with or without the account: those to come, the next one first, then the others, the newest first.',
    input: z.object({}),
    output: z.object({ data: z.array(ownVisit) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/v2/visits/{key}',
    summary: 'The visit that a signed link of a letter speaks of; nothing is changed by asking.',
    input: z.object(named),
    output: z.object({ data: linkedVisit }),
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/v2/visits/{key}',
    mayConflict: true,
    summary:
      'Agrees to a moment of a visit, names another, refuses it, calls it off or asks for others, by the signed link of a letter; a moment that is taken is refused (409) with those that are free.',
    input: z.object({ ...named, ...change }),
    output: z.object({ data: linkedVisit }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/v2/visits/{key}/calendar',
    media: 'text/calendar',
    summary: 'A visit that was agreed to or called off, as an event for calendars (RFC 5545).',
    input: z.object(named),
    output: z.string(),
  }),
  changeLead: endpoint({
    method: 'PATCH',
    path: '/v2/leads/{id}/visit',
    mayConflict: true,
    summary: 'The same from the desk, for whoever shows the home.',
    input: z.object({ id: rowId, ...change }),
    output: z.object({ data: lead }),
  }),
  hours: endpoint({
    method: 'GET',
    path: '/v2/visit-hours',
    summary: 'The week in which an agent shows homes: one’s own, or for staff that of any agent.',
    input: z.object({ agent_id: z.optional(rowId) }),
    output: z.object({ data: visitHours }),
  }),
  setHours: endpoint({
    method: 'PUT',
    path: '/v2/visit-hours',
    summary: 'Says in which week an agent shows homes; visits that were agreed to stay as they are.',
    input: z.object({ agent_id: z.optional(rowId), hours: visitHours }),
    output: z.object({ data: visitHours }),
  }),
}
