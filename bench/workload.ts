import { features } from '#contract/property/feature.ts'
import { sorts } from '#contract/search/search.ts'

import { createRandom, type Random } from '../demo/random.ts'

/** Addresses that visitors ask for, the same ones for whoever is measured. */
export type Workload = { list: string[]; item: string[]; map: string[]; facets: string[] }
export type Kind = keyof Workload

export const clientHeaders = { 'X-Api-Key': 'demo-client-key', 'Accept-Language': 'es' }

type City = {
  slug: string
  count: number
  latitude: number
  longitude: number
  sectors: { slug: string; count: number }[]
}
type Answer<Data> = { data: Data }

/** Draws the workload from what the product at `url` has: places by how many listings they hold, the rest by habit. */
export async function drawWorkload(url: string, size: number): Promise<Workload> {
  const random = createRandom('bench')
  const { data: cities } = await ask<Answer<City[]>>(url, '/v2/cities')
  const times = <Item>(draw: () => Item) => Array.from({ length: size }, draw)
  return {
    list: times(() => `/v2/properties?${withPaging(filterOf(random, cities), random)}`),
    item: (await drawCodes(url, random, size)).map((code) => `/v2/properties/${code}`),
    map: times(() => `/v2/properties/map?${withBox(filterOf(random, cities), random, cities)}`),
    facets: times(() => `/v2/properties/facets?${filterOf(random, cities)}`),
  }
}

async function ask<Answer>(url: string, path: string): Promise<Answer> {
  const answer = await fetch(url + path, { headers: clientHeaders })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return (await answer.json()) as Answer
}

async function drawCodes(url: string, random: Random, size: number): Promise<string[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(size / 100) }, (_, at) =>
      ask<Answer<{ code: string }[]>>(url, `/v2/properties?sort=newest&per_page=100&page=${at + 1}`),
    ),
  )
  const codes = pages.flatMap(({ data }) => data.map(({ code }) => code))
  return Array.from({ length: size }, () => random.pick(codes))
}

function filterOf(random: Random, cities: City[]): URLSearchParams {
  const query = new URLSearchParams()
  const put = (name: string, chance: number, value: () => string | number) => {
    if (random.chance(chance)) query.append(name, String(value()))
  }
  const business = random.chance(0.72) ? 'sale' : 'lease'
  const city = drawn(random, cities)
  const middle = (business === 'sale' ? 180_000 : 1050) * Math.exp(random.between(-1.2, 1.2))
  const rate = random.chance(0.2) ? 60 : 1

  put('business_type', 0.95, () => business)
  put('type', 0.6, () =>
    random.weighted({ apartment: 38, house: 20, land: 15, penthouse: 6, commercial_premises: 6, estate: 3 }),
  )
  put('city', 0.65, () => city.slug)
  if (query.has('city') && city.sectors.length > 0) put('sector', 0.25, () => drawn(random, city.sectors).slug)
  put('min_price', 0.4, () => Math.round(middle * rate * random.between(0.3, 0.8)))
  put('max_price', 0.4, () => Math.round(middle * rate * random.between(1.1, 2.1)))
  if (rate !== 1 && (query.has('min_price') || query.has('max_price'))) query.set('currency', 'DOP')
  put('bedrooms', 0.45, () => random.weighted({ 1: 15, 2: 35, 3: 35, 4: 10, 5: 5 }))
  put('bathrooms', 0.2, () => random.int(1, 3))
  put('parkings', 0.2, () => random.int(1, 3))
  put('features', 0.15, () => random.pick(features))
  return query
}

function drawn<Place extends { count: number }>(random: Random, places: Place[]): Place {
  let left = random.next() * places.reduce((sum, place) => sum + place.count, 0)
  return places.find((place) => (left -= place.count) < 0) ?? (places.at(-1) as Place)
}

function withPaging(query: URLSearchParams, random: Random): URLSearchParams {
  if (random.chance(0.4)) query.set('sort', random.pick(sorts))
  if (random.chance(0.2)) query.set('page', String(random.int(2, 5)))
  return query
}

/** A view of four by two and a half tiles, seldom the whole country, mostly a town. */
function withBox(query: URLSearchParams, random: Random, cities: City[]): URLSearchParams {
  const zoom = random.int(7, 15)
  const centre = zoom < 9 ? { latitude: 18.8, longitude: -70.2 } : drawn(random, cities)
  const width = (360 / 2 ** zoom) * 4
  const height = width * 0.6
  const [west, south] = [centre.longitude - width / 2, centre.latitude - height / 2]
  query.set('bbox', [west, south, west + width, south + height].map((degrees) => degrees.toFixed(6)).join(','))
  query.set('zoom', String(zoom))
  return query
}
