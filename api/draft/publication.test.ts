import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createDraftWorld, wholeFlat } from './test-drafts.ts'
import { pauseDueListings } from '../property/publish/pause-due-listings.ts'
import { listingVersions } from '../property/publish/table.ts'
import { publishDueDrafts } from './publish-due-drafts.ts'

type World = Awaited<ReturnType<typeof createDraftWorld>>

const setPolicy = ({ db }: World, policy: string) => db.execute(sql`update agency set policy = ${policy} where id = 3`)

async function withHome(world: World) {
  const home = await world.property({ agent_id: 7, title_es: 'Apartamento con vista al parque', ...longText })
  await world.photo({ listing_id: home.id })
  return home
}

const longText = { description_es: wholeFlat.description_es! }

test('what is missing is named, and nothing is published', async () => {
  const world = await createDraftWorld()
  const draft = await world.begin(world.agent, {
    ...wholeFlat,
    title_es: 'Corto',
    photos: [],
    sector: 'punta-cana-bavaro',
  })
  const answer = await world.press(world.agent, draft, 'publish')
  expect(answer).toMatchObject({ status: 409, code: 'draft.incomplete' })
  expect(Object.keys(answer.errors!).toSorted()).toEqual(['photos', 'sector', 'title_es'])
  expect((await world.press(world.agent, draft, 'submit')).status).toBe(409)
  expect(await world.db.$count(listingVersions)).toBe(0)
})

test('a policy, or a beginner, has somebody look first: submitted, returned with a letter, submitted, approved', async () => {
  const world = await createDraftWorld()
  const { agent, manager, colleague, staff, call, press, read } = world
  await setPolicy(world, 'manager')
  const draft = await world.begin(agent, wholeFlat)
  expect(draft.may).toEqual({ edit: true, submit: true, take_back: false, publish: false, review: false, delete: true })
  expect(await press(agent, draft, 'publish')).toMatchObject({ status: 403, code: 'draft.review_needed' })
  const waiting = (await press(agent, draft, 'submit')).data
  expect(waiting).toMatchObject({ state: 'in_review', may: { edit: false, submit: false, delete: false } })
  expect((await world.change(agent, waiting, { price: 1000 })).code).toBe('draft.wrong_state')
  expect((await call(colleague, 'GET', `/v2/workspace/drafts/${draft.id}`)).status).toBe(404)
  const queue = await call(manager, 'GET', '/v2/workspace/review')
  expect(queue.data).toMatchObject([{ id: draft.id, agent: { id: 7 }, missing: 0, is_change: false }])

  const reason = 'La foto de portada está movida.'
  expect((await press(manager, waiting, 'return', { reason: 'corto' })).status).toBe(422)
  const returned = (await press(manager, waiting, 'return', { reason })).data
  expect(returned).toMatchObject({ state: 'returned', returned_reason: reason })
  const [letter] = await world.readMails()
  expect(letter).toMatchObject({ to: agent.email, subject: 'Te devolvieron una propiedad' })
  expect(letter!.text).toContain(reason)
  expect(letter!.text).toContain(`/espacio/propiedades/${draft.id}`)

  const again = (await press(agent, await read(agent, draft.id), 'submit')).data
  expect(again.returned_reason).toBeNull()
  // The reviewer may put a word right before saying yes.
  const mended = await world.change(manager, await read(manager, draft.id), { price: 184_000 })
  const { data } = await press(manager, mended.data, 'publish')
  const [approved, ...more] = await world.readMails()
  expect(approved).toMatchObject({ to: agent.email, subject: 'Tu propiedad ya está publicada' })
  expect(approved!.text).toContain((data as unknown as { code: string }).code)
  expect(more).toEqual([])

  await setPolicy(world, 'network')
  const next = await world.begin(manager, wholeFlat, { agent_id: 7 })
  expect((await press(manager, next, 'publish')).code).toBe('draft.review_needed')
  const sent = (await press(manager, next, 'submit')).data
  expect((await call(manager, 'GET', '/v2/workspace/review')).data).toEqual([])
  expect((await press(manager, sent, 'return', { reason })).status).toBe(403)
  expect((await press(staff, sent, 'publish')).status).toBe(200)
})

