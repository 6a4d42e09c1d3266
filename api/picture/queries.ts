import { sql } from 'drizzle-orm'

import { pictureWidths, type UploadPurpose } from '#contract/picture/picture.ts'
import type { StoredPicture } from '#contract/picture/upload.ts'

import type { Connection, Database, Transaction } from '../database/open.ts'
import type { Session } from '../tools/session.ts'

export type UploadRow = {
  id: string
  /** Null of what nobody sent: it was fetched. */
  client_id: number | null
  agency_id: number
  purpose: UploadPurpose
  size: number
  taken: number
  draft_id: number | null
  about: { cover?: string; poster?: string; name?: string }
  became: string | null
  problem: string | null
  /** Of a picture: whether it can be shown yet. */
  picture_state: StoredPicture['state'] | null
  attempts: number
  expires_at: Date
  is_expired: boolean
}

const columns = sql.raw(`id, client_id, agency_id, purpose, size::float8 as size, taken::float8 as taken, draft_id,
  about, became, problem, (select state from picture where key = became) as picture_state, attempts, expires_at, expires_at <= now() as is_expired`)

/** One's own upload; null where there is none, whoever else's it may be. */
export async function findUpload(db: Connection, id: string, clientId: number): Promise<UploadRow | null> {
  const { rows } = await db.execute<UploadRow>(
    sql`select ${columns} from upload where id = ${id} and client_id = ${clientId}`,
  )
  return rows[0] ? { ...rows[0], expires_at: new Date(rows[0].expires_at) } : null
}

/** The same, held still until the transaction ends. */
export async function holdUploadRow(tx: Transaction, id: string, clientId: number): Promise<UploadRow | null> {
  await tx.execute(sql`select 1 from upload where id = ${id} and client_id = ${clientId} for update`)
  return findUpload(tx, id, clientId)
}

/** Bytes that somebody has begun to send since a day ago. */
export async function countBytesOfDay(db: Connection, clientId: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(sql`
    select coalesce(sum(size), 0)::float8 as bytes from upload
    where client_id = ${clientId} and created_at > now() - interval '1 day'`)
  return rows[0]!.bytes
}

/** Whose agency an upload for a draft belongs to; null where the draft is out of reach. */
export async function findAgencyOfDraft(db: Connection, id: number, session: Session): Promise<number | null> {
  const { rows } = await db.execute<{ agency_id: number }>(sql`
    select agency_id from listing_draft where id = ${id} and case ${session.role}
      when 'staff' then true when 'manager' then agency_id = ${session.agency_id} else agent_id = ${session.agent_id} end`)
  return rows[0]?.agency_id ?? null
}

/** Whose agency the file of an import belongs to; null where its source is out of reach. */
export async function findAgencyOfSource(db: Connection, id: number, session: Session): Promise<number | null> {
  const { rows } = await db.execute<{ agency_id: number }>(sql`
    select agency_id from import_source where id = ${id} and case ${session.role}
      when 'staff' then true when 'manager' then agency_id = ${session.agency_id} else false end`)
  return rows[0]?.agency_id ?? null
}

/** What one's own upload is to become; null where there is none. */
export async function findPurpose(db: Connection, id: string, clientId: number): Promise<UploadPurpose | null> {
  const { rows } = await db.execute<{ purpose: UploadPurpose }>(
    sql`select purpose from upload where id = ${id} and client_id = ${clientId}`,
  )
  return rows[0]?.purpose ?? null
}

/** Whether a draft has a picture already, in whichever of its lists. */
export async function hasPicture(db: Connection, draftId: number, key: string): Promise<boolean> {
  const has = sql.raw(`exists (select 1 from jsonb_array_elements(coalesce(nullif(document -> 'photos', 'null'), '[]')
    || coalesce(nullif(document -> 'plans', 'null'), '[]')) one where one ->> 'key' = `)
  const { rows } = await db.execute(sql`select 1 from listing_draft where id = ${draftId} and ${has}${key})`)
  return rows.length > 0
}

/** A whole upload that nobody looks at, what people sent first; for the next minutes nobody else is told of it. */
export async function takeWholeUpload(db: Database): Promise<UploadRow | null> {
  const { rows } = await db.execute<UploadRow>(sql`
    update upload set leased_until = now() + interval '2 minutes' where id = (
      select id from upload where taken = size and became is null and problem is null
        and (leased_until is null or leased_until < now())
      order by client_id is null, about ? 'cover' desc, created_at limit 1 for update skip locked)
    returning ${columns}`)
  return rows[0] ?? null
}

