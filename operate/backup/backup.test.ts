import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { askForCopy, listenForControl } from '#api/database/control.ts'
import { migrate } from '#api/database/migrate.ts'
import { openDatabase, type OpenDatabase } from '#api/database/open.ts'
import { prepareDatabase } from '#api/database/prepare-database.ts'

import { readEnvironment } from '../../env.ts'
import { listRows, makeTestFolder, restoreFile, template, testSecret } from '../test-backups.ts'
import { moveToPostgres } from '../move/move-to-postgres.ts'
import { makeBackup } from './make-backup.ts'

// One product for all of them, in this order: an engine takes its time to open.
const place = makeTestFolder()
const patience = { timeout: 240_000 }
const dataDir = join(place.folder, 'data')
const backups = join(dataDir, 'backups')
const env = readEnvironment({ DATA_DIR: dataDir, SECRET: testSecret })
let database: OpenDatabase
let control: { close: () => Promise<void> }

beforeAll(async () => {
  database = await openDatabase({ dataDir, template })
  await prepareDatabase(database, (client) => migrate(client))
  control = await listenForControl({ dataDir, database, log: pino({ level: 'silent' }) })
})
afterAll(() => place.clear())

/** Callers who write pairs, each in one transaction, until they are told to stop; answers how many were acknowledged. */
function write(database: OpenDatabase, callers: number) {
  const over = new AbortController()
  let pairs = 0
  const one = async (caller: number) => {
    for (let nth = 0; !over.signal.aborted; nth++) {
      const client = await database.pool.connect()
      try {
        await client.query('begin')
        for (const half of ['one', 'other']) {
          await client.query('insert into attempt (key) values ($1)', [`${caller}-${nth} ${half}`])
        }
        await client.query('commit')
        pairs++
      } finally {
        client.release()
      }
    }
  }
  const all = Promise.all(Array.from({ length: callers }, (_, caller) => one(caller)))
  return {
    count: () => pairs,
    stop: async () => {
      over.abort()
      await all
      return pairs
    },
  }
}

test(
  'while sixteen callers write, everything that was acknowledged before is in it, no transaction by half, and nobody fails',
  patience,
  async () => {
    mkdirSync(backups)
    // Of one that was killed.
    for (const name of ['.marquesina-2026-01-01T00-00-00Z.tar.part', '.marquesina-part-abc']) {
      writeFileSync(join(backups, name), 'half')
    }
    const writing = write(database, 16)
    await expect.poll(writing.count).toBeGreaterThan(20)
    const before = writing.count()
    const first = makeBackup(env, {})
    // A second one at once is told so.
    await expect.poll(() => existsSync(join(backups, '.backup.lock'))).toBe(true)
    await expect(makeBackup(env, {})).rejects.toThrow('Another backup is being written into')
    const { at } = await first
    const pairs = await writing.stop()
    expect(pairs).toBeGreaterThan(before)

    expect(readdirSync(backups)).toEqual([at.split('/').at(-1)])
    expect(statSync(at).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataDir).filter((name) => name.startsWith('copy-'))).toEqual([])

    const restored = join(place.folder, 'restored')
    await restoreFile(at, restored)
    const keys = await listRows<{ key: string }>(restored, 'select key from attempt')
    const halves = Map.groupBy(keys, ({ key }) => key.split(' ')[0]!)
    expect([...halves.values()].filter((found) => found.length !== 2)).toEqual([])
    expect(halves.size).toBeGreaterThanOrEqual(before)
    expect(halves.size).toBeLessThan(pairs)
    expect(readFileSync(join(restored, 'secret'), 'utf8').trim()).toBe(testSecret)
  },
)

test('a copy is there while whoever asked for it is; the socket is for its owner alone', patience, async () => {
  expect(statSync(join(dataDir, 'control.sock')).mode & 0o777).toBe(0o600)
  const copy = (await askForCopy(dataDir))!
  expect(existsSync(join(copy.folder, 'db', 'PG_VERSION'))).toBe(true)
  expect(statSync(copy.folder).mode & 0o777).toBe(0o700)
  await expect(askForCopy(dataDir)).rejects.toThrow('another backup is being made')
  copy.release()
  expect(existsSync(copy.folder)).toBe(false)
  // The process hears that it is gone, and makes another; one that it still has when it ends goes with it.
  await expect.poll(() => askForCopy(dataDir).catch(() => null)).not.toBeNull()
  // Not even by its copy is a product moved that goes on being written to.
  const postgres = 'postgres://nobody@127.0.0.1:1/none'
  await expect(moveToPostgres(env, postgres)).rejects.toThrow('is in use by process')
  await control.close()
  expect(readdirSync(dataDir).filter((name) => name.startsWith('copy-'))).toEqual([])
  expect(await askForCopy(dataDir)).toBeNull()
})

test(
  'where nothing runs the folder is opened itself; a file that is there, a missing database and a full name are said',
  patience,
  async () => {
    // What has no socket is still not opened twice.
    await expect(makeBackup(env, {})).rejects.toThrow('is in use by process')
    await database.close()
    const to = join(place.folder, 'mine.tar')
    const { manifest } = await makeBackup(env, { to, withoutSecret: true })
    expect(manifest.parts.secret).toBeUndefined()
    await expect(makeBackup(env, { to })).rejects.toThrow('is there already')
    const nowhere = readEnvironment({ DATA_DIR: join(place.folder, 'nowhere') })
    await expect(makeBackup(nowhere, { to: join(place.folder, 'b.tar') })).rejects.toThrow(
      'There is no database in DATA_DIR',
    )
    expect(readdirSync(place.folder).sort()).toEqual(['data', 'mine.tar', 'restored'])
  },
)