test('the first three listings of a new agent are looked at by the manager, whatever the policy', async () => {
  const world = await createDraftWorld()
  await world.makeAgent({ id: 12, agency_id: 3 })
  const beginner = await world.client({ role: 'agent', agent_id: 12, full_name: 'Nuevo' })
  for (let i = 0; i < 3; i += 1) {
    const draft = await world.begin(beginner, wholeFlat)
    expect((await world.press(beginner, draft, 'publish')).code).toBe('draft.review_needed')
    const sent = (await world.press(beginner, draft, 'submit')).data
    expect((await world.press(world.manager, sent, 'publish')).status).toBe(200)
  }
  const fourth = await world.begin(beginner, wholeFlat)
  expect((await world.press(beginner, fourth, 'publish')).status).toBe(200)
})

test('what is taken back is a draft again', async () => {
  const world = await createDraftWorld()
  const sent = (await world.press(world.agent, await world.begin(world.agent, wholeFlat), 'submit')).data
  const back = (await world.press(world.agent, sent, 'take-back')).data
  expect(back).toMatchObject({ state: 'draft', submitted_at: null })
  expect((await world.press(world.agent, back, 'take-back')).code).toBe('draft.wrong_state')
})

test('whoever publishes beside somebody is told of the same field, and the other fields are merged', async () => {
  const world = await createDraftWorld()
  const { agent, manager, press, change, read, ask } = world
  const home = await withHome(world)
  const draft = await world.begin(agent, { price: 170_000, bedrooms: 4 }, { from: home.code })
  // Somebody asks another price at once, and other words are published beside the draft.
  const { rows } = await world.db.execute<{ id: number }>(sql`update listing_draft set listing_id = null returning id`)
  const other = await world.begin(manager, { price: 180_000, title_en: 'A flat by the park' }, { from: home.code })
  expect((await press(manager, other, 'publish')).status).toBe(200)
  await world.db.execute(sql`update listing_draft set listing_id = ${home.id} where id = ${rows[0]!.id}`)

  const refused = await press(agent, draft, 'publish')
  expect(refused).toMatchObject({
    status: 409,
    code: 'draft.behind',
    conflicts: [{ field: 'price', theirs: 180_000, by: 'Marta Ruiz' }],
    draft: { document: { price: 170_000, bedrooms: 4, title_en: 'A flat by the park' } },
  })
  expect((await press(agent, draft, 'publish')).code).toBe('draft.behind')
  // Seen, they go on with their own.
  const seen = (await change(agent, refused.draft!, { bathrooms: 3 })).data
  expect(await press(agent, seen, 'publish')).toMatchObject({ status: 200 })
  const page = (await (await ask('GET', `/v2/properties/${home.code}`, { lang: 'en' })).json()).data
  expect(page).toMatchObject({ price: 170_000, bedrooms: 4, bathrooms: 3, title: 'A flat by the park' })
  expect((await world.call(agent, 'GET', `/v2/workspace/drafts/${draft.id}`)).status).toBe(404)
  expect(await read(agent, draft.id)).toBeUndefined()
})

test('versions say who changed what, and an old one comes back as a draft that is published like any other', async () => {
  const world = await createDraftWorld()
  const { agent, staff, call, press, ask } = world
  const home = await withHome(world)
  const before = await world.begin(agent, {}, { from: home.code })
  await press(agent, (await world.change(agent, before, { price: 170_000, owner_name: 'Don Rafael' })).data, 'publish')
  const path = `/v2/workspace/listings/${home.code}`
  const versions = (await call(agent, 'GET', `${path}/versions`)).data as unknown as object[]
  expect(versions).toMatchObject([
    { n: 2, kind: 'editor', by: 'Ana Pérez', changed: ['price', 'owner_name'] },
    { n: 1, kind: 'system', by: null },
  ])
  expect((await call(agent, 'GET', `${path}/versions/2`)).data).toMatchObject({
    changes: [
      { field: 'price', before: 185_000, after: 170_000 },
      { field: 'owner_name', before: null, after: 'Don Rafael' },
    ],
  })
  expect(JSON.stringify(await call(staff, 'GET', `${path}/versions/2`))).not.toContain('Don Rafael')
  expect((await call(agent, 'GET', `${path}/versions/9`)).status).toBe(404)
  const restored = await call(agent, 'POST', `${path}/restore`, { n: 1 })
  expect(restored).toMatchObject({ status: 201, data: { state: 'changes', changed: ['price', 'owner_name'] } })
  expect((await call(agent, 'POST', `${path}/restore`, { n: 1 })).code).toBe('draft.there_already')
  expect((await press(agent, restored.data, 'publish')).status).toBe(200)
  expect((await (await ask('GET', `/v2/properties/${home.code}`)).json()).data.price).toBe(185_000)
  expect(((await call(agent, 'GET', `${path}/versions`)).data as unknown as object[]).length).toBe(3)
})

