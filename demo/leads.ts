import { createReference } from '#api/lead/rules.ts'
import { getDayHere, getMomentHere } from '#contract/day.ts'
import { consentVersion } from '#contract/lead/alongside.ts'
import type { Department } from '#contract/lead/departments.ts'
import type { LeadKind } from '#contract/lead/lead.ts'
import { readClock, visitMinutes } from '#contract/lead/visit-hours.ts'
import { toSlug } from '#contract/slugs.ts'

import { createRandom } from './random.ts'
import type { DemoEnquiry, DemoMoment, DemoVisit } from './words/enquiry.ts'
import { demoEnquiries } from './words/leads.ts'

type Listing = { id: number; agent_id: number }
/** Who is at the desk, and what is offered: of both as many as there are. */
type Around = { day: string; seed: number; listings: readonly Listing[]; demoAgent: number; clients: Clients }
type Clients = { agent: number | null; staff: number | null }

const departmentOf: Partial<Record<LeadKind, Department>> = {
  contact: 'contact',
  loan: 'loans',
  franchise: 'franchise',
  join: 'recruiting',
}
const hour = 3_600_000
const minute = 60_000

/** The enquiries of the demo world with what happened to them, up to the evening of its last day. */
export function createLeadRows({ day, seed, listings, demoAgent, clients }: Around) {
  const evening = Date.parse(`${day}T22:00:00Z`)
  const own = listings.filter(({ agent_id }) => agent_id === demoAgent)
  const others = listings.filter(({ agent_id }) => agent_id !== demoAgent)

  const told = demoEnquiries.map((enquiry, place) => {
    const random = createRandom(seed, 'lead', place)
    const offered = enquiry.to === 'demo_agent' ? own : others
    const listing = enquiry.to && offered.length > 0 ? random.pick(offered) : null
    const agent_id = enquiry.to ? (listing?.agent_id ?? demoAgent) : null
    const by = agent_id === demoAgent ? clients.agent : clients.staff
    return {
      enquiry,
      id: demoEnquiries.length - place,
      listing,
      agent_id,
      by,
      at: evening - enquiry.hours * hour,
      random,
    }
  })
  return {
    leads: told.map(({ enquiry, id, listing, agent_id, at, random }) => ({
      id,
      reference: createReference(Array.from({ length: 8 }, () => random.next())),
      ...columnsOf(enquiry, id, day),
      listing_id: listing?.id ?? null,
      agent_id,
      department: agent_id === null ? departmentOf[enquiry.kind] : null,
      created_at: new Date(at),
      first_answered_at: enquiry.answered === undefined ? null : new Date(at + enquiry.answered * minute),
    })),
    notes: told.flatMap(({ enquiry, id, by, at }) =>
      enquiry.note ? [{ lead_id: id, client_id: by, text: enquiry.note, at: answeredAt(enquiry, at) }] : [],
    ),
    events: told.flatMap(({ enquiry, id, by, at }) => [
      { lead_id: id, client_id: null, event: { kind: 'received' }, at: new Date(at) },
      ...(enquiry.state === 'new' || enquiry.state === 'spam'
        ? []
        : [
            {
              lead_id: id,
              client_id: by,
              event: { kind: 'state', from: 'new', to: enquiry.state },
              at: answeredAt(enquiry, at),
            },
          ]),
      ...(enquiry.visit?.at
        ? [{ lead_id: id, client_id: by, event: visitEvent(enquiry.visit, day), at: answeredAt(enquiry, at) }]
        : []),
      ...(enquiry.note ? [{ lead_id: id, client_id: by, event: { kind: 'noted' }, at: answeredAt(enquiry, at) }] : []),
    ]),
    visits: told.flatMap(({ enquiry, id, agent_id, at }) =>
      enquiry.visit ? [{ lead_id: id, agent_id, ...visitColumnsOf(enquiry, enquiry.visit, day, at) }] : [],
    ),
  }
}

function visitColumnsOf(enquiry: DemoEnquiry, { state, at: named }: DemoVisit, day: string, at: number) {
  const start = named && momentOf(named, day)
  const agreed = state === 'confirmed' ? answeredAt(enquiry, at) : null
  return {
    state,
    starts_at: start ?? null,
    ends_at: start ? new Date(start.getTime() + visitMinutes * minute) : null,
    sequence: agreed ? 1 : 0,
    confirmed_at: agreed,
    // Nobody is there to be reminded.
    reminded_at: agreed,
  }
}

function visitEvent({ state, at }: DemoVisit, day: string) {
  const moment = at ? momentOf(at, day).toISOString() : null
  return { kind: 'visit', action: state === 'confirmed' ? 'confirm' : 'propose', by: 'agent', moment }
}

/** Nobody shows homes on a Sunday. */
function momentOf([days, clock]: DemoMoment, lastDay: string): Date {
  const noon = getMomentHere(lastDay, 12 * 60)
  const day = getDayHere(noon, days)
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0
  return getMomentHere(isSunday ? getDayHere(noon, days + 1) : day, readClock(clock))
}

function answeredAt({ answered = 0 }: DemoEnquiry, at: number): Date {
  return new Date(at + answered * minute)
}

function columnsOf(
  { kind, state, full_name, language, message, details = {}, email, visit }: DemoEnquiry,
  id: number,
  day: string,
) {
  const isChat = kind === 'whatsapp'
  return {
    kind,
    state,
    check: state === 'spam' ? 'suspect' : 'checked',
    full_name,
    // Of the block kept for fiction.
    phone: isChat ? null : `+1829555${String(100 + id).padStart(4, '0')}`,
    email: isChat ? null : (email ?? `${toSlug(full_name ?? '').replaceAll('-', '.')}@correo.example`),
    message,
    details: visit
      ? { ...details, visit_moments: visit.moments.map((moment) => momentOf(moment, day).toISOString()) }
      : details,
    language,
    consent: isChat ? null : consentVersion,
  }
}
