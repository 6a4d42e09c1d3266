import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type ClientBase, DatabaseError, type Pool, type PoolClient } from 'pg'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/**
 * Brings the schema up to date, on a connection whose turn it is (`prepareDatabase`), while the release before is at work:
 * each migration in one transaction that gives way to whoever holds what it needs, and after it, built concurrently, its
 * indexes on tables that were there. With `only` it goes no further than those. It answers how many there were to apply.
 */
export async function migrate(client: PoolClient, only?: readonly string[]): Promise<number> {
  await client.query(`create table if not exists migration (
    hash text primary key,
    applied_at timestamp with time zone not null default now()
  )`)
  const { rows } = await client.query<{ hash: string }>('select hash from migration')
  const applied = new Set(rows.map((row) => row.hash))
  const missing = migrations.filter(({ hash }) => !applied.has(hash) && only?.includes(hash) !== false)
  for (const { hash, sql } of missing)
    await apply(client, hash, { statements: sql, isBegun: applied.has(hash + begun) })
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

/**
 * The hashes of the migrations that were applied: known ones in their order, then those of a newer release. One whose
 * indexes are being built counts: tables and columns are as it wants them.
 */
export async function listAppliedMigrations(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from migration order by applied_at')
  const applied = rows.map(({ hash }) => hash.replace(begun, ''))
  const known = knownMigrations.filter((hash) => applied.includes(hash))
  return [...known, ...applied.filter((hash) => !known.includes(hash))]
}

const migrations = readMigrationFiles({ migrationsFolder: folder })
/** The hashes of this release's migrations, in their order. */
export const knownMigrations: readonly string[] = migrations.map(({ hash }) => hash)

/** Stands behind the hash of a migration whose indexes are not there yet. */
const begun = ' but its indexes'

type Migration = { statements: string[]; isBegun: boolean }

async function apply(client: PoolClient, hash: string, { statements, isBegun }: Migration): Promise<void> {
  const { work, indexes } = planWork(statements)
  const noted = indexes.length > 0 ? hash + begun : hash
  if (!isBegun) await applyAtOnce(client, [...work, `insert into migration (hash) values ('${noted}')`])
  for (const index of indexes) await buildIndex(client, index)
  if (noted !== hash) await client.query('update migration set hash = $1 where hash = $2', [hash, noted])
}

type Index = { name: string; statement: string }

/**
 * The statements of a migration in the order in which they keep others waiting least: tables that it makes with their
 * indexes, which nobody else knows yet, then their keys, for which only writers wait, then all that touches tables that
 * were there; and apart the indexes on those, which may be large.
 */
function planWork(statements: readonly string[]): { work: string[]; indexes: Index[] } {
  const made = new Set(statements.flatMap((statement) => readMadeTable(statement) ?? []))
  const kindOf = (statement: string) => {
    const index = readIndex(statement)
    if (index && !made.has(index.table)) return 'late'
    if (index || readMadeTable(statement)) return 'first'
    return made.has(readAlteredTable(statement) ?? '') ? 'second' : 'third'
  }
  const { first = [], second = [], third = [], late = [] } = Object.groupBy(statements, kindOf)
  return {
    work: [...first, ...second, ...third],
    indexes: late.map((statement) => ({ name: readIndex(statement)!.name, statement })),
  }
}

const readMadeTable = (statement: string) => /^\s*CREATE TABLE "(\w+)"/.exec(statement)?.[1]
const readAlteredTable = (statement: string) => /^\s*ALTER TABLE "(\w+)"/.exec(statement)?.[1]

function readIndex(statement: string): { name: string; table: string } | null {
  const [, name, table] = /^\s*CREATE (?:UNIQUE )?INDEX "(\w+)" ON "(\w+)"/.exec(statement) ?? []
  return name && table ? { name, table } : null
}

/** Milliseconds that anybody waits for a lock behind it, and that it leaves to all the others before it tries again. */
const maxLockWait = 100
const pause = 400
const maxTries = 1200

/**
 * Statements in one transaction and one message, so that strong locks last no longer than the work. Whoever waits for a
 * lock lets everybody who comes after wait too: rather than that it lets go of all it has, and tries again.
 */
async function applyAtOnce(client: PoolClient, statements: readonly string[]): Promise<void> {
  const text = ['begin', `set local lock_timeout = ${maxLockWait}`, ...statements, 'commit'].join('\n;\n')
  for (let tries = 1; ; tries++) {
    try {
      return void (await client.query(text))
    } catch (error) {
      await client.query('rollback')
      if (!isLockTimeout(error) || tries === maxTries) throw error
      await sleep(pause)
    }
  }
}

const isLockTimeout = (error: unknown) => error instanceof DatabaseError && error.code === '55P03'

/** Builds an index beside readers and writers; one that was begun and not ended is built anew. */
async function buildIndex(client: PoolClient, { name, statement }: Index): Promise<void> {
  const { rows } = await client.query<{ is_valid: boolean }>(
    'select indisvalid as is_valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  )
  if (rows[0]?.is_valid) return
  if (rows[0]) await client.query(`drop index concurrently "${name}"`)
  await client.query(statement.replace('INDEX', 'INDEX CONCURRENTLY'))
}
