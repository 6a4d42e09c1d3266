import type { RequestListener } from 'node:http'

import { sql } from 'drizzle-orm'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterEach, expect, test } from 'vitest'

import type { Delivery, Webhook, WebhookEvent } from '#contract/connection/webhook.ts'
import { webhookEvents, webhookLimits } from '#contract/connection/webhook.ts'

import { createDraftWorld, type Person, wholeFlat } from '../draft/test-drafts.ts'
import { startOtherSide, startRawSide } from '../tools/outside/test-other-side.ts'
import { deleteOldDeliveries } from './webhook/queries.ts'
import { tryAfter } from './webhook/rules.ts'
import { startWebhooks } from './webhook/start-webhooks.ts'

type World = Awaited<ReturnType<typeof createDraftWorld>>
type Answered<Data> = { status: number; code?: string; errors?: Record<string, string[]>; data: Data }
type Told = { id: string; type: string; data: { code?: string; id?: number; changed: string[]; link: string | null } }

const running: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.close()
})

function run(world: World) {
  const started = startWebhooks(world.tools, 20)
  running.push(started)
  return started
}

async function call<Data>(world: World, method: string, path: string, body?: object, who: Person = world.manager) {
  const answer = await world.ask(method, `/v2/webhooks${path}`, { headers: who.headers, ...(body && { body }) })
  return { status: answer.status, ...(answer.status === 204 ? {} : await answer.json()) } as Answered<Data>
}

async function add(world: World, url: string, events: readonly WebhookEvent[] = webhookEvents, who?: Person) {
  const made = await call<Webhook & { secret: string }>(world, 'POST', '', { url, events }, who)
  expect(made.status).toBe(201)
  return made.data
}

/** A receiver that verifies what comes by the library of Standard Webhooks, and answers as it is told. */
async function receive(answer: (told: Told, tries: number) => number = () => 204) {
  const told: Told[] = []
  const wrong: unknown[] = []
  const secrets: string[] = []
  const seen = new Map<string, number>()
  const other = await startOtherSide(((request, response) => {
    const { body, headers } = other.calls.at(-1)!
    const verified = secrets.some((secret) => {
      try {
        new Verifier(secret).verify(body, headers as Record<string, string>)
        return true
      } catch {
        return false
      }
    })
    const id = headers['webhook-id'] as string
    if (!verified) wrong.push(headers)
    seen.set(id, (seen.get(id) ?? 0) + 1)
    const one = { id, ...(JSON.parse(body) as Omit<Told, 'id'>) }
    const status = answer(one, seen.get(id)!)
    if (status < 300) told.push(one)
    response.writeHead(status).end('what it says is nobody’s business')
  }) satisfies RequestListener)
  return { ...other, told, wrong, secrets, seen }
}

const offerOf = async (world: World, code: string) => {
  const answer = await world.call(world.manager, 'GET', `/v2/workspace/listings/${code}/offer`)
  return (answer as never as { data: { version: string } }).data.version
}
/** Changes the price of a listing of the agency. */
async function setPrice(world: World, code: string, price: number): Promise<void> {
  const body = { version: await offerOf(world, code), price, currency: 'USD', is_sure: true }
  expect((await world.call(world.manager, 'POST', `/v2/workspace/listings/${code}/price`, body)).status).toBe(200)
}
const log = async (world: World, id: number) => (await call<Delivery[]>(world, 'GET', `/${id}/deliveries`)).data
const waiting = (world: World, where = 'ended_at is null') =>
  world.db.execute(sql.raw(`select * from webhook_delivery where ${where} order by id`)).then(({ rows }) => rows)
/** Moves the clock: what is due later is due earlier. */
const pass = (world: World, interval: string) =>
  world.db.execute(
    sql.raw(`update webhook_delivery set due_at = due_at - interval '${interval}', leased_until = leased_until - interval '${interval}';
    update webhook set failing_since = failing_since - interval '${interval}', old_secret_until = old_secret_until - interval '${interval}'`),
  )

