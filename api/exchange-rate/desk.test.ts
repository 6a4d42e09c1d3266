import { expect, test } from 'vitest'

import { getDayHere } from '#contract/day.ts'

import { createTestApi } from '../test-api.ts'
import { addExchangeRate } from './add-exchange-rate.ts'

const today = getDayHere()
const given = { rate: 62.5, date: today, source: 'Banco Central' }

/** A market with somebody of the staff, who enters rates. */
async function withStaff() {
  const world = await createTestApi()
  const { headers } = await world.client({ role: 'staff', full_name: 'Milagros Betances' })
  const add = async (body: object) => {
    const answer = await world.ask('POST', '/v2/exchange-rate', { headers, lang: 'es', body })
    return { status: answer.status, ...(await answer.json()) }
  }
  const history = async () => (await (await world.ask('GET', '/v2/exchange-rate/history', { headers })).json()).data
  return { ...world, headers, add, history }
}

test('staff enter a rate: every price goes by it, and the history says who it was', async () => {
  const { add, ask, history, property } = await withStaff()
  await property({ code: '10-20001', currency: 'DOP', price: 10_000_000 })
  expect(await add(given)).toEqual({
    status: 201,
    data: { base: 'USD', quote: 'DOP', ...given },
    is_applied: true,
  })
  expect((await (await ask('GET', '/v2/properties/10-20001')).json()).data.price_usd).toBe(160_000)
  expect((await (await ask('GET', '/v2/properties?max_price=160000')).json()).data).toHaveLength(1)
  expect(await history()).toMatchObject([
    { ...given, by: 'Milagros Betances', added_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/) },
    { rate: 60, source: 'Banco Central', date: '2026-11-01', by: null },
  ])
})

test('the history has the last twenty, and forgets the name of whoever is gone', async () => {
  const { ask, add, client, history, tools, db } = await withStaff()
  await add(given)
  for (let more = 1; more <= 20; more++) {
    await addExchangeRate(tools.database, { ...given, rate: 62.5 + more / 100 })
  }
  expect((await history()).map(({ rate }: { rate: number }) => rate).slice(0, 2)).toEqual([62.7, 62.69])
  expect(await history()).toHaveLength(20)
  await addExchangeRate(tools.database, given)
  await db.$client.query('update exchange_rate set set_by = null')
  await db.$client.query("update exchange_rate set set_by = (select id from client) where rate = '62.7'")
  await db.$client.query('delete from client')
  const other = await client({ role: 'staff' })
  const kept = (await (await ask('GET', '/v2/exchange-rate/history', { headers: other.headers })).json()).data
  expect(kept.map(({ by }: { by: unknown }) => by)).toEqual(Array(20).fill(null))
})

test('a rate far from the last one waits for a yes', async () => {
  const { add, history } = await withStaff()
  const far = { ...given, rate: 75 }
  expect(await add(far)).toMatchObject({ status: 409, code: 'exchange_rate.large_move' })
  expect(await history()).toHaveLength(1)
  expect(await add({ ...far, is_confirmed: true })).toMatchObject({ status: 201, data: { rate: 75 } })
  expect(await add({ ...far, rate: 60 })).toMatchObject({ status: 409 })
})

test.each([
  ['no rate', { rate: '' }, { rate: ['Este campo es requerido.'] }],
  ['no number', { rate: 'sesenta' }, { rate: ['Escribe un número de cero o más, como 62.81.'] }],
  ['too few pesos', { rate: 0.016 }, { rate: ['El valor es menor que el permitido.'] }],
  ['too many', { rate: 6250 }, { rate: ['El valor es mayor que el permitido.'] }],
  ['no day', { date: '' }, { date: ['Escribe una fecha válida.'] }],
  ['a day that does not exist', { date: '2026-02-30' }, { date: ['Escribe una fecha válida.'] }],
  [
    'a day of another year',
    { date: '2020-01-01' },
    { date: ['La fecha queda muy lejos de hoy: a lo sumo, un año antes o una semana después.'] },
  ],
  ['no source', { source: ' ' }, { source: ['Este campo es requerido.'] }],
])('nonsense is refused field by field, even with a yes: %s', async (_, wrong, errors) => {
  const { add, history } = await withStaff()
  expect(await add({ ...given, ...wrong, is_confirmed: true })).toMatchObject({ status: 422, errors })
  expect(await history()).toHaveLength(1)
})

test('the first rate of an empty database needs no yes', async () => {
  const { add, db, history } = await withStaff()
  await db.$client.query('delete from exchange_rate')
  expect(await history()).toEqual([])
  expect(await add(given)).toMatchObject({ status: 201 })
})

test('a rate has four decimals, as the database keeps them', async () => {
  const { add, history } = await withStaff()
  expect(await add({ ...given, rate: '62.123456' })).toMatchObject({ data: { rate: 62.1235 } })
  expect(await history()).toMatchObject([{ rate: 62.1235 }, {}])
})

test('a market too large to be done at once is brought to the rate behind the answer', async () => {
  const { add, history, tools } = await withStaff()
  const { follow } = tools.search
  const slow = Promise.withResolvers<void>()
  let looks = 0
  // The first look is that of the test itself, before it asks.
  tools.search.follow = () => (++looks === 2 ? slow.promise : follow())
  expect(await add(given)).toMatchObject({ status: 201, is_applied: false })
  slow.resolve()
  expect(await history()).toMatchObject([given, {}])
})
