import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'

import type { Language } from '#contract/fields.ts'
import { maxOwnVisits, type OwnVisit } from '#contract/lead/visit.ts'
import type { Visit } from '#contract/lead/visit-state.ts'

import { clients } from '../../account/table.ts'
import { agents } from '../../agent/table.ts'
import { listings } from '../../property/table.ts'
import type { Tools } from '../../tools.ts'
import { homeOf } from '../load-leads.ts'
import { leads } from '../table.ts'
import { linkVisit } from './link-visit.ts'
import { toVisit } from './queries.ts'
import { visits } from './table.ts'

/**
 * The visits that were asked for from a client's address, those to come first. The address is proved, and who reads it
 * has the same links in their letters.
 */
export async function loadOwnVisits(tools: Tools, client_id: number, language: Language): Promise<OwnVisit[]> {
  const { code, title_es, title_en, type, is_collection, price, currency } = listings
  const rows = await tools.db
    .select({
      row: visits,
      details: leads.details,
      reference: leads.reference,
      agent: { id: agents.id, name: agents.name, phone: agents.phone },
      home: { code, title_es, title_en, type, is_collection, price, currency },
    })
    .from(visits)
    .innerJoin(leads, eq(leads.id, visits.lead_id))
    .innerJoin(clients, eq(clients.email, leads.email))
    .leftJoin(agents, eq(agents.id, visits.agent_id))
    .leftJoin(listings, eq(listings.id, leads.listing_id))
    .where(and(eq(clients.id, client_id), isNotNull(clients.confirmed_at), isNull(leads.erased_at)))
    .orderBy(desc(leads.created_at), desc(leads.id))
    .limit(maxOwnVisits)
  const now = tools.now()
  const own = rows.map(({ row, details, reference, agent, home }): OwnVisit => {
    const shown = home && homeOf(tools.pageAddress, home, language)
    return {
      ...toVisit(row, details, now),
      reference,
      agent,
      property: shown && { code: shown.code, title: shown.title, link: shown.link },
      about: details.visit_about ?? null,
      link: linkVisit(tools, 'visitor', row, language),
    }
  })
  const toCome = own.filter((visit) => isToCome(visit, now))
  const others = own.filter((visit) => !isToCome(visit, now))
  return [...toCome.toSorted((a, b) => momentsOf(a)[0]!.localeCompare(momentsOf(b)[0]!)), ...others]
}

/** The moment that was named or agreed to, else those that were asked for, the earliest first. */
function momentsOf({ starts_at, moments }: Visit): readonly string[] {
  return starts_at ? [starts_at] : moments
}

function isToCome(visit: Visit, now: Date): boolean {
  const isOn = visit.state === 'requested' || visit.state === 'proposed' || visit.state === 'confirmed'
  return isOn && momentsOf(visit).some((moment) => new Date(moment) > now)
}
