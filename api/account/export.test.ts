import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

test('a client takes along all that is held, and nothing of anybody else', async () => {
  const { ask, client, property } = await createTestApi()
  const [ana, luis] = [await client(), await client()]
  await property({ code: '10-20001' })
  await property({ code: '10-20002' })
  const criteria = { city: 'punta-cana', bedrooms: 2 }
  await ask('PUT', '/v2/clients/favorites/10-20001', ana)
  await ask('PUT', '/v2/clients/recently-viewed/10-20002', ana)
  await ask('POST', '/v2/clients/searches', { ...ana, body: { name: 'La playa', criteria, alert: 'daily' } })
  await ask('PUT', '/v2/clients/favorites/10-20002', luis)

  const { data } = await (await ask('GET', '/v2/clients/export', ana)).json()
  expect(data).toMatchObject({
    profile: { email: ana.email },
    language: 'es',
    sessions: [{ is_current: true }],
    favorites: [{ code: '10-20001' }],
    recently_viewed: [{ code: '10-20002' }],
    searches: [{ name: 'La playa', criteria, alert: 'daily' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/argon2|password":"|digest/)
  expect((await ask('GET', '/v2/clients/export')).status).toBe(401)
})
