import { eq } from 'drizzle-orm'
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'

import { readKyero } from '../import/adapters/kyero.ts'
import { listings, photos } from '../property/table.ts'
import { createTestApi } from '../test-api.ts'

type World = Awaited<ReturnType<typeof createTestApi>>
let world: World
let manager: Awaited<ReturnType<World['client']>>
let addresses: { reso_json: string; meta_xml: string; kyero_xml: string; reso_api: string; key: string }
const secret = 'lo que solo la agencia sabe'

const pathOf = (address: string) => new URL(address).pathname
const read = (address: string, headers: Record<string, string> = {}) =>
  world.api.fetch(new Request(`http://localhost${pathOf(address)}`, { headers }))

/** What an XML text has in it, by the path of elements; it throws where the text is not well-formed. */
function readElements(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const path: string[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    path.push(name)
    text = ''
  })
  parser.on('text', (some) => void (text += some))
  parser.on('closetag', () => {
    const name = path.join('/')
    found.set(name, [...(found.get(name) ?? []), text])
    path.pop()
    text = ''
  })
  parser.write(xml).close()
  return found
}

beforeAll(async () => {
  world = await createTestApi()
  const { id: agency_id } = await world.agency({ name: 'Casas & Más' })
  const { id: agent_id } = await world.agent({ agency_id })
  const make = (given: Parameters<typeof world.property>[0]) => world.property({ agent_id, ...given })
  const rich = await make({
    code: '10-20001',
    title_es: 'Casa <única> & "amplia" con \u0007 patio',
    type: 'house',
    price: 9_500_000,
    currency: 'DOP',
    latitude: 18.111,
    longitude: -69.222,
    is_approximate: true,
  })
  await world.photo({ listing_id: rich.id })
  await world.photo({ listing_id: rich.id, position: 2, picture: 'sala-1-a', tag: 'living_room' })
  await world.db.execute(
    `insert into listing_private (listing_id, exact_latitude, exact_longitude, street, owner_name, notes)
     values (${rich.id}, 18.987654, -69.987654, '${secret}', '${secret}', '${secret}')`,
  )
  const poor = await make({ code: '10-20002', business_type: 'lease', price: 900 })
  await world.photo({ listing_id: poor.id })
  await make({ code: '10-20003', status: 'inactive' })
  await world.property({ agent_id: (await world.agent({ agency_id: (await world.agency()).id })).id, code: '10-30001' })
  // More than are read at once, made of one by the database itself.
  const columns =
    'business_type, type, province_id, city_id, sector_id, agent_id, agency_id, price, currency, price_usd, construction_m2, latitude, longitude, title_es, title_en, description_es, description_en, published_at, status'
  await world.db.execute(
    `insert into listing (code, ${columns})
     select '11-' || (10000 + at), ${columns} from listing, generate_series(1, 205) as at where code = '10-20002'`,
  )
  manager = await world.client({ role: 'manager', agency_id })
  const { headers } = manager
  expect(await (await world.ask('GET', '/v2/workspace/feeds', { headers })).json()).toEqual({ data: null })
  addresses = (await (await world.ask('POST', '/v2/workspace/feeds', { headers })).json()).data
}, 180_000)

