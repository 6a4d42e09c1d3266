import { randomUUID } from 'node:crypto'

import type { Pool } from 'pg'

import { demoPassword } from '../../demo/accounts.ts'
import { Refused, send, waitUntilServed, type Write } from './writes.ts'

/** One home on its way from nothing to offers, as the client who writes it knows it. */
type Home = {
  /** Found again in the owner's notes: no two homes have the same. */
  mark: string
  id: number | null
  version: number
  /** What was acknowledged, by field, and what was asked for and may be there. */
  known: Record<string, unknown>
  asked: { field: string; after: unknown } | null
  /** Of the call that is to be made next: the same again where it was cut off. */
  key: string
  step: number
  /** Look-alikes that it is not. */
  despite: string[] | null
  code: string | null
  /** What its agency has on offer already, as it was told, and so refused. */
  refusedFor: string[]
}
type Call = (method: string, path: string, body: object) => Promise<unknown>
type Offer = { mark: string; code: string; price: number; versions: number; photos: number; events: number }
type LookAlikes = { look_alikes: { code: string | null; kind: string }[] }
type Draft = { id: number; version: number; document: Record<string, unknown> }

const author = 'agente@demo.do'
const steps = 8
/** Pictures of one home, which no other of ours has. */
const picturesOfOne = 2

/** Homes that agents begin, write field by field and publish; each caller has homes of its own. */
export function createDrafts(): Write {
  const homes: Home[] = []
  const current = new Map<number, Home>()
  let token = ''
  let from = ''
  let photos: { key: string }[] = []
  let acknowledged = 0

  async function begin(url: string): Promise<void> {
    const body = { email: author, password: demoPassword }
    const signIn = () => send(url, 'POST', '/v2/clients/login', { body })
    token = ((await waitUntilServed(signIn)) as { data: { token: string } }).data.token
    const own = await waitUntilServed(() => send(url, 'GET', '/v2/properties?agent=1&type=apartment', {}))
    from = (own as { data: { code: string }[] }).data[0]!.code
    photos = await listPhotos(url)
  }

  async function once(url: string, caller: number): Promise<void> {
    const home = current.get(caller) ?? startHome(homes, current, caller)
    const call: Call = (method, path, body) =>
      send(url, method, `/v2/workspace/drafts${path}`, { body, token, headers: { 'Idempotency-Key': home.key } })
    if (home.id === null) {
      const { data } = (await call('POST', '', { from, is_copy: true })) as { data: Draft }
      Object.assign(home, { id: data.id, version: data.version })
      home.known = { ...data.document }
    } else if (home.step < steps) {
      home.asked ??= chooseNext(home, photos)
      const { field, after } = home.asked
      const ops = [{ op: 'set', field, before: home.known[field] ?? null, after }]
      const { data } = (await call('PATCH', `/${home.id}`, { version: home.version, ops })) as { data: Draft }
      home.known[field] = after
      Object.assign(home, { asked: null, version: data.version })
    } else {
      await publish(call, home)
      current.delete(caller)
    }
    home.step += home.id === null ? 0 : 1
    home.key = randomUUID()
    acknowledged++
  }

  return {
    name: 'drafts',
    callers: 8,
    begin,
    once,
    acknowledged: () => acknowledged,
    wrongs: async (pool) => [...(await findWrongs(pool, homes)), ...(await findRefusalWrongs(pool, homes))],
    end: () => Promise.resolve(homes.some(({ code }) => code !== null) ? [] : ['nothing was published']),
    tell: () => [
      ['homes published', String(homes.filter(({ code }) => code !== null).length)],
      ['homes refused, as their agency has their like', String(homes.filter(isRefused).length)],
    ],
  }
}

/** Pictures of listings on offer, each once. */
export async function listPhotos(url: string): Promise<{ key: string }[]> {
  const read = (path: string) => waitUntilServed(() => send(url, 'GET', `/v2/properties${path}`, {}))
  const all = (await read('?per_page=100')) as { data: { code: string }[] }
  const shown = await Promise.all(all.data.map(({ code }) => read(`/${code}/photos`)))
  const keys = shown.flatMap((one) =>
    (one as { data: { src: string }[] }).data.map(({ src }) => src.slice('/pictures/'.length)),
  )
  return [...new Set(keys)].map((key) => ({ key }))
}

/**
 * What looks like a home of the agency is published by whoever says that it is another: it is. What is the same to the
 * agency's own rules is refused, and stays a draft; `findRefusalWrongs` looks whether it was refused rightly.
 */
