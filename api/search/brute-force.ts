import * as fc from 'fast-check'

import { featureGroups, features, type Feature } from '#contract/property/feature.ts'
import { featureNumbers } from '../property/feature-number.ts'
import { filters, type FlagColumn, flagColumns, type FlagName, flagNames } from '#contract/search/filters.ts'
import { encodePolygon } from '#contract/search/polygon.ts'
import { businessTypes, propertyTypes } from '#contract/property/property-type.ts'
import { type SearchQuery, sorts } from '#contract/search/search.ts'

import type { Database } from '../database/open.ts'
import { homes, listings } from '../property/table.ts'
import { testRate } from '../test-makers.ts'

/** A question as an address has it. */
export type Asked = Partial<Record<keyof SearchQuery, string | string[]>>

const energyAndWater = featureGroups.energy_and_water.map((feature) => featureNumbers[feature])
const sectorsOfWorld = [
  { city: 'santo-domingo', sector: 'santo-domingo-piantini', province_id: 1, city_id: 1, sector_id: 1 },
  { city: 'santo-domingo', sector: 'santo-domingo-naco', province_id: 1, city_id: 1, sector_id: 2 },
  { city: 'punta-cana', sector: 'punta-cana-bavaro', province_id: 2, city_id: 2, sector_id: 3 },
  { city: 'santiago', sector: 'santiago-los-jardines', province_id: 3, city_id: 3, sector_id: 4 },
]
const prices = [100_000, 150_000, 149_999.99, 300_000.01, 500, 1_200]
const polygon = [
  { lat: 18.3, lng: -70.2 },
  { lat: 19.6, lng: -70.3 },
  { lat: 18.9, lng: -69.5 },
  { lat: 19.4, lng: -68.2 },
  { lat: 18.1, lng: -68.3 },
]

const often = <Value>(value: fc.Arbitrary<Value>, weight = 4) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight, arbitrary: value })
const rarely = <Value>(value: fc.Arbitrary<Value>) => often(value, 1)
const oneToFive = rarely(fc.constantFrom('1', '2', '3', '4', '5'))
const flag = often(fc.constantFrom('1', '0'), 1)
const flags = Object.fromEntries(flagNames.map((name) => [name, flag])) as Record<FlagName, typeof flag>
const bound = fc.constantFrom(...prices, 0, 2_000_000)

/** Random questions; what is undefined is not asked. */
export const asked: fc.Arbitrary<Asked> = fc
  .record({
    business_type: often(fc.constantFrom(...businessTypes)),
    type: rarely(fc.uniqueArray(fc.constantFrom(...propertyTypes.slice(0, 4)), { minLength: 1, maxLength: 3 })),
    place: rarely(fc.constantFrom(...sectorsOfWorld)),
    hasSector: fc.boolean(),
    bounds: rarely(fc.tuple(bound, bound)),
    hasMax: fc.boolean(),
    payment: rarely(fc.constantFrom(4, 717.4, 717.43, 750, 1076.14, 2500)),
    currency: fc.constantFrom('USD', 'DOP'),
    bedrooms: oneToFive,
    bathrooms: oneToFive,
    parkings: oneToFive,
    stories: rarely(fc.constantFrom('1', '2', '5')),
    m2: rarely(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 600 }))),
    features: rarely(fc.uniqueArray(fc.constantFrom(...features.slice(0, 6)), { minLength: 1, maxLength: 2 })),
    min_power_water: rarely(fc.constantFrom('0', '1', '15', '40', '41', '60', '80', '100')),
    ...flags,
    agent: rarely(fc.constantFrom('1', '2')),
    agency: rarely(fc.constantFrom('1', '2')),
    bbox: rarely(fc.constantFrom('-70,18.4,-69.8,18.6', '-72,17.5,-68,20', '-69.9,18.5,-68.4,18.7')),
    polygon: rarely(fc.constant(encodePolygon(polygon))),
  })
  .map(({ place, hasSector, bounds, hasMax, payment, m2, ...same }) => {
    const [low, high] = (bounds ?? []).toSorted((a, b) => a - b)
    const times = same.currency === 'DOP' ? testRate : 1
    return {
      ...same,
      city: place?.city,
      sector: hasSector ? place?.sector : undefined,
      min_price: low === undefined ? undefined : String(low * times),
      max_price: high === undefined || !hasMax ? undefined : String(high * times),
      max_payment: payment === undefined ? undefined : String(payment * times),
      min_m2: m2 && String(Math.min(...m2)),
      max_m2: m2 && String(Math.max(...m2)),
    }
  })

