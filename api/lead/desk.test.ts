import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { deleteExpired } from '../operation/start-maintenance.ts'
import { forms, withAgent } from './test-enquiries.ts'

const contact = '/v2/messages/conctact'
const agent = '/v2/messages/agent/7'

/** A desk with an enquiry of the agent's and one of the network's, and a second agent who has none. */
async function withLeads() {
  const world = await withAgent()
  await world.agent({ id: 8, name: 'Carolina Brito', email: 'carolina@example.com' })
  const other = await world.client({ role: 'agent', agent_id: 8, full_name: 'Carolina Brito', language: 'en' })
  const own = await world.send(agent, forms[agent])
  const network = await world.send(contact, forms[contact])
  await world.readMails()
  const idOf = async ({ reference }: { reference: string }) =>
    (await world.desk(`?q=${reference}`)).data[0].id as number
  const change = async (id: number, body: object, who = world.staff) => {
    const answer = await world.ask('PATCH', `/v2/leads/${id}`, { body, headers: who.headers })
    return { status: answer.status, ...(await answer.json()) }
  }
  return { ...world, other, ids: { own: await idOf(own), network: await idOf(network) }, change }
}

test('an agent sees their own enquiries, staff all, and a client has no desk', async () => {
  const { account, other, client, desk, ids, ask } = await withLeads()
  const seen = async (who: typeof account) => (await desk('', who)).data.map(({ id }: { id: number }) => id)
  expect(await seen(account)).toEqual([ids.own])
  expect(await seen(other)).toEqual([])
  expect((await desk('')).meta).toMatchObject({ total: 2, states: { new: 2 } })
  const buyer = await client()
  const lost = await client({ role: 'agent', agent_id: null })
  expect((await desk('', lost)).data).toEqual([])
  expect((await desk(`/${ids.own}`, lost)).status).toBe(404)
  for (const path of ['', '/export', `/${ids.own}`]) {
    expect((await desk(path, buyer)).status).toBe(403)
    expect((await ask('GET', `/v2/leads${path}`)).status).toBe(401)
  }
})

test('what is another’s does not exist, whatever is tried with it', async () => {
  const { account, other, ask, ids, change, desk, db } = await withLeads()
  const note = async (id: number, who: typeof account) =>
    (await ask('POST', `/v2/leads/${id}/notes`, { body: { text: 'mío' }, headers: who.headers })).status
  for (const [who, id] of [
    [other, ids.own],
    [other, ids.network],
    [account, ids.network],
    [account, 999_999],
  ] as const) {
    expect([
      (await desk(`/${id}`, who)).status,
      (await change(id, { state: 'won' }, who)).status,
      await note(id, who),
    ]).toEqual([404, 404, 404])
  }
  expect((await change(ids.own, { agent_id: 8 }, account)).status).toBe(403)
  expect((await change(ids.own, { agent_id: 7, state: 'won' }, other)).status).toBe(403)
  const { rows } = await db.execute(sql`select state, agent_id from lead order by id`)
  expect(rows).toEqual([
    { state: 'new', agent_id: 7 },
    { state: 'new', agent_id: null },
  ])
})

test('the first answer is timed, and what happened is told with who did it', async () => {
  const { account, change, desk, ids, db, ask } = await withLeads()
  await db.execute(sql`update lead set created_at = now() - interval '90 minutes'`)
  expect((await change(ids.own, { state: 'answered' }, account)).data).toMatchObject({ state: 'answered' })
  const first = (await desk(`/${ids.own}`)).data.first_answered_at
  await ask('POST', `/v2/leads/${ids.own}/notes`, {
    body: { text: 'Visita el martes.\n<b>x</b>' },
    headers: account.headers,
  })
  await change(ids.own, { state: 'won' }, account)
  const { data } = await desk(`/${ids.own}`)
  expect(data).toMatchObject({
    state: 'won',
    first_answered_at: first,
    notes: [{ by: 'Rafael Peña', text: 'Visita el martes.\n<b>x</b>' }],
    events: [
      { by: null, event: { kind: 'received' } },
      { by: 'Rafael Peña', event: { kind: 'state', from: 'new', to: 'answered' } },
      { by: 'Rafael Peña', event: { kind: 'noted' } },
      { by: 'Rafael Peña', event: { kind: 'state', from: 'answered', to: 'won' } },
    ],
  })
  expect((await desk('')).meta).toMatchObject({ states: { new: 1, won: 1 }, answer_minutes: expect.closeTo(90, 0) })
  // Pressed by mistake and taken back, it waits for its first answer again.
  expect((await change(ids.own, { state: 'new' }, account)).data.first_answered_at).toBeNull()
})