test('staff who read what only the agency knows are written down, and change nothing of it', async () => {
  const world = await createDraftWorld()
  const { agent, manager, staff, stranger, colleague, call } = world
  const home = await withHome(world)
  const path = `/v2/workspace/listings/${home.code}/private`
  const said = (await call(agent, 'GET', path)).data as unknown as Record<string, unknown>
  expect(said).toMatchObject({ exact_point: { latitude: 18.5, longitude: -69.9 }, owner_name: null })
  const { code: _, exact_point: __, closing_price: ___, closed_by: ____, ...fields } = said
  const owner = { ...fields, owner_name: 'Don Rafael', owner_phone: '8095551234', owner_consents: true }
  expect((await call(manager, 'PUT', path, owner)).data).toMatchObject({
    owner_name: 'Don Rafael',
    owner_phone: '+18095551234',
  })
  for (const who of [stranger, colleague]) expect((await call(who, 'GET', path)).status).toBe(404)
  expect((await call(staff, 'PUT', path, owner)).status).toBe(403)
  expect((await call(staff, 'GET', path)).data).toMatchObject({ owner_name: 'Don Rafael' })
  const { rows } = await world.db.execute(sql`
    select kind, client_id from audit_event where kind like 'listing.owner%' order by id`)
  expect(rows).toEqual([
    { kind: 'listing.owner_changed', client_id: manager.id },
    { kind: 'listing.owner_read', client_id: staff.id },
  ])
  const draft = await world.begin(agent, {}, { from: home.code })
  expect((await world.read(staff, draft.id)).document).not.toHaveProperty('owner_name')
  expect((await world.change(staff, draft, { owner_name: 'Otro' })).status).toBe(403)
})

test('what has a moment is published and paused by itself, once, and goes back where it is not complete', async () => {
  const world = await createDraftWorld()
  const { agent, press, tools, ask } = world
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const times = { publish_at: at(1).toISOString(), pause_at: at(3).toISOString() }
  const draft = await world.begin(agent, wholeFlat)
  expect((await press(agent, draft, 'schedule', { ...times, pause_at: at(0.5).toISOString() })).status).toBe(422)
  expect((await press(agent, draft, 'schedule', times)).data).toMatchObject({ state: 'scheduled', ...times })
  expect(await publishDueDrafts(tools)).toBe(0)
  const later = { ...tools, now: () => at(2) }
  expect((await Promise.all([publishDueDrafts(later), publishDueDrafts(later)])).toSorted()).toEqual([0, 1])
  expect((await ask('GET', '/v2/properties/10-20010')).status).toBe(200)
  expect(await pauseDueListings(later)).toBe(0)
  expect(await pauseDueListings({ ...tools, now: () => at(4) })).toBe(1)
  expect((await ask('GET', '/v2/properties/10-20010')).status).toBe(410)

  const next = await world.begin(agent, wholeFlat)
  const planned = (await press(agent, next, 'schedule', { ...times, pause_at: null })).data
  await world.change(agent, planned, { photos: null })
  expect(await publishDueDrafts(later)).toBe(1)
  expect(await world.read(agent, next.id)).toMatchObject({ publish_at: null, state: 'draft' })
  expect((await world.readMails()).map(({ subject }) => subject)).toEqual(['Te devolvieron una propiedad'])
})

test('a copy takes the facts along, and neither pictures nor what only the agency knows', async () => {
  const world = await createDraftWorld()
  const draft = await world.begin(world.agent, { ...wholeFlat, owner_name: 'Don Rafael', street: 'Calle El Sol 1' })
  const { data } = await world.press(world.agent, draft, 'publish')
  const from = (data as unknown as { code: string }).code
  const copy = await world.begin(world.agent, {}, { from, is_copy: true })
  expect(copy).toMatchObject({
    state: 'draft',
    code: null,
    document: { price: 185_000, exact_point: wholeFlat.exact_point },
  })
  for (const field of ['owner_name', 'street', 'photos']) expect(copy.document).not.toHaveProperty(field)
})

test('ten who publish at once get ten codes, and one press twice publishes once', async () => {
  const world = await createDraftWorld()
  const drafts = []
  for (let i = 0; i < 10; i += 1) drafts.push(await world.begin(world.agent, wholeFlat))
  const answers = await Promise.all(drafts.map((draft) => world.press(world.agent, draft, 'publish')))
  expect(new Set(answers.map(({ data }) => data.code)).size).toBe(10)
  const one = await world.begin(world.agent, wholeFlat)
  const twice = await Promise.all([1, 2].map(() => world.press(world.agent, one, 'publish')))
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})
