import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

async function namesOf(answer: Response): Promise<string[]> {
  const { data } = await answer.json()
  return data.map(({ name }: { name: string }) => name)
}

test('agents are found by a part of their name, whatever its accents and case', async () => {
  const { ask, agent } = await createTestApi()
  await agent({ name: 'José Núñez' })
  await agent({ name: 'Concepción Peña' })

  const found = async (name: string) => namesOf(await ask('GET', `/v2/agents?name=${encodeURIComponent(name)}`))
  expect(await found('NUNEZ')).toEqual(['José Núñez'])
  expect(await found('jose n')).toEqual(['José Núñez'])
  expect(await found('concepcio')).toEqual(['Concepción Peña'])
  expect(await found('%')).toEqual([])
  expect(await found('peña')).toEqual(['Concepción Peña'])
})

test('the words of a name are typed in any order, some left out, and nearly right will do where nothing is right', async () => {
  const { ask, agent } = await createTestApi()
  await agent({ name: 'José Miguel Núñez Peña' })
  await agent({ name: 'Rosanna Rodríguez' })

  const found = async (name: string) => namesOf(await ask('GET', `/v2/agents?name=${encodeURIComponent(name)}`))
  expect(await found('nunez jose')).toEqual(['José Miguel Núñez Peña'])
  expect(await found('rosana rodrigues')).toEqual(['Rosanna Rodríguez'])
  expect(await found('_')).toEqual([])
  expect(await found('zzzz')).toEqual([])
})

test('cities and languages are counted under the other filters', async () => {
  const { ask, agent, property } = await createTestApi()
  await agent({ name: 'Ana', city: 'punta-cana', spoken_languages: ['es', 'fr'] })
  await agent({ name: 'Beto', spoken_languages: ['es'] })
  const carla = await agent({ name: 'Carla', spoken_languages: ['es', 'en'], is_collection: true })
  await property({ agent_id: carla.id, is_collection: true })

  const facets = async (query: string) => (await (await ask('GET', `/v2/agents/facets?${query}`)).json()).data
  expect(await facets('')).toEqual({
    city: [
      { value: 'santo-domingo', name: 'Santo Domingo', count: 2 },
      { value: 'punta-cana', name: 'Punta Cana', count: 1 },
    ],
    language: [
      { value: 'es', count: 3 },
      { value: 'en', count: 1 },
      { value: 'fr', count: 1 },
    ],
  })
  expect((await facets('city=punta-cana')).city).toHaveLength(2)
  expect((await facets('city=punta-cana')).language).toEqual([
    { value: 'es', count: 1 },
    { value: 'fr', count: 1 },
  ])
  expect((await facets('language=fr')).city).toEqual([{ value: 'punta-cana', name: 'Punta Cana', count: 1 }])
  expect((await facets('collection=1&name=carla')).language).toHaveLength(2)
})

test("the Collection's agents are listed with their listings of the Collection", async () => {
  const { ask, agent, property } = await createTestApi()
  const { id } = await agent({ is_collection: true })
  await property({ agent_id: id, is_collection: true })
  await property({ agent_id: id })

  const counted = async (query: string) =>
    (await (await ask('GET', `/v2/agents${query}`)).json()).data[0].properties_count
  expect(await counted('?collection=1')).toBe(1)
  expect(await counted('')).toBe(2)
})

test('a name with control signs is refused, not asked for', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('GET', '/v2/agents?name=a%00b')
  expect(answer.status).toBe(422)
  expect(Object.keys((await answer.json()).errors)).toEqual(['name'])
})

test('agents are filtered by city, language and the Collection', async () => {
  const { ask, agent, property } = await createTestApi()
  await agent({ name: 'Ana', city: 'punta-cana', spoken_languages: ['es', 'fr'] })
  const beto = await agent({ name: 'Beto', is_collection: true })
  await property({ agent_id: beto.id, is_collection: true })
  await agent({ name: 'Carlos, who offers nothing there', is_collection: true })

  expect(await namesOf(await ask('GET', '/v2/agents?city=punta-cana'))).toEqual(['Ana'])
  expect(await namesOf(await ask('GET', '/v2/agents?language=fr'))).toEqual(['Ana'])
  expect(await namesOf(await ask('GET', '/v2/agents?collection=1'))).toEqual(['Beto'])
  expect(await namesOf(await ask('GET', '/v2/agents?collection=0'))).toEqual(['Ana'])
})

test('a city that does not exist is refused by name', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('GET', '/v2/agents?city=atlantida', { lang: 'en' })
  expect(answer.status).toBe(422)
  expect((await answer.json()).errors).toEqual({ city: ['We do not know this place.'] })
})

test('a list shows each agent once over its pages, with the exact total and both neighbours', async () => {
  const { ask, agent } = await createTestApi()
  for (let number = 1; number <= 50; number++) await agent({ name: `Agente ${number % 7}` })

  const ids: number[] = []
  for (let next: string | null = '/v2/agents?name=agente'; next;) {
    const { data, meta, links } = await (await ask('GET', next)).json()
    expect(meta).toMatchObject({ total: 50, per_page: 24, last_page: 3 })
    ids.push(...data.map(({ id }: { id: number }) => id))
    next = links.next
  }
  expect(new Set(ids).size).toBe(50)
  const second = await (await ask('GET', '/v2/agents?name=agente&page=2')).json()
  expect(second.links).toEqual({ next: '/v2/agents?name=agente&page=3', prev: '/v2/agents?name=agente' })
})

test("an agent's profile counts the listings that are published", async () => {
  const { ask, agent, property } = await createTestApi()
  const { id } = await agent({ name: 'Ana Pérez' })
  await property({ agent_id: id })
  await property({ agent_id: id, status: 'sold' })

  const { data } = await (await ask('GET', `/v2/agents/${id}`, { lang: 'en' })).json()
  expect(data).toMatchObject({ id, slug: 'ana-perez', about: 'Knows the city.', since: 2010, properties_count: 1 })
  expect(data.agency).toMatchObject({ slug: 'agencia-1' })
})

test.each(['999', '0', 'abc', '99999999999999'])('there is no agent %s', async (id) => {
  const { ask } = await createTestApi()
  expect([404, 422]).toContain((await ask('GET', `/v2/agents/${id}`)).status)
})
