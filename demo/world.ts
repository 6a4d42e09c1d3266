import type { ListingStatus } from '#contract/property/property-type.ts'

import { createCalendar } from './calendar.ts'
import type { Calendar } from './calendar.ts'
import type { Facts } from './market/facts.ts'
import { dealCovers } from './gallery/dealer.ts'
import { createGallery } from './gallery/gallery.ts'
import type { GalleryPicture } from './gallery/gallery.ts'
import { createFacts } from './market/listing-facts.ts'
import { shareOut } from './market/market.ts'
import { scoreOf, spread } from './order.ts'
import type { Ranked } from './order.ts'
import { createAgents, listAgentsServing } from './people.ts'
import type { Agent } from './people.ts'
import { getProvince, sectors } from './market/places.ts'
import { createProjects } from './projects.ts'
import type { DemoProject } from './projects.ts'
import { createRandom, shuffle } from './random.ts'
import type { Random } from './random.ts'
import { chooseVideos } from './videos.ts'
import type { Video } from './videos.ts'
import { createWriter } from './words/writer.ts'
import type { Texts } from './words/writer.ts'

export type DemoListing = Texts & {
  facts: Facts
  status: ListingStatus
  agent: Agent
  is_collection: boolean
  photos: GalleryPicture[]
  videos: Video[]
  view_360: string | null
  rank: number
  published_at: Date | null
  created_at: Date
}

export type World = {
  /** The last day, that of its exchange rate. */
  day: string
  /** Of published listings. */
  count: number
  agents: Agent[]
  projects: DemoProject[]
  /** In pieces of at most five thousand, so that a million take little more memory than one piece. */
  chunks: () => Generator<DemoListing[]>
}

export const demoSeed = 1973
export const demoListings = 1200

const chunkSize = 5000
const isPublished = ({ status }: { status: ListingStatus }) => status === 'published'

const collectionShare = 60 / 1200
const minCollectionPrice = 750_000
const view360Share = 12 / 1200
const videoShare = 40 / 1200
const offMarketShare = 0.06

type Options = { listings?: number; seed?: number; lastDay?: Date }

/** A whole market, the same for the same seed and day; `listings` of it are published, some more have been or will be. */
export function makeWorld({ listings = demoListings, seed = demoSeed, lastDay }: Options = {}): World {
  const calendar = createCalendar(lastDay)
  const agents = createAgents(listings, seed)
  const projects = createProjects(agents, seed, calendar)
  return {
    day: calendar.day,
    count: listings,
    agents,
    projects,
    *chunks() {
      const write = createWriter()
      for (let first = 0, chunk = 0; first < listings; first += chunkSize, chunk++) {
        const published = Math.min(chunkSize, listings - first)
        yield makeChunk({
          published,
          firstCode: codeBase + first + Math.round(first * offMarketShare),
          agents,
          projects,
          write,
          seed,
          chunk,
          calendar,
        })
      }
    },
  }
}

const codeBase = 20_001

type Piece = {
  published: number
  firstCode: number
  agents: Agent[]
  projects: DemoProject[]
  write: ReturnType<typeof createWriter>
  seed: number
  chunk: number
  calendar: Calendar
}

function makeChunk({ published, firstCode, agents, projects, write, seed, chunk, calendar }: Piece): DemoListing[] {
  const random = createRandom(seed, 'chunk', chunk)
  const count = published + Math.round(published * offMarketShare)
  const places = shuffle(sectorsDealt(count, projects), random)
  const statuses = shuffle(statusesDealt(count, published), random)
  const facts = places.map((sector, at) => {
    const code = `10-${firstCode + at}`
    return createFacts({ code, sector: sectors[sector]!, projects, calendar, random: createRandom(seed, code) })
  })
  offerProjects(facts, statuses)
  const finest = finestOf(facts, statuses, published)
  const ranked = facts.map((facts, at) => {
    const own = createRandom(seed, facts.code, 'market')
    const daysOld = ageInDays(own)
    const published_at = new Date(calendar.now.getTime() - daysOld * 86_400_000)
    const is_collection = finest.has(facts)
    const score = scoreOf(facts, published_at, calendar.now)
    return { facts, status: fitting(statuses[at]!, facts), published_at, is_collection, score }
  })
  const others = ranked.filter((item) => !isPublished(item))
  const dealt = [...dealCovers(spread(ranked.filter(isPublished)), random), ...dealCovers(others, random)]
  const extras = extrasFor(
    dealt.map(({ item }) => item),
    published,
  )
  return dealt
    .map(({ item, cover }, place) => finish(item, { cover, place, of: dealt.length, agents, write, extras, seed }))
    .sort((a, b) => numberOf(a.facts.code) - numberOf(b.facts.code))
}

function numberOf(code: string): number {
  return Number(code.slice(code.indexOf('-') + 1))
}

/**
 * The sector of each listing, by number. Developments stand beside what their sector offers anyway: it gets a place more
 * for each free home, from the sectors that have most; a market too small for that stays as it is.
 */
function sectorsDealt(count: number, projects: readonly DemoProject[]): number[] {
  const shares = shareOut(count)
  const needs = sectors.map(({ id }) => {
    const own = projects.filter(
      ({ sector, is_unlisted, units_left }) => sector.id === id && (is_unlisted || units_left.length > 0),
    )
    const free = own.reduce((sum, { units_left }) => sum + units_left.length + 1, 0)
    return free > 0 ? free + shares[id - 1]! : 0
  })
  const missing = needs.reduce((sum, need, sector) => sum + Math.max(0, need - shares[sector]!), 0)
  if (missing < count / 6) {
    needs.forEach((need, sector) => (shares[sector] = Math.max(need, shares[sector]!)))
    for (let left = missing; left > 0; left--) shares[sectorWithMost(shares, needs)]!--
  }
  return shares.flatMap((share, sector) => Array.from({ length: share }, () => sector))
}

