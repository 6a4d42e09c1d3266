import { createReference } from '#api/lead/rules.ts'
import { consentVersion } from '#contract/lead/alongside.ts'
import type { Department } from '#contract/lead/departments.ts'
import type { LeadKind } from '#contract/lead/lead.ts'
import { toSlug } from '#contract/slugs.ts'

import { createRandom } from './random.ts'
import { type DemoEnquiry, demoEnquiries } from './words/leads.ts'

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
      ...columnsOf(enquiry, id),
      listing_id: listing?.id ?? null,
      agent_id,
      department: agent_id === null ? departmentOf[enquiry.kind] : null,
      created_at: new Date(at),
      first_answered_at: enquiry.answered === undefined ? null : new Date(at + enquiry.answered * 60_000),
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
      ...(enquiry.note ? [{ lead_id: id, client_id: by, event: { kind: 'noted' }, at: answeredAt(enquiry, at) }] : []),
    ]),
  }
}

function answeredAt({ answered = 0 }: DemoEnquiry, at: number): Date {
  return new Date(at + answered * 60_000)
}

function columnsOf({ kind, state, full_name, language, message, details = {} }: DemoEnquiry, id: number) {
  const isChat = kind === 'whatsapp'
  return {
    kind,
    state,
    check: state === 'spam' ? 'suspect' : 'checked',
    full_name,
    // Of the block kept for fiction.
    phone: isChat ? null : `+1829555${String(100 + id).padStart(4, '0')}`,
    email: isChat ? null : `${toSlug(full_name ?? '').replaceAll('-', '.')}@correo.example`,
    message,
    details,
    language,
    consent: isChat ? null : consentVersion,
  }
}