test('staff give an enquiry to an agent, who gets its letter in their language and has it on the desk', async () => {
  const { other, change, desk, ids, readMails } = await withLeads()
  expect((await change(ids.network, { agent_id: 8 })).data).toMatchObject({ agent: { id: 8, name: 'Carolina Brito' } })
  const [mail, ...more] = await readMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'carolina@example.com', language: 'en', reply_to: { address: 'ana@example.com' } })
  expect((await desk('', other)).data).toMatchObject([{ id: ids.network }])
  expect((await change(ids.network, { agent_id: 99 })).errors).toEqual({ agent_id: ['No es una de las opciones.'] })
  expect((await change(ids.network, { agent_id: null })).data).toMatchObject({ agent: null, department: 'contact' })
  expect((await change(ids.own, { agent_id: null })).data).toMatchObject({ agent: null, department: 'contact' })
  expect((await desk(`/${ids.own}`)).data.events.at(-1)).toMatchObject({
    by: 'Milagros Betances',
    event: { kind: 'assigned', from: 'Rafael Peña', to: null },
  })
})

test('what was set aside by mistake goes to whoever is to answer once staff say so', async () => {
  const { ask, send, desk, readMails, staff } = await withAgent()
  await send(agent, { ...forms[agent], website: 'x' })
  const { data } = await desk('?state=spam')
  const answer = await ask('PATCH', `/v2/leads/${data[0].id}`, { body: { state: 'new' }, headers: staff.headers })
  expect((await answer.json()).data.state).toBe('new')
  expect((await readMails()).map(({ to }) => to)).toEqual(['rafael@example.com'])
})

test.each([
  ['kind=loan', 0],
  ['kind=contact&kind=loan', 1],
  ['state=new', 2],
  ['state=won', 0],
  ['agent=7', 1],
  ['agent=none', 1],
  ['property_code=10-20345', 1],
  ['property_code=10-99999', 0],
  ['q=perez', 2],
  ['q=disponible', 1],
  ['q=809 555-1234', 2],
  ['q=%25', 0],
  ['q=_', 0],
  ['q=ana@example.com', 2],
  ['from=2020-01-01&to=2020-12-31', 0],
  ['from=2020-01-01', 2],
])('the desk is asked %s and shows %i', async (query, total) => {
  const { desk } = await seen()
  expect((await desk(`?${query}`)).meta.total).toBe(total)
})

test.each([
  ['kind=letter', 'kind'],
  ['state=gone', 'state'],
  ['agent=x', 'agent'],
  ['from=ayer', 'from'],
  ['per_page=101', 'per_page'],
])('the desk refuses %s and names it', async (query, field) => {
  const { desk } = await seen()
  expect((await desk(`?${query}`)).errors).toHaveProperty(field)
})

let world: Awaited<ReturnType<typeof withLeads>>
const seen = async () => (world ??= await withLeads())

test('days are those of Santo Domingo', async () => {
  const { desk, db } = await withLeads()
  await db.execute(sql`update lead set created_at = '2026-03-02T03:30:00Z'`)
  expect((await desk('?from=2026-03-01&to=2026-03-01')).meta.total).toBe(2)
  expect((await desk('?from=2026-03-02')).meta.total).toBe(0)
})

test('a long desk has pages that keep what was asked', async () => {
  const { desk } = await withLeads()
  const first = await desk('?per_page=1&state=new&q=ana')
  expect(first.meta).toMatchObject({ total: 2, last_page: 2 })
  expect(first.links.next).toBe('/v2/leads?state=new&q=ana&per_page=1&page=2')
  expect((await desk('?per_page=1&state=new&q=ana&page=2')).data[0].id).toBeLessThan(first.data[0].id)
})