test('what happens to listings and enquiries is told, once for each transaction, and the library of the standard takes it', async () => {
  const world = await createDraftWorld()
  const other = await receive()
  const hook = await add(world, `${other.url}/hook`)
  other.secrets.push(hook.secret)
  const others = await add(world, `${other.url}/others`, ['listing.published'], world.stranger)
  run(world)

  const whole = await world.begin(world.author, wholeFlat)
  const published = await world.press(world.author, whole, 'publish')
  const { code } = published.data as never as { code: string }
  await setPrice(world, code, 180_000)
  const move = async (action: string) => {
    const body = { version: await offerOf(world, code), action }
    expect((await world.call(world.author, 'POST', `/v2/workspace/listings/${code}/status`, body)).status).toBe(200)
  }
  await move('start_offer')
  await move('reserve')
  await move('offer_again')
  const draft = await world.begin(world.author, {}, { from: code })
  const changed = await world.change(world.author, draft, { title_es: 'Un título nuevo de la propiedad', bedrooms: 4 })
  expect((await world.press(world.author, changed.data, 'publish')).status).toBe(200)
  const { rows } = await world.db.execute<{ id: number }>(sql`
    insert into lead (reference, kind, "check", full_name, phone, details, language, agent_id)
    values (gen_random_uuid(), 'agent_message', 'checked', 'Eva Secreta', '+18095551234', '{}', 'es', 7) returning id`)
  const lead = rows[0]!.id
  await world.call(world.author, 'PATCH', `/v2/leads/${lead}`, { state: 'answered' })
  await world.db.execute(sql`update lead set agent_id = 9 where id = ${lead}`)
  // What is spam, a draft, another agency's, or only a new rate, is nobody's news.
  await world.db.execute(sql`
    insert into lead (reference, kind, state, "check", details, language, agent_id)
    values (gen_random_uuid(), 'agent_message', 'spam', 'suspect', '{}', 'es', 7)`)
  await world.property({ agent_id: 7, status: 'draft' })
  await world.db.execute(sql`update listing set price_usd = price_usd * 1.01, rank = rank + 1`)

  const offer = `http://localhost:3000/v2/workspace/listings/${code}/offer`
  const wanted = [
    ['listing.published', { code, changed: [], link: offer }],
    ['listing.price_changed', { code, changed: ['price'], link: offer }],
    ['listing.status_changed', { code, changed: ['is_under_offer'], link: offer }],
    ['listing.status_changed', { code, changed: ['status', 'is_under_offer'], link: offer }],
    ['listing.published', { code, changed: [], link: offer }],
    ['listing.status_changed', { code, changed: ['status'], link: offer }],
    ['listing.changed', { code, changed: ['bedrooms', 'title_es'], link: offer }],
    ['lead.created', { id: lead, changed: [], link: `http://localhost:3000/v2/leads/${lead}` }],
    ['lead.changed', { id: lead, changed: ['state'], link: `http://localhost:3000/v2/leads/${lead}` }],
    ['lead.changed', { id: lead, changed: ['agent_id'], link: `http://localhost:3000/v2/leads/${lead}` }],
  ] as const
  await expect.poll(() => other.told.length).toBe(wanted.length)
  const ofListing = other.told.filter(({ type }) => type.startsWith('listing'))
  const ofLead = other.told.filter(({ type }) => type.startsWith('lead'))
  expect([...ofListing, ...ofLead].map(({ type, data }) => [type, data])).toEqual(
    wanted.map(([type, data]) => [type, { agency_id: 3, ...data }]),
  )
  expect(other.wrong).toEqual([])
  expect(other.calls.every(({ url, method }) => url === '/hook' && method === 'POST')).toBe(true)
  expect(JSON.stringify(other.calls)).not.toMatch(/Secreta|8095551234/)
  expect((await log(world, hook.id)).every(({ state, attempts }) => state === 'delivered' && attempts === 1)).toBe(true)
  expect(await log(world, others.id)).toBeUndefined()
})

test('what is undone was told nobody', async () => {
  const world = await createDraftWorld()
  await add(world, 'http://127.0.0.1:9/')
  await world.db
    .transaction(async (tx) => {
      await tx.execute(sql`update listing set price = price + 1`)
      tx.rollback()
    })
    .catch(() => undefined)
  expect(await waiting(world)).toEqual([])
})

test('while the receiver is away for two hours every change waits; then each is known once, in its order', async () => {
  const world = await createDraftWorld()
  let isAway = true
  const other = await receive(() => (isAway ? 503 : 200))
  const hook = await add(world, other.url)
  other.secrets.push(hook.secret)
  run(world)
  const codes = [(await world.property({ agent_id: 7 })).code, (await world.property({ agent_id: 8 })).code]
  await expect.poll(() => other.calls.length).toBeGreaterThan(0)
  for (let hour = 0; hour < 4; hour += 1) {
    for (const code of codes) await setPrice(world, code, 100_000 + hour * 1000)
    await pass(world, '31 minutes')
  }
  await expect
    .poll(async () => (await call<Webhook>(world, 'GET', '')).data)
    .toMatchObject([{ failing_since: expect.any(String), is_on: true, waiting: 10 }])
  isAway = false
  await pass(world, '2 hours')
  await expect.poll(() => other.told.length).toBe(10)
  expect(new Set(other.told.map(({ id }) => id)).size).toBe(10)
  for (const code of codes) {
    const types = other.told.filter(({ data }) => data.code === code).map(({ type }) => type)
    expect(types).toEqual(['listing.published', ...Array<string>(4).fill('listing.price_changed')])
  }
  expect((await call<Webhook>(world, 'GET', '')).data).toMatchObject([{ failing_since: null, waiting: 0 }])
  expect(other.wrong).toEqual([])
})