async function publish(call: Call, home: Home): Promise<void> {
  const body = { version: home.version, ...(home.despite && { despite: home.despite }) }
  try {
    const published = await call('POST', `/${home.id}/publish`, body)
    home.code = (published as { data: { code: string | null } }).data.code
  } catch (error) {
    if (!(error instanceof Refused && error.body.startsWith('{"code":"draft.look_alike"'))) throw error
    const { look_alikes } = JSON.parse(error.body) as LookAlikes
    const codesOf = (kind: string) => look_alikes.flatMap((one) => (one.kind === kind && one.code ? one.code : []))
    home.refusedFor = codesOf('blocking')
    if (home.refusedFor.length > 0) return
    const known = home.despite ?? []
    // Others were published since it was asked.
    const others = codesOf('warned').filter((code) => !known.includes(code))
    if (others.length === 0) throw error
    home.despite = [...known, ...others]
    home.key = randomUUID()
    await publish(call, home)
  }
}

function startHome(homes: Home[], current: Map<number, Home>, caller: number): Home {
  const home: Home = {
    mark: `kill${process.pid}-${homes.length}`,
    id: null,
    version: 1,
    known: {},
    asked: null,
    key: randomUUID(),
    step: 0,
    despite: null,
    code: null,
    refusedFor: [],
  }
  homes.push(home)
  current.set(caller, home)
  return home
}

function chooseNext({ step, mark }: Home, photos: { key: string }[]): { field: string; after: unknown } {
  // Each is another home: another place, size and price, with pictures of its own.
  const nth = Number(mark.split('-')[1])
  const own = Array.from({ length: picturesOfOne }, (_, at) => photos[(nth * picturesOfOne + at) % photos.length])
  if (step === 1) return { field: 'notes', after: mark }
  if (step === 2) return { field: 'photos', after: own }
  if (step === 3) return { field: 'delivery_date', after: null }
  if (step === 4) return { field: 'price', after: Math.round(100_000 * 1.04 ** (nth % 300)) }
  if (step === 5) return { field: 'construction_m2', after: 60 + nth }
  if (step === 6) return { field: 'exact_point', after: { latitude: 18.4 + (nth % 1000) / 1000, longitude: -69.9 } }
  return { field: 'commission', after: mark }
}

const isRefused = ({ refusedFor }: Home) => refusedFor.length > 0

/** Homes that were refused for the sake of what their agency does not offer, or have been published all the same. */
async function findRefusalWrongs(pool: Pool, homes: readonly Home[]): Promise<string[]> {
  const { rows } = await pool.query<{ code: string; mark: string | null }>(
    `select code, notes as mark from listing left join listing_private on listing_id = listing.id
     where status in ('published', 'reserved', 'inactive')
       and listing.agency_id = (select agency_id from client where email = $1)`,
    [author],
  )
  const marks = new Map(rows.map(({ code, mark }) => [code, mark]))
  return homes.filter(isRefused).flatMap(({ mark, refusedFor }) => {
    if ([...marks.values()].includes(mark)) return [`${mark} was refused and is on offer`]
    const strange = refusedFor.filter((code) => !marks.has(code))
    return strange.map((code) => `${mark} was refused for ${code}, which its agency does not offer`)
  })
}

/** What was acknowledged and is not there, and what is there twice. */
async function findWrongs(pool: Pool, homes: readonly Home[]): Promise<string[]> {
  const mark = `kill${process.pid}-`
  const { rows: offers } = await pool.query<Offer>(
    `select notes as mark, code, price::float8 as price,
       (select count(*)::int from listing_version where listing_id = listing.id) as versions,
       (select count(*)::int from photo where photo.listing_id = listing.id) as photos,
       (select count(*)::int from audit_event
        where subject = 'listing' and subject_id = listing.id and kind = 'listing.published') as events
     from listing_private join listing on listing.id = listing_id where starts_with(notes, $1)`,
    [mark],
  )
  const { rows: drafts } = await pool.query<{ id: number; document: Record<string, unknown> }>(
    'select id, document from listing_draft',
  )
  const byId = new Map(drafts.map(({ id, document }) => [id, document]))
  return homes.flatMap((home) => {
    const there = offers.filter((offer) => offer.mark === home.mark)
    if (there.length > 1) return [`${home.mark} is on offer ${there.length} times`]
    const [offer] = there
    if (home.code && offer?.code !== home.code) return [`${home.mark} was published as ${home.code} and is not`]
    if (offer) {
      const isOnce = offer.versions === 1 && offer.events === 1 && !byId.has(home.id!)
      const shown = home.known.photos as readonly unknown[]
      const isWhole = isOnce && offer.price === home.known.price && offer.photos === shown.length
      return isWhole ? [] : [`${home.mark} is on offer and not whole: ${JSON.stringify(offer)}`]
    }
    if (home.id === null) return []
    const document = byId.get(home.id)
    if (!document) return [`the draft of ${home.mark} was acknowledged and is missing`]
    return Object.entries(home.known)
      .filter(
        ([field, value]) =>
          field !== home.asked?.field && JSON.stringify(document[field] ?? null) !== JSON.stringify(value ?? null),
      )
      .map(([field]) => `${field} of ${home.mark} was acknowledged and is not there`)
  })
}
