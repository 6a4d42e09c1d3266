import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import { Client } from 'pg'
import { expect, test } from 'vitest'

import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { prepareDatabase, waitForSchema } from './prepare-database.ts'
import { clearTestDatabase } from './test-database.ts'

const server = process.env.TEST_DATABASE_URL

/** What a start does with its database, in a process of its own. */
const start = `
  import { migrate } from './api/database/migrate.ts'
  import { openDatabase } from './api/database/open.ts'
  import { prepareDatabase } from './api/database/prepare-database.ts'
  import { giveFirstRate } from './demo/first-rate.ts'
  import { isEmpty } from './demo/is-empty.ts'
  import { loadDemo } from './demo/load.ts'
  const database = await openDatabase({ url: process.env.DATABASE_URL, dataDir: '' })
  await prepareDatabase(database, async (client) => {
    await migrate(client)
    if (await isEmpty(client)) await loadDemo(client)
    await giveFirstRate(client)
  })
  await database.close()
`

function begin(url: string) {
  const child = spawn(process.execPath, ['--eval', start], { env: { PATH: process.env.PATH, DATABASE_URL: url } })
  let failures = ''
  child.stderr.on('data', (part) => (failures += part))
  return {
    lines: createInterface(child.stdout)[Symbol.asyncIterator](),
    ended: once(child, 'exit').then(([code]) => ({ code: code as number, failures })),
  }
}

/** An empty database on the server, and a client of it. */
async function emptyOne(name: string) {
  const { pool } = await clearTestDatabase()
  const url = new URL(pool.options.connectionString!)
  url.pathname += `_${name}`
  await pool.query(`drop database if exists "${url.pathname.slice(1)}" with (force)`)
  await pool.query(`create database "${url.pathname.slice(1)}"`)
  const client = new Client({ connectionString: url.href })
  await client.connect()
  return { url: url.href, client }
}

test.skipIf(!server)('three first starts on one empty server fill it once, and all of them are well', async () => {
  const { url, client } = await emptyOne('first_starts')
  const ends = await Promise.all([begin(url), begin(url), begin(url)].map(({ ended }) => ended))
  expect(ends).toEqual(ends.map(() => ({ code: 0, failures: '' })))
  const { rows } = await client.query(
    'select (select count(*)::int from listing) as listings, (select count(*)::int from exchange_rate) as rates',
  )
  expect(rows).toEqual([{ listings: 1275, rates: 1 }])
  await client.end()
})

test.skipIf(!server)('a start waits for another that takes long, and says so again and again', async () => {
  const { url, client } = await emptyOne('long_start')
  await client.query('select pg_advisory_lock(7402026)')
  const { lines, ended } = begin(url)
  expect((await lines.next()).value).toBe('Waiting for another process that is preparing the database (0 s) …')
  expect((await lines.next()).value).toMatch(/^Waiting for another process .* \(1\d s\) …$/)
  await client.query('select pg_advisory_unlock_all()')
  expect(await ended).toEqual({ code: 0, failures: '' })
  await client.end()
})

test.skipIf(!server)('a start gives up when the other takes longer than anyone waits', async () => {
  const { url, client } = await emptyOne('stuck_start')
  await client.query('select pg_advisory_lock(7402026)')
  const database = await openDatabase({ url, dataDir: '' })
  const said: string[] = []
  const waiting = { say: (line: string) => void said.push(line), maxWait: 300 }
  await expect(prepareDatabase(database, async () => expect.unreachable('the lock is held'), waiting)).rejects.toThrow(
    'Waited 0 minutes for another process that is preparing the database.',
  )
  expect(said).toHaveLength(1)
  await database.close()
  await client.end()
})

test.skipIf(!server)('a process that does not migrate waits for one that does', async () => {
  const { url, client } = await emptyOne('schema_elsewhere')
  const database = await openDatabase({ url, dataDir: '' })
  const said: string[] = []
  let isReady = false
  const waits = waitForSchema(database, { say: (line) => void said.push(line) }).then(() => (isReady = true))
  await expect.poll(() => said).toEqual(['Waiting for the process that migrates the database (MIGRATE=off) (0 s) …'])
  expect(isReady).toBe(false)
  await prepareDatabase(database, migrate)
  await waits
  await database.close()
  await client.end()
})
