import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { startProduct } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { createSettings, startServer } from '../world.ts'
import { createEnquiries } from './enquiries.ts'
import { describeWait, watchLockWaits } from './lock-waits.ts'
import { buildOlderRelease } from './older-release.ts'
import { readWords } from './place.ts'
import { startReaders } from './readers.ts'
import { startWriters } from './writers.ts'

// The last release runs on 50,000 listings under eight readers and four writers while this one brings the schema up to
// date (`MIGRATE=only`). Nobody may notice: no call fails, none waits behind the migration for a lock for more than half a
// second, nor does it itself, and 99 of 100 take no longer than twice what they took before; `--busy` leaves that last one out. `npm run faults -- migrate
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
    const locks = await watchLockWaits(server.url)
    const began = performance.now()
    const migrating = { env: { ...process.env, ...settings, MIGRATE: 'only' } }
    await promisify(execFile)(process.execPath, ['start.js'], migrating)
    const took = performance.now() - began
    const waits = await locks.stop()
    const [before, during] = [find99(readers.times().slice(0, readBefore)), find99(readers.times().slice(readBefore))]
    const [read, written] = [readers.seen() - readBefore, writers.acknowledged() - writtenBefore]
    await Promise.all([readers.untilMore(200), writers.untilMore(50)])

    const refusals = await writers.stop()
    const { answers, wrongs } = await readers.stop()
    await product.stop()
    const failures = [...wrongs, ...refusals]
    if (waits.migration.ms > mostLocked)
      failures.push(`the migration let somebody wait ${waits.migration.ms} ms for a lock`)
    if (during > 2 * before && !process.argv.includes('--busy'))
      failures.push(`99 of 100 answers took ${during} ms, and ${before} ms before`)
    printTable(
      `The schema of this release on ${listings} listings, under ${name} with eight readers and four writers`,
      ['what', 'seen'],
      [
        ['seconds, with the start of the process', (took / 1000).toFixed(1)],
        ['answers and writes meanwhile', `${read} · ${written}`],
        ['99 of 100 answers, before and meanwhile', `${before} ms · ${during} ms`],
        ['longest wait for a lock by the migration', `${waits.migration.ms} ms`],
        ['longest of the others', `${waits.others.ms} ms`],
        ['answers and writes in all', `${answers} · ${writers.acknowledged()}`],
        ['writes put off', String(writers.putOff())],
        ['failed', failures.length === 0 ? 'none' : String(failures.length)],
      ],
    )
    console.log(`by the migration: ${describeWait(waits.migration)}`)
    console.log(`of the others: ${describeWait(waits.others)}`)
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
