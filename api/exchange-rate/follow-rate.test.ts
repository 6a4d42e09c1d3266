import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'

import { getDayHere } from '#contract/day.ts'

import { createTestApi } from '../test-api.ts'
import { followRate, lookAtRate } from './follow-rate.ts'

const today = getDayHere()
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** An answer; a status; or `silence`, a redirect `elsewhere`, `too much`. */
type Said = object | string | number

/** A market whose rate is told by a server that says what it is told to. */
async function withSource(said: Said) {
  const world = await createTestApi()
  const logged: string[] = []
  const source = { said, asked: 0 }
  const server = createServer((_, outgoing) => {
    source.asked++
    if (typeof source.said === 'number') outgoing.writeHead(source.said).end()
    else if (source.said === 'elsewhere') outgoing.writeHead(302, { Location: '/rate' }).end()
    else if (source.said === 'too much') outgoing.end(' '.repeat(70_000))
    else if (source.said !== 'silence') {
      outgoing.end(typeof source.said === 'string' ? source.said : JSON.stringify(source.said))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const following = {
    ...world.tools,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rate`,
    log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
  }
  const rate = async () => (await (await world.ask('GET', '/v2/exchange-rate')).json()).data
  const rows = async () => (await world.db.execute(sql`select rate from exchange_rate`)).rows.length
  return { ...world, following, source, logged, rate, rows, server }
}

const told = { rate: 62.5, date: today, source: 'Banco Central de la República Dominicana' }

test('a fetched rate counts with its source and date, and search, facets and cards go by it at once', async () => {
  const { ask, following, property, rate, rows, logged } = await withSource(told)
  await property({ code: '10-20001', currency: 'DOP', price: 10_000_000 })
  await following.search.follow()
  const version = following.search.index.version
  expect(await lookAtRate(following)).toBe(true)

  expect(await rate()).toEqual({ base: 'USD', quote: 'DOP', ...told })
  // Cached pages go by this number.
  expect(following.search.index.version).not.toBe(version)
  const { data } = await (await ask('GET', '/v2/properties?max_price=161000')).json()
  expect(data).toMatchObject([{ code: '10-20001', price_usd: 160_000 }])
  const { data: facets } = await (await ask('GET', '/v2/properties/facets?max_price=161000')).json()
  expect(facets.total).toBe(1)
  const { rows: set } = await following.db.execute(sql`select set_by from exchange_rate order by id desc limit 1`)
  expect(set).toEqual([{ set_by: null }])

  expect(await lookAtRate(following)).toBe(true)
  expect(await rows()).toBe(2)
  expect(logged).toHaveLength(1)
})

test('several processes that fetch the same add it once', async () => {
  const { following, rows } = await withSource(told)
  expect(await Promise.all(Array.from({ length: 5 }, () => lookAtRate(following)))).toEqual(Array(5).fill(true))
  expect(await rows()).toBe(2)
})

test.each([
  ['an error', 500],
  ['nonsense', '<html>'],
  ['a rate that is too far from the last', { ...told, rate: 75 }],
  ['a rate that is none', { ...told, rate: -1 }],
  ['another address', 'elsewhere'],
  ['more than any rate takes', 'too much'],
] as [string, Said][])('%s: the last rate stays, and one line says so', async (_, said) => {
  const { following, rate, rows, logged } = await withSource(said)
  expect(await lookAtRate(following)).toBe(false)
  expect([await rows(), (await rate()).rate]).toEqual([1, 60])
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('the last one stays')
})

test('nobody there: the last rate stays', async () => {
  const { following, rows, logged, server } = await withSource(told)
  server.close()
  expect(await lookAtRate(following)).toBe(false)
  expect([await rows(), logged.length]).toEqual([1, 1])
})

test('it is fetched at the start, behind everything else, and a source that is silent holds up neither calls nor the end', async () => {
  const { ask, following, source, rate, logged } = await withSource('silence')
  const silent = followRate(following)
  await expect.poll(() => source.asked).toBe(1)
  expect((await ask('GET', '/v2/properties')).status).toBe(200)
  await silent.close()
  expect(logged).toEqual([])

  source.said = told
  const following2 = followRate(following)
  closing.push(following2.close)
  await expect.poll(async () => (await rate()).rate).toBe(62.5)
})

test('without an address nothing is asked', async () => {
  const { following, source } = await withSource(told)
  await followRate({ ...following, address: undefined }).close()
  expect(source.asked).toBe(0)
})

test('what staff entered for a day is not overruled by what is fetched for it', async () => {
  const { ask, client, following, rate } = await withSource(told)
  const { headers } = await client({ role: 'staff', full_name: 'Milagros' })
  const body = { rate: 61, date: today, source: 'Tesorería' }
  expect((await ask('POST', '/v2/exchange-rate', { headers, body })).status).toBe(201)
  expect(await lookAtRate(following)).toBe(true)
  expect(await rate()).toMatchObject(body)
})
