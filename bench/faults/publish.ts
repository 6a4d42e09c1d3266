import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'
import { Webhook } from 'standardwebhooks'

import { startProduct, type Product } from '../../check/product.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { printTable } from '../table.ts'
import { createSettings, makeWorld, startServer } from '../world.ts'
import { listPhotos } from './drafts.ts'
import { readWords } from './place.ts'
import { Refused, send, waitUntilServed } from './writes.ts'

// Whatever one process publishes is found by the search of another, and whoever follows a search has a letter in the
// outbox: within a second and a minute on two idle cores; and its agency's receiver is told within five seconds, which it
// verifies by the library of Standard Webhooks. What counts anywhere is that nothing is missing and none comes twice;
// `-- publish --busy` looks at that alone.
const { rounds } = readWords()
const bars = { found: 1000, letter: 60_000, told: 5000 }
const letters = `select 1 from letter where kind = 'alert' and (about ->> 'search')::int = $1`
const isBusy = process.argv.includes('--busy')

type Draft = { id: number; version: number; document: Record<string, unknown> }
type Times = { found: number; letter: number; told: number }

const server = await startServer()
// One place of uploads for both.
const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-publish-'))
try {
  const url = await makeWorld(server, 1200)
  const here = { OUTSIDE: 'loopback', SITE_URL: 'http://localhost:3000' }
  const settings = { ...createSettings(url), DATA_DIR: dataDir, CAPTCHA: 'off', ...here }
  const [one, other] = [await startProduct(settings), await startProduct(settings)]
  const database = new Client({ connectionString: url })
  await database.connect()
  try {
    await publishAgainAndAgain([one, other], database)
  } finally {
    await database.end()
    await one.stop()
    await other.stop()
  }
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function publishAgainAndAgain([one, other]: [Product, Product], database: Client): Promise<void> {
  const agent = await signIn(one.url, 'agente@demo.do')
  const reader = await signIn(other.url, 'comprador@demo.do')
  const own = (await send(one.url, 'GET', '/v2/properties?agent=1&type=apartment', {})) as { data: { code: string }[] }
  const from = own.data[0]!.code
  const photos = await listPhotos(one.url)
  const receiver = await openReceiver(one.url)
  const times: Times[] = []
  const wrongs: string[] = []
  for (let round = 0; round < rounds; round++) {
    const price = 777_000 + round
    const follow = {
      name: `ronda ${round}`,
      criteria: { min_price: price, max_price: price, currency: 'USD' },
      alert: 'instant',
    }
    const followed = await send(other.url, 'POST', '/v2/clients/searches', { body: follow, token: reader })
    const search = (followed as { data: { id: number } }).data.id
    const draft = await writeDraft(one.url, agent, { from, price, round, photos })
    const published = await publish(one.url, agent, draft)
    const at = performance.now()
    const [found, letter, told] = await Promise.all([
      untilFound(other.url, published.data.code, at),
      untilWritten(database, search, at),
      receiver.untilTold(published.data.code, at),
    ])
    times.push({ found, letter, told })
    const { rows } = await database.query(letters, [search])
    if (rows.length !== 1) wrongs.push(`${published.data.code} has ${rows.length} letters`)
  }
  receiver.close()
  wrongs.push(...receiver.wrongs)
  report(times, wrongs)
}

/** Who is told of what the agent's agency publishes, and takes nothing that is not signed with its secret. */
async function openReceiver(url: string) {
  const told = new Map<string, number>()
  const wrongs: string[] = []
  let verifier: Webhook
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = performance.now()
    const body = await readBody(request)
    response.writeHead(204).end()
    try {
      const said = verifier.verify(body, request.headers as Record<string, string>) as { data: { code: string } }
      if (told.has(said.data.code)) wrongs.push(`${said.data.code} was told twice`)
      told.set(said.data.code, at)
    } catch (error) {
      wrongs.push(`not verified: ${String(error)}`)
    }
  }
  const listener = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const token = await signIn(url, 'gerente@demo.do')
  const { port } = listener.address() as AddressInfo
  const body = { url: `http://127.0.0.1:${port}/told`, events: ['listing.published'] }
  const made = (await send(url, 'POST', '/v2/webhooks', { body, token })) as { data: { secret: string } }
  verifier = new Webhook(made.data.secret)
  const untilTold = async (code: string, at: number) => {
    while (!told.has(code) && performance.now() - at < 300_000) await sleep(20)
    return (told.get(code) ?? Infinity) - at
  }
  return { untilTold, wrongs, close: () => listener.close() }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString()
}

