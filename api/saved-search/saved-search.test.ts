import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { maxRemembered, maxSavedSearches } from '#contract/saved-search/saved-search.ts'

import { createTestApi } from '../test-api.ts'

async function createWorld() {
  const world = await createTestApi()
  const asking =
    ({ headers }: Awaited<ReturnType<typeof world.client>>) =>
    async (method: string, path: string, body?: unknown) => {
      const said = { headers, ...(body !== undefined && { body }) }
      const answer = await world.ask(method, `/v2/clients${path}`, said)
      return { status: answer.status, ...(answer.status === 204 ? {} : await answer.json()) }
    }
  return { ...world, ana: asking(await world.client()), luis: asking(await world.client()) }
}

const naco = { city: 'santo-domingo', sector: 'santo-domingo-naco', type: ['house', 'apartment'], max_price: '250000' }

test('a search is saved under a name in one form, applied as it is, renamed, changed and deleted', async () => {
  const { ana, ask } = await createWorld()
  const saved = await ana('POST', '/searches', {
    name: ' Naco ',
    criteria: { ...naco, furnished: '1' },
    alert: 'daily',
  })
  expect(saved).toMatchObject({
    status: 201,
    data: {
      name: 'Naco',
      alert: 'daily',
      criteria: {
        city: 'santo-domingo',
        furnished: true,
        max_price: 250_000,
        sector: 'santo-domingo-naco',
        type: ['apartment', 'house'],
      },
    },
  })
  const { id, criteria } = saved.data
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(criteria))
    for (const one of [value].flat()) query.append(name, String(one))
  expect((await ask('GET', `/v2/properties?${query}`)).status).toBe(200)

  expect((await ana('PATCH', `/searches/${id}`, { name: 'Casa' })).data).toEqual({ ...saved.data, name: 'Casa' })
  const changed = await ana('PATCH', `/searches/${id}`, { criteria: { city: 'punta-cana' }, alert: 'off' })
  expect(changed.data).toEqual({ ...saved.data, name: 'Casa', alert: 'off', criteria: { city: 'punta-cana' } })
  expect((await ana('GET', '/searches')).data).toEqual([changed.data])
  expect((await ana('DELETE', `/searches/${id}`)).status).toBe(204)
  expect((await ana('DELETE', `/searches/${id}`)).status).toBe(404)
  expect((await ana('GET', '/searches')).data).toEqual([])
})

test.each([
  [{ min_price: 300, max_price: 200 }, 'criteria.max_price', 'El precio máximo es menor que el precio mínimo.'],
  [{ city: 'atlantis' }, 'criteria.city', 'No conocemos este lugar.'],
  [{ sector: 'x' }, 'criteria.sector', 'No conocemos este lugar.'],
  [{ bedrooms: 7 }, 'criteria.bedrooms', 'El valor es mayor que el permitido.'],
  [{ type: ['castle'] }, 'criteria.type', 'No es una de las opciones.'],
  [{ bbox: { west: 'a', south: 1 } }, 'criteria.bbox', 'La zona debe ser oeste,sur,este,norte en grados.'],
  [{ q: 'ab' }, 'criteria.q', 'Escribe 3 letras o más.'],
])('a search of %o is refused and its filter named', async (criteria, field, words) => {
  const { ana, db } = await createWorld()
  for (const [method, path] of [
    ['POST', '/searches'],
    ['POST', '/search-history'],
  ] as const) {
    const refused = await ana(method, path, { name: 'x', criteria })
    expect([refused.status, refused.errors]).toEqual([422, { [field]: [words] }])
  }
  const { data } = await ana('POST', '/searches', { name: 'x', criteria: {} })
  expect((await ana('PATCH', `/searches/${data.id}`, { criteria })).errors).toEqual({ [field]: [words] })
  expect((await db.execute(sql`select criteria from saved_search`)).rows).toEqual([{ criteria: {} }])
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'a\u0000b' }, 'name'],
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ alert: 'hourly' }, 'alert'],
  [{ criteria: 'all' }, 'criteria'],
  [{ criteria: [] }, 'criteria'],
])('a saved search with %o is refused and says where', async (wrong, field) => {
  const { ana } = await createWorld()
  const refused = await ana('POST', '/searches', { name: 'x', criteria: {}, ...wrong })
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]])
})

test('the same filters are saved once, in whatever order and form they come', async () => {
  const { ana } = await createWorld()
  const box = '-70.1,18.4,-69.8,18.6'
  const first = await ana('POST', '/searches', { name: 'A', criteria: { ...naco, bbox: box } })
  const again = await ana('POST', '/searches', {
    name: 'B',
    alert: 'instant',
    criteria: {
      bbox: box,
      max_price: 250_000,
      type: ['apartment', 'house', 'house'],
      q: '',
      sector: naco.sector,
      city: naco.city,
      page: 3,
      sort: 'x',
    },
  })
  expect(again.data).toEqual({ ...first.data, name: 'B', alert: 'instant' })
  const both = await Promise.all(['C', 'C'].map((name) => ana('POST', '/searches', { name, criteria: {} })))
  expect(both[0]!.data.id).toBe(both[1]!.data.id)
  const other = both[0]!.data.id
  const refused = await ana('PATCH', `/searches/${other}`, { criteria: { ...naco, bbox: box } })
  expect([refused.status, refused.code]).toEqual([409, 'search.already_saved'])
})

