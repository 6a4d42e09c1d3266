import { inArray, isNull, sql } from 'drizzle-orm'

import { panoramaWidths, pictureWidths } from '#contract/picture/picture.ts'

import type { Database, Transaction } from '../database/open.ts'
import { loosenUpload } from '../http/upload/queries.ts'
import { listUploads, unpackDocument } from '../property/publish/packed.ts'
import { listingVersions } from '../property/publish/table.ts'
import { pictures } from '../picture/table.ts'

/** Days for which a picture stays that nothing names: longer than what was saved of drafts can be gone back to. */
export const daysUnused = 35
/** Days in which whoever sent a picture may still put it somewhere. */
const daysNew = 3

const lookedAtAtOnce = 200
const removedAtOnce = 20
const readAtOnce = 50

const idOf = (column: string) => sql.raw(`substring(${column} from 'u/([0-9a-f-]{36})')`)
const idsIn = (column: string) => sql.raw(`regexp_matches(${column}, 'u/([0-9a-f]{8}-[0-9a-f-]{27})', 'g')`)

/** Of these numbers of uploads, those that a listing, a version, a draft, a project or an upload of these days names. */
const namedAmong = (ids: ReturnType<typeof sql>) => sql`
  select ${idOf('photo.picture')} as id from photo where photo.picture like any(select 'u/' || id || '%' from ${ids})
  union select id from ${ids} where exists (select from listing_version where pictures @> array[${ids}.id])
  union select found[1] from listing_draft, ${idsIn('listing_draft.document::text')} as found
  union select found[1] from listing, ${idsIn("coalesce(view_360, '') || videos::text")} as found
    where view_360 is not null or videos <> '[]'
  union select ${idOf('project_photo.picture')} from project_photo where project_photo.picture like 'u/%'
  union select ${idOf('became')} from upload where became like 'u/%'`

/**
 * Looks at the next uploaded pictures and writes down which of them nothing names, and since when; answers the last one's
 * key, null at the end.
 */
export async function markUnused(db: Database, after: string): Promise<string | null> {
  const { rows } = await db.execute<{ key: string }>(sql`
    with looked as materialized (
      select key, ${idOf('key')} as id, unused_since from picture
      where source = 'upload' and key > ${after} and created_at < now() - make_interval(days => ${daysNew})
      order by key limit ${lookedAtAtOnce}
    ),
    ids as materialized (select distinct id from looked),
    named as materialized (${namedAmong(sql`ids`)}),
    judged as (select key, unused_since, not exists (select from named where named.id = looked.id) as is_unused from looked),
    marked as (
      update picture set unused_since = case when is_unused then now() end from judged
      where picture.key = judged.key and is_unused = (judged.unused_since is null)
    )
    select key from looked order by key`)
  return rows.length < lookedAtAtOnce ? null : rows.at(-1)!.key
}

/**
 * Takes some pictures out of the catalogue that nothing has named for five weeks, and leaves their files to be removed
 * from the store; how many those were. Nothing is taken while versions of before have not been read.
 */
export async function forgetUnused(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    if ((await tx.$count(listingVersions, isNull(listingVersions.pictures))) > 0) return 0
    const { rows } = await tx.execute<{ key: string }>(sql`
      with due as materialized (
        select key, ${idOf('key')} as id from picture
        where unused_since < now() - make_interval(days => ${daysUnused}) order by unused_since limit ${removedAtOnce}
        for update skip locked
      ),
      ids as materialized (select distinct id from due),
      named as materialized (${namedAmong(sql`ids`)})
      select key from due where not exists (select from named where named.id = due.id)`)
    const keys = rows.map(({ key }) => key)
    if (keys.length === 0) return 0
    await tx.execute(sql`delete from picture_job where picture = any(${sql.param(keys)}::text[])`)
    await tx.delete(pictures).where(inArray(pictures.key, keys))
    for (const key of keys) await loosenFiles(tx, key)
    return keys.length
  })
}

/** Every file that may be kept of a picture; its original with the last form that is made of it. */
async function loosenFiles(tx: Transaction, key: string): Promise<void> {
  const widths = key.includes('-pano') ? [...pictureWidths, ...panoramaWidths] : pictureWidths
  const files = widths.flatMap((width) => [`${key}-${width}.webp`, `${key}-${width}.avif`])
  const id = key.slice(2, 38)
  const { rows } = await tx.execute(sql`select from picture where key like ${`u/${id}%`} limit 1`)
  const original = rows.length === 0 ? [`o/${id}`] : []
  for (const name of [...files, `${key}-og.jpg`, ...original]) await loosenUpload(tx, name)
}

/** Reads which pictures versions of before show; how many there were. */
export async function readOldVersions(db: Database): Promise<number> {
  const { listing_id, n, document } = listingVersions
  const rows = await db
    .select({ listing_id, n, document })
    .from(listingVersions)
    .where(isNull(listingVersions.pictures))
    .limit(readAtOnce)
  for (const row of rows) {
    const uploads = listUploads(unpackDocument(row.document))
    await db.execute(sql`
      update listing_version set pictures = ${sql.param(uploads)}::text[]
      where listing_id = ${row.listing_id} and n = ${row.n}`)
  }
  return rows.length
}