test('what was sent and not written down is sent again under the same name', async () => {
  const world = await createDraftWorld()
  const other = await receive()
  const hook = await add(world, other.url)
  other.secrets.push(hook.secret)
  const { code } = await world.property({ agent_id: 7 })
  // A process took it, sent it, and was killed before it said so.
  const { rows } = await world.db.execute<{ message_id: string }>(sql`
    update webhook_delivery set attempts = 1, last_at = now(), leased_until = now() + interval '30 seconds'
    returning message_id`)
  await setPrice(world, code, 90_000)
  run(world)
  await pass(world, '10 seconds')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(other.calls).toEqual([])
  await pass(world, '30 seconds')
  await expect.poll(() => other.told.length).toBe(2)
  expect(other.told.map(({ id, type }) => [id, type])).toEqual([
    [rows[0]!.message_id, 'listing.published'],
    [expect.any(String), 'listing.price_changed'],
  ])
})

test('a receiver that hangs holds up no other, and the end of the process gives back what it was sent', async () => {
  const world = await createDraftWorld()
  let most = 0
  const hanging = await startRawSide(() => (most = Math.max(most, hanging.open.size)))
  const other = await receive()
  for (let n = 0; n < webhookLimits.perAgency - 1; n += 1) {
    await add(world, `${hanging.url}/${n}`, ['listing.published', 'listing.price_changed'])
  }
  const hook = await add(world, other.url, ['listing.published'], world.stranger)
  other.secrets.push(hook.secret)
  const one = run(world)
  for (let n = 0; n < 20; n += 1) {
    await world.property({ agent_id: 7 })
    await world.property({ agent_id: 9 })
  }
  await expect.poll(() => other.told.length).toBe(20)
  await expect.poll(() => waiting(world, `webhook_id = ${hook.id} and ended_at is null`)).toEqual([])
  // One host has four connections at most, whoever asks for it.
  expect(most).toBe(4)
  await one.close()
  expect(await waiting(world, 'leased_until is not null')).toEqual([])
  expect(await waiting(world, 'ended_at is null')).toHaveLength(20 * (webhookLimits.perAgency - 1))
})

test('tries are ten over three days; five days of nothing turn it off with a letter, and 410 at once', async () => {
  const world = await createDraftWorld()
  expect(tryAfter.reduce((sum, seconds) => sum + seconds, 0) / 3600).toBeCloseTo(75.6, 1)
  let status = 500
  const other = await receive(() => status)
  const hook = await add(world, other.url)
  other.secrets.push(hook.secret)
  run(world)
  const { code } = await world.property({ agent_id: 7 })
  for (let tries = 1; tries <= tryAfter.length; tries += 1) {
    await expect.poll(() => other.calls.length).toBe(tries)
    await expect.poll(async () => (await waiting(world, 'leased_until is not null')).length).toBe(0)
    const [row] = (await waiting(world, 'true')) as { attempts: number; ended_at: Date | null }[]
    expect(row).toMatchObject({ attempts: tries })
    expect(row!.ended_at === null).toBe(tries < tryAfter.length)
    await pass(world, `${tryAfter[tries] ?? 0} seconds`)
  }
  expect(other.seen.size).toBe(1)
  expect(await log(world, hook.id)).toMatchObject([{ state: 'failed', problem: 'status', status: 500, next_at: null }])

  const again = (delivery: number) => call<Delivery>(world, 'POST', `/${hook.id}/deliveries/${delivery}/again`)
  status = 200
  const [failed] = await log(world, hook.id)
  expect(await again(failed!.id)).toMatchObject({ status: 200, data: { state: 'waiting' } })
  await expect.poll(() => other.told.length).toBe(1)
  expect(other.told[0]!.id).toBe(failed!.message_id)

  status = 500
  await setPrice(world, code, 80_000)
  await expect.poll(() => other.calls.length).toBe(tryAfter.length + 2)
  // Who was called knows of it before the try is written down.
  await expect.poll(async () => (await waiting(world, 'leased_until is not null')).length).toBe(0)
  await pass(world, '121 hours')
  await expect.poll(async () => (await call<Webhook[]>(world, 'GET', '')).data[0]!.off_reason).toBe('failing')
  const mails = await world.readMails()
  expect(mails.map(({ subject }) => subject)).toEqual([`Desactivamos el webhook de 127.0.0.1:${other.port}`])
  await setPrice(world, code, 70_000)
  expect(await waiting(world)).toEqual([])
  const [off] = await log(world, hook.id)
  expect(off).toMatchObject({ state: 'failed', type: 'listing.price_changed' })
  expect(await again(off!.id)).toMatchObject({ status: 409, code: 'webhook.off' })

  status = 410
  const on = await call<Webhook>(world, 'PATCH', `/${hook.id}`, { is_on: true })
  expect(on).toMatchObject({ status: 200, data: { is_on: true, failing_since: null } })
  await setPrice(world, code, 60_000)
  await expect.poll(async () => (await call<Webhook[]>(world, 'GET', '')).data[0]!.off_reason).toBe('gone')
  expect((await world.readMails()).at(-1)!.text).toContain('410')
})

