import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'
import { addExchangeRate } from './add-exchange-rate.ts'

const newRate = { rate: 62.5, source: 'Banco Central', date: '2026-11-15' }

test('a new rate brings every peso price to it, and is told with its source and date', async () => {
  const { ask, tools, property, project, unit } = await createTestApi()
  await property({ code: '10-20001', currency: 'DOP', price: 10_000_000 })
  await property({ code: '10-20002', currency: 'USD', price: 100_000 })
  const { id } = await project({ slug: 'torre', currency: 'DOP' })
  await unit({ project_id: id, price: 5_000_000, price_usd: 83_333.33 })

  await addExchangeRate(tools.database, newRate)

  expect((await (await ask('GET', '/v2/exchange-rate')).json()).data).toEqual({ base: 'USD', quote: 'DOP', ...newRate })
  const pesos = (await (await ask('GET', '/v2/properties/10-20001')).json()).data
  expect(pesos).toMatchObject({ price: 1e7, price_usd: 160_000, price_dop: 1e7 })
  expect(pesos.exchange_rate).toEqual({ base: 'USD', quote: 'DOP', ...newRate })
  const dollars = (await (await ask('GET', '/v2/properties/10-20002')).json()).data
  expect(dollars).toMatchObject({ price_usd: 100_000, price_dop: 6_250_000 })
  const tower = (await (await ask('GET', '/v2/projects/torre')).json()).data
  expect(tower).toMatchObject({ from_price_usd: 80_000, units: [{ price_usd: 80_000 }] })
})

test('search and its cards follow a new rate', async () => {
  const { ask, tools, property } = await createTestApi()
  await property({ code: '10-20001', currency: 'DOP', price: 10_000_000 })
  await property({ code: '10-20002', currency: 'USD', price: 165_000 })
  const cards = async (query: string) => (await (await ask('GET', `/v2/properties?${query}`)).json()).data
  expect(await cards('max_price=165000')).toMatchObject([{ code: '10-20002' }])

  await addExchangeRate(tools.database, newRate)
  expect(await cards('max_price=165000&sort=price')).toMatchObject([
    { code: '10-20001', price_usd: 160_000 },
    { code: '10-20002', price_dop: 10_312_500 },
  ])
})

test('a new rate changes no offer: no price history is written', async () => {
  const { tools, property } = await createTestApi()
  await property({ currency: 'DOP', price: 10_000_000 })
  await addExchangeRate(tools.database, newRate)
  const { rows } = await tools.database.pool.query('select count(*)::int as changes from price_change')
  expect(rows).toEqual([{ changes: 0 }])
})

test('a rate that makes no sense changes nothing', async () => {
  const { tools, property } = await createTestApi()
  await property({ currency: 'DOP', price: 6_000_000 })
  await expect(addExchangeRate(tools.database, { ...newRate, rate: 0 })).rejects.toThrow()
  const { rows } = await tools.database.pool.query('select price_usd::float8 from listing')
  expect(rows).toEqual([{ price_usd: 100_000 }])
})
