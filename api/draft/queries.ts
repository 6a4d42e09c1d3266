import { and, eq, ne, sql } from 'drizzle-orm'

import type { DraftDocument, Point } from '#contract/draft/document.ts'

import { clients } from '../account/table.ts'
import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { AppError } from '../app-error.ts'
import type { Connection, Transaction } from '../database/open.ts'
import { pictures, uploads } from '../picture/table.ts'
import type { ListingRow } from '../property/publish/load-document.ts'
import { listings } from '../property/table.ts'
import type { Session } from '../tools/session.ts'
import { type Judged, mayReach } from './rules.ts'
import { draftSaves, listingDrafts } from './table.ts'

export type DraftRow = typeof listingDrafts.$inferSelect
/** A draft with all that decides what may be done with it. */
export type WholeDraft = Judged & {
  row: DraftRow
  listing: ListingRow | null
  agent: string
  agency: string
  hidesPoints: boolean
}

/** A draft within somebody's reach; anybody else's does not exist. */
export async function findDraft(db: Connection, session: Session, id: number): Promise<WholeDraft> {
  const [row] = await db.select().from(listingDrafts).where(eq(listingDrafts.id, id))
  return completeDraft(db, session, row)
}

/** The same, held still for a transaction. */
export async function lockDraft(tx: Transaction, session: Session, id: number): Promise<WholeDraft> {
  const [row] = await tx.select().from(listingDrafts).where(eq(listingDrafts.id, id)).for('update')
  return completeDraft(tx, session, row)
}

/** A draft whoever asks, held still; for what is done without a person. */
export async function holdDraft(tx: Transaction, id: number): Promise<WholeDraft | null> {
  const [row] = await tx
    .select()
    .from(listingDrafts)
    .where(eq(listingDrafts.id, id))
    .for('update', { skipLocked: true })
  return row ? addContext(tx, row) : null
}

async function completeDraft(db: Connection, session: Session, row: DraftRow | undefined): Promise<WholeDraft> {
  if (!row || !mayReach(session, row)) throw new AppError('draft.not_found')
  return addContext(db, row)
}

async function addContext(db: Connection, row: DraftRow): Promise<WholeDraft> {
  const [listing] = row.listing_id ? await db.select().from(listings).where(eq(listings.id, row.listing_id)) : []
  const [whose] = await db
    .select({
      agent: agents.name,
      agency: agencies.name,
      policy: agencies.policy,
      hidesPoints: agencies.hides_points,
      published: sql<number>`(select count(*)::int from listing
        where listing.agent_id = ${agents.id} and listing.published_at is not null)`,
    })
    .from(agents)
    .innerJoin(agencies, eq(agencies.id, row.agency_id))
    .where(eq(agents.id, row.agent_id))
  return { row, ...row, listing: listing ?? null, status: listing?.status ?? null, ...whose! }
}

/** A listing within somebody's reach, by its code, held still; another's, and one that is only a draft of old, is not there. */
export async function lockListing(tx: Transaction, session: Session, code: string): Promise<ListingRow> {
  const [listing] = await tx.select().from(listings).where(eq(listings.code, code)).for('no key update')
  if (!listing || !mayReach(session, listing)) throw new AppError('listing.not_found')
  return listing
}

/** The same, only read. */
export async function findListing(db: Connection, session: Session, code: string): Promise<ListingRow> {
  const [listing] = await db.select().from(listings).where(eq(listings.code, code))
  if (!listing || !mayReach(session, listing)) throw new AppError('listing.not_found')
  return listing
}

/** An agent whom somebody may give a draft to. */
export async function findAgentWithin(db: Connection, session: Session, id: number) {
  const [agent] = await db
    .select({ agent_id: agents.id, agency_id: agents.agency_id, suspended_at: agents.suspended_at })
    .from(agents)
    .where(eq(agents.id, id))
    // In a transaction no suspension comes between.
    .for('key share')
  if (!agent || agent.suspended_at || !mayReach(session, agent)) {
    throw new AppError('request.invalid', { errors: { agent_id: ['field.not_an_option'] } })
  }
  const { agent_id, agency_id } = agent
  return { agent_id, agency_id }
}