const orders: Record<(typeof sorts)[number], string> = {
  relevance: 'rank desc, id desc',
  newest: 'published_at desc, id desc',
  price: 'price_usd, id',
  '-price': 'price_usd desc, id desc',
  m2: 'm2, id',
  '-m2': 'm2 desc, id desc',
}

const has = (feature: Feature) => `features @> '{${featureNumbers[feature]}}'`
/** The rule of `contract/property/power-water.ts`, told a second time. */
const powerWater = `(
  case when ${has('full_power_plant')} then 40 + case when ${has('inverter')} then 5 else 0 end
    when ${has('inverter')} then 25 + case when ${has('common_power_plant')} then 5 else 0 end
    when ${has('common_power_plant')} then 15 else 0 end
  + case when ${has('transfer')}
      and (${has('full_power_plant')} or ${has('inverter')} or ${has('common_power_plant')}) then 5 else 0 end
  + case when ${has('cistern')} then 25 else 0 end
  + case when ${has('well')} then 15 else 0 end
  + case when ${has('water_tank')} then 10 else 0 end)`

/** The same question, asked of the rows themselves. */
export async function listCodesBySql(
  db: Database,
  query: Asked,
  sort: (typeof sorts)[number] = 'relevance',
): Promise<string[]> {
  const values: unknown[] = []
  const wheres = [`status = 'published'`]
  const where = (condition: string, value: unknown) => {
    const isAsked = value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
    if (isAsked) wheres.push(condition.replaceAll('?', `$${values.push(value)}`))
  }
  where('business_type = ?', query.business_type)
  where('type = any(?)', query.type)
  where('city_id = (select id from city where slug = ?)', query.city)
  where('sector_id = (select id from sector where slug = ?)', query.sector)
  const rate = query.currency === 'DOP' ? testRate : 1
  where(`price_usd >= round(?::numeric / ${rate}, 2)`, query.min_price)
  where(`price_usd <= round(?::numeric / ${rate}, 2)`, query.max_price)
  // What the usual loan on each listing costs a month, calculated for itself.
  const i = query.currency === 'DOP' ? '(0.1181 / 12)' : '(0.0897 / 12)'
  const quota = `price_usd * ${rate} * 0.8 * ${i} / (1 - power(1 + ${i}, -240))`
  where(`business_type = 'sale' and ${quota} <= ?::numeric`, query.max_payment)
  where('bedrooms >= ?', query.bedrooms)
  where('bathrooms >= ?', query.bathrooms)
  where('parkings >= ?', query.parkings)
  where(query.stories === '5' ? 'stories > 4 and ?::text is not null' : 'stories = ?', query.stories)
  where('m2 >= ?', query.min_m2)
  where('m2 <= ?', query.max_m2)
  const places = query.features && [query.features].flat().map((feature) => featureNumbers[feature as Feature])
  where('features @> ?::smallint[]', places)
  where(`${powerWater} >= ?::int`, query.min_power_water)
  for (const name of flagNames) where(`${filters[name].columns[0]} = (?::text = $$1$$)`, query[name])
  where('agent_id = ?', query.agent)
  where('agency_id = ?', query.agency)
  const box = typeof query.bbox === 'string' ? query.bbox.split(',') : undefined
  where('longitude between (?::float8[])[1] and (?::float8[])[3]', box)
  where('latitude between (?::float8[])[2] and (?::float8[])[4]', box)
  const ring = polygon.map(({ lat, lng }) => `(${lng},${lat})`).join()
  where('?::polygon @> point(longitude, latitude)', query.polygon && `(${ring})`)

  // Of a home's offers the one that an exclusive mandate, or else relevance, puts first; each by itself where one asks for them.
  const countsOffers = query.agent !== undefined || query.agency !== undefined
  const first = countsOffers ? 'id' : 'coalesce(home_id, -id)'
  const { rows } = await db.$client.query<{ code: string }>(
    `select code from (
      select distinct on (${first}) * from (
        select *, case when construction_m2 > 0 then construction_m2 else coalesce(lot_m2, 0) end as m2 from listing
      ) as listing where ${wheres.join(' and ')} order by ${first}, is_exclusive desc, rank desc, id desc
    ) as shown order by ${orders[sort]}`,
    values,
  )
  return rows.map(({ code }) => code)
}

