import { Client } from 'pg'
import { expect, test } from 'vitest'

import { isMigrated, knownMigrations, listAppliedMigrations, migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { prepareDatabase } from './prepare-database.ts'
import { clearTestDatabase } from './test-database.ts'

const server = process.env.TEST_DATABASE_URL

/** A database with the first migrations alone, and its clients. */
async function createOlder(name: string, migrations: number) {
  const { pool } = await clearTestDatabase()
  const url = new URL(pool.options.connectionString!)
  url.pathname += `_${name}`
  await pool.query(`drop database if exists "${url.pathname.slice(1)}" with (force)`)
  await pool.query(`create database "${url.pathname.slice(1)}"`)
  const database = await openDatabase({ url: url.href, dataDir: '' })
  await prepareDatabase(database, (client) => migrate(client, knownMigrations.slice(0, migrations)))
  const clients = [new Client({ connectionString: url.href }), new Client({ connectionString: url.href })] as const
  for (const client of clients) await client.connect()
  const close = async () => {
    for (const client of clients) await client.end()
    await database.close()
  }
  return { database, clients, close }
}

const waiting = `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  and wait_event_type = 'Lock'`

test.skipIf(!server)('a migration tries again while somebody reads, and lets others in between', async () => {
  const { database, clients, close } = await createOlder('long_reader', 14)
  const [one, other] = clients
  await one.query('begin')
  await one.query('select count(*) from listing')
  const done = prepareDatabase(database, migrate)
  const ended = done.then(
    () => 'migrated',
    (error: unknown) => String(error),
  )
  await expect.poll(async () => (await other.query(waiting)).rows.length, { timeout: 10_000 }).toBe(1)
  // Nobody waits behind it for longer than it waits itself.
  await other.query(`set lock_timeout = '1000ms'`)
  for (const end = Date.now() + 3000; Date.now() < end;) await other.query('select count(*) from listing')
  await one.query('commit')
  expect(await ended).toBe('migrated')
  expect(await isMigrated(database.pool)).toBe(true)
  await close()
})

test.skipIf(!server)(
  'an index on a table that is there is built beside writers, and built again where it was cut off',
  async () => {
    const { database, clients, close } = await createOlder('open_writer', 21)
    const [one, other] = clients
    await one.query('begin')
    await one.query(`update listing set price = price`)
    const feeds = (migrations: number) =>
      prepareDatabase(database, (client) => migrate(client, knownMigrations.slice(0, migrations)))
    const cutOff = feeds(22).catch((error: unknown) => String(error))
    await expect.poll(async () => (await other.query(waiting)).rows.length, { timeout: 10_000 }).toBe(1)
    await other.query(`set lock_timeout = '500ms'`)
    await other.query(`update listing set price = price`)
    expect(await isMigrated(database.pool)).toBe(false)
    // What a backup brings along is there, its indexes aside.
    expect(await listAppliedMigrations(other)).toEqual(knownMigrations.slice(0, 22))
    await other.query(`select pg_terminate_backend(pid) from (${waiting}) as waits`)
    expect(await cutOff).toMatch(/terminat/i)
    const isValid = `select indisvalid from pg_index where indexrelid = 'listing_agency_changed'::regclass`
    expect((await other.query(isValid)).rows).toEqual([{ indisvalid: false }])
    await one.query('commit')
    await feeds(knownMigrations.length)
    expect((await other.query(isValid)).rows).toEqual([{ indisvalid: true }])
    expect(await isMigrated(database.pool)).toBe(true)
    expect(await listAppliedMigrations(other)).toEqual(knownMigrations)
    await close()
  },
)
