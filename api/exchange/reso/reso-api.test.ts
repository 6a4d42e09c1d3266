import { eq } from 'drizzle-orm'
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'

import { hostileValues, insideWords } from '../../hostile-values.ts'
import { listings } from '../../property/table.ts'
import { createTestApi } from '../../test-api.ts'

let world: Awaited<ReturnType<typeof createTestApi>>
let key: string
let manager: Awaited<ReturnType<typeof world.client>>
type Answer = { status: number; headers: Headers; body: Record<string, unknown> & { value: Record<string, unknown>[] } }

async function ask(
  resource: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const asked = new URLSearchParams(query)
  const answer = await world.api.fetch(
    new Request(`http://localhost/v2/reso${resource}${asked.size > 0 ? `?${asked}` : ''}`, {
      headers: { Authorization: `Bearer ${key}`, ...headers },
    }),
  )
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
/** A token of the agency, made by its manager. */
async function makeToken(scopes: string[]): Promise<string> {
  const body = { name: 'Un portal', scopes }
  const answer = await world.ask('POST', '/v2/tokens', { headers: manager.headers, body })
  return (await answer.json()).data.secret
}
const codesOf = ({ body }: Answer) => body.value.map(({ ListingId }) => ListingId as string)
const filtered = async ($filter: string) => codesOf(await ask('/Property', { $filter, $select: 'ListingId' }))

beforeAll(async () => {
  world = await createTestApi()
  const { id: agency_id } = await world.agency()
  const { id: agent_id } = await world.agent({ agency_id })
  const { id: other } = await world.agent({ agency_id: (await world.agency()).id })
  const make = (given: Parameters<typeof world.property>[0]) =>
    world.property({ agent_id, first_published_at: new Date('2026-10-01T12:00:00Z'), ...given })
  const first = await make({ code: '10-20001', price: 100_000, bedrooms: 2, bathrooms: 1, features: [11, 12] })
  await make({ code: '10-20002', price: 250_000.5, bedrooms: 3, city: 'punta-cana', type: 'house', features: [] })
  await make({ code: '10-20003', price: 900, business_type: 'lease', bedrooms: 1, type: 'penthouse' })
  await make({ code: '10-20004', price: 300_000, type: 'land', construction_m2: 0, lot_m2: 500 })
  await make({ code: '10-20005', price: 400_000, under_offer_since: new Date() })
  const sold = await make({ code: '10-20006', status: 'sold', closed_on: '2026-11-01', status_since: new Date() })
  await make({ code: '10-20007', status: 'sold', status_since: new Date('2026-01-01') })
  await make({ code: '10-20008', status: 'draft', published_at: null })
  await world.property({ agent_id: other, code: '10-30001' })
  await world.photo({ listing_id: first.id })
  await world.photo({ listing_id: first.id, position: 2, picture: 'sala-1-a', kind: 'plan' })
  await world.photo({ listing_id: sold.id })
  manager = await world.client({ role: 'manager', agency_id })
  key = await makeToken(['feed:read'])
  // On a server what changed within the last second is held back.
  if (!world.tools.database.isEmbedded) await new Promise((resolve) => setTimeout(resolve, 1100))
}, 180_000)

test('nobody reads without a token, and with one what its agency shows', async () => {
  const without = await ask('/Property', {}, { Authorization: '' })
  expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="RESO Web API"'])
  expect(without.body).toEqual({ error: { code: '401', message: expect.stringContaining('token') } })
  for (const bearer of [
    `mqt_${'x'.repeat(43)}`,
    await makeToken(['listings:read']),
    manager.headers.Authorization.slice(7),
  ])
    expect((await ask('', {}, { Authorization: `Bearer ${bearer}` })).status).toBe(401)
  const all = await ask('/Property', { $count: 'true' })
  expect(all.headers.get('odata-version')).toBe('4.01')
  expect(codesOf(all)).toEqual(['10-20001', '10-20002', '10-20003', '10-20004', '10-20005', '10-20006'])
  expect(all.body['@odata.count']).toBe(6)
})

test('a listing has RESO’s names; what left the offer has its state and no words, for ninety days', async () => {
  const [first, house, lease, land, offer, sold] = (await ask('/Property', { $expand: 'Media' })).body.value
  expect(first).toMatchObject({
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Apartment',
    ListPrice: 100_000,
    X_Currency: 'USD',
    X_PriceDOP: 6_000_000,
    BedroomsTotal: 2,
    LivingArea: 120,
    LivingAreaUnits: 'Square Meters',
    ExteriorFeatures: ['Balcony'],
    X_Features: ['balcony', 'terrace'],
    PublicRemarks: 'Tres habitaciones y vista al parque.',
    ListingURL: expect.stringContaining('/propiedad/apartamento/'),
    Media: [
      { MediaCategory: 'Photo', Order: 1, MediaURL: 'http://localhost:3000/pictures/villa-1-a-1440.webp' },
      { MediaCategory: 'Floor Plan', Order: 2 },
    ],
  })
  expect(house).toMatchObject({ PropertySubType: 'Single Family Residence', City: 'Punta Cana' })
  expect(lease).toMatchObject({ PropertyType: 'Residential Lease', LeaseAmount: 900, X_IsPenthouse: true })
  expect(land).toMatchObject({ PropertyType: 'Land', BedroomsTotal: null, LotSizeArea: 500 })
  expect(offer).toMatchObject({ StandardStatus: 'Active Under Contract' })
  expect(sold).toMatchObject({
    ListingId: '10-20006',
    StandardStatus: 'Closed',
    CloseDate: '2026-11-01',
    PublicRemarks: null,
    X_TitleEs: null,
    ListPrice: null,
    Latitude: null,
    Media: [],
  })
})

test('the queries of the public files of the Web API Core certification are answered as they ask', async () => {
  const service = await ask('')
  expect((await ask('/')).body).toEqual(service.body)
  expect(service.body.value.map(({ name }) => name)).toEqual(['Property', 'Member', 'Office', 'Lookup', 'Field'])
  const byKey = await ask('/Property')
  const ListingKey = byKey.body.value[0]!.ListingKey as string
  expect((await ask(`/Property('${ListingKey}')`, { $select: 'ListingKey' })).body).toMatchObject({ ListingKey })
  const selected = await ask('/Property', { $select: 'ListingKey,BedroomsTotal' })
  expect(Object.keys(selected.body.value[0]!)).toEqual(['ListingKey', 'BedroomsTotal'])
  const pages = [await ask('/Property', { $top: '2' }), await ask('/Property', { $top: '2', $skip: '2' })]
  expect(pages.map(codesOf)).toEqual([
    ['10-20001', '10-20002'],
    ['10-20003', '10-20004'],
  ])
  const numbers = { eq: 1, ne: 5, gt: 2, ge: 3, lt: 1, le: 2 }
  for (const [is, many] of Object.entries(numbers))
    expect(await filtered(`BedroomsTotal ${is} 2`), is).toHaveLength(many)
  expect(await filtered('BedroomsTotal gt 1 and BedroomsTotal lt 3')).toEqual(['10-20001'])
  expect(await filtered('BedroomsTotal lt 2 or BedroomsTotal gt 2')).toEqual(['10-20002', '10-20003', '10-20005'])
  expect(await filtered('not (BedroomsTotal le -1)')).toHaveLength(6)
  expect(await filtered('ListPrice ne 0.00')).toHaveLength(6)
  expect(await filtered('ListPrice gt 250000.00')).toEqual(['10-20002', '10-20004', '10-20005'])
  expect(await filtered('ListPrice ge 250000.50')).toEqual(['10-20002', '10-20004', '10-20005'])
  expect(await filtered('ListPrice lt 250000.50')).toEqual(['10-20001', '10-20003'])
  expect(await filtered('ListPrice le 250000.50')).toEqual(['10-20001', '10-20002', '10-20003'])
  for (const [is, many] of Object.entries({ eq: 6, ne: 0, gt: 0, ge: 6, lt: 0, le: 6 }))
    expect(await filtered(`OnMarketDate ${is} 2026-10-01`), is).toHaveLength(many)
  for (const [is, many] of Object.entries({ eq: 0, ne: 6, gt: 6, ge: 6, lt: 0, le: 0 }))
    expect(await filtered(`ModificationTimestamp ${is} 2019-12-31T23:55:55-09:00`), is).toHaveLength(many)
  for (const is of ['lt', 'le', 'ne']) expect(await filtered(`ModificationTimestamp ${is} now()`)).toHaveLength(6)
  for (const direction of ['asc', 'desc']) {
    const { body } = await ask('/Property', {
      $top: '20',
      $select: 'ListingKey,BedroomsTotal,ModificationTimestamp',
      $orderby: `ModificationTimestamp ${direction}`,
      $filter: 'BedroomsTotal gt 1',
    })
    const times = body.value.map(({ ModificationTimestamp }) => ModificationTimestamp as string)
    expect(times).toEqual(direction === 'asc' ? times.toSorted() : times.toSorted().reverse())
    expect(times).toHaveLength(3)
  }
  expect(await filtered("StandardStatus eq 'Active Under Contract'")).toEqual(['10-20005'])
  expect(await filtered("StandardStatus ne 'Active Under Contract'")).toHaveLength(5)
  expect(await filtered("ExteriorFeatures/any(x:x eq 'Balcony')")).toEqual(['10-20001'])
  expect(await filtered("ExteriorFeatures/all(enum:enum eq 'Balcony')")).toEqual([
    '10-20001',
    '10-20002',
    '10-20003',
    '10-20004',
    '10-20005',
    '10-20006',
  ])
  expect(await filtered("X_Features/all(enum:enum eq 'balcony')")).not.toContain('10-20001')
  const counted = await ask('/Property', { $count: 'true' })
  expect(counted.body['@odata.count']).toBeGreaterThanOrEqual(counted.body.value.length)
  for (const one of [service, selected, counted]) expect(one.headers.get('odata-version')).toBe('4.01')
  const refused = await ask('/Property', { $filter: "BadField eq 'SoBad'" }, { 'Accept-Language': 'en' })
  expect([refused.status, refused.body.error]).toEqual([
    400,
    { code: '400', message: '$filter has an error at: BadField', target: 'BadField' },
  ])
  // Lookups are texts, and no enumerations of flags: collections are asked by any() and all().
  const flags = await ask('/Property', { $filter: "PoolFeatures has 'Private'" })
  expect([flags.status, flags.body.error]).toMatchObject([400, { target: 'has' }])
  expect((await ask('/ResourceNotFound')).status).toBe(404)
})

test('$metadata is CSDL of just what is served, and Lookup and Field say the same', async () => {
  const answer = await world.api.fetch(
    new Request('http://localhost/v2/reso/$metadata?$format=application/xml', {
      headers: { Authorization: `Bearer ${key}` },
    }),
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  const properties = new Map<string, string[]>()
  const lookups = new Set<string>()
  let type = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'EntityType') properties.set((type = attributes.Name as string), [])
    if (name === 'Property') properties.get(type)!.push(attributes.Name as string)
    if (name === 'Annotation') lookups.add(attributes.String as string)
  })
  parser.write(await answer.text()).close()
  const [first] = (await ask('/Property', { $expand: 'Media' })).body.value
  expect(properties.get('Property')).toEqual(Object.keys(first!).filter((name) => name !== 'Media'))
  expect(properties.get('Media')).toEqual(Object.keys((first!.Media as object[])[0]!))
  for (const name of ['Member', 'Office', 'Lookup', 'Field'])
    expect(properties.get(name), name).toEqual(Object.keys((await ask(`/${name}`, { $top: '1' })).body.value[0]!))
  const { body } = await ask('/Lookup', { $count: 'true' })
  const named = new Set(body.value.map(({ LookupName }) => LookupName as string))
  expect([...lookups].filter((name) => !named.has(name))).toEqual([])
  const fields = (await ask('/Field')).body.value.map(({ FieldKey }) => FieldKey as string)
  expect(fields).toEqual([...properties].flatMap(([resource, names]) => names.map((name) => `${resource}.${name}`)))
  const [lookup] = body.value
  expect((await ask(`/Lookup('${encodeURIComponent(lookup!.LookupKey as string)}')`)).body).toMatchObject(lookup!)
})

