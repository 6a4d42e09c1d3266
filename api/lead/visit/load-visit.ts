import { sql } from 'drizzle-orm'

import type { LinkedVisit } from '#contract/lead/visit.ts'
import type { Language } from '#contract/fields.ts'
import type { PageAddress } from '#contract/mail/mail.ts'

import { agents } from '../../agent/table.ts'
import { AppError } from '../../app-error.ts'
import type { Connection } from '../../database/open.ts'
import { loadLeadOfMail } from '../load-leads.ts'
import type { VisitRow } from './queries.ts'

type Agent = NonNullable<LinkedVisit['agent']>

/** A visit with all that its letters and pages say of it, in a language; nobody's once its enquiry was emptied. */
export async function loadWholeVisit(db: Connection, row: VisitRow, pageAddress: PageAddress, language: Language) {
  const lead = await loadLeadOfMail(db, row.lead_id, pageAddress, language)
  if (!lead) throw new AppError('lead.not_found')
  const { rows: places } = await db.execute<{ place: string }>(sql`
    select sector.name || ', ' || city.name as place from lead join listing on listing.id = lead.listing_id
    join sector on sector.id = listing.sector_id join city on city.id = listing.city_id where lead.id = ${row.lead_id}`)
  const { rows: known } = await db.execute<Agent>(
    sql`select id, name, picture, phone, whatsapp from ${agents} where id = ${row.agent_id}`,
  )
  const { full_name, phone, email, reference, details, home } = lead
  return {
    row,
    lead,
    reference,
    visitor: { name: full_name ?? '', phone, email },
    agent: known[0] ?? null,
    home,
    place: places[0]?.place ?? null,
    about: details.visit_about ?? null,
  }
}
export type WholeVisit = Awaited<ReturnType<typeof loadWholeVisit>>
