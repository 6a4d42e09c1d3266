import { setTimeout as sleep } from 'node:timers/promises'

import { beforeEach, expect, test } from 'vitest'

import { encodePolygon } from '#contract/search/polygon.ts'
import { propertyCard } from '#contract/property/property.ts'
import { type Suggestion, searchEndpoints } from '#contract/search/search.ts'

import { addExchangeRate } from '../exchange-rate/add-exchange-rate.ts'
import { homes } from '../property/table.ts'
import { createTestApi } from '../test-api.ts'
import { openSearch } from './search.ts'

let api: Awaited<ReturnType<typeof createTestApi>>

beforeEach(async () => {
  api = await createTestApi()
})

async function ask(path: string, lang = 'es') {
  const answer = await api.ask('GET', path, { lang })
  return { status: answer.status, headers: answer.headers, ...(await answer.json()) }
}

async function codes(query: string): Promise<string[]> {
  const { data } = await ask(`/v2/properties?${query}`)
  return data.map(({ code }: { code: string }) => code)
}

async function suggestions(q: string): Promise<Suggestion[]> {
  return (await ask(`/v2/suggestions?q=${q}`)).data
}

test('list, facets and map answer exactly what their schemas let through', async () => {
  await api.property({ cover_picture: 'villa-1-a', cover_alt_es: 'La fachada', cover_alt_en: 'The front' })
  await api.property({ currency: 'DOP', price: 9_000_000, lot_m2: 300, view_360: 'sala-1-a' })
  // One home that two agencies offer: its card alone says so.
  const [home] = await api.db.insert(homes).values({}).returning()
  for (let offered = 0; offered < 2; offered++) {
    const { id } = await api.agent({ agency_id: (await api.agency()).id })
    await api.property({ agent_id: id, home_id: home!.id })
  }
  const { offered_by, ...usual } = propertyCard.shape
  for (const lang of ['es', 'en']) {
    const { status, headers: _, ...answer } = await ask('/v2/properties', lang)
    expect(status).toBe(200)
    expect(searchEndpoints.properties.output.parse(answer)).toEqual(answer)
    const said = (answer.data as object[]).map((card) => Object.keys(card).sort().join())
    const whole = Object.keys({ ...usual, offered_by })
      .sort()
      .join()
    expect(said.toSorted()).toEqual(
      [Object.keys(usual).sort().join(), Object.keys(usual).sort().join(), whole].toSorted(),
    )
  }
  for (const endpoint of [searchEndpoints.facets, searchEndpoints.map]) {
    const { status: _status, headers: _headers, ...answer } = await ask(`${endpoint.path}?city=santo-domingo`)
    expect(endpoint.output.parse(answer)).toEqual(answer)
  }
})

test('the pages of a list name their neighbours and keep every filter', async () => {
  for (let made = 0; made < 5; made++) await api.property({ city: 'punta-cana', features: [1, 2] })
  const query = 'city=punta-cana&features=living_dining_room&features=drawing_room&collection=0&per_page=2'
  const first = await ask(`/v2/properties?${query}`)
  expect(first.meta).toEqual({ total: 5, per_page: 2, current_page: 1, last_page: 3 })
  expect(first.links.prev).toBeNull()

  const second = await ask(first.links.next)
  expect(second.meta).toEqual({ total: 5, per_page: 2, current_page: 2, last_page: 3 })
  const third = await ask(second.links.next)
  expect(third.links.next).toBeNull()
  const shown = [first, second, third].flatMap(({ data }) => data.map(({ code }: { code: string }) => code))
  expect(new Set(shown).size).toBe(5)
  expect((await ask(third.links.prev)).data).toEqual(second.data)
})

test('a page past the last one is empty and leads back', async () => {
  await api.property()
  const { data, meta } = await ask('/v2/properties?page=9')
  expect(data).toEqual([])
  expect(meta).toMatchObject({ total: 1, last_page: 1, current_page: 9 })
})

test('only published listings are found, and only as long as they are', async () => {
  const { id, code } = await api.property()
  await api.property({ status: 'draft' })
  expect(await codes('')).toEqual([code])

  await api.db.$client.query(`update listing set status = 'sold' where id = $1`, [id])
  expect(await codes('')).toEqual([])
})

test('a listing that changes is found as it now is, and its card says so', async () => {
  const { id, code } = await api.property({ price: 100_000 })
  expect((await ask('/v2/properties')).data[0].price).toBe(100_000)

  await api.db.$client.query('update listing set price = 90000, price_usd = 90000 where id = $1', [id])
  expect((await ask('/v2/properties')).data[0].price).toBe(90_000)
  expect(await codes('max_price=90000')).toEqual([code])
})