test('pages follow each other to the end, each listing once, by links that fit their query alone', async () => {
  const seen: string[] = []
  let next: string | undefined = '/v2/reso/Property?$orderby=ListPrice desc&$select=ListingId&$count=true'
  while (next) {
    const answer: Response = await world.api.fetch(
      new Request(new URL(next, 'http://localhost'), {
        headers: { Authorization: `Bearer ${key}`, Prefer: 'odata.maxpagesize=2' },
      }),
    )
    const body = (await answer.json()) as { value: { ListingId: string }[]; '@odata.nextLink'?: string }
    expect(body).toMatchObject({ '@odata.count': 6 })
    seen.push(...body.value.map(({ ListingId }) => ListingId))
    next = body['@odata.nextLink']
  }
  expect(seen).toEqual(['10-20005', '10-20004', '10-20002', '10-20001', '10-20003', '10-20006'])
  const { body } = await ask('/Property', {}, { Prefer: 'maxpagesize=1' })
  const token = new URL(body['@odata.nextLink'] as string).searchParams.get('$skiptoken')!
  expect((await ask('/Property', { $skiptoken: token })).status).toBe(200)
  expect((await ask('/Property', { $skiptoken: token, $orderby: 'ListPrice' })).status).toBe(400)
  expect((await ask('/Property', { $skiptoken: `${token}x` })).status).toBe(400)
})

