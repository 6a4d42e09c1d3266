import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { FolderInUse } from '#api/database/lock.ts'
import { openDatabase } from '#api/database/open.ts'

import type { Environment } from '../../env.ts'
import type { Asker } from '../backup/dump-tables.ts'
import { createFindings, type Finding } from './finding.ts'

const extensions = ['btree_gin', 'pg_trgm', 'unaccent']
const maxClockSeconds = 2
const maxLagSeconds = 10
/** Connections beside the pools: backups, people who look, the doctor. */
const spare = 5

/** What a PostgreSQL server says of itself; the embedded database is what the product brings. */
export async function checkDatabase(env: Environment): Promise<Finding[]> {
  const { ok, fail } = createFindings('database')
  if (!env.DATABASE_URL) return [ok('embedded'), await checkEmbeddedAccounts(env)]
  try {
    return await withServer(env.DATABASE_URL, async (client) => [
      await checkVersion(client),
      await checkRole(client),
      await checkConnections(client, env),
      await checkClock(client),
      await checkDemoAccounts(client, env),
      ...(await checkProcesses(client, env)),
      ...(env.DATABASE_READ_URL ? [await checkReplica(env.DATABASE_READ_URL)] : []),
    ])
  } catch (error) {
    return [
      fail(`DATABASE_URL does not answer: ${(error as Error).message}`, 'Start the server, or mend DATABASE_URL.'),
    ]
  }
}

async function withServer<Found>(url: string, work: (client: Client) => Promise<Found>): Promise<Found> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
    application_name: 'marquesina doctor',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function ask<Row extends object>(client: Asker, statement: string, values: unknown[] = []): Promise<Row> {
  return (await client.query<Row>(statement, values)).rows[0]!
}

async function checkVersion(client: Asker): Promise<Finding> {
  const { ok, fail } = createFindings('database')
  const { number, version, missing } = await ask<{ number: number; version: string; missing: string[] }>(
    client,
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
      array(select name from unnest($1::text[]) as name except select name from pg_available_extensions) as missing`,
    [extensions],
  )
  if (number < 150_000) return fail(`PostgreSQL ${version}`, 'Move to PostgreSQL 15 or newer.')
  if (missing.length === 0) return ok(`PostgreSQL ${version} with ${extensions.join(', ')}`)
  return fail(
    `the extensions ${missing.join(', ')} are not there`,
    'Install the package postgresql-contrib on the server.',
  )
}

async function checkRole(client: Asker): Promise<Finding> {
  const { ok, warn } = createFindings('role')
  const { name, is_super, sees, others } = await ask<{
    name: string
    is_super: boolean
    sees: boolean
    others: number
  }>(
    client,
    `select current_user as name, rolsuper as is_super, pg_has_role(current_user, 'pg_read_all_stats', 'usage') as sees,
      (select count(distinct usename)::int from pg_stat_activity
        where datname = current_database() and usename <> current_user) as others
     from pg_roles where rolname = current_user`,
  )
  if (is_super)
    return warn(
      `${name} may do anything on the server`,
      'Give the product a role of its own: docs/operate/postgres.md.',
    )
  if (!sees && others > 0) {
    return warn(
      `${name} does not see what ${others} other roles write`,
      `grant pg_read_all_stats to ${name}: search follows their changes later otherwise.`,
    )
  }
  return ok(name)
}

async function checkConnections(client: Asker, env: Environment): Promise<Finding> {
  const { ok, warn, fail } = createFindings('connections')
  const { most } = await ask<{ most: number }>(
    client,
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most`,
  )
  const pools = readPools(env)
  const processes = Math.max(1, (await listInstances(client)).length)
  const needed = processes * pools + spare
  const sum = `${processes} × ${pools} and ${spare} of ${most}`
  const remedy = 'Raise max_connections, or lower DATABASE_POOL.'
  if (needed > most) return fail(`${sum} that the server gives`, remedy)
  return needed + pools > most
    ? warn(`${sum}: one process more does not fit, as while one is replaced`, remedy)
    : ok(sum)
}

/** What a process opens at most: its calls and its jobs. */
function readPools(env: Environment): number {
  const { DATABASE_POOL = 10, DATABASE_JOBS_POOL = 4 } = env as { DATABASE_POOL?: number; DATABASE_JOBS_POOL?: number }
  return DATABASE_POOL + DATABASE_JOBS_POOL
}