/** Of a flag that may be unknown a third is. */
const flagValues = Object.fromEntries(
  flagColumns.map((column) => [column, listings[column].notNull ? [true, false, false] : [true, false, null]]),
) as Record<FlagColumn, unknown> as Record<FlagColumn, readonly boolean[]>

/** Listings of both currencies with many equal values, so that every sort has ties and every bound is met exactly. */
export async function makeListings(db: Database, count: number, seed: number): Promise<void> {
  const random = fc.sample(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { numRuns: count * 44, seed })
  let next = 0
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(random[next++]! * values.length)]!
  const upTo = (max: number) => Math.floor(random[next++]! * (max + 1))
  const rows = Array.from({ length: count }, (_, number) => {
    const { city: _city, sector: _sector, ...place } = pick(sectorsOfWorld)
    const usd = pick(prices)
    const currency = pick(['USD', 'DOP'] as const)
    const price = currency === 'USD' ? usd : Math.round(usd * testRate * 100) / 100
    return {
      ...place,
      code: `10-${20_001 + number}`,
      status: pick(['published', 'published', 'published', 'published', 'draft', 'sold'] as const),
      business_type: pick(businessTypes),
      type: pick(propertyTypes.slice(0, 4)),
      agent_id: pick([1, 2]),
      agency_id: pick([1, 2]),
      price,
      currency,
      price_usd: currency === 'USD' ? price : Math.round((price / testRate) * 100) / 100,
      bedrooms: upTo(6),
      bathrooms: upTo(5),
      parkings: upTo(3),
      stories: upTo(6),
      construction_m2: pick([0, 80, 120.5, 300]),
      lot_m2: pick([null, 200, 600]),
      features: [0, 1, 2, 3, 4, 5, ...energyAndWater].filter(() => upTo(1) === 1),
      ...(Object.fromEntries(flagColumns.map((column) => [column, pick(flagValues[column])])) as Record<
        FlagColumn,
        boolean
      >),
      latitude: pick([18.4, 18.5, 18.6, 19.123_456, 18.7]),
      longitude: pick([-70, -69.9, -69.8, -68.4, -70.7]),
      title_es: `Apartamento ${number}`,
      title_en: `Apartment ${number}`,
      description_es: 'Tres habitaciones.',
      description_en: 'Three bedrooms.',
      rank: upTo(5),
      published_at: new Date(Date.UTC(2026, 9, 1 + upTo(5))),
    }
  })
  await db.insert(listings).values(rows)
}

/** Makes homes of two to four listings each, wherever they stand and whatever they cost; answers how many. */
export async function groupListings(db: Database, count: number, seed: number): Promise<number> {
  const ids = (await db.select({ id: listings.id }).from(listings).orderBy(listings.id)).map(({ id }) => id)
  const mixed = fc.sample(fc.shuffledSubarray(ids, { minLength: ids.length }), { numRuns: 1, seed })[0]!
  const added = await db
    .insert(homes)
    .values(Array.from({ length: count }, () => ({})))
    .returning()
  for (const [at, { id }] of added.entries()) {
    const some = mixed.splice(0, 2 + (at % 3))
    await db.$client.query('update listing set home_id = $1 where id = any($2::int[])', [id, some])
  }
  return count
}
