import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { stampInputs } from '../../builder/built-from.ts'
import { withClient } from '../../check/cluster.ts'
import { startProduct } from '../../check/product.ts'
import { readArchive } from '../../operate/archive/read-archive.ts'
import { collect } from '../../operate/archive/tar.ts'
import { printTable } from '../table.ts'
import { createSettings, startServer } from '../world.ts'
import { createEnquiries } from './enquiries.ts'
import { Refused } from './writes.ts'

// `npm run faults -- backup [--listings 20000]`: a backup of a running embedded world under sixteen callers, restored into
// the other engine and compared; a drill of it, and one of a spoiled copy. Says how long callers waited.
const at = process.argv.indexOf('--listings')
const listings = at < 0 ? '20000' : process.argv[at + 1]!
const callers = 16
const root = join(import.meta.dirname, '../..')
const place = await mkdtemp(join(tmpdir(), 'marquesina-backups-'))
process.once('exit', () => void execFile('rm', ['-rf', place]))
const dataDir = join(place, 'data')
const settings = { DATA_DIR: dataDir, CAPTCHA: 'off', LOG_LEVEL: 'fatal' }

async function command(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ said: string; seconds: number }> {
  const began = performance.now()
  const words = [join(root, name), ...args]
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  })
  return { said: stdout.trim(), seconds: (performance.now() - began) / 1000 }
}

/** Sixteen callers, one after the other each: how long they waited, and what failed. */
function startCallers(url: string) {
  const enquiries = createEnquiries()
  const over = new AbortController()
  let waits: number[] = []
  let putOff = 0
  const failures: string[] = []
  const all = Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (!over.signal.aborted) {
        const began = performance.now()
        try {
          await enquiries.once(url, caller)
        } catch (error) {
          // A busy machine puts callers off, with a backup or without.
          if (error instanceof Refused && error.status === 503) putOff++
          else failures.push(String(error))
        }
        waits.push(performance.now() - began)
      }
    }),
  )
  return {
    failures,
    /** The waits since the last time that they were taken. */
    take: () => {
      const taken = waits.toSorted((a, b) => a - b)
      const seen = { calls: taken.length, putOff }
      waits = []
      putOff = 0
      return { ...seen, median: taken[Math.floor(taken.length / 2)] ?? 0, longest: taken.at(-1) ?? 0 }
    },
    stop: async () => {
      over.abort()
      await all
    },
  }
}

type Content = Record<string, unknown>

/** What a backup says of each table, upload and sequence: its sum, or its state. */
async function readParts(file: string): Promise<Content> {
  let manifest = ''
  for await (const { kind, content } of readArchive(file, undefined)) {
    const bytes = await collect(content)
    if (kind === 'manifest') manifest = bytes.toString()
  }
  const { parts, tables, sequences } = JSON.parse(manifest) as Record<string, Content>
  const { secret: _, ...tablesAndUploads } = parts!
  return { ...tablesAndUploads, ...sequences, tables }
}

/** Names what differs: every step is a process of its own, so that another source is another program. */
function compareContent(what: string, one: Content, other: Content): void {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const different = [...names].filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
  compare(`${what}: ${different.join(', ')}`, String(different.length), '0')
}

function compare(what: string, one: string, other: string): void {
  if (one === other) return
  console.log(`WRONG: ${what}`)
  process.exitCode = 1
}

/** What the commands are run from: it must be the same at the end. */
const sources = ['api', 'contract', 'locales', 'operate', 'env.ts']
const before = stampInputs(sources).content

await mkdir(dataDir, { mode: 0o700 })
await command('demo/command.ts', ['--listings', listings], { DATA_DIR: dataDir })
const file = join(place, 'running.tar')
const product = await startProduct(settings)
const calls = startCallers(product.url)
await new Promise((done) => setTimeout(done, 8000))
calls.take()
await new Promise((done) => setTimeout(done, 8000))
const quiet = calls.take()
const backup = await command('operate/backup/command.ts', ['--to', file], { DATA_DIR: dataDir })
const busy = calls.take()
await calls.stop()
await product.stop()
console.log(backup.said)
compare(`${calls.failures.length} calls failed: ${calls.failures[0] ?? ''}`, String(calls.failures.length), '0')
compare(
  'a caller waited for more than a second longer than without a backup',
  String(busy.longest - quiet.longest <= 1000),
  'true',
)

const server = await startServer()
let restored: { seconds: number }
let folder: { seconds: number }
try {
  await withClient(server.url, async (client) => void (await client.query('create database restored')))
  const url = server.url.replace('/postgres?', '/restored?')
  const onServer = { ...createSettings(url), DATA_DIR: join(place, 'beside') }
  restored = await command('operate/restore/command.ts', [file, '--send-letters'], onServer)
  const again = join(place, 'server.tar')
  await command('operate/backup/command.ts', ['--to', again], onServer)
  compareContent(
    'what was restored into PostgreSQL is not what was backed up',
    await readParts(again),
    await readParts(file),
  )
} finally {
  await server.stop()
}
const other = join(place, 'other')
folder = await command('operate/restore/command.ts', [file, '--send-letters'], { DATA_DIR: other })
const third = join(place, 'third.tar')
await command('operate/backup/command.ts', ['--to', third], { DATA_DIR: other })
compareContent(
  'what was restored into a folder is not what was backed up',
  await readParts(third),
  await readParts(file),
)

const drill = await command('operate/drill/command.ts', [file], { DATA_DIR: other })
console.log(drill.said)
const spoiled = readFileSync(file)
spoiled[Math.floor(spoiled.length / 2)]! ^= 1
writeFileSync(join(place, 'spoiled.tar'), spoiled)
const passed = await command('operate/drill/command.ts', [join(place, 'spoiled.tar')], { DATA_DIR: other }).then(
  () => 'passed',
  (error: { stderr: string }) => error.stderr.trim(),
)
compare(
  `the drill of a spoiled backup: ${passed}`,
  String(passed.includes('spoiled in it') || /is spoiled/.test(passed)),
  'true',
)
await rm(place, { recursive: true, force: true })
compare('the sources were edited meanwhile, so this run says nothing', stampInputs(sources).content, before)

printTable(
  `A backup of a running embedded world of ${listings} listings under ${callers} callers`,
  ['what', 'seen'],
  [
    ['calls failed', `${calls.failures.length} of ${quiet.calls + busy.calls}`],
    ['put off: without a backup · during it', `${quiet.putOff} of ${quiet.calls} · ${busy.putOff} of ${busy.calls}`],
    ['without a backup: median · longest wait', `${quiet.median.toFixed(0)} · ${quiet.longest.toFixed(0)} ms`],
    ['during the backup: median · longest wait', `${busy.median.toFixed(0)} · ${busy.longest.toFixed(0)} ms`],
    ['backup', `${backup.seconds.toFixed(1)} s`],
    ['restored into PostgreSQL · into a folder', `${restored.seconds.toFixed(1)} · ${folder.seconds.toFixed(1)} s`],
    ['drill', `${drill.seconds.toFixed(1)} s`],
  ],
)
