import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Client } from 'pg'

import { startProduct } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { createSettings, startServer } from '../world.ts'
import { createEnquiries } from './enquiries.ts'
import { buildOlderRelease } from './older-release.ts'
import { readWords } from './place.ts'
import { startReaders } from './readers.ts'
import { startWriters } from './writers.ts'

// The last release runs on 50,000 listings under eight readers and four writers while this one brings the schema up to
// date (`MIGRATE=only`). Nobody may notice: no call fails, none waits for a lock for more than half a second, and 99 of
// 100 take no longer than twice what they took before; `--busy` leaves that last one out. `npm run faults -- migrate
// COMMIT [--listings N]` names another release.
/** Milliseconds. */
const mostLocked = 500
const listings = wordAfter('--listings') ?? '50000'
const release = await buildOlderRelease(readWords().others.find((word) => word !== listings))
if (!release) console.log('left out: there is no tagged release; name a commit')
else await migrateUnderLoad()

function wordAfter(name: string): string | undefined {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

async function migrateUnderLoad(): Promise<void> {
  const { folder, name, remove } = release!
  const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-migrate-'))
  const server = await startServer()
  try {
    const settings = { ...createSettings(server.url), DATA_DIR: dataDir, CAPTCHA: 'off' }
    const made = { cwd: folder, env: { ...process.env, ...settings } }
    await promisify(execFile)(process.execPath, ['demo/command.ts', '--listings', listings], made)
    const product = await startProduct(settings, { folder })
    const readers = startReaders(product.url, 8)
    const enquiries = createEnquiries()
    const writers = startWriters([enquiries], product.url, () => 4)
    await Promise.all([readers.untilMore(200), writers.untilMore(50)])

    const [readBefore, writtenBefore] = [readers.seen(), writers.acknowledged()]
    const locks = await watchLocks(server.url)
    const began = performance.now()
    const migrating = { env: { ...process.env, ...settings, MIGRATE: 'only' } }
    await promisify(execFile)(process.execPath, ['start.js'], migrating)
    const took = performance.now() - began
    const waited = await locks.stop()
    const [before, during] = [find99(readers.times().slice(0, readBefore)), find99(readers.times().slice(readBefore))]
    const [read, written] = [readers.seen() - readBefore, writers.acknowledged() - writtenBefore]
    await Promise.all([readers.untilMore(200), writers.untilMore(50)])

    const refusals = await writers.stop()
    const { answers, wrongs } = await readers.stop()
    await product.stop()
    const failures = [...wrongs, ...refusals]
    if (waited > mostLocked) failures.push(`somebody waited ${waited} ms for a lock`)
    if (during > 2 * before && !process.argv.includes('--busy'))
      failures.push(`99 of 100 answers took ${during} ms, and ${before} ms before`)
    printTable(
      `The schema of this release on ${listings} listings, under ${name} with eight readers and four writers`,
      ['what', 'seen'],
      [
        ['seconds, with the start of the process', (took / 1000).toFixed(1)],
        ['answers and writes meanwhile', `${read} · ${written}`],
        ['99 of 100 answers, before and meanwhile', `${before} ms · ${during} ms`],
        ['longest wait for a lock', `${waited} ms`],
        ['answers and writes in all', `${answers} · ${writers.acknowledged()}`],
        ['writes put off', String(writers.putOff())],
        ['failed', failures.length === 0 ? 'none' : String(failures.length)],
      ],
    )
    for (const failure of new Set(failures)) console.log(`WRONG: ${failure}`)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    await server.stop()
    await remove()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function find99(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0)
}

/** Looks twenty times a second how long anybody waits for a lock; answers the longest, as the database counts it. */
async function watchLocks(connectionString: string) {
  const database = new Client({ connectionString })
  // Where something else fails its server ends first, and that is what is to be said.
  database.on('error', () => undefined)
  await database.connect()
  let longest = 0
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await database.query<{ waited: number }>(
        `select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 * 1000 as waited
         from pg_locks where waitstart is not null and locktype in ('relation', 'tuple', 'object')`,
      )
      longest = Math.max(longest, rows[0]!.waited)
      await sleep(50)
    }
  })()
  watching.catch(() => undefined)
  return {
    stop: async () => {
      over.abort()
      await watching
      await database.end()
      return Math.round(longest)
    },
  }
}
