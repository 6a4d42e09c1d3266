import { sql } from 'drizzle-orm'

import type { DraftPhoto } from '#contract/draft/document.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'

import type { Transaction } from '../database/open.ts'
import { pictureJobs } from './table.ts'

/**
 * The keys under which pictures are shown as they are turned and cut, in their order. What is not there in that form is
 * made behind; a picture that is in no store is left out.
 */
export async function addShownPictures(
  tx: Transaction,
  photos: readonly Pick<DraftPhoto, 'key' | 'turn' | 'crop'>[],
): Promise<{ key: string; shown: string }[]> {
  const wanted = photos.map((photo) => ({ key: photo.key, shown: getShownKey(photo) }))
  const there = await findKeys(
    tx,
    wanted.map(({ shown }) => shown),
  )
  const shown: { key: string; shown: string }[] = []
  for (const [at, one] of wanted.entries()) {
    if (there.has(one.shown) || (await addForm(tx, one.key, one.shown, at === 0))) shown.push(one)
  }
  return shown
}

async function findKeys(tx: Transaction, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await tx.execute<{ key: string }>(
    sql`select key from picture where key = any(${sql.param([...new Set(keys)])}::text[])`,
  )
  return new Set(rows.map(({ key }) => key))
}

/** False where there is no such original. */
async function addForm(tx: Transaction, key: string, shown: string, isCover: boolean): Promise<boolean> {
  if (key === shown) return false
  const { rows: added } = await tx.execute(sql`
    insert into picture (key, width, height, tone, source, state, has_avif, dhash, agency_id)
    select ${shown}, width, height, tone, source, 'raw', false, dhash, agency_id from picture where key = ${key}
    on conflict do nothing returning 1`)
  if (added.length === 0) return (await tx.execute(sql`select 1 from picture where key = ${shown}`)).rows.length > 0
  const job = { picture: shown, format: 'webp' as const, priority: isCover ? 0 : 1 }
  await tx.insert(pictureJobs).values(job).onConflictDoNothing()
  return true
}
