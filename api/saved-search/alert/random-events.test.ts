import { eq, sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { maxListingsPerMail } from '#contract/saved-search/alert.ts'
import type { MailData } from '#contract/mail/mail.ts'
import type { Feature } from '#contract/property/feature.ts'
import { featureByNumber } from '../../property/feature-number.ts'
import { scorePowerWater } from '#contract/property/power-water.ts'
import { filters, flagColumns, flagNames } from '#contract/search/filters.ts'
import { decodePolygon } from '#contract/search/polygon.ts'

import { addExchangeRate } from '../../exchange-rate/add-exchange-rate.ts'
import { listings } from '../../property/table.ts'
import { asked, type Asked, makeListings } from '../../search/brute-force.ts'
import { createTestApi } from '../../test-api.ts'
import { testRate } from '../../test-makers.ts'
import type { Fact } from './rules.ts'

/** The whole of it is `ALERT_EVENTS=10000 ALERT_SEARCHES=500`. */
const events = Number(process.env.ALERT_EVENTS ?? (process.env.THOROUGH ? 600 : 250))
const searches = Number(process.env.ALERT_SEARCHES ?? 40)
const seed = Number(process.env.ALERT_SEED ?? 20_261_121)

type Row = typeof listings.$inferSelect
type Told = { code: string; facts: Fact[]; newest: number }
type ListingStatement = { code: string; facts: Fact[] }
type Said = Map<string, { count: number; homes: ListingStatement[] }>

const isUnknown = ({ status }: Row) => status === 'draft' || status === 'in_review'

test(
  `the letters about ${searches} searches say what ${events} random events did to them, nothing less and nothing twice`,
  { timeout: 3_600_000 },
  async () => {
    const said: Said = new Map()
    const { db, tools, ask, agent, agency, client, followEvents, readMails } = await createTestApi({
      writeMail: (_kind, _language, data) => {
        const { name, count, homes } = data as MailData['alert']
        if (said.has(name)) throw new Error(`a second letter about ${name}`)
        said.set(name, { count, homes: homes.map(({ link, facts }) => ({ code: link.slice(-8), facts })) })
        return { subject: '', html: '', text: '' }
      },
    })
    await agent({ id: 1 })
    await agent({ id: 2 })
    await agency({ id: 2 })
    await makeListings(db, 150, seed)
    const rows = new Map((await db.select().from(listings)).map((row) => [row.id, row]))
    const queries = await saveSearches()
    await db.execute(sql`update saved_search set last_letter_at = now() + interval '1 day' where alert = 'weekly'`)

    const random = randomOf(seed)
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!
    let rate = testRate
    let number = 0
    const waiting = new Map<string, Map<number, Told>>()
    const everTold = new Set<string>()
    const everOffered = new Set<number>()
    let told = 0

    for (number = 1; number <= events; number++) {
      await happen()
      if (random() < Math.min(0.08, 100 / events) || number === events)
        await compareMails(random() < 0.3 || number === events)
    }
    expect(told).toBeGreaterThan(events / 3)

    async function saveSearches() {
      const saved = new Map<string, { query: Asked; isWeekly: boolean }>()
      const wanted = fc.sample(asked, { numRuns: searches * 2, seed })
      for (let owner = await client(); saved.size < searches;) {
        const query = wanted[saved.size]!
        const isWeekly = saved.size % 4 === 3
        // Each is another one, even where its filters are not.
        const criteria = { ...query, max_m2: query.max_m2 ?? 100_000 + saved.size }
        const name = `S${saved.size}`
        const body = { name, criteria, alert: isWeekly ? 'weekly' : 'instant' }
        const answer = await ask('POST', '/v2/clients/searches', { headers: owner.headers, body })
        if (answer.status === 409) owner = await client()
        else {
          expect(answer.status).toBe(201)
          saved.set(name, { query, isWeekly })
        }
      }
      return saved
    }

    async function happen(): Promise<void> {
      const kind = random()
      if (kind < 0.04) return moveRate()
      if (kind < 0.2) return add()
      const row = pick([...rows.values()])
      if (kind < 0.5) return change(row, priceAt(pick(['USD', 'DOP'] as const), pick(prices)))
      if (kind < 0.8) return change(row, { status: pick(statuses) })
      if (kind < 0.9)
        return change(row, { bedrooms: pick([0, 1, 2, 3, 6]), rank: 3, [pick(flagColumns)]: random() < 0.5 })
      return change(row, pick([{ city_id: 1, sector_id: 2 }, { city_id: 2, sector_id: 3 }, { stories: 7 }]))
    }

    function priceAt(currency: 'USD' | 'DOP', usd: number) {
      const price = currency === 'USD' ? usd : Math.round(usd * 60 * 100) / 100
      return { price, currency, price_usd: currency === 'USD' ? price : centsAt(price, rate) / 100 }
    }

    async function add(): Promise<void> {
      const { id: _, ...model } = pick([...rows.values()])
      const row = { ...model, ...priceAt(pick(['USD', 'DOP'] as const), pick(prices)) }
      const added = { ...row, code: `10-${30_000 + number}`, status: pick(['published', 'draft'] as const) }
      const [after] = await db.insert(listings).values(added).returning()
      tell(null, after!)
      rows.set(after!.id, after!)
    }

    async function change(before: Row, changes: Partial<Row>): Promise<void> {
      const [after] = await db.update(listings).set(changes).where(eq(listings.id, before.id)).returning()
      tell(before, after!)
      rows.set(before.id, after!)
    }

    async function moveRate(): Promise<void> {
      rate = pick([57.5, 60, 61.25, 64])
      await addExchangeRate(tools.database, { rate, source: 'Banco Central', date: '2026-11-02' })
      for (const row of rows.values()) if (row.currency === 'DOP') row.price_usd = centsAt(row.price, rate) / 100
    }

    /** What every search is to be told of one event, by looking at its query and nothing else. */
    function tell(before: Row | null, after: Row): void {
      const [was, is] = [before?.status === 'published', after.status === 'published']
      const wasOffered = everOffered.has(after.id) || (before !== null && !isUnknown(before))
      if (is || was) everOffered.add(after.id)
      const isPriced = was && is && (before!.price !== after.price || before!.currency !== after.currency)
      for (const [name, { query }] of queries) {
        const [found, finds] = [was && isFound(before!, query, rate), is && isFound(after, query, rate)]
        const pair = `${name}/${after.id}`
        if (is && !was && finds) say(name, pair, after, { kind: wasOffered ? 'back' : 'new' })
        else if (isPriced && finds) {
          const [from, to] = [before!, after].map(({ price, currency }) => ({ price, currency })) as [never, never]
          say(name, pair, after, { kind: 'price', from, to })
        } else if (was && is && finds && !found && !everTold.has(pair)) say(name, pair, after, { kind: 'new' })
        else if (was && !is && found && !isUnknown(after)) {
          say(name, pair, after, { kind: 'status', status: after.status as 'sold' })
        }
      }
    }

    function say(name: string, pair: string, { id, code }: Row, fact: Fact): void {
      everTold.add(pair)
      const here = waiting.get(name) ?? new Map<number, Told>()
      waiting.set(name, here)
      const facts = [...(here.get(id)?.facts ?? []), fact]
      here.set(id, { code, facts, newest: number })
      told++
    }

    /** Reads the emails that are due now and compares them with what was to be told. */
    async function compareMails(isMonday: boolean): Promise<void> {
      const past = isMonday ? sql`true` : sql`alert = 'instant'`
      await db.execute(sql`update saved_search set last_letter_at = now() - interval '8 days' where ${past}`)
      said.clear()
      await followEvents()
      await readMails()
      await db.execute(sql`update saved_search set last_letter_at = now() + interval '1 day' where alert = 'weekly'`)

      const expected: Said = new Map()
      for (const [name, here] of waiting) {
        if (queries.get(name)!.isWeekly && !isMonday) continue
        waiting.delete(name)
        const known = [...here].filter(([id]) => !isUnknown(rows.get(id)!)).map(([, home]) => home)
        const homes = known.toSorted((a, b) => b.newest - a.newest).slice(0, maxListingsPerMail)
        if (known.length === 0) continue
        expected.set(name, { count: known.length, homes: homes.map(({ code, facts }) => ({ code, facts })) })
      }
      expect(inOrder(said)).toEqual(inOrder(expected))
    }
  },
)

const prices = [100_000, 150_000, 149_999.99, 300_000.01, 500, 1_200, 220_000]
const statuses = ['published', 'published', 'published', 'sold', 'reserved', 'draft', 'expired', 'inactive'] as const
const cities: Record<string, number> = { 'santo-domingo': 1, 'punta-cana': 2, santiago: 3 }
const sectors: Record<string, number> = {
  'santo-domingo-piantini': 1,
  'santo-domingo-naco': 2,
  'punta-cana-bavaro': 3,
  'santiago-los-jardines': 4,
}

const inOrder = (mails: Said) => [...mails].toSorted(([a], [b]) => a.localeCompare(b))

/** Whole cents of US$, halves upwards. */
function centsAt(amount: number, rate: number): number {
  const [whole, divisor] = [BigInt(Math.round(amount * 10_000)), BigInt(Math.round(rate * 10_000))]
  return Number((whole * 200n + divisor) / (2n * divisor))
}

/** Whether a query finds a listing, each filter read off the specification. */
function isFound(row: Row, query: Asked, rate: number): boolean {
  const one = (name: keyof Asked) => query[name] as string | undefined
  const many = (name: keyof Asked) => [query[name] ?? []].flat()
  const isAtLeast = (name: keyof Asked, value: number) => !(value < Number(one(name) ?? -Infinity))
  const isFlag = (name: keyof Asked, value: boolean | null) => one(name) === undefined || (one(name) === '1') === value
  const money = query.currency === 'DOP' ? rate : 1
  const cents = Math.round(row.price_usd * 100)
  const m2 = row.construction_m2 > 0 ? row.construction_m2 : (row.lot_m2 ?? 0)
  const names = row.features.map((number) => featureByNumber[number]) as Feature[]
  const i = query.currency === 'DOP' ? 0.1181 / 12 : 0.0897 / 12
  const payment = (row.price_usd * money * 0.8 * i) / (1 - (1 + i) ** -240)
  const [west, south, east, north] = (one('bbox') ?? '-180,-90,180,90').split(',').map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const stories = one('stories')
  return (
    (!query.business_type || row.business_type === query.business_type) &&
    (!query.type || many('type').includes(row.type)) &&
    (!query.city || row.city_id === cities[one('city')!]) &&
    (!query.sector || row.sector_id === sectors[one('sector')!]) &&
    (!query.min_price || cents >= centsAt(Number(query.min_price), money)) &&
    (!query.max_price || cents <= centsAt(Number(query.max_price), money)) &&
    (!query.max_payment || (row.business_type === 'sale' && payment <= Number(query.max_payment))) &&
    isAtLeast('bedrooms', row.bedrooms) &&
    isAtLeast('bathrooms', row.bathrooms) &&
    isAtLeast('parkings', row.parkings) &&
    (!stories || (stories === '5' ? row.stories > 4 : row.stories === Number(stories))) &&
    isAtLeast('min_m2', m2) &&
    (!query.max_m2 || m2 <= Number(query.max_m2)) &&
    many('features').every((feature) => names.includes(feature as Feature)) &&
    isAtLeast('min_power_water', scorePowerWater(names).score) &&
    flagNames.every((name) => isFlag(name, row[filters[name].columns[0]])) &&
    (!query.agent || row.agent_id === Number(query.agent)) &&
    (!query.agency || row.agency_id === Number(query.agency)) &&
    row.longitude >= west &&
    row.longitude <= east &&
    row.latitude >= south &&
    row.latitude <= north &&
    (!query.polygon || isInside(row, decodePolygon(one('polygon')!)!))
  )
}

/** Crosses the ring's edges eastwards: inside when there is an odd number of them. */
function isInside({ latitude, longitude }: Row, ring: { lat: number; lng: number }[]): boolean {
  const crossed = ring.filter((a, at) => {
    const b = ring[(at + 1) % ring.length]!
    const isBetween = a.lat > latitude !== b.lat > latitude
    return isBetween && longitude < a.lng + ((latitude - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng)
  })
  return crossed.length % 2 === 1
}

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