test('what a feed leaves out is named with its reason, as far as its agency’s manager asks', async () => {
  const { headers } = manager
  const [row] = await world.db.select().from(listings).where(eq(listings.code, '10-20001'))
  const { agent_id } = row!
  const dear = await world.property({ agent_id, code: '10-20010', price: 99_999_999.5, title_en: 'A dear house' })
  const whole = await world.property({ agent_id, code: '10-20011', type: 'project', title_en: 'A whole tower' })
  for (const { id } of [dear, whole]) for (const position of [1, 2]) await world.photo({ listing_id: id, position })
  const path = '/v2/workspace/feeds/left-out'
  const { kyero_xml, meta_xml } = (await (await world.ask('GET', path, { headers, lang: 'en' })).json()).data
  expect(kyero_xml).toEqual({
    count: 2,
    listings: [
      { code: '10-20010', title: 'A dear house', reason: 'price' },
      { code: '10-20011', title: 'A whole tower', reason: 'project' },
    ],
  })
  // The poor one and those made of it.
  expect([meta_xml.count, meta_xml.listings.length, meta_xml.listings[0].reason]).toEqual([206, 50, 'pictures'])
  const kyero = await (await read(addresses.kyero_xml)).text()
  expect([kyero.includes('10-20010'), kyero.includes('10-20011'), kyero.includes('10-20001')]).toEqual([
    false,
    false,
    true,
  ])
  const agent = await world.client({ role: 'agent', agent_id })
  expect((await world.ask('GET', path, { headers: agent.headers })).status).toBe(403)
  for (const { id } of [dear, whole]) {
    await world.db.delete(photos).where(eq(photos.listing_id, id))
    await world.db.update(listings).set({ status: 'withdrawn' }).where(eq(listings.id, id))
  }
})

test('a feed has an agency’s published listings, each once, with the shown point and nothing that only the agency knows', async () => {
  const answer = await read(addresses.reso_json)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const text = await answer.text()
  const { value } = JSON.parse(text) as { value: Record<string, never>[] }
  expect(value).toHaveLength(207)
  expect(new Set(value.map(({ ListingId }) => ListingId)).size).toBe(207)
  expect(value[0]).toMatchObject({
    ListingId: '10-20001',
    Latitude: 18.111,
    X_PlaceIsApproximate: true,
    X_Currency: 'DOP',
    ListPrice: 9_500_000,
    Media: [{ MediaURL: 'http://localhost:3000/pictures/villa-1-a-1440.webp' }, { ImageOf: 'Living Room' }],
  })
  for (const other of [text, await (await read(addresses.meta_xml)).text()]) {
    expect(other).not.toContain(secret)
    expect(other).not.toContain('18.987')
    expect(other).not.toMatch(/10-20003|10-30001/)
  }
})

test('Meta’s file is well-formed, leaves out homes with a single picture, and says prices in their own currency', async () => {
  const elements = readElements(await (await read(addresses.meta_xml)).text())
  expect(elements.get('listings/listing/home_listing_id')).toEqual(['10-20001'])
  expect(elements.get('listings/listing/name')).toEqual(['Casa <única> & "amplia" con  patio'])
  expect(elements.get('listings/listing/price')).toEqual(['9500000 DOP'])
  expect(elements.get('listings/listing/property_type')).toEqual(['house'])
  expect(elements.get('listings/listing/availability')).toEqual(['for_sale'])
  expect(elements.get('listings/listing/image/url')).toHaveLength(2)
  expect(elements.get('listings/listing/address/component')).toContain('Santo Domingo')
  expect(elements.get('listings/listing/agent_company')).toEqual(['Casas & Más'])
})

/** What Meta's reference of home listings documents: what must be there, and what it may look like. */
const metaFields: Record<string, RegExp> = {
  home_listing_id: /^.{1,100}$/,
  name: /^.{1,150}$/s,
  availability: /^(?:for_sale|for_rent|sale_pending|recently_sold|off_market|available_soon)$/,
  description: /^.{1,5000}$/s,
  'address/component': /./,
  latitude: /^-?\d{1,2}\.\d+$/,
  longitude: /^-?\d{1,3}\.\d+$/,
  neighborhood: /./,
  price: /^\d+(?:\.\d{1,2})? (?:USD|DOP)$/,
  'image/url': /^https?:\S+\.(?:jpg|png|gif)$/,
  url: /^https?:\S+$/,
  num_beds: /^\d+$/,
  num_baths: /^\d+$/,
  property_type: /^(?:apartment|condo|house|land|manufactured|other|townhouse)$/,
  listing_type: /^(?:for_rent|for_sale)_by_agent$/,
  area_size: /^[1-9]\d*$/,
  area_unit: /^sq_m$/,
}

