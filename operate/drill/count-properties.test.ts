import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { homes, listings } from '#api/property/table.ts'
import { createTestApi } from '#api/test-api.ts'

import { countProperties } from './count-properties.ts'

test('a drill expects as many properties as search finds, also where several agencies offer one home', async () => {
  const { db, ask, tools, ...world } = await createTestApi()
  const offers = [await world.property(), await world.property(), await world.property()]
  await world.property({ status: 'sold' })
  const [home] = await db.insert(homes).values({}).returning()
  const shared = offers.slice(0, 2).map(({ id }) => id)
  await db.update(listings).set({ home_id: home!.id }).where(inArray(listings.id, shared))
  await tools.search.follow()
  const { meta } = (await (await ask('GET', '/v2/properties')).json()) as { meta: { total: number } }
  expect(meta.total).toBe(2)
  expect(await countProperties(tools.database.pool)).toBe(2)
})