/**
 * Counts a try that ended the process of pictures, and puts the next one off, ever longer. Nothing else counts: that this
 * process ended, or that the store was away, says nothing against a picture.
 */
export async function putOff(db: Database, table: 'upload' | 'picture_job', id: string | number): Promise<void> {
  await db.execute(sql`update ${sql.identifier(table)} set attempts = attempts + 1,
    leased_until = now() + make_interval(mins => power(4, attempts)::int) where id = ${id}`)
}

/** The bytes of an upload, out of its pieces. */
export async function readPieces(db: Database, { id, size }: Pick<UploadRow, 'id' | 'size'>): Promise<Buffer> {
  const bytes = Buffer.alloc(size)
  const { rows } = await db.execute<{ offset: number }>(
    sql`select "offset"::float8 as "offset" from upload_part where upload_id = ${id} order by 1`,
  )
  for (const { offset } of rows) (await readPiece(db, id, offset))!.copy(bytes, offset)
  return bytes
}

/** The piece of an upload that begins at a byte; null where there is none. */
export async function readPiece(db: Connection, id: string, offset: number): Promise<Buffer | null> {
  const { rows } = await db.execute<{ content: Buffer }>(
    sql`select content from upload_part where upload_id = ${id} and "offset" = ${offset}`,
  )
  return rows[0] ? Buffer.from(rows[0].content) : null
}

export type Job = { id: number; picture: string; format: 'webp' | 'avif'; attempts: number; priority: number }

/** The derivatives that are due first; for the next minutes nobody else is told of them. */
export async function takeJob(db: Database): Promise<Job | null> {
  const { rows } = await db.execute<Job>(sql`
    update picture_job set leased_until = now() + interval '3 minutes' where id = (
      select id from picture_job where due_at <= now() and (leased_until is null or leased_until < now())
      order by priority, due_at limit 1 for update skip locked)
    returning id, picture, format, attempts, priority`)
  return rows[0] ?? null
}

/** A picture of the agency with the same content; null where there is none. */
export async function findSamePicture(db: Connection, agencyId: number, sha256: Buffer): Promise<string | null> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from picture where agency_id = ${agencyId} and sha256 = ${sha256}`,
  )
  return rows[0]?.key ?? null
}

type PictureRow = { key: string; state: StoredPicture['state']; agency_id: number | null; has_avif: boolean } & {
  width: number
  height: number
  tone: string
}

/** Pictures as the workspace shows them, in the order of their keys. */
export async function listPictures(
  db: Connection,
  keys: readonly string[],
): Promise<(StoredPicture & { agency_id: number | null })[]> {
  const { rows } = await db.execute<PictureRow>(
    sql`select key, state, agency_id, width, height, tone, has_avif from picture
      where key in (${sql.join(
        keys.map((key) => sql`${key}`),
        sql`, `,
      )})`,
  )
  const found = new Map(rows.map((row) => [row.key, row]))
  return keys.flatMap((key) => {
    const row = found.get(key)
    return row ? [toStored(row)] : []
  })
}

function toStored({ key, state, agency_id, has_avif, ...shape }: PictureRow) {
  const photo = { src: `/pictures/${key}`, widths: [...pictureWidths], ...shape, alt: '' }
  return { key, state, agency_id, photo: has_avif ? photo : { ...photo, only_webp: true as const } }
}

/** Forgets uploads that were left unfinished, and what is told of the others. */
export async function deleteOldUploads(db: Database): Promise<void> {
  await db.execute(sql`delete from upload where expires_at < now() - interval '1 day'`)
}

/** Whether an agent sent a document, or has it in a draft or listing of theirs. */
export async function isOwnDocument(db: Connection, name: string, session: Session): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 where exists (select 1 from upload where became = ${name} and client_id = ${session.client_id})
      or exists (select 1 from listing_draft
        where agent_id = ${session.agent_id} and document ->> 'mandate_document' = ${name})
      or exists (select 1 from listing_private join listing on listing.id = listing_private.listing_id
        where listing_private.mandate_document = ${name} and listing.agent_id = ${session.agent_id})`)
  return rows.length > 0
}
