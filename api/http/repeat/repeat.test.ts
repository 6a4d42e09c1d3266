import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { type EnquiryEndpoint, endpoints, forms, withAgent } from '../../lead/test-enquiries.ts'
import { createCaptcha } from '../../tools/captcha.ts'

const contact = '/v2/messages/conctact'
const key = { headers: { 'Idempotency-Key': 'f3b1c2d4-0000-4000-8000-123456789abc' } }

type World = Awaited<ReturnType<typeof withAgent>>
const rows = async ({ db }: World, table: string) => (await db.execute(sql.raw(`select * from ${table}`))).rows

/** Its bytes too: a repeated call gets the very answer of the first. */
async function answers({ ask }: World, endpoint: string, body: object, times: number, more: object = {}) {
  const asked = Array.from({ length: times }, () => ask('POST', endpoint, { body, ...more }))
  return Promise.all((await Promise.all(asked)).map(async (answer) => `${answer.status} ${await answer.text()}`))
}

test.each(endpoints)(
  '%s sent ten times at once is one enquiry with one letter and one answer, with a key and without',
  async (endpoint) => {
    const world = await withAgent()
    for (const [at, more] of [key, {}].entries()) {
      const body = { ...forms[endpoint], full_name: undefined, ...nameOf(endpoint, at) }
      const said = await answers(world, endpoint, body, 10, more)
      expect(new Set(said).size).toBe(1)
      expect(said[0]).toMatch(/^201 /)
      expect(await rows(world, 'lead')).toHaveLength(at + 1)
      expect(await world.readMails()).toHaveLength(2)
    }
  },
)

function nameOf(endpoint: EnquiryEndpoint, at: number) {
  const name = ['Ana Pérez', 'Luisa Gómez'][at]!
  return endpoint === '/v2/messages/join' ? { names: name } : { full_name: name }
}

test('a key used with another input is refused, and its first answer stays', async () => {
  const world = await withAgent()
  const first = await world.send(contact, forms[contact], key)
  const other = await world.send(contact, { ...forms[contact], message: 'otra cosa' }, key)
  expect(other).toMatchObject({ status: 409, code: 'request.key_reused' })
  expect((await world.send(contact, forms[contact], key)).reference).toBe(first.reference)
  expect(await rows(world, 'lead')).toHaveLength(1)
})

test('what only proves that somebody is there does not make it another input', async () => {
  const world = await withAgent()
  const first = await world.send(contact, { ...forms[contact], 'g-recaptcha-response': 'a', fill_ms: 4000 }, key)
  const again = await world.send(contact, { ...forms[contact], 'g-recaptcha-response': 'b', fill_ms: 9000 }, key)
  expect(again).toMatchObject({ status: 201, reference: first.reference })
})

test('a refusal uses no key up: put right, the same call goes through', async () => {
  const world = await withAgent()
  const agentless = { ...forms['/v2/messages/agent/7'] }
  expect((await world.send('/v2/messages/agent/99', agentless, key)).status).toBe(404)
  await world.agent({ id: 99 })
  expect((await world.send('/v2/messages/agent/99', { ...agentless, message: 'otra' }, key)).status).toBe(201)
})

test('one captcha answer is enough for a call that comes twice at once', async () => {
  const captcha = createCaptcha('a secret of the tests, of more than 32 letters', () => new Date())
  let uses = 0
  const once = {
    ...captcha,
    check: async () => ({ signature: `same`, expires_at: new Date(Date.now() + 60_000), uses: ++uses }),
  }
  const world = await withAgent({ captcha: once })
  const said = await answers(world, contact, { ...forms[contact], 'g-recaptcha-response': 'x' }, 4)
  expect(new Set(said).size).toBe(1)
  expect(said[0]).toMatch(/^201 /)
  expect(uses).toBe(1)
})

test('a key is kept for a day, what was sent for ten minutes, under whichever key and without', async () => {
  const world = await withAgent()
  const first = await world.send(contact, forms[contact], key)
  expect(await world.send(contact, forms[contact])).toEqual(first)
  const minutes = await world.db.execute(
    sql`select round(extract(epoch from expires_at - now()) / 60)::int as minutes from idempotency_key order by 1`,
  )
  expect(minutes.rows).toEqual([{ minutes: 10 }, { minutes: 1440 }])
  await world.db.execute(sql`update idempotency_key set expires_at = now() - interval '1 second'`)
  await world.send(contact, forms[contact])
  expect(await rows(world, 'lead')).toHaveLength(2)
})

