import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { projects, units } from '../project/table.ts'
import { listings, photos } from '../property/table.ts'
import { createTestApi } from '../test-api.ts'
import { createOtherChanges } from './follow-others.ts'

/** A market whose changes besides listings are heard. */
async function withOthers() {
  const world = await createTestApi()
  const agent = await world.agent()
  const project = await world.project()
  const { search } = world.tools
  await search.follow()
  const heard: string[] = []
  search.onOtherChange((changes) => heard.push(...changes.map(({ kind, ref_id }) => `${kind} ${ref_id}`)))
  async function follow(): Promise<string[]> {
    await search.follow()
    return heard.splice(0)
  }
  return { ...world, agent, project, search, follow }
}

test('a change of an agent, an agency or a project is heard once, and cached pages go by its number', async () => {
  const { db, agent, project, search, follow } = await withOthers()
  const before = search.othersVersion()
  await db.update(agents).set({ about_es: 'Otra vida.' }).where(eq(agents.id, agent.id))
  expect(await follow()).toEqual([`agent ${agent.id}`])
  expect(search.othersVersion()).toBe(before + 1)
  expect(await follow()).toEqual([])

  await db.update(agencies).set({ phone: '+18095550199' }).where(eq(agencies.id, agent.agency_id))
  await db.update(projects).set({ progress: 77 }).where(eq(projects.id, project.id))
  expect(await follow()).toEqual([`agency ${agent.agency_id}`, `project ${project.id}`])
})

test('a mark that goes back, as one does when an older transaction begins to write, brings nothing again', async () => {
  const { agent, tools } = await withOthers()
  const heard: number[] = []
  const others = createOtherChanges(tools.database.jobs)
  others.subscribe((changes) => heard.push(...changes.map(({ ref_id }) => ref_id)))
  for (const since of ['2000-01-01', '2999-01-01', '2000-01-01']) await others.look(since)
  expect(heard.filter((id) => id === agent.id).length).toBeGreaterThan(0)
  expect(others.version()).toBe(1)
})

test('what is on no page is no change: an agent’s week, and what stays as it is', async () => {
  const { db, agent, search, follow } = await withOthers()
  const before = search.othersVersion()
  await db.execute(sql`update agent set visit_hours = '{}', name = name where id = ${agent.id}`)
  expect(await follow()).toEqual([])
  expect(search.othersVersion()).toBe(before)
})

test('a photo is a change of its listing, whatever happens to it, unless the listing is written with it', async () => {
  const world = await withOthers()
  const { db, follow, search } = world
  const listing = await world.property({ agent_id: world.agent.id })
  const other = await world.property({ agent_id: world.agent.id })
  await follow()
  const before = search.othersVersion()
  const photo = (alt = '') => ({ listing_id: listing.id, position: 7, picture: 'other', alt_es: alt, alt_en: alt })
  await db.insert(photos).values(photo())
  expect(await follow()).toEqual([`listing ${listing.id}`])
  expect(search.othersVersion()).toBe(before + 1)
  await db.update(photos).set({ alt_es: 'La cocina' })
  expect(await follow()).toEqual([`listing ${listing.id}`])
  await db.update(photos).set({ alt_es: 'La cocina' })
  expect(await follow()).toEqual([])
  await db.update(photos).set({ listing_id: other.id })
  expect((await follow()).toSorted()).toEqual([`listing ${listing.id}`, `listing ${other.id}`])
  await db.delete(photos)
  expect(await follow()).toEqual([`listing ${other.id}`])

  await db.transaction(async (tx) => {
    await tx.update(listings).set({ photos_count: 1 }).where(eq(listings.id, listing.id))
    await tx.insert(photos).values(photo('Con su inmueble'))
  })
  expect(await follow()).toEqual([])
})

test('a unit is a change of its project, whatever happens to it', async () => {
  const { db, project, follow } = await withOthers()
  const unit = {
    project_id: project.id,
    name: 'A-1',
    model: 'A',
    construction_m2: 90,
    bedrooms: 2,
    bathrooms: 2,
    half_bathrooms: 0,
    parkings: 1,
    level: 3,
    price: 100_000,
    price_usd: 100_000,
    status: 'available' as const,
  }
  const [made] = await db.insert(units).values(unit).returning()
  expect(await follow()).toEqual([`project ${project.id}`])
  await db.delete(units).where(eq(units.id, made!.id))
  expect(await follow()).toEqual([`project ${project.id}`])
})
