import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

test('agencies are found by name and city, with what they have', async () => {
  const { ask, agency, agent, property } = await createTestApi()
  const { id } = await agency({ name: 'Bávaro Propiedades', city: 'punta-cana' })
  await agency({ name: 'Otra' })
  const seller = await agent({ agency_id: id })
  await property({ agent_id: seller.id })

  const { data, meta } = await (await ask('GET', '/v2/agencies?name=bavaro&city=punta-cana')).json()
  expect(meta.total).toBe(1)
  expect(data).toMatchObject([{ slug: 'bavaro-propiedades', agents_count: 1, properties_count: 1 }])
})

test('agencies are counted by city, under the name', async () => {
  const { ask, agency } = await createTestApi()
  await agency({ name: 'Bávaro Propiedades', city: 'punta-cana' })
  await agency({ name: 'Otra' })

  const cities = async (query: string) => (await (await ask('GET', `/v2/agencies/facets?${query}`)).json()).data.city
  expect(await cities('')).toHaveLength(2)
  expect(await cities('name=bábaro&city=santiago')).toEqual([{ value: 'punta-cana', name: 'Punta Cana', count: 1 }])
})

test('every office is listed with its place on the map, by name', async () => {
  const { ask, agency } = await createTestApi()
  await agency({ name: 'Ñandú Bienes Raíces' })
  await agency({ name: 'Árbol Propiedades', city: 'punta-cana' })

  const { data } = await (await ask('GET', '/v2/franchise-locations')).json()
  expect(data).toMatchObject([
    { slug: 'arbol-propiedades', city: { slug: 'punta-cana' }, latitude: expect.any(Number), agents_count: 0 },
    { slug: 'nandu-bienes-raices' },
  ])
})

test("an agency's profile names its agents and its brokers' telephones", async () => {
  const { ask, agency, agent } = await createTestApi()
  const { id } = await agency()
  await agent({ agency_id: id, name: 'Zoila' })
  await agent({ agency_id: id, name: 'Ángel' })

  const { data } = await (await ask('GET', `/v2/agencies/${id}`)).json()
  expect(data).toMatchObject({ about: 'Desde 1990.', broker_phones: ['+18095550101'] })
  expect(data.agents).toMatchObject([{ name: 'Ángel' }, { name: 'Zoila' }])
})

test('an agency that does not exist is refused', async () => {
  const { ask } = await createTestApi()
  expect((await ask('GET', '/v2/agencies/77')).status).toBe(404)
})