test('a price on the bound is found, in either currency by either', async () => {
  const dollars = await api.property({ price: 150_000 })
  const pesos = await api.property({ price: 9_000_000, currency: 'DOP' })
  const both = [pesos.code, dollars.code]
  expect(await codes('min_price=150000&max_price=150000')).toEqual(both)
  expect(await codes('min_price=9000000&max_price=9000000&currency=DOP')).toEqual(both)
  expect(await codes('min_price=150000.01')).toEqual([])
  expect(await codes('max_price=149999.99')).toEqual([])
  expect(await codes('max_price=8999999&currency=DOP')).toEqual([])
})

test('a new exchange rate moves what is asked in pesos', async () => {
  const { code } = await api.property({ price: 9_000_000, currency: 'DOP' })
  await api.property({ price: 200_000 })
  expect(await codes('max_price=145000')).toEqual([])
  expect((await ask('/v2/properties')).data[0].price_dop).toBe(12_000_000)

  await addExchangeRate(api.tools.database, { rate: 75, source: 'Banco Central', date: '2026-11-20' })
  expect(await codes('min_price=120000&max_price=120000')).toEqual([code])
  expect(await codes('min_price=9000000&max_price=9000000&currency=DOP')).toEqual([code])
  const { data } = await ask('/v2/properties')
  expect(data[0]).toMatchObject({ price: 200_000, price_usd: 200_000, price_dop: 15_000_000 })
  expect(data[1]).toMatchObject({ price: 9_000_000, price_usd: 120_000, price_dop: 9_000_000 })
})

test('a city or sector that does not exist is refused by name', async () => {
  for (const field of ['city', 'sector']) {
    for (const path of ['/v2/properties', '/v2/properties/facets', '/v2/properties/map']) {
      const { status, errors } = await ask(`${path}?${field}=atlantis`)
      expect(status).toBe(422)
      expect(Object.keys(errors)).toEqual([field])
    }
  }
  expect((await ask('/v2/properties?city=')).status).toBe(200)
})

test('a drawn area finds what lies inside it or on its line', async () => {
  const inside = await api.property({ latitude: 18.5, longitude: -69.9 })
  const onLine = await api.property({ latitude: 18.5, longitude: -69.8 })
  await api.property({ latitude: 18.5, longitude: -69.799 })
  const west = -70
  const east = -69.8
  const ring = [
    { lat: 18.4, lng: west },
    { lat: 18.6, lng: west },
    { lat: 18.6, lng: east },
    { lat: 18.4, lng: east },
  ]
  const polygon = encodeURIComponent(encodePolygon(ring))
  expect((await codes(`polygon=${polygon}`)).sort()).toEqual([inside.code, onLine.code].sort())
})

test('words are found in both languages, without accents, in any case, and the last one unfinished', async () => {
  const { code } = await api.property({
    sector: 'punta-cana-bavaro',
    title_es: 'Habitación con balcón frente al mar',
    title_en: 'Room with a balcony by the sea',
  })
  await api.property({ title_es: 'Nave industrial', title_en: 'Industrial site', description_es: 'Amplia.' })
  for (const q of [
    'balcón',
    'BALCON',
    'habitaciones',
    'balcony',
    'Bávaro',
    'bavaro mar',
    'balc',
    'mar con balcón en bávaro',
  ]) {
    expect(await codes(`q=${encodeURIComponent(q)}`), q).toEqual([code])
  }
  expect(await codes('q=balcón industrial')).toEqual([])
  expect(await codes('q=balcón&city=santo-domingo')).toEqual([])
})

test('a place name with a typing error is understood', async () => {
  const { code } = await api.property({ sector: 'santo-domingo-piantini' })
  await api.property({ sector: 'punta-cana-bavaro' })
  expect(await codes('q=Pintini')).toEqual([code])
  expect(await codes('q=apartamento+Pintini')).toEqual([code])
  expect(await codes('q=xyzzyqwk')).toEqual([])
})

test('words are found as they now are', async () => {
  const { id, code } = await api.property()
  expect(await codes('q=molino')).toEqual([])
  await api.db.$client.query(`update listing set title_es = 'Casa del molino' where id = $1`, [id])
  expect(await codes('q=molino')).toEqual([code])
})

test('a listing is found by the names that its places now have', async () => {
  const { code } = await api.property({ sector: 'punta-cana-bavaro' })
  const renamed = [
    { table: 'sector', id: 3, before: 'Bávaro', after: 'Cortecito' },
    { table: 'city', id: 2, before: 'Punta Cana', after: 'Cabeza de Toro' },
    { table: 'province', id: 2, before: 'La Altagracia', after: 'Higuanamá' },
  ]
  for (const { table, id, before, after } of renamed) {
    await api.db.$client.query(`update ${table} set name = $1 where id = $2`, [after, id])
    expect(await codes(`q=${encodeURIComponent(after)}`), after).toEqual([code])
    expect(await codes(`q=${encodeURIComponent(before)}`), before).toEqual([])
  }
})

