import { expect, test } from 'vitest'

import type { DraftProject } from '#contract/draft/beside.ts'
import type { Comparables } from '#contract/draft/comparables.ts'
import { getDayHere } from '#contract/day.ts'

import { createDraftWorld, wholeFlat } from './test-drafts.ts'

const device = '6f1d2c3b-0000-4000-8000-000000000001'

test('a price is compared with twelve homes of its kind or more, in its sector or else its city, and with none below', async () => {
  const world = await createDraftWorld()
  const draft = await world.begin(world.author, wholeFlat)
  const read = async (id = draft.id) =>
    (await world.call(world.author, 'GET', `/v2/workspace/drafts/${id}/comparables`)).data as unknown as Comparables
  const flat = { type: 'apartment', business_type: 'sale', agent_id: 9, construction_m2: 100 } as const
  const piantini = { ...flat, sector: 'santo-domingo-piantini' }
  const before = await read()
  for (let at = 0; at < 11 - before.count; at += 1) await world.property({ ...flat, price: 100_000 })
  expect(await read()).toMatchObject({ count: 11, place: { kind: 'city', name: 'Santo Domingo' }, per_m2: null })
  // What else there is says nothing of it: other kinds, leases, what was closed long ago, what nobody measured.
  await world.property({ ...piantini, type: 'house' })
  await world.property({ ...piantini, business_type: 'lease' })
  await world.property({ ...piantini, construction_m2: 0 })
  await world.property({ ...piantini, status: 'sold', closed_on: getDayHere(new Date(), -400) })
  await world.property({ ...piantini, status: 'withdrawn' })
  expect(await read()).toMatchObject({ count: 11, per_m2: null })

  for (let at = 1; at <= 13; at += 1) {
    const price = 100_000 + 10_000 * at
    const closed = at > 10 && ({ status: 'sold', closed_on: getDayHere(new Date(), -30) } as const)
    await world.property({ ...piantini, price, ...closed })
  }
  const { count, place, per_m2 } = await read()
  const inSector = count - 13
  expect(place).toEqual({ kind: 'sector', name: 'Piantini' })
  expect(inSector).toBeGreaterThanOrEqual(0)
  expect(per_m2!.low).toBeLessThan(per_m2!.median)
  expect(per_m2!.median).toBeLessThan(per_m2!.high)
  expect(await read((await world.begin(world.author)).id)).toEqual({
    count: 0,
    place: null,
    area: 'construction_m2',
    per_m2: null,
  })
})

test('a draft is part of a project of its own agency, and no other’s', async () => {
  const world = await createDraftWorld()
  const own = await world.project({ agent_id: 8, name: 'Torre Ozama' })
  await world.unit({ project_id: own.id, name: 'B-2', status: 'available', bedrooms: 2 })
  await world.unit({ project_id: own.id, name: 'B-3', status: 'sold' })
  const foreign = await world.project({ agent_id: 9, name: 'Torre Ajena' })
  const draft = await world.begin(world.author, { ...wholeFlat, project: own.slug, unit_name: 'B-2' })
  expect(draft.missing).toEqual([])
  const { data } = await world.call(world.author, 'GET', `/v2/workspace/drafts/${draft.id}/projects`)
  const projects = data as unknown as DraftProject[]
  expect(projects.map(({ slug, units }) => [slug, units.map(({ name }) => name)])).toEqual([[own.slug, ['B-2']]])
  const other = (await world.change(world.author, draft, { project: foreign.slug })).data
  expect(other.missing).toEqual([{ field: 'project', code: 'field.not_an_option' }])
})

test('what waits on a device is told to whoever opens the draft elsewhere, and ends when all has come', async () => {
  const world = await createDraftWorld()
  const { id } = await world.begin(world.author, wholeFlat)
  const say = (count: number, of = device, who = world.author) =>
    world.call(who, 'PUT', `/v2/workspace/drafts/${id}/waiting`, { device: of, count, is_phone: true })
  expect((await say(2)).status).toBe(204)
  expect((await world.read(world.manager, id)).waiting).toMatchObject([
    { device, name: 'Ana Pérez', count: 2, is_phone: true },
  ])
  expect((await say(1)).status).toBe(204)
  expect((await world.read(world.manager, id)).waiting).toMatchObject([{ count: 1 }])
  expect((await say(0)).status).toBe(204)
  expect((await world.read(world.manager, id)).waiting).toEqual([])
  expect((await say(3, device, world.stranger)).status).toBe(404)
  // Nobody fills the table with devices that are none.
  const said: number[] = []
  for (let at = 10; at < 22; at += 1) said.push((await say(1, `6f1d2c3b-0000-4000-8000-0000000000${at}`)).status)
  expect(said.filter((status) => status === 429)).toHaveLength(2)
})

test('staff complete a new draft alone, its exact point too, and read no owner’s place of what was published', async () => {
  const world = await createDraftWorld()
  const { exact_point, ...rest } = wholeFlat
  const draft = await world.begin(world.staff, { ...rest, exact_point: exact_point! }, { agent_id: 7 })
  expect(draft).toMatchObject({ missing: [], document: { exact_point }, sector_metres: expect.any(Number) })
  expect((await world.change(world.staff, draft, { owner_name: 'Eva' })).status).toBe(403)
  const published = await world.press(world.staff, draft, 'publish')
  expect(published.status).toBe(200)
  const { code } = published.data as unknown as { code: string }
  const changes = await world.begin(world.staff, {}, { from: code })
  expect(changes.document.exact_point).toBeUndefined()
  expect(changes.sector_metres).toBeNull()
  expect((await world.change(world.staff, changes, { exact_point: exact_point! })).status).toBe(403)
})

test('what two people write of one picture is offered back as any field’s is', async () => {
  const world = await createDraftWorld()
  const { author, manager } = world
  const draft = await world.begin(author, wholeFlat)
  const say = (who: typeof author, before: string | null, after: string, part = 'alt_es') =>
    world.call(who, 'PATCH', `/v2/workspace/drafts/${draft.id}`, {
      version: 1,
      ops: [
        { op: 'photo.change', list: 'photos', key: 'villa-1-a', change: { [part]: after }, before: { [part]: before } },
      ],
    })
  expect((await say(author, null, 'Sala con balcón')).status).toBe(200)
  expect((await say(manager, null, 'Living', 'alt_en')).status).toBe(200)
  const refused = await say(manager, null, 'La sala')
  expect(refused).toMatchObject({ status: 409, code: 'draft.conflict' })
  expect(refused.conflicts).toMatchObject([
    { field: 'photos', picture: { key: 'villa-1-a', part: 'alt_es' }, theirs: 'Sala con balcón' },
  ])
  // Sent again, or the same words: nothing clashes.
  expect((await say(author, null, 'Sala con balcón')).status).toBe(200)
  expect((await say(manager, 'Sala con balcón', 'La sala')).status).toBe(200)
  expect((await world.read(author, draft.id)).document.photos).toMatchObject([{ alt_es: 'La sala', alt_en: 'Living' }])
})