function sectorWithMost(shares: readonly number[], needs: readonly number[]): number {
  const spare = shares.map((share, sector) => share - needs[sector]!)
  return spare.indexOf(Math.max(...spare))
}

/** What a development offers is on the market: where it was dealt another status, it takes that of an ordinary listing. */
function offerProjects(facts: readonly Facts[], statuses: ListingStatus[]): void {
  const ordinary = [...statuses.keys()].filter((at) => statuses[at] === 'published' && !facts[at]!.project)
  for (const at of facts.keys()) {
    if (!facts[at]!.project || statuses[at] === 'published') continue
    const other = ordinary.shift()
    if (other === undefined) return
    ;[statuses[at], statuses[other]] = ['published', statuses[at]!]
  }
}

const offMarket: Partial<Record<ListingStatus, number>> = {
  sold: 32,
  rented: 14,
  expired: 20,
  inactive: 12,
  reserved: 11,
  draft: 8,
  in_review: 3,
}

function statusesDealt(count: number, published: number): ListingStatus[] {
  const random = createRandom('statuses', count)
  return Array.from({ length: count }, (_, at) => (at < published ? 'published' : random.weighted(offMarket)))
}

/** What is let is not sold. */
function fitting(status: ListingStatus, { business }: Facts): ListingStatus {
  if (status === 'sold' && business === 'lease') return 'rented'
  return status === 'rented' && business === 'sale' ? 'sold' : status
}

function ageInDays(random: Random): number {
  return Math.min(330, Math.floor(-Math.log(1 - random.next()) * 62)) + random.next()
}

const homes = new Set(['apartment', 'penthouse', 'house', 'tourist'])

/** The dearest published homes for sale, one in twenty and none below the Collection's least price. */
function finestOf(facts: readonly Facts[], statuses: readonly ListingStatus[], published: number): Set<Facts> {
  return new Set(
    facts
      .filter((one, at) => statuses[at] === 'published' && one.business === 'sale' && homes.has(one.type))
      .filter((one) => one.price_usd > minCollectionPrice)
      .sort((a, b) => b.price_usd - a.price_usd || numberOf(a.code) - numberOf(b.code))
      .slice(0, Math.round(published * collectionShare)),
  )
}

type Extras = { with360: Set<Facts>; withVideo: Set<Facts> }

/** The panorama shows a living room by the sea, so only such homes have it; films are of homes like those they show. */
function extrasFor(ordered: readonly (Ranked & { status: ListingStatus })[], published: number): Extras {
  const standing = ordered
    .filter((item) => isPublished(item) && homes.has(item.facts.type) && !item.facts.is_under_construction)
    .map(({ facts }) => facts)
  const bySea = standing.filter((facts) => facts.view === 'sea')
  const filmed = standing.filter((facts) => chooseVideos(facts).length > 0)
  return {
    with360: new Set(evenly(bySea, Math.max(1, Math.round(published * view360Share)))),
    withVideo: new Set(evenly(filmed, Math.max(1, Math.round(published * videoShare)))),
  }
}

function evenly<Item>(items: readonly Item[], count: number): Item[] {
  const wanted = Math.min(count, items.length)
  return Array.from({ length: wanted }, (_, at) => items[Math.floor((at * items.length) / wanted)]!)
}

type Context = {
  place: number
  of: number
  cover: string
  agents: Agent[]
  write: ReturnType<typeof createWriter>
  extras: Extras
  seed: number
}

function finish(
  item: Ranked & { status: ListingStatus },
  { cover, place, of, agents, write, extras, seed }: Context,
): DemoListing {
  const { facts, status, published_at, is_collection } = item
  const random = createRandom(seed, facts.code, 'finish')
  return {
    facts,
    status,
    agent: agentFor(facts, is_collection, agents, random),
    is_collection,
    ...write(facts, random),
    photos: createGallery(facts, cover, random),
    videos: extras.withVideo.has(facts) ? chooseVideos(facts) : [],
    view_360: extras.with360.has(facts) ? 'pano-sala-1' : null,
    rank: Math.round((1 - place / of) * 1_000_000),
    published_at: status === 'draft' || status === 'in_review' ? null : published_at,
    created_at: new Date(published_at.getTime() - random.int(1, 9) * 86_400_000),
  }
}

function agentFor(facts: Facts, isCollection: boolean, agents: Agent[], random: Random): Agent {
  if (facts.project) return agents[facts.project.agent_id - 1]!
  const serving = servingIn(facts, agents)
  const experts = serving.filter((agent) => agent.is_collection)
  return random.pick(isCollection && experts.length > 0 ? experts : serving)
}

const servingByCity = new WeakMap<Agent[], Map<number, Agent[]>>()

function servingIn({ city }: Facts, agents: Agent[]): Agent[] {
  const byCity = servingByCity.get(agents) ?? new Map<number, Agent[]>()
  servingByCity.set(agents, byCity)
  const known = byCity.get(city.id) ?? listAgentsServing(city, getProvince(city).slug, agents)
  byCity.set(city.id, known)
  return known
}
