import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'

import type { Pool } from 'pg'
import sharp from 'sharp'

import { openDatabase } from '#api/database/open.ts'

import { type Cluster, startCluster } from '../../check/cluster.ts'
import { type Product, startProduct } from '../../check/product.ts'
import { demoAccounts, demoPassword } from '../../demo/accounts.ts'
import { type Call, describeOutcomes, startCallers } from '../callers.ts'
import { printTable } from '../table.ts'
import { clientHeaders, drawWorkload } from '../workload.ts'
import { createSettings, makeWorld } from '../world.ts'
import { createEnquiries } from './enquiries.ts'
import { readWords, withPlace } from './place.ts'
import { type SmallDisk, withSmallDisk } from './small-disk.ts'
import { startWriters, waitForMore } from './writers.ts'
import { createFavorites, signUps, waitUntilServed, type Write } from './writes.ts'

// R14: the disk is full under readers and writers, and then it is not: of PostgreSQL, of the embedded database, of what
// people upload and the letters of a folder, and of the log. Only root may mount a small disk.
const megabytes = 300
const settings = { CAPTCHA: 'off', LOG_LEVEL: 'fatal' }
/** Settings of a small server: its log of writes is part of what fills the disk. */
const small = { shared_buffers: '64MB', min_wal_size: '32MB', max_wal_size: '64MB' }
const wrongs: string[] = []
const { places, others } = readWords()
const isWanted = (part: string) => others.length === 0 || others.includes(part)

if (process.getuid?.() !== 0) console.log('skipped: only root may mount a small disk')
else {
  if (isWanted('database') && places.includes('server')) await fillServer()
  if (isWanted('database') && places.includes('embedded')) await fillFolder()
  if (isWanted('uploads')) await fillUploads()
}
if (isWanted('log')) await fillLog()
for (const wrong of wrongs.slice(0, 20)) console.log(`WRONG: ${wrong}`)
if (wrongs.length > 0) process.exitCode = 1

async function fillServer(): Promise<void> {
  await withSmallDisk(megabytes, async (disk) => {
    const server = await startCluster(small, disk.folder)
    if (!server) return console.log('skipped: the programs of PostgreSQL are not there')
    try {
      const url = await makeWorld(server, 1200)
      const product = await startProduct({ ...createSettings(url), ...settings })
      await suffer(`PostgreSQL's disk of ${megabytes} MB is full`, product, disk, { url, dataDir: '' }, server)
    } finally {
      await server.stop()
    }
  })
}

async function fillFolder(): Promise<void> {
  await withSmallDisk(megabytes, async (disk) => {
    const dataDir = join(disk.folder, 'data')
    const product = await startProduct({ DATA_DIR: dataDir, ...settings })
    await suffer(`the embedded database's disk of ${megabytes} MB is full`, product, disk, { dataDir })
  })
}

type Where = { url?: string; dataDir: string }

/** Reads and writes on and on; the disk is full in the middle of it, and nobody but its room does anything about it. */
async function suffer(title: string, product: Product, disk: SmallDisk, where: Where, server?: Cluster): Promise<void> {
  const writes = [signUps(), createFavorites(), createEnquiries()]
  for (const one of writes) await one.begin?.(product.url)
  const { list, item, map, facets } = await drawWorkload(product.url, 100)
  const paths = [...list, ...item, ...map, ...facets, '/', '/propiedades/comprar', '/proyectos', '/v2/agents']
  const readers = startCallers(product.url, paths, 4, 5)
  const livez = startCallers(product.url, ['/livez'], 1, 50)
  const writers = startWriters(writes, product.url, ({ name }) => (name === 'favourites' ? 4 : 2))
  await writers.untilMore(30)
  const keeping = setInterval(() => server?.keep(), 1000)

  disk.fill()
  const filled = { at: Date.now(), acknowledged: writers.acknowledged() }
  // Also what the database frees by itself is taken, until it says no.
  const refill = () => (disk.fill(), writers.putOff())
  await waitForMore(refill, 40, 'refused writes')
  await waitForMore(readers.served, 300, 'reads')
  const left = disk.left()
  const [freed, before] = [Date.now(), writers.acknowledged()]
  disk.free()
  await writers.untilMore(1)
  const wellAfter = Date.now() - freed
  await writers.untilMore(50)
  const [refusals, reads, lives] = [await writers.stop(), await readers.stop(), await livez.stop()]
  clearInterval(keeping)
  const odd = reads.filter(({ status }) => status !== 200 && status !== 302)
  const isAlive = product.process.exitCode === null && product.process.signalCode === null
  await product.stop()
  const found = await lookThrough(where, writes)
  const isMeanwhile = ({ at, ms }: Call) => at + ms >= filled.at && at <= freed
  printTable(
    title,
    ['what', 'seen'],
    [
      ['bytes left', String(left)],
      ['reads', describeOutcomes(reads)],
      ['reads meanwhile', describeOutcomes(reads.filter(isMeanwhile))],
      ['/livez', describeOutcomes(lives)],
      ['writes', `${writers.acknowledged()} × acknowledged, ${writers.putOff()} × 503`],
      ['acknowledged meanwhile', String(before - filled.acknowledged)],
      ['refused otherwise', refusals.length === 0 ? 'none' : String(refusals.length)],
      ['the first write after there was room', `${wellAfter} ms`],
      ['the process', isAlive ? 'lives' : 'ended'],
      ['rows read through', String(found.rows)],
      ['wrong in the tables', found.wrongs.length === 0 ? 'nothing' : String(found.wrongs.length)],
    ],
  )
  const listed = odd.slice(0, 5).map(({ path, status, error }) => `${path}: ${status} ${error}`)
  wrongs.push(
    ...listed,
    ...refusals.slice(0, 5),
    ...found.wrongs.slice(0, 10),
    ...(isAlive ? [] : ['the process ended']),
  )
}

