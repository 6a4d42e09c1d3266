import { performance } from 'node:perf_hooks'

import { buildBase } from '#api/search/index/build-base.ts'
import { createColumns, type Flags, type FoundListing, putListing } from '#api/search/index/columns.ts'
import { createAnswers } from '#api/search/search.ts'
import { SearchIndex } from '#api/search/index/search-index.ts'
import { features } from '#contract/property/feature.ts'
import { featureNumbers } from '#api/property/feature-number.ts'
import { flagColumns } from '#contract/search/filters.ts'
import { propertyTypes } from '#contract/property/property-type.ts'
import { type MapQuery, type SearchFilter, type SearchQuery, sorts } from '#contract/search/search.ts'

// What the index alone costs, without a database or the network: node bench/search-index.ts [listings …]

const rate = 60
const cityCount = 57
const sectorsOfCity = 4
const calls = 2000

function measure(size: number): void {
  const random = seeded(1)
  const index = new SearchIndex()
  const began = performance.now()
  const staging = createColumns(0, size, size)
  for (let id = 1; id <= size; id++) putListing(staging, madeListing(id, random))
  const loaded = performance.now()
  index.replace(buildBase(staging), madePlaces(), rate)
  const built = performance.now()
  // A tail as on a busy day: a third of its room used.
  const changes = Math.floor((index.columns.capacity - index.columns.tail) / 3)
  for (let change = 0; change < changes; change++) {
    putListing(index.columns, madeListing(1 + Math.floor(random() * size), random))
  }

  console.log(`${size.toLocaleString('en')} listings`)
  console.log(`  rows in ${ms(loaded - began)}, base in ${ms(built - loaded)}, ${megabytes(index)} MB of columns`)
  const answers = createAnswers(index)
  report('page + total', index, () => answers.page(madeQuery(random)))
  report('deep page', index, () => answers.page({ ...madeQuery(random), page: 1 + Math.floor(random() * 200) }))
  report('facets', index, () => answers.facets(madeFilter(random)))
  report('map', index, () => answers.map(madeMapQuery(random)))
  const { rss } = process.memoryUsage()
  console.log(`  process ${(rss / 2 ** 20).toFixed(0)} MB`)
}

/** Times each call on an index that has just changed, so that nothing is answered from what was kept. */
function report(name: string, index: SearchIndex, call: () => unknown): void {
  for (let warm = 0; warm < 200; warm++) timed(index, call)
  const times = Array.from({ length: calls }, () => timed(index, call)).sort((a, b) => a - b)
  const at = (share: number) => ms(times[Math.floor(times.length * share)]!)
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  console.log(`  ${name.padEnd(14)} p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)}  mean ${ms(mean)}`)
}

function timed(index: SearchIndex, call: () => unknown): number {
  index.version++
  const began = performance.now()
  call()
  return performance.now() - began
}

const ms = (time: number) => `${time.toFixed(time < 100 ? 3 : 0)} ms`

function megabytes({ columns }: SearchIndex): number {
  const orders = Object.values(columns.orders).flatMap(({ rows, rungs }) => [rows, ...rungs])
  const all = [...Object.values(columns), ...columns.bitsets.values(), ...orders]
  return Math.round(
    all.reduce<number>((sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0), 0) / 2 ** 20,
  )
}

type Random = () => number

/** Mulberry32. */
function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const bell = (random: Random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

function weighted(weights: readonly number[]): (random: Random) => number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return (random) => {
    let left = random() * total
    return weights.findIndex((weight) => (left -= weight) < 0)
  }
}

const zipf = (count: number, exponent: number) =>
  weighted(Array.from({ length: count }, (_, place) => 1 / (place + 1) ** exponent))

const anyType = weighted([38, 17, 5, 12, 8, 5, 2.5, 2.2, 0.8, 2, 1.8, 1.2, 0.5, 0.4, 0.1, 4])
const anyCity = zipf(cityCount, 1.05)
const anySector = zipf(sectorsOfCity, 0.9)
const anyBedrooms = weighted([10, 15, 30, 30, 10, 5])
const anySort = weighted([60, 15, 8, 7, 5, 5])
const anyAtLeast = weighted([15, 35, 35, 10, 5])
const anyZoom = weighted([6, 6, 8, 10, 14, 16, 14, 12, 8, 4])