async function checkClock(client: Asker): Promise<Finding> {
  const { ok, fail } = createFindings('clock')
  const before = Date.now()
  const { now } = await ask<{ now: Date }>(client, 'select clock_timestamp() as now')
  const apart = Math.abs(now.getTime() - (before + Date.now()) / 2) / 1000
  if (apart <= maxClockSeconds) return ok(`${apart.toFixed(1)} s from the database’s`)
  return fail(`${apart.toFixed(1)} s from the database’s`, 'Set both by NTP: limits, links and sessions go by them.')
}

/** The embedded database belongs to one process: while the product runs nobody else can look. */
async function checkEmbeddedAccounts(env: Environment): Promise<Finding> {
  const { ok, fail } = createFindings('accounts')
  if (env.DEMO) return ok('of the demo')
  if (!existsSync(join(env.DATA_DIR, 'db'))) return ok('none yet')
  const database = await openDatabase({ dataDir: env.DATA_DIR }).catch((error: Error) => error)
  if (database instanceof FolderInUse) return ok(`not looked at: ${database.message}`)
  if (database instanceof Error)
    return fail(`the database cannot be opened: ${database.message}`, 'Mend DATA_DIR, or restore a backup.')
  try {
    return await checkDemoAccounts(database.pool, env)
  } finally {
    await database.close()
  }
}

async function checkDemoAccounts(client: Asker, { DEMO }: Environment): Promise<Finding> {
  const { ok, fail } = createFindings('accounts')
  const { is_there } = await ask<{ is_there: boolean }>(client, `select to_regclass('client') is not null as is_there`)
  if (DEMO || !is_there) return ok(DEMO ? 'of the demo' : 'none yet')
  const { found } = await ask<{ found: number }>(
    client,
    `select count(*)::int as found from client where email like '%@demo.do'`,
  )
  if (found === 0) return ok('none of the demo')
  return fail(`${found} of the demo, whose password everybody knows`, `delete from client where email like '%@demo.do'`)
}

type Instance = { role: string; version: string; secret_mark: string; uploads_mark: string }

/** The processes of which something was heard lately; none where the schema does not know them yet. */
async function listInstances(client: Asker): Promise<Instance[]> {
  const { is_there } = await ask<{ is_there: boolean }>(
    client,
    `select to_regclass('instance') is not null as is_there`,
  )
  if (!is_there) return []
  const { rows } = await client.query<Instance>(
    `select role, version, secret_mark, uploads_mark from instance where seen_at > now() - interval '30 seconds'`,
  )
  return rows
}

async function checkProcesses(client: Asker, env: Environment): Promise<Finding[]> {
  const { ok, warn, fail } = createFindings('processes')
  const running = await listInstances(client)
  const count = (mark: (one: Instance) => string) => new Set(running.map(mark)).size
  if (running.length < 2) return [ok(String(running.length))]
  const found = [ok(`${running.length}, of ${count(({ version }) => version)} releases`)]
  if (count(({ secret_mark }) => secret_mark) > 1) {
    found.push(
      fail('not all have the same SECRET: links and sign-ins of one fail at another', 'Give all of them one SECRET.'),
    )
  }
  if (!env.STORAGE_URL && count(({ uploads_mark }) => uploads_mark) > 1) {
    found.push(fail('each keeps uploads in a folder of its own', 'Set STORAGE_URL to a store that all of them share.'))
  }
  if (!env.MAIL_URL) found.push(warn('letters lie in a folder of whichever wrote them', 'Set MAIL_URL.'))
  return found
}

async function checkReplica(url: string): Promise<Finding> {
  const { ok, warn, fail } = createFindings('replica')
  try {
    return await withServer(url, async (client) => {
      const { is_standby, lag } = await ask<{ is_standby: boolean; lag: number | null }>(
        client,
        `select pg_is_in_recovery() as is_standby,
          case when pg_last_wal_receive_lsn() is distinct from pg_last_wal_replay_lsn()
            then extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 else 0 end as lag`,
      )
      if (!is_standby)
        return warn(
          'DATABASE_READ_URL is no replica but a server that is written to',
          'Name a streaming replica, or none.',
        )
      if ((lag ?? 0) <= maxLagSeconds) return ok(`${(lag ?? 0).toFixed(1)} s behind`)
      return warn(
        `${lag!.toFixed(0)} s behind`,
        'See what holds it up (pg_stat_replication on the primary), or take DATABASE_READ_URL away.',
      )
    })
  } catch (error) {
    return fail(
      `DATABASE_READ_URL does not answer: ${(error as Error).message}`,
      'Start the replica, or take DATABASE_READ_URL away.',
    )
  }
}
