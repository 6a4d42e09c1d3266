import { eq, sql } from 'drizzle-orm'

import { type DraftDocument, privateFields } from '#contract/draft/document.ts'
import { type Draft, maxDraftsOfAgent } from '#contract/draft/draft.ts'

import { agents } from '../agent/table.ts'
import { AppError } from '../app-error.ts'
import type { Transaction } from '../database/open.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { leads } from '../lead/table.ts'
import { addVersion } from '../property/publish/add-version.ts'
import { type ListingRow, loadDocument, loadVersionDocument } from '../property/publish/load-document.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { judgeDocument, loadDraft } from './load-draft.ts'
import { findAgentWithin, findDraft, lockListing } from './queries.ts'
import { mayReach, wasPublic } from './rules.ts'
import { listingDrafts } from './table.ts'

type Wished = {
  from?: string | undefined
  is_copy?: boolean | undefined
  lead?: number | undefined
  agent_id?: number | undefined
}
type Begun = Partial<typeof listingDrafts.$inferInsert>

/** What a copy does not take along: pictures, and all that only the agency knows but where the home stands. */
const notCopied: readonly string[] = [
  ...privateFields.filter((field) => field !== 'exact_point'),
  'photos',
  'plans',
  'videos',
  'view_360',
  'is_exclusive',
  'is_collection',
]

/**
 * Begins a draft of nothing, of a listing or of an enquiry. A listing has one at most: whoever wants to change it while
 * somebody does is given that one.
 */
export async function addDraft(tools: Tools, session: Session, wished: Wished, keep: KeepAnswer): Promise<Draft> {
  return tools.db.transaction(async (tx) => {
    const id = await beginDraft(tx, session, wished)
    const draft = await loadDraft(tx, session, await findDraft(tx, session, id), tools.now())
    await keep(tx, { data: draft })
    return draft
  })
}

/** Begins a draft that says what an older version said; refused while the listing has another. */
export async function addRestoredDraft(
  tools: Tools,
  session: Session,
  { code, n }: { code: string; n: number },
  keep: KeepAnswer,
): Promise<Draft> {
  return tools.db.transaction(async (tx) => {
    const listing = await lockListing(tx, session, code)
    const document = await loadVersionDocument(tx, listing.id, n)
    if (!document) throw new AppError('request.not_found')
    if (await findDraftOf(tx, listing.id)) throw new AppError('draft.there_already')
    const id = await insertDraft(tx, session, await describeChanges(tx, listing, document))
    const draft = await loadDraft(tx, session, await findDraft(tx, session, id), tools.now())
    await keep(tx, { data: draft })
    return draft
  })
}

async function beginDraft(tx: Transaction, session: Session, { from, is_copy, lead, agent_id }: Wished) {
  const enquiry: Begun = lead === undefined ? {} : await readLead(tx, session, lead)
  if (from === undefined) {
    const whose = await chooseAgent(tx, session, agent_id)
    return insertDraft(tx, session, { ...whose, ...enquiry })
  }
  const listing = await lockListing(tx, session, from)
  if (is_copy) {
    const whose = await chooseAgent(tx, session, agent_id ?? session.agent_id ?? listing.agent_id)
    const document = { ...dropFields(await loadDocument(tx, listing), notCopied), ...enquiry.document }
    return insertDraft(tx, session, { ...whose, ...enquiry, document })
  }
  const there = await findDraftOf(tx, listing.id)
  return there ?? insertDraft(tx, session, await describeChanges(tx, listing))
}

/** A draft of what a listing says now, or said; the version from which it begins is written down first. */
async function describeChanges(tx: Transaction, listing: ListingRow, said?: DraftDocument): Promise<Begun> {
  // What was sold or rented is not changed any more.
  if (listing.status === 'sold' || listing.status === 'rented') throw new AppError('draft.wrong_state')
  const now = await loadDocument(tx, listing)
  const base_version = wasPublic(listing.status)
    ? await addVersion(tx, listing, { kind: 'system', by: null }, now)
    : null
  const { id: listing_id, agent_id, agency_id } = listing
  return { listing_id, agent_id, agency_id, base_version, document: said ?? now }
}

async function insertDraft(tx: Transaction, { client_id }: Session, begun: Begun): Promise<number> {
  const { agent_id, agency_id, ...more } = begun
  if (!begun.listing_id) await requireFewDrafts(tx, agent_id!)
  const { quality } = await judgeDocument(tx, agency_id!, begun.document ?? {}, new Date())
  const judged = { ...more, quality: quality.points }
  const [row] = await tx
    .insert(listingDrafts)
    .values({ agent_id: agent_id!, agency_id: agency_id!, ...judged, created_by: client_id, changed_by: client_id })
    .returning({ id: listingDrafts.id })
  return row!.id
}

/** Refuses one more than an agent may have; whoever begins another at the same time waits. */
async function requireFewDrafts(tx: Transaction, agent_id: number): Promise<void> {
  await tx.execute(sql`select from ${agents} where id = ${agent_id} for no key update`)
  const begun = sql`agent_id = ${agent_id} and listing_id is null
    and not exists (select from import_item where draft_id = ${listingDrafts.id})`
  if ((await tx.$count(listingDrafts, begun)) >= maxDraftsOfAgent) throw new AppError('draft.too_many')
}

async function findDraftOf(tx: Transaction, listing_id: number): Promise<number | null> {
  const [there] = await tx
    .select({ id: listingDrafts.id })
    .from(listingDrafts)
    .where(eq(listingDrafts.listing_id, listing_id))
  return there?.id ?? null
}

/** Whose a new draft is: whoever was named, or the agent who asks. */
async function chooseAgent(tx: Transaction, session: Session, agent_id = session.agent_id ?? undefined) {
  if (agent_id === undefined) throw new AppError('request.invalid', { errors: { agent_id: ['field.required'] } })
  return findAgentWithin(tx, session, agent_id)
}

/** Whoever wrote an enquiry of one's desk becomes the owner of the home. */
async function readLead(tx: Transaction, session: Session, id: number) {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, id))
  const whose = { agent_id: lead?.agent_id ?? 0, agency_id: await agencyOf(tx, lead) }
  if (!lead || !mayReach(session, whose)) throw new AppError('lead.not_found')
  const owner = { owner_name: lead.full_name, owner_phone: lead.phone, owner_email: lead.email }
  const document = Object.fromEntries(Object.entries(owner).filter(([, value]) => value !== null)) as DraftDocument
  return { lead_id: id, document }
}

async function agencyOf(tx: Transaction, lead: typeof leads.$inferSelect | undefined): Promise<number> {
  if (lead?.agency_id) return lead.agency_id
  if (!lead?.agent_id) return 0
  const [agent] = await tx.select({ agency_id: agents.agency_id }).from(agents).where(eq(agents.id, lead.agent_id))
  return agent?.agency_id ?? 0
}

function dropFields(document: DraftDocument, fields: readonly string[]): DraftDocument {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)))
}