async function signIn(url: string, email: string): Promise<string> {
  const body = { email, password: demoPassword }
  const call = () => send(url, 'POST', '/v2/clients/login', { body })
  return ((await waitUntilServed(call)) as { data: { token: string } }).data.token
}

type Home = { from: string; price: number; round: number; photos: readonly { key: string }[] }

/** Each is another home: another place, size and price, with a picture of its own. */
async function writeDraft(url: string, token: string, { from, price, round, photos }: Home): Promise<Draft> {
  const call = async (method: string, path: string, body: object) =>
    ((await send(url, method, `/v2/workspace/drafts${path}`, { body, token })) as { data: Draft }).data
  const begun = await call('POST', '', { from, is_copy: true })
  const set = (field: string, after: unknown) => ({
    op: 'set',
    field,
    before: begun.document[field] ?? null,
    after,
  })
  const ops = [
    set('price', price),
    set('currency', 'USD'),
    set('photos', [photos[round % photos.length]]),
    set('delivery_date', null),
    set('construction_m2', 400 + 40 * round),
    set('exact_point', { latitude: 18.4 + round / 100, longitude: -69.9 }),
  ]
  return call('PATCH', `/${begun.id}`, { version: begun.version, ops })
}

/** Publishes a home that may look like others of its agency, and is none of them. */
async function publish(url: string, token: string, { id, version }: Draft): Promise<{ data: { code: string } }> {
  const call = (despite: string[]) =>
    send(url, 'POST', `/v2/workspace/drafts/${id}/publish`, { body: { version, despite }, token })
  const answer = await call([]).catch((error: unknown) => {
    if (!(error instanceof Refused && error.body.startsWith('{"code":"draft.look_alike"'))) throw error
    const { look_alikes } = JSON.parse(error.body) as { look_alikes: { code: string }[] }
    return call(look_alikes.map(({ code }) => code))
  })
  return answer as { data: { code: string } }
}

/** Milliseconds until the other process finds it. */
async function untilFound(url: string, code: string, at: number): Promise<number> {
  for (;;) {
    const { data } = (await waitUntilServed(() => send(url, 'GET', `/v2/properties?q=${code}`, {}))) as {
      data: { code: string }[]
    }
    if (data.some((card) => card.code === code)) return performance.now() - at
    await sleep(20)
  }
}

/** Milliseconds until the outbox has a letter about a search. */
async function untilWritten(database: Client, search: number, at: number): Promise<number> {
  for (;;) {
    if ((await database.query(letters, [search])).rows.length > 0) return performance.now() - at
    if (performance.now() - at > 300_000) return Infinity
    await sleep(100)
  }
}

function report(times: readonly Times[], wrongs: string[]): void {
  const row = (name: string, of: keyof Times) => {
    const all = times.map((time) => time[of]).toSorted((a, b) => a - b)
    if (!isBusy && all.at(-1)! > bars[of]) wrongs.push(`${name} after ${all.at(-1)!.toFixed(0)} ms`)
    const [middle, last] = [all[Math.floor(all.length / 2)]!, all.at(-1)!]
    return [name, middle.toFixed(0), last.toFixed(0), String(bars[of])]
  }
  printTable(
    `${rounds} offers published by one process of two, PostgreSQL`,
    ['what', 'middle ms', 'last ms', 'at most'],
    [
      row('found by the other', 'found'),
      row('letter in the outbox', 'letter'),
      row('webhook at its receiver, verified', 'told'),
    ],
  )
  for (const wrong of wrongs) console.log(`WRONG: ${wrong}`)
  if (wrongs.length > 0) process.exitCode = 1
}
