import { createHash } from 'node:crypto'

import { and, desc, eq, sql } from 'drizzle-orm'

import {
  type AlertRate,
  type StoredCriteria,
  maxRemembered,
  maxSavedSearches,
  type RememberedSearch,
  type SavedSearch,
} from '#contract/saved-search/saved-search.ts'
import type { SearchFilter } from '#contract/search/search.ts'

import { lockClient } from '../account/queries.ts'
import type { Database, Transaction } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import { normalizeCriteria } from './rules.ts'
import { rememberedSearches, savedSearches } from './table.ts'

/** The kept form of filters, and the short name that tells it from every other. */
export function getCriteria(filter: SearchFilter): { criteria: StoredCriteria; digest: Buffer } {
  const criteria = normalizeCriteria(filter)
  return { criteria, digest: createHash('sha256').update(JSON.stringify(criteria)).digest() }
}

const shown = {
  id: savedSearches.id,
  name: savedSearches.name,
  criteria: savedSearches.criteria,
  alert: savedSearches.alert,
  created_at: savedSearches.created_at,
}
const asSaved = (row: Omit<SavedSearch, 'created_at'> & { created_at: Date }): SavedSearch => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

export async function listSearches(db: Database, client_id: number): Promise<SavedSearch[]> {
  const rows = await db
    .select(shown)
    .from(savedSearches)
    .where(eq(savedSearches.client_id, client_id))
    .orderBy(desc(savedSearches.created_at), desc(savedSearches.id))
  return rows.map(asSaved)
}

type NewSearch = { name: string; filter: SearchFilter; alert: AlertRate }

/**
 * Saves a search; the one with the same filters takes the new name and frequency instead. `keep` is told what was saved,
 * in the same transaction.
 */
export function saveSearch(
  db: Database,
  client_id: number,
  search: NewSearch,
  keep: (tx: Transaction, saved: SavedSearch) => Promise<void>,
): Promise<SavedSearch> {
  return db.transaction(async (tx) => {
    const saved = await saveIn(tx, client_id, search)
    await keep(tx, saved)
    return saved
  })
}

async function saveIn(tx: Transaction, client_id: number, { name, filter, alert }: NewSearch): Promise<SavedSearch> {
  const kept = getCriteria(filter)
  await lockClient(tx, client_id)
  const [same] = await tx
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.client_id, client_id), eq(savedSearches.digest, kept.digest)))
  if (same) return changeIn(tx, client_id, same.id, { name, alert })
  if ((await tx.$count(savedSearches, eq(savedSearches.client_id, client_id))) >= maxSavedSearches) {
    throw new AppError('search.too_many')
  }
  const [added] = await tx
    .insert(savedSearches)
    .values({ client_id, name, alert, ...kept })
    .returning(shown)
  return asSaved(added!)
}

type Changes = { name?: string | undefined; filter?: SearchFilter | undefined; alert?: AlertRate | undefined }

/** Changes one of a client's searches; anybody else's does not exist. */
export function changeSearch(db: Database, client_id: number, id: number, changes: Changes): Promise<SavedSearch> {
  return db.transaction(async (tx) => {
    await lockClient(tx, client_id)
    return changeIn(tx, client_id, id, changes)
  })
}

async function changeIn(tx: Transaction, client_id: number, id: number, { name, filter, alert }: Changes) {
  const own = and(eq(savedSearches.id, id), eq(savedSearches.client_id, client_id))
  const [before] = await tx.select().from(savedSearches).where(own).for('update')
  if (!before) throw new AppError('search.not_found')
  const kept = filter && getCriteria(filter)
  if (kept && (await isSavedBeside(tx, client_id, id, kept.digest))) throw new AppError('search.already_saved')

  const isOther = kept !== undefined && !kept.digest.equals(before.digest)
  const begins = before.alert === 'off' && alert !== undefined && alert !== 'off'
  const [row] = await tx
    .update(savedSearches)
    .set({
      name: name ?? before.name,
      alert: alert ?? before.alert,
      ...kept,
      // Emails tell of what happens from now on.
      ...((isOther || begins) && { alert_since: sql`clock_timestamp()` }),
    })
    .where(own)
    .returning(shown)
  return asSaved(row!)
}

async function isSavedBeside(tx: Transaction, client_id: number, id: number, digest: Buffer): Promise<boolean> {
  const same = and(eq(savedSearches.client_id, client_id), eq(savedSearches.digest, digest))
  return (await tx.$count(savedSearches, and(same, sql`${savedSearches.id} <> ${id}`))) > 0
}

/** Whether the client had such a search. */
export async function deleteSearch(db: Database, client_id: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.client_id, client_id)))
    .returning({ id: savedSearches.id })
  return deleted.length > 0
}

const remembered = {
  id: rememberedSearches.id,
  criteria: rememberedSearches.criteria,
  at: rememberedSearches.at,
}
const newestFirst = [desc(rememberedSearches.at), desc(rememberedSearches.id)]

export async function listHistory(db: Database, client_id: number): Promise<RememberedSearch[]> {
  const rows = await db
    .select(remembered)
    .from(rememberedSearches)
    .where(eq(rememberedSearches.client_id, client_id))
    .orderBy(...newestFirst)
    .limit(maxRemembered)
  return rows.map(asRemembered)
}

const asRemembered = (row: Omit<RememberedSearch, 'at'> & { at: Date }): RememberedSearch => ({
  ...row,
  at: row.at.toISOString(),
})

type Searched = { filter: SearchFilter; at?: string | undefined }

/** Remembers searches, each set of filters once with its newest moment; the oldest leave when there are too many. */
export function rememberSearches(db: Database, client_id: number, searched: readonly Searched[]) {
  return db.transaction(async (tx) => {
    await lockClient(tx, client_id)
    const rows: RememberedSearch[] = []
    for (const { filter, at } of searched) {
      const [row] = await tx
        .insert(rememberedSearches)
        .values({ client_id, ...getCriteria(filter), at: sql`least(${at ?? null}::timestamptz, now())` })
        .onConflictDoUpdate({
          target: [rememberedSearches.client_id, rememberedSearches.digest],
          set: { at: sql`greatest(${rememberedSearches.at}, excluded.at)` },
        })
        .returning(remembered)
      rows.push(asRemembered(row!))
    }
    const kept = tx
      .select({ id: rememberedSearches.id })
      .from(rememberedSearches)
      .where(eq(rememberedSearches.client_id, client_id))
      .orderBy(...newestFirst)
      .limit(maxRemembered)
    await tx
      .delete(rememberedSearches)
      .where(and(eq(rememberedSearches.client_id, client_id), sql`${rememberedSearches.id} not in (${kept})`))
    return rows
  })
}

/** Forgets one of a client's searches, or all of them; how many there were. */
export async function forgetSearches(db: Database, client_id: number, id?: number): Promise<number> {
  const one = id === undefined ? undefined : eq(rememberedSearches.id, id)
  const forgotten = await db
    .delete(rememberedSearches)
    .where(and(eq(rememberedSearches.client_id, client_id), one))
    .returning({ id: rememberedSearches.id })
  return forgotten.length
}