test.each([
  ['/Property', { $apply: 'aggregate' }, '$apply'],
  ['/Property', { $expand: 'Rooms' }, 'Rooms'],
  ['/Property', { $select: 'ListingKey,Secret' }, 'Secret'],
  ['/Property', { $orderby: 'City' }, 'City'],
  ['/Property', { $top: '201' }, '$top=201'],
  ['/Property', { $skip: '10001' }, '$skip=10001'],
  ['/Property', { $filter: 'contains(City,1)' }, '('],
  ['/Property', { $filter: 'Latitude gt 18' }, 'Latitude'],
  ['/Property', { $filter: "ListPrice eq 'much'" }, 'much'],
  ['/Property', { $filter: 'BedroomsTotal eq' }, 'eq'],
  ['/Property', { $filter: `${'('.repeat(30)}BedroomsTotal eq 1${')'.repeat(30)}` }, '('],
  ['/Property', { $filter: 'ModificationTimestamp gt 2026-02-30T00:00:00Z' }, '2026-02-30T00:00:00Z'],
  ['/Lookup', { $filter: "LookupName eq 'City'" }, '$filter'],
])('what is not offered is refused by its name: %s %o', async (resource, query, word) => {
  const { status, body } = await ask(resource, query)
  expect([status, body.error]).toMatchObject([400, { target: word }])
})

