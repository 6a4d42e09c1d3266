import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'
import { createOpenings } from './start-openings.ts'

test('openings are summed by the day of Santo Domingo, of what is on offer, and a failed write loses none', async () => {
  let now = new Date('2026-11-24T03:00:00Z')
  const { db, property, tools } = await createTestApi()
  const { code } = await property()
  const { code: paused } = await property({ status: 'inactive' })
  let isAway = false
  const away = new Proxy(db, {
    get: (target, name) => {
      if (name === 'execute' && isAway) return () => Promise.reject(new Error('away'))
      return Reflect.get(target, name) as unknown
    },
  })
  const openings = createOpenings({ ...tools, db: away, now: () => now })
  for (const one of [code, code, paused, '10-99999']) openings.count(one)
  await openings.write()
  now = new Date('2026-11-24T05:00:00Z')
  openings.count(code)
  isAway = true
  await expect(openings.write()).rejects.toThrow('away')
  openings.count(code)
  isAway = false
  await openings.write()
  const { rows } = await db.execute(sql`select day::text, opened from listing_day order by day`)
  expect(rows).toEqual([
    { day: '2026-11-23', opened: 2 },
    { day: '2026-11-24', opened: 2 },
  ])
})

test('the beacon of a page needs no key, and is written when the process ends', async () => {
  const { api, db, property } = await createTestApi()
  const { code } = await property()
  const beacon = (path: string) => api.fetch(new Request(`http://localhost/v2/properties/${path}`, { method: 'POST' }))
  expect((await beacon(`${code}/opened`)).status).toBe(204)
  expect((await beacon('nothing/opened')).status).toBe(404)
  await api.close()
  expect((await db.execute(sql`select opened from listing_day`)).rows).toEqual([{ opened: 1 }])
})

test('hearts, enquiries and chats are counted where they are written, whoever writes them', async () => {
  const { ask, db, client, property, agent } = await createTestApi()
  await agent({ id: 1 })
  const { code, id } = await property()
  const { headers } = await client()
  for (const _ of [1, 2]) await ask('PUT', `/v2/clients/favorites/${code}`, { headers })
  const eva = {
    full_name: 'Eva Peña',
    phone: '8095551234',
    email: 'eva@example.com',
    message: 'Hola',
    subscribe: false,
  }
  await ask('POST', '/v2/messages/agent/1', { body: { ...eva, property_code: code } })
  await ask('POST', '/v2/messages/agent/1', { body: { ...eva, property_code: code, website: 'spam' } })
  await ask('POST', '/v2/leads/whatsapp', { body: { agent_id: 1, property_code: code } })
  const { rows } = await db.execute(sql`select listing_id, opened, kept, enquiries, whatsapp from listing_day`)
  expect(rows).toEqual([{ listing_id: id, opened: 0, kept: 1, enquiries: 1, whatsapp: 1 }])
})
