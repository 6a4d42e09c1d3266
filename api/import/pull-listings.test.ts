import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createOutside } from '../tools/outside/outside.ts'
import { startOtherSide } from '../tools/outside/test-other-side.ts'
import { createImportWorld } from './test-imports.ts'
import { writeAddress } from './pull-listings.ts'

type Listing = Record<string, unknown> & { ListingKey: string; ModificationTimestamp: string }

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString()

function createListing(nth: number): Listing {
  return {
    ListingKey: `K-${String(nth).padStart(3, '0')}`,
    ModificationTimestamp: at(nth),
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Apartment',
    ListPrice: 100_000 + nth,
    X_Currency: 'USD',
    LivingArea: 120,
    LivingAreaUnits: 'Square Meters',
    StateOrProvince: 'Distrito Nacional',
    City: 'Santo Domingo',
    SubdivisionName: 'Piantini',
    Latitude: 18.4699,
    Longitude: -69.9401,
    BedroomsTotal: 3,
    BathroomsFull: 2,
    X_PublicRemarksEs: 'Tres habitaciones, vista al parque y dos parqueos techados. '.repeat(4).trim(),
    X_TitleEs: `Apartamento luminoso con balcón, el ${nth}`,
  }
}

const perPage = 40

/** An interface of somebody else, with what it has; it says no when it is told to. */
async function startInterface(count: number) {
  const listings = new Map(Array.from({ length: count }, (_, nth) => [nth, createListing(nth)]))
  const state = { token: 'Bearer ficha-secreta', trouble: [] as number[], leads: null as string | null }
  const peer = await startOtherSide((request, response) => {
    const say = (status: number, body: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (request.url === '/token') return say(200, { access_token: 'of-the-hour', expires_in: 3600 })
    if (request.headers.authorization !== state.token) return say(401, {})
    const trouble = state.trouble.shift()
    if (trouble) return say(trouble, {}, { 'retry-after': '0' })
    const url = new URL(request.url!, 'http://here')
    const since = / ge (\S+?)\)?$/.exec(url.searchParams.get('$filter') ?? '')?.[1] ?? ''
    const all = [...listings.values()]
      .filter(({ ModificationTimestamp }) => ModificationTimestamp >= since)
      .toSorted((one, other) => (one.ModificationTimestamp < other.ModificationTimestamp ? -1 : 1))
    const from = Number(url.searchParams.get('from') ?? 0)
    url.searchParams.set('from', String(from + perPage))
    const next = state.leads ?? `${peer.url}${url.pathname}${url.search}`
    const value = all.slice(from, from + perPage)
    return say(200, { value, ...(from + perPage < all.length && { '@odata.nextLink': next }) })
  })
  return { ...peer, listings, state }
}

async function createWorld(count = 100) {
  let moment = new Date('2026-11-23T14:00:00Z')
  const here = await startInterface(count)
  const w = await createImportWorld(() => moment, {
    outside: createOutside({ allowsLoopback: true, userAgent: 'Test/1' }),
  })
  const far = { kind: 'reso_api', arrival: 'address', address: `${here.url}/odata/Property` }
  const trusted = { publishes_without_pictures: true, is_trusted: true, agency_id: 3, every_hours: 1 }
  const source = (more: object = {}) => w.source({ ...far, ...trusted, password: 'ficha-secreta', ...more }, w.staff)
  /** An hour later the schedule looks. */
  async function look(hours = 1) {
    moment = new Date(moment.getTime() + hours * 3_600_000 + 1000)
    here.calls.length = 0
    await w.work()
  }
  const last = async (id: number) => {
    const { data } = await w.call<{ id: number }[]>(w.staff, 'GET', `/v2/imports/${id}/runs`)
    return w.read(id, data[0]!.id, w.staff)
  }
  return { ...w, here, source, look, last }
}

