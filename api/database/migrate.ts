import { fileURLToPath } from 'node:url'

import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase, Pool, PoolClient } from 'pg'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the schema up to date, on a connection whose turn it is (`prepareDatabase`); each migration in one transaction.
 * A migration that begins with `-- no transaction` runs statement by statement (indexes built concurrently). With `only`
 * it goes no further than those. It answers how many there were to apply.
 */
export async function migrate(client: PoolClient, only?: readonly string[]): Promise<number> {
  await client.query(`create table if not exists migration (
    hash text primary key,
    applied_at timestamp with time zone not null default now()
  )`)
  const { rows } = await client.query<{ hash: string }>('select hash from migration')
  const applied = new Set(rows.map((row) => row.hash))
  const missing = migrations.filter(({ hash }) => !applied.has(hash) && only?.includes(hash) !== false)
  for (const { hash, sql } of missing) await apply(client, hash, sql)
  await client.query('reset lock_timeout')
  return missing.length
}

/** Whether every migration of this release has been applied. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  const { rows: tables } = await pool.query<{ is_there: boolean }>(
    `select to_regclass('migration') is not null as is_there`,
  )
  if (!tables[0]!.is_there) return false
  const { rows } = await pool.query<{ hash: string }>('select hash from migration')
  const applied = new Set(rows.map((row) => row.hash))
  return migrations.every(({ hash }) => applied.has(hash))
}

/** The hashes of the migrations that were applied: known ones in their order, then those of a newer release. */
export async function listAppliedMigrations(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from migration order by applied_at')
  const applied = rows.map(({ hash }) => hash)
  const known = knownMigrations.filter((hash) => applied.includes(hash))
  return [...known, ...applied.filter((hash) => !known.includes(hash))]
}

const migrations = readMigrationFiles({ migrationsFolder: folder })
/** The hashes of this release's migrations, in their order. */
export const knownMigrations: readonly string[] = migrations.map(({ hash }) => hash)

async function apply(client: PoolClient, hash: string, statements: string[]): Promise<void> {
  const isTransaction = !statements[0]?.trimStart().startsWith('-- no transaction')
  // Rather give up and try again at the next start than queue every reader behind us.
  await client.query(`set lock_timeout = '2s'`)
  if (isTransaction) await client.query('begin')
  try {
    for (const statement of statements) await client.query(statement)
    await client.query('insert into migration (hash) values ($1)', [hash])
    if (isTransaction) await client.query('commit')
  } catch (error) {
    if (isTransaction) await client.query('rollback')
    throw error
  }
}