test('what no keyboard types is kept as a space', async () => {
  const { ana } = await createWorld()
  const { data } = await ana('POST', '/search-history', { criteria: { q: 'pis\u0000cina \ud800' } })
  expect(data.criteria).toEqual({ q: 'pis cina \ufffd' })
})

test('fifty searches are saved and no more', async () => {
  const { ana } = await createWorld()
  for (let number = 1; number <= maxSavedSearches; number++) {
    expect((await ana('POST', '/searches', { name: `${number}`, criteria: { min_m2: number } })).status).toBe(201)
  }
  const refused = await ana('POST', '/searches', { name: 'x', criteria: {} })
  expect([refused.status, refused.code]).toEqual([409, 'search.too_many'])
  expect((await ana('POST', '/searches', { name: 'again', criteria: { min_m2: 7 } })).status).toBe(201)
})

test('the history has each search once, the newest first, a hundred at most, and is forgotten one by one or whole', async () => {
  const { ana } = await createWorld()
  for (const city of ['santiago', 'punta-cana', 'santiago'])
    await ana('POST', '/search-history', { criteria: { city } })
  const { data } = await ana('GET', '/search-history')
  expect(data.map(({ criteria }: { criteria: object }) => criteria)).toEqual([
    { city: 'santiago' },
    { city: 'punta-cana' },
  ])

  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
  const items = Array.from({ length: maxRemembered }, (_, minute) => ({
    criteria: { min_m2: minute + 1 },
    at: at(minute),
  }))
  const merged = await ana('PUT', '/search-history', {
    items: [{ criteria: { city: 'atlantis' }, at: at(0) }, ...items.slice(1)],
  })
  expect(merged.data).toHaveLength(maxRemembered)
  expect(merged.data[0].criteria).toEqual({ city: 'santiago' })
  expect(merged.data.at(-1)).toMatchObject({ criteria: { min_m2: 3 }, at: at(2) })

  expect((await ana('DELETE', `/search-history/${data[0].id}`)).status).toBe(204)
  expect((await ana('DELETE', `/search-history/${data[0].id}`)).status).toBe(404)
  expect((await ana('GET', '/search-history')).data[0].criteria).toEqual({ city: 'punta-cana' })
  expect((await ana('DELETE', '/search-history')).status).toBe(204)
  expect((await ana('GET', '/search-history')).data).toEqual([])
})

test('nobody reads or changes what another searched: it does not exist for them', async () => {
  const { ana, luis, db } = await createWorld()
  const search = (await ana('POST', '/searches', { name: 'Naco', criteria: naco, alert: 'daily' })).data.id
  const history = (await ana('POST', '/search-history', { criteria: naco })).data.id
  const rows = async () => [
    (await db.execute(sql`select * from saved_search where client_id = 1`)).rows,
    (await db.execute(sql`select * from search_history where client_id = 1`)).rows,
  ]
  const before = await rows()

  const asAna = { client_id: 1, id: search, key: 'x', created_at: '2020-01-01', __proto__: { client_id: 1 } }
  const tries = [
    await luis('PATCH', `/searches/${search}`, { ...asAna, name: 'mine' }),
    await luis('PATCH', `/searches/${search}?client_id=1`, { ...asAna, alert: 'off' }),
    await luis('DELETE', `/searches/${search}`, asAna),
    await luis('DELETE', `/search-history/${history}`, asAna),
    await luis('PATCH', '/searches/999', { name: 'mine' }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect(new Set(tries.slice(0, 3).map(({ message }) => message)).size).toBe(1)
  await luis('POST', '/searches', { ...asAna, name: 'mine', criteria: naco })
  await luis('POST', '/search-history', { ...asAna, criteria: naco })
  await luis('PUT', '/search-history', { ...asAna, items: [] })
  await luis('DELETE', '/search-history', asAna)
  expect((await luis('GET', '/searches?client_id=1')).data).toMatchObject([{ name: 'mine', alert: 'off' }])
  expect((await luis('GET', '/search-history?client_id=1')).data).toEqual([])
  expect(await rows()).toEqual(before)
})

test('unknown names in a change of one’s own search change nothing', async () => {
  const { ana, db } = await createWorld()
  const { data } = await ana('POST', '/searches', { name: 'A', criteria: naco })
  const all = async () => (await db.execute(sql`select * from saved_search order by id`)).rows
  const before = await all()
  const forged = {
    client_id: 2,
    email: 'x@example.com',
    key: crypto.randomUUID(),
    created_at: '2020-01-01',
    digest: 'x',
  }
  expect((await ana('PATCH', `/searches/${data.id}`, forged)).data).toEqual(data)
  expect(await all()).toEqual(before)
})

test('who is not signed in saves and remembers nothing here', async () => {
  const { ask } = await createWorld()
  for (const [method, path] of [
    ['GET', '/searches'],
    ['POST', '/searches'],
    ['PATCH', '/searches/1'],
    ['DELETE', '/searches/1'],
    ['GET', '/search-history'],
    ['POST', '/search-history'],
    ['PUT', '/search-history'],
    ['DELETE', '/search-history/1'],
    ['DELETE', '/search-history'],
  ] as const) {
    const answer = await ask(
      method,
      `/v2/clients${path}`,
      method === 'GET' ? {} : { body: { name: 'x', criteria: {} } },
    )
    expect([method, path, answer.status]).toEqual([method, path, 401])
  }
})
