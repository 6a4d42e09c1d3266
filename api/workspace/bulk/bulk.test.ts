import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { type Bulk, bulkActions, movePrice } from '#contract/workspace/bulk.ts'

import { agencies } from '../../agency/table.ts'
import { clients } from '../../account/table.ts'
import { createDraftWorld, type Person, wholeFlat } from '../../draft/test-drafts.ts'
import { listingVersions } from '../../property/publish/table.ts'
import { listings } from '../../property/table.ts'
import { featureNumbers } from '../../property/feature-number.ts'
import { followBulk } from './follow-bulks.ts'

type Told = { status: number; code?: string; errors?: Record<string, string[]>; data: Bulk }
const path = '/v2/workspace/listings/bulk'

/** Six listings of one agent in states of every kind, one of a colleague, one of another agency. */
async function createWorld() {
  const world = await createDraftWorld()
  const fresh = {
    agent_id: 7,
    price: 200_000,
    currency: 'USD',
    status: 'published',
    description_es: wholeFlat.description_es!,
  } as const
  await world.property({ ...fresh, code: '10-40001', features: [featureNumbers.swimming_pool] })
  await world.property({ ...fresh, code: '10-40002', price: 9_876_543, currency: 'DOP' })
  await world.property({ ...fresh, code: '10-40003', status: 'sold' })
  await world.property({ ...fresh, code: '10-40004', status: 'inactive' })
  await world.property({ ...fresh, code: '10-40005', agent_id: 8 })
  await world.property({ ...fresh, code: '10-40006', agent_id: 9 })
  const call = (who: Person, method: string, at: string, body?: object, key?: string) =>
    world.call(who, method, at, body, key) as unknown as Promise<Told>
  /** Until nothing of it is open. */
  const follow = async () => {
    while (await followBulk(world.tools));
  }
  const run = async (who: Person, body: object): Promise<Told> => {
    const begun = await call(who, 'POST', path, body)
    if (begun.status !== 201) return begun
    await follow()
    return call(who, 'GET', `${path}/${begun.data.id}`)
  }
  const undo = async (who: Person, { data }: Told): Promise<Told> => {
    const begun = await call(who, 'POST', `${path}/${data.id}/undo`, {})
    if (begun.status !== 201) return begun
    await follow()
    return call(who, 'GET', `${path}/${data.id}`)
  }
  const rowOf = async (code: string) => (await world.db.select().from(listings).where(eq(listings.code, code)))[0]!
  /** What a person would see of it again after an undo. */
  const standing = async (code: string) => {
    const { changed_at: _, version: __, rank: ___, ...row } = await rowOf(code)
    return row
  }
  const results = ({ data }: Told) => data.rows.map(({ code, result }) => `${code} ${result}`)
  return { ...world, call, follow, run, undo, rowOf, standing, results }
}

test('each of many listings is paused or says why not, and an undo brings back what nobody touched since', async () => {
  const world = await createWorld()
  const before = await world.standing('10-40001')
  const codes = ['10-40001', '10-40002', '10-40003', '10-40004']
  const begun = await world.call(world.author, 'POST', path, { action: 'pause', codes })
  expect(begun).toMatchObject({ status: 201, data: { state: 'running', total: 4, done: 0, undo_until: null } })
  // Two processes at it at once: the second finds nothing that is still to be done.
  await Promise.all([followBulk(world.tools), followBulk(world.tools)])
  await world.follow()
  const told = await world.call(world.author, 'GET', `${path}/${begun.data.id}`)
  expect(told.data).toMatchObject({ state: 'done', done: 4, counts: { done: 2, unchanged: 0, refused: 2 } })
  expect(told.data.rows[2]).toMatchObject({ code: '10-40003', problem: { code: 'listing.wrong_state' } })
  expect(told.data.rows[2]!.problem!.message).toMatch(/estado/)
  expect((await world.rowOf('10-40001')).status).toBe('inactive')
  expect((await world.call(world.author, 'POST', `${path}/${begun.data.id}/undo`, {})).status).toBe(201)

  const { version } = (await world.call(world.author, 'GET', '/v2/workspace/listings/10-40002/offer')).data as never
  await world.call(world.author, 'POST', '/v2/workspace/listings/10-40002/status', { action: 'withdraw', version })
  await world.follow()
  const undone = await world.call(world.author, 'GET', `${path}/${begun.data.id}`)
  expect(undone.data).toMatchObject({ state: 'undone', total: 2, done: 2, counts: { undone: 1, left: 1 } })
  expect(undone.data.rows[1]).toMatchObject({ code: '10-40002', undo: 'changed_since' })
  expect(await world.standing('10-40001')).toEqual(before)
  expect((await world.rowOf('10-40002')).status).toBe('withdrawn')
  expect((await world.undo(world.author, undone)).code).toBe('bulk.too_late')
})