/** The name under which somebody's changes are remembered. */
export async function findName(db: Connection, { client_id }: Session): Promise<string> {
  const [client] = await db.select({ name: clients.full_name }).from(clients).where(eq(clients.id, client_id))
  return client?.name ?? ''
}

/** Who else saved a draft in the last two minutes. */
export async function listOthers(db: Connection, { client_id }: Session, draft_id: number) {
  const rows = await db
    .select({ name: draftSaves.by_name, at: sql<Date>`max(${draftSaves.at})`.mapWith(draftSaves.at) })
    .from(draftSaves)
    .where(
      and(
        eq(draftSaves.draft_id, draft_id),
        ne(draftSaves.client_id, client_id),
        sql`${draftSaves.at} > now() - interval '2 minutes'`,
      ),
    )
    .groupBy(draftSaves.client_id, draftSaves.by_name)
  return rows.map(({ name, at }) => ({ name: name ?? '', at: at.toISOString() }))
}

export type KnownPicture = Pick<typeof pictures.$inferSelect, 'key' | 'width' | 'height' | 'state'>

/** The pictures of documents that their agency may use, by their keys: its own, and those that are nobody's. */
export async function findPictures(
  db: Connection,
  agency_id: number,
  documents: readonly DraftDocument[],
): Promise<Map<string, KnownPicture>> {
  const named = documents.flatMap(({ photos, plans, view_360 }) => [
    ...[...(photos ?? []), ...(plans ?? [])].map(({ key }) => key),
    ...(view_360 ? [view_360] : []),
  ])
  const wanted = [...new Set(named)]
  if (wanted.length === 0) return new Map()
  const { key, width, height, state } = pictures
  const rows = await db
    .select({ key, width, height, state })
    .from(pictures)
    .where(
      sql`${pictures.key} = any(${sql.param(wanted)}::text[])
        and (${pictures.agency_id} is null or ${pictures.agency_id} = ${agency_id})`,
    )
  return new Map(rows.map((row) => [row.key, row]))
}

/** Whether a file is an upload of the agency's: nobody refers to another's mandate. */
export async function isOwnFile(db: Connection, agency_id: number, name: string): Promise<boolean> {
  return (await db.$count(uploads, and(eq(uploads.became, name), eq(uploads.agency_id, agency_id)))) > 0
}

/** The middles of documents' sectors in their order: null where the parts of a place do not belong together. */
export async function findPlacePoints(db: Connection, documents: readonly DraftDocument[]): Promise<(Point | null)[]> {
  const said = documents.map(({ province, city, sector }, at) => ({ at, province, city, sector }))
  const { rows } = await db.execute<{ at: number } & Point>(sql`
    select said.at, sector.latitude, sector.longitude
    from json_to_recordset(${JSON.stringify(said)}::json) as said (at int, province text, city text, sector text)
    join sector on sector.slug = said.sector join city on city.id = sector.city_id and city.slug = said.city
    join province on province.id = city.province_id and province.slug = said.province`)
  const found = new Map(rows.map(({ at, latitude, longitude }) => [at, { latitude, longitude }]))
  return documents.map((_, at) => found.get(at) ?? null)
}

/** The projects of documents that there are. */
export async function findProjects(db: Connection, documents: readonly DraftDocument[]): Promise<Set<string>> {
  const wanted = [...new Set(documents.flatMap(({ project }) => project ?? []))]
  if (wanted.length === 0) return new Set()
  const { rows } = await db.execute<{ slug: string }>(
    sql`select slug from project where slug = any(${sql.param(wanted)}::text[])`,
  )
  return new Set(rows.map(({ slug }) => slug))
}

/** A home as a letter about its publication needs it. */
export async function findHomeOfMail(db: Connection, code: string) {
  const [home] = await db.select().from(listings).where(eq(listings.code, code))
  return home ?? null
}

/** What places and projects are called, by their slugs. */
export async function findPlaceNames(db: Connection, slugs: readonly unknown[]): Promise<Map<string, string>> {
  const wanted = sql`any(${sql.param(slugs)}::text[])`
  const { rows } = await db.execute<{ slug: string; name: string }>(sql`
    select slug, name from province where slug = ${wanted} union all select slug, name from city where slug = ${wanted}
    union all select slug, name from sector where slug = ${wanted}
    union all select slug, name from project where slug = ${wanted}`)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}