test('an interface is read page by page, then only what changed, and once a day whole for what is gone', async () => {
  const w = await createWorld()
  const { id } = await w.source()
  await w.look()
  const first = await w.last(id)
  expect(first).toMatchObject({ state: 'done', counts: { rows: 100, new: 100, refused: 0 }, file: '127.0.0.1' })
  expect(w.here.calls).toHaveLength(3)
  expect(w.here.calls.every(({ headers }) => headers.authorization === 'Bearer ficha-secreta')).toBe(true)
  expect(w.here.calls[0]!.url).toContain('$expand=Media')

  // What was last seen may have company of the very same moment: it is asked for again, and is the same.
  await w.look()
  expect(decodeURIComponent(w.here.calls[0]!.url)).toContain(`ModificationTimestamp ge ${at(99)}`)
  expect(await w.last(id)).toMatchObject({ state: 'done', counts: { rows: 1, unchanged: 1, gone: 0 } })

  w.here.listings.set(7, { ...createListing(7), ListPrice: 99_000, ModificationTimestamp: at(200) })
  w.here.listings.delete(8)
  await w.look()
  expect(await w.last(id)).toMatchObject({ state: 'done', counts: { changed: 1, gone: 0 } })
  expect((await w.offers())[7]).toMatchObject({ price: 99_000 })
  expect((await w.offers())[8]).toMatchObject({ status: 'published' })

  await w.look(24)
  expect(w.here.calls[0]!.url).not.toContain('ModificationTimestamp%20ge')
  expect(await w.last(id)).toMatchObject({ state: 'done', counts: { rows: 99, unchanged: 99, gone: 1 } })
  expect((await w.offers())[8]).toMatchObject({ status: 'inactive' })
})

test('who is told to wait asks again, and a page that cannot be had changes nothing', async () => {
  const w = await createWorld(50)
  const { id } = await w.source()
  w.here.state.trouble = [429, 503, 502]
  await w.look()
  expect(await w.last(id)).toMatchObject({ state: 'done', counts: { new: 50 } })
  expect(w.here.calls).toHaveLength(5)
  w.here.state.trouble = [503, 503, 503, 503, 503]
  w.here.listings.clear()
  await w.look(24)
  expect(await w.last(id)).toMatchObject({ state: 'failed', problem: { code: 'outside.unreachable' } })
  // It answers again, with nothing: that is asked about.
  await w.look(24)
  expect(await w.last(id)).toMatchObject({ state: 'waiting', brakes: [{ kind: 'empty' }, { kind: 'gone' }] })
  expect((await w.offers()).every(({ status }) => status === 'published')).toBe(true)
})

test('a link to somebody else gets no token, one in a circle ends, and the token is told nobody', async () => {
  const w = await createWorld(50)
  const other = await startOtherSide((_, response) => response.end('{"value":[]}'))
  const { id, ...told } = await w.source()
  expect(told).toMatchObject({ has_password: true })
  for (const leads of [
    `${other.url}/odata/Property?from=40`,
    `${w.here.url}/odata/Property?circle=1`,
    'http://[',
    '//10.0.0.1/',
  ]) {
    w.here.state.leads = leads
    await w.look(24)
    expect(await w.last(id), leads).toMatchObject({ state: 'failed', problem: { code: 'import.unreadable' } })
  }
  expect(other.calls).toEqual([])
  expect(await w.offers()).toEqual([])
  const kept = await w.db.execute(sql`
    select row_to_json(import_source)::text as text from import_source union all select row_to_json(import_run)::text from import_run
    union all select row_to_json(audit_event)::text from audit_event`)
  expect(JSON.stringify([kept.rows, told, await w.last(id)])).not.toContain('ficha-secreta')
})

test('a name and a password get a token for the hour, and a wrong one is said', async () => {
  const w = await createWorld(3)
  w.here.state.token = 'Bearer of-the-hour'
  const { id } = await w.source({ user: 'cliente', token_address: `${w.here.url}/token` })
  await w.look()
  const [asked] = w.here.calls
  expect(asked).toMatchObject({ method: 'POST', url: '/token' })
  expect(Object.fromEntries(new URLSearchParams(asked!.body))).toMatchObject({
    grant_type: 'client_credentials',
    client_id: 'cliente',
    client_secret: 'ficha-secreta',
  })
  expect(await w.last(id)).toMatchObject({ state: 'done', counts: { new: 3 } })
  w.here.state.token = 'Bearer another'
  await w.look(24)
  expect(await w.last(id)).toMatchObject({ state: 'failed', problem: { code: 'outside.refused' } })
})

test('what its owner wrote into an address stays', () => {
  const address = "https://a.example/odata/Property?$filter=City eq 'Santo Domingo'&$select=ListingKey"
  expect(decodeURIComponent(writeAddress(address, '2026-01-01T00:00:00Z'))).toBe(
    "https://a.example/odata/Property?$filter=(City eq 'Santo Domingo') and ModificationTimestamp ge 2026-01-01T00:00:00Z" +
      '&$select=ListingKey&$expand=Media&$orderby=ModificationTimestamp',
  )
})