test('the table that is taken along is one’s own desk, and no cell of it is a formula', async () => {
  const { account, other, ask, send } = await withLeads()
  await send(agent, {
    ...forms[agent],
    message: '=HYPERLINK("http://evil.example";"x")\n"y"',
    phone: '+44 20 7946 0000',
  })
  const table = async (who: typeof account, lang = 'es') => {
    const answer = await ask('GET', '/v2/leads/export', { headers: who.headers, lang })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    return answer.text()
  }
  const csv = await table(account)
  expect(csv.split('\r\n')).toHaveLength(4)
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")\n""y"""`)
  expect(csv).toContain('"809-555-1234"')
  expect(csv).toContain('"00442079460000"')
  expect(csv).toMatch(/^\uFEFF?"Referencia","Recibida","Tipo"/)
  expect((await table(other, 'en')).trim()).toMatch(/^\uFEFF?"Reference","Received"[^\n]*$/)
})

test('a message is kept and shown to its last blank and line end, and its letter has its lines', async () => {
  const { ask, client, desk, send, sendForm, staff, readMails } = await withAgent()
  const sender = await client({ email: 'ana@example.com' })
  const message = '  Hola,\r\n\r\n\tbusco casa.\rGracias\n '
  const { reference } = await send(contact, { ...forms[contact], message })
  const id = (await desk(`?q=${reference}`)).data[0].id
  const shown = (await desk(`/${id}`)).data
  expect([shown.message, shown.excerpt]).toEqual([message, 'Hola, busco casa. Gracias'])
  const table = await ask('GET', '/v2/leads/export', { headers: staff.headers })
  expect(await table.text()).toContain(`,"${message}",`)
  const taken = await (await ask('GET', '/v2/clients/export', sender)).json()
  expect(taken.data.enquiries[0].message).toBe(message)
  expect((await readMails())[0]!.text).toContain('  Hola,\n\n\tbusco casa.\nGracias\n ')
  // A form is written with CR LF by whoever sends it, and so it is kept.
  await sendForm(contact, { ...forms[contact], message: 'uno\ndos' })
  expect((await desk(`/${id + 1}`)).data.message).toBe('uno\r\ndos')

  const text = ' \tPor la tarde.\r\n'
  const noted = await ask('POST', `/v2/leads/${id}/notes`, { body: { text }, headers: staff.headers })
  expect((await noted.json()).data.text).toBe(text)
  for (const blank of ['', ' \r\n\t', '\u00a0\u2028']) {
    const refused = await send(contact, { ...forms[contact], message: blank })
    expect(refused.errors).toEqual({ message: ['Este campo es requerido.'] })
  }
})

test('an account that is deleted leaves no enquiry that says whose it was, and the export has them before', async () => {
  const { ask, client, db, desk, send, staff } = await withAgent()
  const ana = await client({ email: 'ana@example.com' })
  const { reference } = await send('/v2/messages/loan', forms['/v2/messages/loan'])
  await send(contact, { ...forms[contact], email: 'otra@example.com' })
  const lead = (await desk(`?q=${reference}`)).data[0].id
  await ask('POST', `/v2/leads/${lead}/notes`, { body: { text: 'Ana paga en efectivo' }, headers: staff.headers })
  const { data } = await (await ask('GET', '/v2/clients/export', ana)).json()
  expect(data.enquiries).toMatchObject([{ reference, kind: 'loan', details: { identification: '001-1234567-8' } }])

  expect((await ask('DELETE', '/v2/clients', { ...ana, body: {} })).status).toBe(204)
  const left = JSON.stringify((await db.execute(sql`select * from lead where reference = ${reference}`)).rows)
  expect(left).not.toMatch(/Ana|1234567|8495551234|inicial/)
  expect((await db.execute(sql`select from lead_note`)).rows).toEqual([])
  expect((await desk('')).meta.total).toBe(2)
  expect((await desk('?q=otra')).meta.total).toBe(1)
})

test('two years after the last thing that happened an enquiry keeps nothing of who wrote, and still counts', async () => {
  const { ask, db, desk, send, readMails, staff } = await withAgent()
  const contactOf = async (message: string) => {
    const { reference } = await send(contact, { ...forms[contact], message })
    return (await desk(`?q=${reference}`)).data[0].id as number
  }
  const [quiet, spoken, young] = [await contactOf('Callada'), await contactOf('Hablada'), await contactOf('Joven')]
  const note = (id: number, text: string) =>
    ask('POST', `/v2/leads/${id}/notes`, { body: { text }, headers: staff.headers })
  await note(quiet, 'Ana paga en efectivo')
  await readMails()
  const toAna = sql`select from letter where "to" = 'ana@example.com' and kind = 'lead_receipt'`
  expect((await db.execute(toAna)).rows).toHaveLength(3)
  // Everything is moved to the day before it is over; the young one, to the day after.
  const move = async (id: number, days: string) => {
    const at = sql`now() - interval '24 months' + ${days}::interval`
    await db.execute(sql`update lead set created_at = ${at} where id = ${id}`)
    await db.execute(sql`update lead_event set at = ${at} where lead_id = ${id}`)
  }
  for (const id of [quiet, spoken]) await move(id, '-1 day')
  await move(young, '1 day')
  await note(spoken, 'Volvió a llamar')

  await deleteExpired(db)
  const { rows } = await db.execute<{ id: number; message: string | null }>(
    sql`select id, message from lead order by id`,
  )
  expect(rows).toEqual([
    { id: quiet, message: null },
    { id: spoken, message: 'Hablada' },
    { id: young, message: 'Joven' },
  ])
  const left = (await desk(`/${quiet}`)).data
  expect(left).toMatchObject({ kind: 'contact', state: 'new', full_name: null, email: null, phone: null, notes: [] })
  expect(left).toMatchObject({ details: {}, page: null, department: 'contact', events: [{}, {}] })
  expect(JSON.stringify(left)).not.toMatch(/D’Óleo|555|efectivo|Callada/)
  expect((await db.execute(toAna)).rows).toHaveLength(2)
  expect((await desk('')).meta).toMatchObject({ total: 3, states: { new: 3 } })
})
