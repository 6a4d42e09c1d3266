import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

async function slugsOf(answer: Response): Promise<string[]> {
  const { data } = await answer.json()
  return data.map(({ slug }: { slug: string }) => slug)
}

test('projects are filtered by place, stage, year of delivery and what a free unit costs', async () => {
  const { ask, project, unit } = await createTestApi()
  const tower = await project({ slug: 'torre-naco', sector: 'santo-domingo-naco', delivery_date: '2027-03-01' })
  await unit({ project_id: tower.id, price: 120_000 })
  await unit({ project_id: tower.id, price: 90_000, status: 'sold' })
  const beach = await project({ slug: 'playa', city: 'punta-cana', stage: 'planned', delivery_date: '2028-03-01' })
  await unit({ project_id: beach.id, price: 250_000 })

  const found = async (query: string) => slugsOf(await ask('GET', `/v2/projects?${query}`))
  expect(await found('')).toEqual(['torre-naco', 'playa'])
  expect(await found('city=punta-cana')).toEqual(['playa'])
  expect(await found('sector=santo-domingo-naco')).toEqual(['torre-naco'])
  expect(await found('stage=planned')).toEqual(['playa'])
  expect(await found('delivery_year=2027')).toEqual(['torre-naco'])
  expect(await found('max_price=100000')).toEqual([])
  expect(await found('max_price=120000')).toEqual(['torre-naco'])
  expect(await found('min_price=7200000.00&max_price=7200000&currency=DOP')).toEqual(['torre-naco'])
  expect(await found('min_price=120000.01')).toEqual(['playa'])
})

test('projects with CONFOTUR have a filter of their own, and the card says the resolution', async () => {
  const { ask, project } = await createTestApi()
  await project({ slug: 'torre' })
  await project({ slug: 'playa', tax_incentive_resolution: '12-2025', tax_incentive_until: '2040-12-31' })
  expect(await slugsOf(await ask('GET', '/v2/projects?tax_incentive=1'))).toEqual(['playa'])
  expect(await slugsOf(await ask('GET', '/v2/projects?tax_incentive=0'))).toEqual(['torre'])

  const { data } = await (await ask('GET', '/v2/projects?tax_incentive=1')).json()
  expect(data[0].tax_incentive).toEqual({ resolution: '12-2025', until: '2040-12-31', beneficiary: 'first_buyer' })
})

test('a lowest price above the highest is refused by name', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('GET', '/v2/projects?min_price=2&max_price=1')
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ errors: { max_price: [expect.any(String)] } })
})

test('each facet counts under every filter but its own, sectors once a city is chosen', async () => {
  const { ask, project, unit } = await createTestApi()
  const tower = await project({ sector: 'santo-domingo-naco', delivery_date: '2027-03-01' })
  await unit({ project_id: tower.id, price: 120_000 })
  const planned = await project({ sector: 'santo-domingo-piantini', stage: 'planned', delivery_date: '2029-03-01' })
  await unit({ project_id: planned.id, price: 300_000 })
  await project({ city: 'punta-cana', delivery_date: '2027-09-01', tax_incentive_resolution: '1-2025' })

  const facets = async (query: string) => (await (await ask('GET', `/v2/projects/facets?${query}`)).json()).data
  expect(await facets('')).toEqual({
    city: [
      { slug: 'punta-cana', name: 'Punta Cana', count: 1 },
      { slug: 'santo-domingo', name: 'Santo Domingo', count: 2 },
    ],
    sector: [],
    stage: [
      { value: 'planned', count: 1 },
      { value: 'under_construction', count: 2 },
    ],
    delivery_year: [
      { value: 2027, count: 2 },
      { value: 2029, count: 1 },
    ],
    tax_incentive: 1,
  })
  expect(await facets('city=santo-domingo&stage=planned')).toMatchObject({
    city: [{ slug: 'santo-domingo', count: 1 }],
    sector: [{ slug: 'santo-domingo-piantini', name: 'Piantini', count: 1 }],
    stage: [
      { value: 'planned', count: 1 },
      { value: 'under_construction', count: 1 },
    ],
    delivery_year: [{ value: 2029, count: 1 }],
    tax_incentive: 0,
  })
  expect(await facets('max_price=12000000&currency=DOP')).toMatchObject({ city: [{ slug: 'santo-domingo', count: 1 }] })
})

test('a project whose units are in pesos names its cheapest free one in both currencies', async () => {
  const { ask, project, unit } = await createTestApi()
  const { id } = await project({ slug: 'torre', currency: 'DOP' })
  await unit({ project_id: id, price: 6_000_000, price_usd: 100_000 })
  await unit({ project_id: id, price: 7_000_000, price_usd: 116_666.67, status: 'reserved' })

  const [card] = (await (await ask('GET', '/v2/projects')).json()).data
  expect(card).toMatchObject({ from_price: 6e6, from_price_usd: 1e5, from_price_dop: 6e6, currency: 'DOP' })
  expect(card).toMatchObject({ units_count: 2, units_available: 1 })
})

test('a project without a free unit has no price to begin at', async () => {
  const { ask, project } = await createTestApi()
  await project()
  const [card] = (await (await ask('GET', '/v2/projects')).json()).data
  expect(card).toMatchObject({ from_price: null, from_price_usd: null, from_price_dop: null, photo: null })
})

test('a project is read whole, its dated pictures of the works apart from the presentation', async () => {
  const { ask, project, unit, projectPhoto } = await createTestApi()
  const { id } = await project({
    slug: 'torre-1',
    tax_incentive_resolution: '12-2025',
    tax_incentive_until: '2040-01-01',
  })
  await unit({ project_id: id, name: 'B-2', level: 2 })
  await unit({ project_id: id, name: 'A-1', level: 1, status: 'sold' })
  await projectPhoto({ project_id: id })
  await projectPhoto({ project_id: id, taken_on: '2026-09-30', picture: 'sala-1-a' })

  const { data } = await (await ask('GET', '/v2/projects/torre-1', { lang: 'en' })).json()
  expect(data).toMatchObject({
    description: 'A tower.',
    photo: { src: '/pictures/villa-1-a', alt: 'The front' },
    photos: [{ src: '/pictures/villa-1-a' }],
    progress_photos: [{ date: '2026-09-30', photo: { src: '/pictures/sala-1-a' } }],
    payment_plan: { contract: 10, works: 40, delivery: 50 },
    tax_incentive: { resolution: '12-2025', until: '2040-01-01', beneficiary: 'first_buyer' },
    exchange_rate: { rate: 60, source: 'Banco Central', date: '2026-11-01' },
    agent: { slug: 'ana-perez-1', agency: { slug: 'agencia-1' } },
  })
  expect(data.units).toMatchObject([
    { name: 'A-1', status: 'sold' },
    { name: 'B-2', price: 150_000, price_usd: 150_000, price_dop: 9_000_000 },
  ])
})

test('units stand floor by floor, and on a floor as people count them', async () => {
  const { ask, project, unit } = await createTestApi()
  const { id } = await project({ slug: 'casas-1' })
  for (const [name, level] of [
    ['Casa 10', 1],
    ['10A', 10],
    ['Casa 2', 1],
    ['9B', 9],
  ] as const)
    await unit({ project_id: id, name, level })
  const { data } = await (await ask('GET', '/v2/projects/casas-1')).json()
  expect(data.units.map(({ name }: { name: string }) => name)).toEqual(['Casa 2', 'Casa 10', '9B', '10A'])
})

test('a project that does not exist is refused in the words of the reader', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('GET', '/v2/projects/ninguno')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ code: 'project.not_found', message: 'No existe este proyecto.' })
})