test('a code is found as typed, and so is its beginning', async () => {
  const one = await api.property({ code: '10-20345' })
  const other = await api.property({ code: '10-20399' })
  await api.property({ code: '11-20345' })
  expect(await codes('q=10-20345')).toEqual([one.code])
  expect(await codes('q=10-203')).toEqual([other.code, one.code])
  expect(await codes('q=99-99999')).toEqual([])
})

test('hostile words find nothing and break nothing', async () => {
  await api.property()
  const hostile = [
    `'; drop table listing; --`,
    '%%%___aaa',
    'aaa & | ! ( ) :* <->',
    `a\\'b"c\0d`,
    '\ud800aaa',
    'ａｐａｒｔａｍｅｎｔｏ',
    '家家家',
    'xxx'.repeat(40),
    'con las del',
    '10-',
    '٣٣٣',
  ]
  for (const q of hostile) {
    for (const path of ['/v2/properties', '/v2/properties/facets', '/v2/properties/map', '/v2/suggestions']) {
      expect((await ask(`${path}?q=${encodeURIComponent(q.toWellFormed())}`)).status, `${path} ${q}`).toBeLessThan(500)
    }
  }
  expect(await codes('')).toHaveLength(1)
})

test('places and codes are suggested with how many listings each has', async () => {
  await api.property({ code: '10-20345', sector: 'santo-domingo-piantini', title_es: 'Apartamento luminoso' })
  await api.property({ sector: 'santo-domingo-naco' })
  await api.project({ name: 'Torre Piantini', sector: 'santo-domingo-piantini' })

  const piantini = {
    kind: 'sector',
    value: 'santo-domingo-piantini',
    context: 'Santo Domingo',
    city: 'santo-domingo',
    count: 1,
  }
  expect((await suggestions('Piant'))[0]).toMatchObject(piantini)
  expect((await suggestions('Piant'))[1]).toMatchObject({ kind: 'project', name: 'Torre Piantini', count: 0 })
  expect((await suggestions('pintini'))[0]).toMatchObject(piantini)
  expect((await suggestions('santo dom'))[0]).toMatchObject({
    kind: 'city',
    value: 'santo-domingo',
    city: null,
    count: 2,
  })
  expect(await suggestions('10-2034')).toEqual([
    {
      kind: 'property',
      value: '10-20345',
      name: '10-20345',
      context: 'Apartamento luminoso',
      city: 'santo-domingo',
      count: 1,
    },
  ])
})

test('the map shows two that stand together as one mark with the lower price', async () => {
  await api.property({ latitude: 18.5, longitude: -69.9, price: 100_000 })
  await api.property({ latitude: 18.5, longitude: -69.9, price: 6_600_000, currency: 'DOP' })
  const alone = await api.property({ latitude: 19.5, longitude: -70.7, price: 900, business_type: 'lease' })
  const { data, meta } = await ask('/v2/properties/map?bbox=-72,17.5,-68,20&zoom=8')
  expect(meta.total).toBe(3)
  expect(data).toHaveLength(2)
  expect(data).toContainEqual({ lat: 18.5, lng: -69.9, count: 2, from_price_usd: 100_000, is_one_place: true })
  expect(data).toContainEqual({
    lat: 19.5,
    lng: -70.7,
    count: 1,
    from_price_usd: 900,
    property: { code: alone.code, price: 900, currency: 'USD', business_type: 'lease' },
  })
})

test('a mark of listings that stand a step apart does not say that they are in one place', async () => {
  await api.property({ latitude: 18.5, longitude: -69.9 })
  await api.property({ latitude: 18.5001, longitude: -69.9 })
  const { data } = await ask('/v2/properties/map?bbox=-72,17.5,-68,20&zoom=8')
  expect(data).toEqual([{ lat: expect.closeTo(18.500_05, 6), lng: -69.9, count: 2, from_price_usd: 185_000 }])
})

test('another process finds a new listing by itself', async () => {
  const other = await openSearch(api.tools.database, api.tools.log)
  await api.property()
  for (let tries = 0; tries < 600 && other.index.version < 2; tries++) await sleep(50)
  const { total } = await other.page({ sort: 'relevance', page: 1, per_page: 24 })
  await other.close()
  expect(total).toBe(1)
})

test('a name given to a city is the name that facets say', async () => {
  await api.property({ city: 'punta-cana' })
  expect((await ask('/v2/properties/facets')).data.city[0].name).toBe('Punta Cana')
  await api.db.$client.query(`update city set name = 'Punta Cana y Bávaro' where slug = 'punta-cana'`)
  expect((await ask('/v2/properties/facets')).data.city[0].name).toBe('Punta Cana y Bávaro')
  expect((await ask('/v2/properties')).data[0].city.name).toBe('Punta Cana y Bávaro')
})