test('what Meta documents of its fields holds for every one of them', async () => {
  const elements = readElements(await (await read(addresses.meta_xml)).text())
  const wrong = Object.entries(metaFields).flatMap(([field, shape]) => {
    const values = elements.get(`listings/listing/${field}`) ?? []
    return values.length > 0 && values.every((value) => shape.test(value)) ? [] : [`${field}: ${values.join(' | ')}`]
  })
  expect(wrong).toEqual([])
})

test('Kyero’s file has every offer, pesos as dollars at the dated rate, and is read back', async () => {
  const text = await (await read(addresses.kyero_xml)).text()
  const elements = readElements(text)
  expect(elements.get('root/property/id')).toHaveLength(207)
  expect(elements.get('root/property/price')![0]).toBe('158333')
  expect(elements.get('root/property/desc/es')![0]).toContain('a la tasa de 60 del 2026-11-01')
  expect(text).not.toContain(secret)
  expect(text).not.toContain('18.987')
  const rows = []
  for await (const row of readKyero([new TextEncoder().encode(text)].values() as never)) rows.push(row)
  expect(rows).toHaveLength(207)
})

test('who has a feed as it is gets 304, until something changes', async () => {
  const first = await read(addresses.reso_json)
  await first.body?.cancel()
  const etag = first.headers.get('etag')!
  const since = first.headers.get('last-modified')!
  expect((await read(addresses.reso_json, { 'If-None-Match': etag })).status).toBe(304)
  const other = await read(addresses.meta_xml, { 'If-None-Match': etag })
  expect([other.status, await other.text()]).toMatchObject([200, expect.stringContaining('</listings>')])
  expect((await read(addresses.reso_json, { 'If-Modified-Since': since })).status).toBe(304)
  await world.db.execute("update listing set price = price + 1 where code = '10-20001'")
  const after = await read(addresses.reso_json, { 'If-None-Match': etag })
  expect([after.status, await after.text()]).toMatchObject([200, expect.stringContaining('9500001')])
})

test('a key is changed and closed by a manager, and what was before opens nothing', async () => {
  const { headers } = manager
  const changed = (await (await world.ask('POST', '/v2/workspace/feeds', { headers })).json()).data as typeof addresses
  expect(changed.key).not.toBe(addresses.key)
  const before = await read(addresses.reso_json)
  expect([before.status, (await before.json()).code]).toEqual([404, 'feed.not_found'])
  const now = await read(changed.reso_json)
  expect([now.status, (await now.json()).value.length]).toEqual([200, 207])
  expect((await (await world.ask('GET', '/v2/workspace/feeds', { headers })).json()).data).toEqual(changed)
  expect((await world.ask('DELETE', '/v2/workspace/feeds', { headers })).status).toBe(204)
  expect((await world.ask('DELETE', '/v2/workspace/feeds', { headers })).status).toBe(204)
  expect((await read(changed.reso_json)).status).toBe(404)
  expect((await read('http://localhost/v2/feeds/short/reso.json')).status).toBe(404)
  const { rows } = await world.db.execute<{ kind: string }>('select kind from audit_event order by id')
  expect(rows.map(({ kind }) => kind)).toEqual(['feed.opened', 'feed.key_changed', 'feed.closed'])
  addresses = (await (await world.ask('POST', '/v2/workspace/feeds', { headers })).json()).data
})

test('a feed is read by few at once; whoever leaves, or asks for its head alone, takes no place', async () => {
  const head = () => world.api.fetch(new Request(`http://localhost${pathOf(addresses.reso_json)}`, { method: 'HEAD' }))
  for (let turn = 0; turn < 5; turn++) expect((await head()).status).toBe(200)
  const open = async () => {
    const answer = await read(addresses.reso_json)
    const reader = answer.body?.getReader()
    await reader?.read()
    return { status: answer.status, reader }
  }
  const [one, two] = [await open(), await open()]
  const third = await open()
  expect([one.status, two.status, third.status]).toEqual([200, 200, 429])
  await one.reader?.cancel()
  await two.reader?.cancel()
  const after = await read(addresses.reso_json)
  expect([after.status, JSON.parse(await after.text()).value.length]).toEqual([200, 207])
})