/** Reads every row of every table, as no torn one lets itself be read, and compares with what was acknowledged. */
async function lookThrough(where: Where, writes: Write[]): Promise<{ rows: number; wrongs: string[] }> {
  const database = await openDatabase(where)
  try {
    const lists = await Promise.all(writes.map((one) => one.wrongs(database.jobs)))
    return { rows: await readThrough(database.jobs), wrongs: lists.flat() }
  } finally {
    await database.close()
  }
}

async function readThrough(pool: Pool): Promise<number> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  let count = 0
  for (const { name } of tables) {
    const { rows } = await pool.query<{ rows: number }>(`select count(one::text)::int as rows from ${name} one`)
    count += rows[0]!.rows
    await pool.query(`reindex table ${name}`)
  }
  return count
}

/** Portraits and the folder of letters have the full disk, the database another. */
async function fillUploads(): Promise<void> {
  await withSmallDisk(64, async (disk) => {
    await withPlace('server', 1200, async (place) => {
      const product = await startProduct({ ...place.settings, DATA_DIR: join(disk.folder, 'data'), ...settings })
      const { email } = demoAccounts.find(({ isConfirmed }) => isConfirmed)!
      const token = await signIn(product, email)
      const first = await sendPortrait(product, token)
      disk.fill()
      const writes = signUps()
      await waitUntilServed(() => writes.once(product.url, 0))
      const refused = await sendPortrait(product, token)
      const shown = await fetch(product.url + first.picture)
      const profile = await readPicture(product, token)
      disk.free()
      const later = await sendPortrait(product, token)
      const isSent = await place.look(async (pool) => {
        const count = () =>
          pool.query<{ left: number }>('select count(*)::int as left from letter where delivered_at is null')
        const began = Date.now()
        let left = 1
        while (left > 0 && Date.now() - began < 60_000) left = (await count()).rows[0]!.left
        return left === 0
      })
      await product.stop()
      const rows: [string, string, boolean][] = [
        ['a portrait before', String(first.status), first.status === 200],
        ['a portrait while it is full', String(refused.status), refused.status === 503 || refused.status === 507],
        ['the one before is shown', String(shown.status), shown.status === 200],
        ['and still the profile’s', String(profile === first.picture), profile === first.picture],
        ['a sign-up meanwhile', String(writes.acknowledged()), writes.acknowledged() === 1],
        ['a portrait after', String(later.status), later.status === 200],
        ['letters of the folder', isSent ? 'all written' : 'left', isSent],
      ]
      printTable(
        'the disk of uploads and letters is full, PostgreSQL has another',
        ['what', 'seen'],
        rows.map(([what, seen]) => [what, seen]),
      )
      wrongs.push(...rows.filter(([, , isRight]) => !isRight).map(([what, seen]) => `${what}: ${seen}`))
    })
  })
}

async function signIn({ url }: Product, email: string): Promise<string> {
  const answer = await fetch(`${url}/v2/clients/login`, {
    method: 'POST',
    headers: { ...clientHeaders, 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

async function sendPortrait({ url }: Product, token: string): Promise<{ status: number; picture: string }> {
  const noise = {
    create: {
      width: 600,
      height: 600,
      channels: 3 as const,
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
      background: '#456',
    },
  }
  const picture = await sharp(noise).jpeg().toBuffer()
  const body = new FormData()
  body.set('full_name', 'Ana de Mar')
  body.set('picture', new File([new Uint8Array(picture)], 'yo.jpg'))
  const headers = { ...clientHeaders, 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/v2/clients/edit?_method=PUT`, { method: 'POST', headers, body })
  const said = (await answer.json()) as { data?: { profile_picture: string } }
  return { status: answer.status, picture: said.data?.profile_picture ?? '' }
}

async function readPicture({ url }: Product, token: string): Promise<string> {
  const answer = await fetch(`${url}/v2/clients`, { headers: { ...clientHeaders, Authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { data: { profile_picture: string } }).data.profile_picture
}

/** Whatever becomes of the log, the API answers: on a full disk, in a pipe that nobody reads, in one that is closed. */
async function fillLog(): Promise<void> {
  const rows: string[][] = []
  for (const state of ['full', 'unread', 'closed'] as const) {
    const file = state === 'full' ? openSync('/dev/full', 'w') : undefined
    const product = await startProduct({ LOG_LEVEL: 'info' }, file === undefined ? {} : { output: file })
    if (state === 'unread') product.process.stdout!.pause()
    if (state === 'closed') product.process.stdout!.destroy()
    // Each is refused with a line of the log.
    const callers = startCallers(product.url, ['/v2/clients'], 8)
    await waitForMore(callers.all, 2000, 'refused calls')
    const calls = await callers.stop()
    const ready = (await fetch(`${product.url}/readyz`)).status
    const page = (await fetch(`${product.url}/`)).status
    await product.stop()
    if (file !== undefined) closeSync(file)
    const slowest = Math.max(...calls.map(({ ms }) => ms))
    rows.push([state, describeOutcomes(calls), `${slowest} ms`, `${ready}, ${page}`])
    if (calls.some(({ status }) => status !== 401) || ready !== 200 || page !== 200) wrongs.push(`the log is ${state}`)
  }
  printTable('the log cannot be written', ['it is', 'calls that each write a line', 'slowest', '/readyz, a page'], rows)
}
