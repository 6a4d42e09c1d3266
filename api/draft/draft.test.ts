import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { maxDraftsOfAgent } from '#contract/draft/draft.ts'

import { createDraftWorld, wholeFlat } from './test-drafts.ts'

test('a draft is begun, written, read, published and found; then it is gone', async () => {
  const world = await createDraftWorld()
  const { author: agent, call, ask } = world
  const empty = await world.begin(agent)
  expect(empty).toMatchObject({ state: 'draft', version: 1, code: null, agent: { id: 7 }, document: {}, others: [] })
  expect(empty.missing.map(({ field }) => field)).toContain('title_es')
  const written = await world.change(agent, empty, wholeFlat)
  expect(written).toMatchObject({ status: 200, conflicts: [], data: { missing: [], version: 2 } })
  expect(written.data.document).toEqual({ ...wholeFlat, description_es: wholeFlat.description_es })
  expect(await world.read(agent, empty.id)).toEqual(written.data)
  const published = await world.press(agent, written.data, 'publish')
  expect(published).toMatchObject({ status: 200, data: { code: '10-20010', version: 1 } })
  expect((await call(agent, 'GET', `/v2/workspace/drafts/${empty.id}`)).status).toBe(404)
  const page = await (await ask('GET', '/v2/properties/10-20010')).json()
  expect(page.data).toMatchObject({ code: '10-20010', price: 185_000, title: wholeFlat.title_es })
  const list = await (await ask('GET', '/v2/properties?sector=santo-domingo-piantini&per_page=50')).json()
  expect(list.data.map(({ code }: { code: string }) => code)).toContain('10-20010')
})

test('the changes of a listing are no one’s to see until they are published, and one draft holds them', async () => {
  const world = await createDraftWorld()
  const { author: agent, ask } = world
  const home = await world.property({ agent_id: 7, title_es: 'Apartamento con vista al parque' })
  await world.photo({ listing_id: home.id })
  const draft = await world.begin(
    agent,
    { price: 170_000, description_es: wholeFlat.description_es! },
    { from: home.code },
  )
  expect(draft).toMatchObject({ state: 'changes', code: home.code, missing: [] })
  expect(draft.changed.toSorted()).toEqual(['description_es', 'price'])
  expect((await world.begin(agent, {}, { from: home.code })).id).toBe(draft.id)
  const priceNow = async () => (await (await ask('GET', `/v2/properties/${home.code}`)).json()).data.price
  expect(await priceNow()).toBe(185_000)
  expect(await world.press(agent, draft, 'publish')).toMatchObject({
    status: 200,
    data: { code: home.code, version: 2 },
  })
  expect(await priceNow()).toBe(170_000)
  const { rows } = await world.db.execute(sql`select price::float8 from price_change where listing_id = ${home.id}`)
  expect(rows).toEqual([{ price: 185_000 }])
})

test('a draft is thrown away, and its listing stays', async () => {
  const world = await createDraftWorld()
  const { author: agent, call, ask } = world
  const home = await world.property({ agent_id: 7 })
  const draft = await world.begin(agent, { price: 1 }, { from: home.code })
  expect((await call(agent, 'DELETE', `/v2/workspace/drafts/${draft.id}`)).status).toBe(204)
  expect((await call(agent, 'DELETE', `/v2/workspace/drafts/${draft.id}`)).status).toBe(404)
  expect((await (await ask('GET', `/v2/properties/${home.code}`)).json()).data.price).toBe(185_000)
})

test('an agent has 500 drafts and no more, beside changes of listings and what an import brought', async () => {
  const world = await createDraftWorld()
  const { author, colleague, manager, call } = world
  const home = await world.property({ agent_id: 7 })
  await world.db.execute(sql`
    insert into listing_draft (agent_id, agency_id) select 7, 3 from generate_series(1, ${maxDraftsOfAgent - 1})`)
  await world.db.execute(sql`
    with source as (
      insert into import_source (agency_id, agent_id, name, kind, arrival) values (3, 7, 'CRM', 'table', 'file') returning id
    ), brought as (insert into listing_draft (agent_id, agency_id) values (7, 3) returning id)
    insert into import_item (source_id, external_id, draft_id) select source.id, 'A-1', brought.id from source, brought`)
  const begin = (who: typeof author, more: object = {}) => call(who, 'POST', '/v2/workspace/drafts', more)
  const both = await Promise.all([begin(author), begin(manager, { agent_id: 7 })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)!.code).toBe('draft.too_many')
  expect((await begin(author, { from: home.code, is_copy: true })).code).toBe('draft.too_many')
  expect((await begin(author, { from: home.code })).status).toBe(201)
  expect((await begin(colleague)).status).toBe(201)
  const [one] = both.filter(({ status }) => status === 201)
  expect((await call(author, 'DELETE', `/v2/workspace/drafts/${one!.data.id}`)).status).toBe(204)
  expect((await begin(author)).status).toBe(201)
})

test('an enquiry of one’s desk becomes a draft with its writer as the owner, and another’s is not there', async () => {
  const world = await createDraftWorld()
  const { rows } = await world.db.execute<{ id: number }>(sql`
    insert into lead (reference, kind, "check", full_name, phone, details, language, agent_id)
    values ('K7QF-3M9D', 'agent_message', 'checked', 'Eva Peña', '+18095551234', '{}', 'es', 7) returning id`)
  const lead = rows[0]!.id
  const owner = { owner_name: 'Eva Peña', owner_phone: '+18095551234' }
  for (const who of [world.author, world.manager]) {
    expect((await world.begin(who, {}, { lead, agent_id: 7 })).document).toEqual(owner)
  }
  for (const who of [world.colleague, world.stranger]) {
    expect((await world.call(who, 'POST', '/v2/workspace/drafts', { lead })).code).toBe('lead.not_found')
  }
})
