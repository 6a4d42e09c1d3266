import type { Language } from '#contract/fields.ts'
import type { ComparedPair, ComparedSide, LookAlike, LookAlikeSide } from '#contract/look-alike/look-alike.ts'
import { lookAlikeEndpoints, lookAlikesPerPage } from '#contract/look-alike/look-alike.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'

import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Connection, Database } from '../database/open.ts'
import { pageOf } from '../http/list.ts'
import { listPictures } from '../picture/queries.ts'
import type { Session } from '../tools/session.ts'
import { findPair, listPairs, type PairRow } from './queries.ts'
import { isTwin } from './rules.ts'
import { type HashedPhoto, listDraftSides, listListingSides, listPhotoHashes, type SideRow } from './side/queries.ts'

/** When it is read, and in which language. */
type Reading = { now: Date; language: Language }
type Query = { which: 'open' | 'decided'; page: number }

/** A page of pairs as staff look through them. */
export async function loadLookAlikes(db: Connection, query: Query, { now, language }: Reading) {
  const per_page = lookAlikesPerPage
  const { pairs, total } = await listPairs(db, { isOpen: query.which === 'open', page: query.page, per_page })
  const data = await completePairs(db, pairs, { now, language })
  return { data, ...pageOf(lookAlikeEndpoints.lookAlikes.path, query, { page: query.page, per_page, total }) }
}

/** One pair as the list has it. */
export async function loadLookAlike(db: Connection, id: number, reading: Reading): Promise<LookAlike> {
  const pair = await findPair(db, id)
  const [whole] = pair ? await completePairs(db, [pair], reading) : []
  if (!whole) throw new AppError('look_alike.not_found')
  return whole
}

/** Both side by side, with what only their agencies know; that it was read is written down. */
export async function loadComparedPair(
  db: Database,
  session: Session,
  id: number,
  { now, language }: Reading,
): Promise<ComparedPair> {
  return db.transaction(async (tx) => {
    const pair = await findPair(tx, id)
    const sides = pair && (await findSides(tx, pair, language))
    if (!pair || !sides) throw new AppError('look_alike.not_found')
    await addAuditEvent(tx, session, { kind: 'look_alike.compared', subject: 'look_alike', subject_id: id })
    const [mine, theirs] = [await readPhotos(tx, sides[0]), await readPhotos(tx, sides[1])]
    const covers = await readCovers(tx, sides)
    return {
      ...describePair(pair, sides, now),
      one: await compareSide(tx, sides[0], covers, mine, theirs),
      other: await compareSide(tx, sides[1], covers, theirs, mine),
    }
  })
}

async function completePairs(
  db: Connection,
  pairs: readonly PairRow[],
  { now, language }: Reading,
): Promise<LookAlike[]> {
  const listings = await listListingSides(
    db,
    pairs.flatMap(({ a, b }) => (b === null ? [a] : [a, b])),
    language,
  )
  const drafts = await listDraftSides(
    db,
    pairs.flatMap(({ draft_id }) => draft_id ?? []),
    language,
  )
  const covers = await readCovers(db, [...listings.values(), ...drafts.values()])
  return pairs.flatMap((pair) => {
    const [one, other] = [listings.get(pair.a), pair.b === null ? drafts.get(pair.draft_id!) : listings.get(pair.b)]
    if (!one || !other) return []
    return { ...describePair(pair, [one, other], now), one: toSide(one, covers), other: toSide(other, covers) }
  })
}

async function findSides(
  db: Connection,
  { a, b, draft_id }: PairRow,
  language: Language,
): Promise<[SideRow, SideRow] | null> {
  const listings = await listListingSides(db, b === null ? [a] : [a, b], language)
  const other = b === null ? (await listDraftSides(db, [draft_id!], language)).get(draft_id!) : listings.get(b)
  const one = listings.get(a)
  return one && other ? [one, other] : null
}

function describePair(
  { id, score, reasons, waited_until, verdict, by, at }: PairRow,
  sides: readonly SideRow[],
  now: Date,
) {
  const isWaiting = waited_until !== null && sides[1]!.look_until !== null
  return {
    id,
    score,
    reasons,
    waits_until: isWaiting ? sides[1]!.look_until : null,
    has_waited: waited_until !== null && sides[1]!.draft_id === null && new Date(waited_until) <= now,
    is_same_agency: sides[0]!.agency_id === sides[1]!.agency_id,
    verdict,
    by,
    at,
  }
}

type Covers = ReadonlyMap<string, NonNullable<LookAlikeSide['cover']>>

function toSide(row: SideRow, covers: Covers): LookAlikeSide {
  const { code, draft_id, title, status, business_type, type, place, price, currency, agency, agent, since } = row
  const cover = row.cover === null ? null : (covers.get(row.cover) ?? null)
  return { code, draft_id, title, status, business_type, type, place, price, currency, agency, agent, since, cover }
}

async function compareSide(
  db: Connection,
  row: SideRow,
  covers: Covers,
  own: readonly HashedPhoto[],
  theirs: readonly HashedPhoto[],
): Promise<ComparedSide> {
  const { bedrooms, bathrooms, parkings, level, construction_m2, lot_m2, year_built, project, unit_name } = row
  const stored = await listPictures(
    db,
    own.map(({ key }) => key),
  )
  const shown = new Map(stored.map(({ key, photo }) => [key, photo]))
  const photos = own.flatMap(({ key, hash }) => {
    const photo = shown.get(key)
    const twin = theirs.findIndex((other) => other.key === key || (hash && other.hash && isTwin(hash, other.hash)))
    return photo ? { photo, twin: twin < 0 ? null : twin } : []
  })
  return {
    ...toSide(row, covers),
    bedrooms,
    bathrooms,
    parkings,
    level,
    construction_m2,
    lot_m2,
    year_built,
    project,
    unit_name,
    mandate: row.mandate_kind && {
      kind: row.mandate_kind,
      until: row.mandate_until,
      has_document: row.has_document,
    },
    confirmed_at: row.confirmed_at,
    photos,
  }
}

function readPhotos(db: Connection, row: SideRow): Promise<HashedPhoto[]> {
  return listPhotoHashes(
    db,
    row.draft_id === null ? { listing: row.id } : { keys: (row.photos ?? []).map(getShownKey) },
  )
}

async function readCovers(db: Connection, rows: readonly SideRow[]): Promise<Covers> {
  const keys = [...new Set(rows.flatMap(({ cover }) => cover ?? []))]
  const stored = keys.length > 0 ? await listPictures(db, keys) : []
  return new Map(stored.map(({ key, photo }) => [key, photo]))
}
