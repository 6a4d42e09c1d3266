import { desc, eq, sql } from 'drizzle-orm'

import { listChangedFields } from '#contract/draft/apply-operations.ts'
import { type DraftDocument, type DraftField, privateFields } from '#contract/draft/document.ts'
import type { FieldChange, VersionLine, WaitingDraft } from '#contract/draft/version.ts'
import type { Language } from '#contract/fields.ts'

import { AppError } from '../app-error.ts'
import type { Connection } from '../database/open.ts'
import { loadDocument } from '../property/publish/load-document.ts'
import { unpackDocument } from '../property/publish/packed.ts'
import { listingVersions } from '../property/publish/table.ts'
import type { Session } from '../tools/session.ts'
import { hidePrivate, judgeDocument } from './load-draft.ts'
import { findDraft, findListing, findPlaceNames } from './queries.ts'
import { wasPublic } from './rules.ts'
import { draftSaves, listingDrafts } from './table.ts'

/** Fields that name a place or a project by its slug. */
const named: readonly DraftField[] = ['province', 'city', 'sector', 'project']

/** What was published of a listing, and saved of its draft, newest first. */
export async function loadVersions(db: Connection, session: Session, code: string) {
  const listing = await findListing(db, session, code)
  const { n, kind, by_name, at, note, changed } = listingVersions
  const rows = await db
    .select({ n, kind, by: by_name, at, note, changed })
    .from(listingVersions)
    .where(eq(listingVersions.listing_id, listing.id))
    .orderBy(desc(n))
  const saves = await db
    .select({ n: draftSaves.n, by: draftSaves.by_name, at: draftSaves.at, changed: draftSaves.changed })
    .from(draftSaves)
    .innerJoin(listingDrafts, eq(listingDrafts.id, draftSaves.draft_id))
    .where(eq(listingDrafts.listing_id, listing.id))
    .orderBy(desc(draftSaves.n))
    .limit(100)
  const saved = saves.map((save): VersionLine => ({ ...save, kind: 'saved', note: null, at: save.at.toISOString() }))
  return { data: rows.map((row): VersionLine => ({ ...row, at: row.at.toISOString() })), saved }
}

/** A version whole, with what it changed of the one before. */
export async function loadVersion(db: Connection, session: Session, code: string, n: number) {
  const listing = await findListing(db, session, code)
  const rows = await db
    .select()
    .from(listingVersions)
    .where(sql`${eq(listingVersions.listing_id, listing.id)} and ${listingVersions.n} in (${n}, ${n - 1})`)
    .orderBy(desc(listingVersions.n))
  const version = rows.find((row) => row.n === n)
  if (!version) throw new AppError('request.not_found')
  const before = rows.find((row) => row.n === n - 1)
  const document = unpackDocument(version.document)
  const changes = await listChanges(db, session, before ? unpackDocument(before.document) : {}, document)
  const { kind, by_name: by, note, changed } = version
  const line: VersionLine = { n, kind, by, note, changed, at: version.at.toISOString() }
  return { ...line, document: hidePrivate(session, document), changes }
}

/** What a draft would change of what is public; all that it says, where nothing is. */
export async function loadChanges(db: Connection, session: Session, id: number): Promise<FieldChange[]> {
  const { row, listing } = await findDraft(db, session, id)
  const before = listing && wasPublic(listing.status) ? await loadDocument(db, listing) : {}
  return listChanges(db, session, before, row.document)
}

/** The drafts that wait for somebody to look at them, the oldest first. */
export async function loadReview(
  db: Connection,
  session: Session,
  language: Language,
  now: Date,
): Promise<WaitingDraft[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select listing_draft.id from listing_draft join agency on agency.id = listing_draft.agency_id
    where submitted_at is not null and (${session.role === 'staff'}
      or (agency.id = ${session.agency_id} and agency.policy <> 'network' and look_until is null))
    order by submitted_at, listing_draft.id limit 100`)
  const waiting: WaitingDraft[] = []
  for (const { id } of rows) {
    const { row, listing, agent, agency } = await findDraft(db, session, id)
    const { document, agency_id, agent_id } = row
    const { missing, quality } = await judgeDocument(db, agency_id, document, now)
    waiting.push({
      id,
      code: listing?.code ?? null,
      title: (language === 'en' ? document.title_en : null) ?? document.title_es ?? null,
      cover: document.photos?.[0]?.key ?? null,
      agency: { id: agency_id, name: agency },
      agent: { id: agent_id, name: agent },
      is_change: !!listing && wasPublic(listing.status),
      quality: quality.points,
      missing: missing.length,
      submitted_at: row.submitted_at!.toISOString(),
      publish_at: row.publish_at?.toISOString() ?? null,
    })
  }
  return waiting
}

/** What differs, in words where a document has slugs. */
async function listChanges(
  db: Connection,
  session: Session,
  before: DraftDocument,
  after: DraftDocument,
): Promise<FieldChange[]> {
  const hidden: readonly DraftField[] = session.role === 'staff' ? privateFields : []
  const changed = listChangedFields(before, after).filter((field) => !hidden.includes(field))
  const slugs = named.flatMap((field) => (changed.includes(field) ? [before[field] ?? '', after[field] ?? ''] : []))
  const names = slugs.length > 0 ? await findPlaceNames(db, slugs) : new Map<string, string>()
  return changed.map((field) => {
    const say = (value: unknown) => (named.includes(field) ? (names.get(value as string) ?? value) : value) ?? null
    return { field, before: say(before[field]), after: say(after[field]) }
  })
}