const latOf = (city: number) => 18.2 + ((city * 7) % 15) / 10
const lngOf = (city: number) => -71.6 + ((city * 11) % 31) / 10

function madePlaces() {
  const cities = Array.from({ length: cityCount }, (_, city) => ({
    id: city + 1,
    slug: `c-${city}`,
    name: `C ${city}`,
  }))
  const sectors = cities.flatMap(({ id: city_id }) =>
    Array.from({ length: sectorsOfCity }, (_, sector) => {
      const id = (city_id - 1) * sectorsOfCity + sector + 1
      return { id, city_id, slug: `s-${id}`, name: `S ${id}` }
    }),
  )
  return { cities, sectors, projects: [] }
}

function madeListing(id: number, random: Random): FoundListing {
  const city = anyCity(random)
  const isSale = random() < 0.72
  const price = Math.round((isSale ? 180_000 : 1050) * Math.exp(bell(random) * 0.8))
  const isDollar = random() < 0.7
  return {
    id,
    code: `10-${20_000 + id}`,
    business_type: isSale ? 'sale' : 'lease',
    type: propertyTypes[anyType(random)]!,
    city_id: city + 1,
    sector_id: city * sectorsOfCity + anySector(random) + 1,
    agent_id: 1 + Math.floor(random() * 60),
    home_id: 0,
    agency_id: 1 + Math.floor(random() * 12),
    price: isDollar ? price : price * rate,
    currency: isDollar ? 'USD' : 'DOP',
    cents: price * 100,
    bedrooms: anyBedrooms(random),
    bathrooms: anyBedrooms(random),
    parkings: Math.floor(random() * 4),
    stories: 1 + Math.floor(random() * 3),
    m2: Math.round(120 * Math.exp(bell(random) * 0.6)),
    features: Object.values(featureNumbers).filter(() => random() < 0.2),
    ...(Object.fromEntries(flagColumns.map((column) => [column, random() < 0.15])) as Flags),
    latitude: latOf(city) + bell(random) * 0.03,
    longitude: lngOf(city) + bell(random) * 0.03,
    rank: Math.floor(random() * 10_000),
    published: 1.7e15 + Math.floor(random() * 3e13),
    changed: 1.73e15,
  }
}

function madeFilter(random: Random): SearchFilter {
  const filter: SearchFilter = {}
  const isSale = random() < 0.72
  if (random() < 0.95) filter.business_type = isSale ? 'sale' : 'lease'
  if (random() < 0.6) filter.type = [propertyTypes[anyType(random)]!, ...(random() < 0.12 ? [propertyTypes[1]] : [])]
  if (random() < 0.65) {
    const city = anyCity(random)
    filter.city = `c-${city}`
    if (random() < 0.25) filter.sector = `s-${city * sectorsOfCity + anySector(random) + 1}`
  }
  if (random() < 0.5) {
    const middle = (isSale ? 180_000 : 1050) * Math.exp(bell(random) * 0.8)
    if (random() < 0.8) filter.min_price = Math.round(middle * (0.3 + random() * 0.5))
    if (random() < 0.8) filter.max_price = Math.round(middle * (1.1 + random()))
  }
  if (random() < 0.45) filter.bedrooms = 1 + anyAtLeast(random)
  if (random() < 0.2) filter.bathrooms = 1 + anyAtLeast(random)
  if (random() < 0.2) filter.parkings = 1 + anyAtLeast(random)
  if (random() < 0.15) filter.features = [features[Math.floor(random() * features.length)]!]
  return filter
}

function madeQuery(random: Random): SearchQuery {
  return { ...madeFilter(random), sort: sorts[anySort(random)]!, page: 1, per_page: 24 }
}

function madeMapQuery(random: Random): MapQuery {
  const zoom = 7 + anyZoom(random)
  const city = anyCity(random)
  const [lat, lng] = zoom < 9 ? [18.8, -70.2] : [latOf(city), lngOf(city)]
  const width = (360 / 2 ** zoom) * 4
  const height = width * 0.6
  const bbox = { west: lng - width / 2, south: lat - height / 2, east: lng + width / 2, north: lat + height / 2 }
  return { ...madeFilter(random), bbox, zoom }
}

const sizes = process.argv.slice(2).map(Number)
for (const size of sizes.length > 0 ? sizes : [1200, 100_000, 1_000_000]) measure(size)