test('prices move by a share or an amount, rounded, and jumps and other currencies are refused one by one', async () => {
  const world = await createWorld()
  const before = await world.standing('10-40001')
  const codes = ['10-40001', '10-40002']
  const share = await world.run(world.author, { action: 'change_price', codes, percent: -4.9 })
  expect(world.results(share)).toEqual(['10-40001 done', '10-40002 done'])
  expect((await world.rowOf('10-40001')).price).toBe(190_000)
  expect((await world.rowOf('10-40002')).price).toBe(9_390_000)
  expect((await world.undo(world.author, share)).data.counts).toMatchObject({ undone: 2, left: 0 })
  expect(await world.standing('10-40001')).toEqual(before)

  const amount = await world.run(world.author, { action: 'change_price', codes, amount: 5000, currency: 'USD' })
  expect(amount.data.rows[1]!.problem!.code).toBe('bulk.other_currency')
  expect((await world.rowOf('10-40001')).price).toBe(205_000)
  const jump = await world.run(world.author, { action: 'change_price', codes: ['10-40001'], percent: 60 })
  expect(jump.data.rows[0]!.problem!.code).toBe('listing.price_jump')
  const sure = { action: 'change_price', codes: ['10-40001'], percent: 60, is_sure: true }
  expect((await world.run(world.author, sure)).data.counts.done).toBe(1)
  expect(movePrice({ price: 847, currency: 'USD', business_type: 'lease' }, { percent: 5 })).toBe(890)
  expect(movePrice({ price: 500, currency: 'USD', business_type: 'sale' }, { amount: -9e9, currency: 'USD' })).toBe(500)
})

test('a feature is published on each listing as by hand, and goes again with the undo; who is reviewed is refused', async () => {
  const world = await createWorld()
  const codes = ['10-40001', '10-40002']
  for (const code of codes) {
    const { id: listing_id } = await world.rowOf(code)
    await world.photo({ listing_id })
  }
  const added = await world.run(world.author, { action: 'add_feature', codes, feature: 'swimming_pool' })
  expect(world.results(added)).toEqual(['10-40001 unchanged', '10-40002 done'])
  expect(added.data.rows[1]!.problem).toBeNull()
  const { id } = await world.rowOf('10-40002')
  const versions = await world.db.select().from(listingVersions).where(eq(listingVersions.listing_id, id))
  expect(versions.at(-1)).toMatchObject({ kind: 'bulk', changed: ['features'], by_name: 'Ana Pérez' })
  const shown = await (await world.ask('GET', '/v2/properties/10-40002')).json()
  expect(JSON.stringify(shown)).toContain('"swimming_pool"')
  await world.undo(world.author, added)
  expect(JSON.stringify(await (await world.ask('GET', '/v2/properties/10-40002')).json())).not.toContain(
    '"swimming_pool"',
  )

  await world.db.update(agencies).set({ policy: 'network' }).where(eq(agencies.id, 3))
  const reviewed = await world.run(world.manager, {
    action: 'remove_feature',
    codes: ['10-40001'],
    feature: 'swimming_pool',
  })
  expect(reviewed.data.rows[0]!.problem!.code).toBe('draft.review_needed')
})

test('nobody reaches further with many than with one, nor longer than their role lasts', async () => {
  const world = await createWorld()
  const own = ['10-40001']
  expect((await world.run(world.author, { action: 'assign', codes: own, agent_id: 8 })).status).toBe(403)
  expect((await world.run(world.author, { action: 'pause', codes: [...own, '10-40006'] })).code).toBe(
    'listing.not_found',
  )
  expect((await world.run(world.stranger, { action: 'pause', codes: own })).code).toBe('listing.not_found')
  expect((await world.run(world.buyer, { action: 'pause', codes: own })).status).toBe(403)
  const given = await world.run(world.manager, { action: 'assign', codes: ['10-40001', '10-40005'], agent_id: 8 })
  expect(world.results(given)).toEqual(['10-40001 done', '10-40005 unchanged'])
  expect((await world.rowOf('10-40001')).agent_id).toBe(8)
  for (const who of [world.author, world.colleague, world.staff]) {
    expect((await world.call(who, 'GET', `${path}/${given.data.id}`)).code).toBe('bulk.not_found')
    expect((await world.call(who, 'POST', `${path}/${given.data.id}/undo`, {})).code).toBe('bulk.not_found')
  }
  await world.undo(world.manager, given)
  expect((await world.rowOf('10-40001')).agent_id).toBe(7)

  const begun = await world.call(world.author, 'POST', path, { action: 'withdraw', codes: own })
  await world.db.update(clients).set({ suspended_at: new Date() }).where(eq(clients.id, world.author.id))
  await world.follow()
  await world.db.update(clients).set({ suspended_at: null }).where(eq(clients.id, world.author.id))
  const told = await world.call(world.author, 'GET', `${path}/${begun.data.id}`)
  expect(told.data.rows[0]!.problem!.code).toBe('request.not_allowed')
  expect((await world.rowOf('10-40001')).status).toBe('published')
})

test('a filter counts what it chose, a press counts once, and what an action lacks is named', async () => {
  const world = await createWorld()
  const filter = { state: ['published'], q: '10-4000' }
  expect((await world.run(world.manager, { action: 'confirm', filter, expected: 4 })).code).toBe('bulk.changed')
  const all = await world.run(world.manager, { action: 'confirm', filter, expected: 3 })
  expect(all.data).toMatchObject({ total: 3, counts: { done: 3 } })
  const body = { action: 'confirm', codes: ['10-40001'] }
  const [one, two] = [
    await world.call(world.author, 'POST', path, body, 'k1'),
    await world.call(world.author, 'POST', path, body, 'k1'),
  ]
  expect(two.data.id).toBe(one.data.id)
  await world.follow()
  for (const action of bulkActions) {
    const asked = await world.call(world.manager, 'POST', path, { action })
    expect([asked.status, Object.keys(asked.errors ?? {})[0]]).toEqual([422, 'codes'])
  }
  const many = Array.from({ length: 501 }, (_, at) => `10-${50_000 + at}`)
  expect((await world.call(world.author, 'POST', path, { action: 'pause', codes: many })).errors).toHaveProperty(
    'codes',
  )
})
