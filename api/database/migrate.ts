import { fileURLToPath } from 'node:url'

import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Pool, PoolClient } from 'pg'

/** Any number will do, as long as every process asks for the same one. */
const lockKey = 7_402_026
const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the schema up to date: one process at a time, each migration in one transaction.
 * A migration that begins with `-- no transaction` runs statement by statement (indexes built concurrently).
 */
export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await applyMissing(client)
  } finally {
    // Destroyed rather than given back: it holds the lock and the settings.
    client.release(true)
  }
}

/** Whether every migration of this release has been applied. */
export async function isMigrated(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ hash: string }>('select hash from migration')
  const applied = new Set(rows.map((row) => row.hash))
  return migrations.every(({ hash }) => applied.has(hash))
}

const migrations = readMigrationFiles({ migrationsFolder: folder })

async function applyMissing(client: PoolClient): Promise<void> {
  await client.query(`create table if not exists migration (
    hash text primary key,
    applied_at timestamp with time zone not null default now()
  )`)
  const { rows } = await client.query<{ hash: string }>('select hash from migration')
  const applied = new Set(rows.map((row) => row.hash))
  for (const { hash, sql } of migrations) {
    if (!applied.has(hash)) await apply(client, hash, sql)
  }
}

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
