import { sql } from 'drizzle-orm'

import type { Language } from '#contract/fields.ts'

import type { Transaction } from '../database/open.ts'
import { enqueueMail } from '../mail/queries.ts'

type Reader = { to: string; language: Language; full_name: string }

/** Tells the agent of a listing that search shows it as one home with others. */
export async function sendGrouped(tx: Transaction, listing_id: number): Promise<void> {
  for (const { full_name, ...to } of await listReaders(tx, listing_id, 'agent')) {
    await enqueueMail(tx, { kind: 'listing_grouped', ...to, about: { listing: listing_id, full_name } })
  }
}

/** Tells the agent of a listing, and whoever manages them, that it is off because its pictures are another's. */
export async function sendStolen(tx: Transaction, { id }: { id: number }, reason: string): Promise<void> {
  for (const { full_name, ...to } of await listReaders(tx, id, 'manager')) {
    await enqueueMail(tx, { kind: 'listing_pictures_stolen', ...to, about: { listing: id, full_name, reason } })
  }
}

/** The agent of a listing, or the agent and the managers of the agency. */
async function listReaders(tx: Transaction, listing_id: number, upTo: 'agent' | 'manager'): Promise<Reader[]> {
  const { rows } = await tx.execute<Reader>(sql`
    select coalesce(client.email, agent.email) as "to", coalesce(client.language, 'es') as language,
      coalesce(client.full_name, agent.name) as full_name
    from listing join agent on agent.id = listing.agent_id
    left join client on client.agent_id = agent.id and client.role = 'agent' and client.suspended_at is null
    where listing.id = ${listing_id} and coalesce(client.email, agent.email) is not null
    union
    select client.email, client.language, client.full_name from listing
    join client on client.agency_id = listing.agency_id and client.role = 'manager' and client.suspended_at is null
    where listing.id = ${listing_id} and ${upTo === 'manager'}
    order by 1`)
  return rows
}
