import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { startProduct } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { createSettings, startServer } from '../world.ts'
import { createEnquiries } from './enquiries.ts'
import { buildOlderRelease } from './older-release.ts'
import { readWords } from './place.ts'
import { startReaders } from './readers.ts'
import { startWriters } from './writers.ts'

// The last release runs on 50,000 listings under eight readers and four writers while this one brings the schema up to
// date (`MIGRATE=only`). Nobody may notice. `npm run faults -- migrate COMMIT [--listings N]` names another release.
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
    const began = performance.now()
    const migrating = { env: { ...process.env, ...settings, MIGRATE: 'only' } }
    await promisify(execFile)(process.execPath, ['start.js'], migrating)
    const took = performance.now() - began
    const [read, written] = [readers.seen() - readBefore, writers.acknowledged() - writtenBefore]
    await Promise.all([readers.untilMore(200), writers.untilMore(50)])

    const refusals = await writers.stop()
    const { answers, wrongs } = await readers.stop()
    await product.stop()
    const failures = [...wrongs, ...refusals]
    printTable(
      `The schema of this release on ${listings} listings, under ${name} with eight readers and four writers`,
      ['what', 'seen'],
      [
        ['seconds, with the start of the process', (took / 1000).toFixed(1)],
        ['answers and writes meanwhile', `${read} · ${written}`],
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