test('two tabs that send the same at once, each under its own key, send it once; another text is another', async () => {
  const world = await withAgent()
  const keyed = (name: string) => ({ headers: { 'Idempotency-Key': name } })
  const [one, other] = await Promise.all(
    ['tab-1', 'tab-2'].map((tab) => world.send(contact, forms[contact], keyed(tab))),
  )
  expect(one!.status).toBe(201)
  expect(other).toEqual(one)
  expect(await world.send(contact, forms[contact], keyed('tab-2'))).toEqual(one)
  expect(await rows(world, 'lead')).toHaveLength(1)
  expect(await world.readMails()).toHaveLength(2)
  const changed = { ...forms[contact], message: 'otra cosa' }
  expect((await world.send(contact, changed, keyed('tab-2'))).status).toBe(409)
  expect((await world.send(contact, changed, keyed('tab-3'))).status).toBe(201)
  expect(await rows(world, 'lead')).toHaveLength(2)
})

test('who took a call and died is followed by the next after ten seconds, and writes nothing any more', async () => {
  const world = await withAgent()
  await world.send(contact, forms[contact], key)
  await world.db.execute(sql`delete from lead`)
  const died = (age: string) =>
    world.db.execute(sql`update idempotency_key set answer = null, claimed_at = now() - ${age}::interval`)
  await died('2 seconds')
  expect((await world.send(contact, forms[contact], key)).status).toBe(503)
  await died('11 seconds')
  expect((await world.send(contact, forms[contact], key)).status).toBe(201)
  expect(await rows(world, 'lead')).toHaveLength(1)
})

test('a key that is none is refused by its name', async () => {
  const world = await withAgent()
  for (const name of ['a b', 'x'.repeat(256), '\u00f1']) {
    const answer = await world.send(contact, forms[contact], { headers: { 'Idempotency-Key': name } })
    expect(answer).toMatchObject({ status: 422, errors: { 'Idempotency-Key': ['El valor no es válido.'] } })
  }
})

test('one sign-up with a key is kept once with one letter, and one saved search stays one', async () => {
  const world = await withAgent()
  const ana = { full_name: 'Ana', email: 'ana@example.com', password: 'muy larga y secreta' }
  const said = await answers(world, '/v2/clients/sign-up', { ...ana, confirmPassword: ana.password }, 3, key)
  expect(new Set(said).size).toBe(1)
  expect(await world.readMails()).toHaveLength(1)
  expect(await rows(world, `client_sign_up where email = 'ana@example.com'`)).toHaveLength(1)

  const search = { name: 'Playa', criteria: { city: 'punta-cana' } }
  const headers = { ...world.staff.headers, ...key.headers }
  const saved = await answers(world, '/v2/clients/searches', search, 3, { headers })
  expect(new Set(saved).size).toBe(1)
  // Another's key is another key.
  const others = await answers(world, '/v2/clients/searches', search, 1, {
    headers: { ...world.account.headers, ...key.headers },
  })
  expect(others[0]).toMatch(/^201 /)
  expect(others[0]).not.toBe(saved[0])
})

test('five enquiries an hour come from one address; the sixth is told when to come again', async () => {
  const world = await withAgent({ leadsPerHour: 5 })
  const send = (at: number) => world.send(contact, { ...forms[contact], message: `Mensaje ${at}` })
  const said = await Promise.all(Array.from({ length: 7 }, (_, at) => send(at)))
  expect(said.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 429, 429])
  const refused = said.find(({ status }) => status === 429)!
  expect(refused).toMatchObject({ code: 'lead.too_many' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await rows(world, 'lead')).toHaveLength(5)
  // What was taken already is answered, however full the hour.
  const taken = said.findIndex(({ status }) => status === 201)
  expect((await send(taken)).reference).toBe(said[taken]!.reference)
  expect((await world.send('/v2/leads/whatsapp', { agent_id: 7 })).status).toBe(201)
})