test('what is long, repeated, or no key at all is refused as well', async () => {
  expect((await ask('/Property', { $filter: `ListPrice eq ${'1'.repeat(2000)}` })).status).toBe(400)
  const twice = await world.api.fetch(
    new Request('http://localhost/v2/reso/Property?$top=1&$top=2', { headers: { Authorization: `Bearer ${key}` } }),
  )
  expect(twice.status).toBe(400)
  expect((await ask("/Property('99999999999999999999')")).status).toBe(404)
  expect((await ask("/Property('O''Brien')")).status).toBe(404)
  expect((await ask('/Property', { $top: '1000', $orderby: 'ModificationTimestamp' })).status).toBe(200)
})

test('hostile values in a filter, a key and every option are answered by OData', async () => {
  const faults: string[] = []
  const decoded = hostileValues.map((value) => {
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  })
  const calls = decoded.flatMap((value) => [
    `Property?${new URLSearchParams({ $filter: value })}`,
    `Property?${new URLSearchParams({ $filter: `City eq '${value.replaceAll("'", "''")}'` })}`,
    `Property?${new URLSearchParams({ $filter: `X_Features/any(x:x eq '${value}')` })}`,
    `Property?${new URLSearchParams({ $skiptoken: value, $top: value, $select: value })}`,
    `Property('${encodeURIComponent(value)}')`,
    encodeURIComponent(value),
  ])
  for (const [at, call] of calls.entries()) {
    // Each token is let in 600 times a minute.
    if (at % 500 === 0) key = await makeToken(['feed:read'])
    const answer = await world.api.fetch(
      new Request(`http://localhost/v2/reso/${call}`, { headers: { Authorization: `Bearer ${key}` } }),
    )
    const text = await answer.text()
    if (answer.status >= 500 || (insideWords.test(text) && answer.status < 400))
      faults.push(`${answer.status} ${call.slice(0, 200)} ${text.slice(0, 200)}`)
  }
  expect(faults).toEqual([])
  key = await makeToken(['feed:read'])
})

test('an agency that is suspended, or has ended its token, is read by nobody', async () => {
  const [row] = await world.db.select().from(listings).where(eq(listings.code, '10-20001'))
  await world.db.execute(`update agency set suspended_at = now() where id = ${row!.agency_id}`)
  expect((await ask('/Property')).status).toBe(401)
  await world.db.execute(`update agency set suspended_at = null where id = ${row!.agency_id}`)
  expect((await ask('/Property')).status).toBe(200)
  await world.db.execute('update token set expires_at = now()')
  expect((await ask('/Property')).status).toBe(401)
})