test('a secret is changed while both count, a press tests, and a log of thirty days is kept', async () => {
  const world = await createDraftWorld()
  const other = await receive()
  const hook = await add(world, other.url, ['lead.created'])
  run(world)
  const press = () => call<Delivery>(world, 'POST', `/${hook.id}/test`)
  const changed = await call<Webhook & { secret: string }>(world, 'POST', `/${hook.id}/secret`)
  expect(changed.data.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(changed.data.old_secret_until).not.toBeNull()
  other.secrets.push(hook.secret)
  await press()
  await expect.poll(() => other.told.length).toBe(1)
  expect(other.told[0]).toMatchObject({ type: 'webhook.test', data: { changed: [], link: null } })
  other.secrets[0] = changed.data.secret
  await press()
  await expect.poll(() => other.told.length).toBe(2)
  expect(other.wrong).toEqual([])
  await pass(world, '25 hours')
  other.secrets[0] = hook.secret
  await press()
  await expect.poll(() => other.wrong.length).toBe(1)

  // Of a suspended agency nothing goes out, nor what cannot be signed any more.
  const before = other.calls.length
  await world.db.execute(sql`update agency set suspended_at = now() where id = 3`)
  await press()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await waiting(world)).toHaveLength(1)
  await world.db.execute(sql`update webhook set secret = '\\x00'::bytea, old_secret = null`)
  await world.db.execute(sql`update agency set suspended_at = null`)
  await expect.poll(async () => (await log(world, hook.id))[0]!.problem).toBe('secret')
  expect(other.calls).toHaveLength(before)

  expect(JSON.stringify(await call(world, 'GET', ''))).not.toContain('whsec_')
  const stored = JSON.stringify(
    (await world.db.execute(sql`select secret::text, old_secret::text, url from webhook`)).rows,
  )
  expect(stored).not.toContain(Buffer.from(hook.secret.slice(6), 'base64').toString('hex'))
  await world.db.execute(sql`update webhook_delivery set at = at - interval '31 days' where id < 3`)
  await deleteOldDeliveries(world.db)
  expect(await log(world, hook.id)).toHaveLength(2)
})

test('an address that is not public is refused, as is what is not theirs', async () => {
  const world = await createDraftWorld()
  const events = ['lead.created']
  for (const url of [
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'https://user:word@crm.example/',
    'http://[fd00::1]/',
  ]) {
    expect(await call(world, 'POST', '', { url, events })).toMatchObject({ status: 422, code: 'outside.refused' })
  }
  expect(await call(world, 'POST', '', { url: 'https://nowhere.example/', events })).toMatchObject({
    status: 422,
    code: 'outside.unreachable',
  })
  for (const url of ['ftp://crm.example/', 'crm.example', '', 'javascript:alert(1)'])
    expect(Object.keys((await call(world, 'POST', '', { url, events })).errors!)).toEqual(['url'])
  const { id } = await add(world, 'http://127.0.0.1:9/hook')
  const { data } = await call<Delivery>(world, 'POST', `/${id}/test`)
  const calls: [string, string, object?][] = [
    ['PATCH', `/${id}`, { is_on: false }],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/secret`],
    ['POST', `/${id}/test`],
    ['GET', `/${id}/deliveries`],
    ['POST', `/${id}/deliveries/${data.id}/again`],
  ]
  for (const [method, path, body] of calls) {
    expect(await call(world, method, path, body, world.stranger)).toMatchObject({
      status: 404,
      code: 'webhook.not_found',
    })
    expect((await call(world, method, path, body, world.author)).status).toBe(403)
  }
  const made = await Promise.all(
    Array.from({ length: webhookLimits.perAgency }, () =>
      call(world, 'POST', '', { url: 'http://127.0.0.1:9/', events }),
    ),
  )
  expect(made.filter(({ code }) => code === 'webhook.too_many')).toHaveLength(1)
  expect((await call(world, 'DELETE', `/${id}`, undefined, world.staff)).status).toBe(204)
  expect(await waiting(world, 'true')).toEqual([])
})
