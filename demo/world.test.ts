import { describe, expect, test } from 'vitest'

import { listingCode } from '#contract/fields.ts'
import { projectStages } from '#contract/project/project.ts'
import { propertyTypes } from '#contract/property/property-type.ts'

import type { Facts } from './market/facts.ts'
import { isOnLand } from './market/land.ts'
import { createMarket } from './market/market.ts'
import type { Zone } from './market/market.ts'
import { cities, getProvince, provinces, sectors } from './market/places.ts'
import { demoRate } from './market/price.ts'
import { agencies } from './people.ts'
import { makeWorld } from './world.ts'
import type { DemoListing } from './world.ts'

const world = makeWorld()
const all = [...world.chunks()].flat()
const published = all.filter((listing) => listing.status === 'published')

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / Math.max(1, items.length)
const inZones = (...zones: Zone[]) => published.filter(({ facts }) => zones.includes(facts.market.zone))
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!

const inProvinces = (...slugs: string[]) =>
  share(published, ({ facts }) => slugs.includes(getProvince(facts.city).slug))

const inDollars = (listings: DemoListing[]) => share(listings, ({ facts }) => facts.currency === 'USD')

const sales = (listings: DemoListing[]) => listings.filter(({ facts }) => facts.business === 'sale')

const perMetre = (zone: Zone) =>
  median(
    inZones(zone)
      .filter(({ facts }) => facts.business === 'sale' && facts.type === 'apartment')
      .map(({ facts }) => facts.price_usd / facts.construction_m2),
  )

describe('the demo world', () => {
  test('is the same each time it is made, and another with another seed', () => {
    const again = [...makeWorld().chunks()].flat()
    const other = [...makeWorld({ seed: 7 }).chunks()].flat()
    expect(again).toEqual(all)
    expect(other.map(({ title_es }) => title_es)).not.toEqual(all.map(({ title_es }) => title_es))
  })

  test('offers 1,200 listings and some that are offered no longer or not yet', () => {
    expect(published).toHaveLength(1200)
    expect(all).toHaveLength(1272)
    const others = new Set(all.map(({ status }) => status))
    expect([...others].sort()).toEqual(
      ['draft', 'expired', 'in_review', 'inactive', 'published', 'rented', 'reserved', 'sold'].sort(),
    )
    expect(all.filter(({ status, facts }) => status === 'rented' && facts.business === 'sale')).toEqual([])
    expect(all.filter(({ status, facts }) => status === 'sold' && facts.business === 'lease')).toEqual([])
  })

  test('has 24 projects, 60 agents, 12 agencies, 60 listings in the Collection, 12 views all round and 40 films', () => {
    expect([world.projects.length, world.agents.length, agencies.length]).toEqual([24, 60, 12])
    expect(all.filter(({ is_collection }) => is_collection)).toHaveLength(60)
    expect(published.filter(({ is_collection }) => is_collection)).toHaveLength(60)
    expect(published.filter(({ view_360 }) => view_360)).toHaveLength(12)
    expect(published.filter(({ videos }) => videos.length > 0)).toHaveLength(40)
  })

  test('grows: more listings, more agents, codes that never meet', () => {
    const larger = makeWorld({ listings: 12_000 })
    const codes = new Set<string>()
    let count = 0
    for (const chunk of larger.chunks()) {
      count += chunk.length
      for (const { facts } of chunk) codes.add(facts.code)
    }
    expect([larger.agents.length, count, codes.size]).toEqual([600, 12_720, 12_720])
  })

  test('names every listing by a valid code of its own', () => {
    expect(new Set(all.map(({ facts }) => facts.code)).size).toBe(all.length)
    expect(all.filter(({ facts }) => !listingCode.safeParse(facts.code).success)).toEqual([])
    expect(all[0]!.facts.code).toBe('10-20001')
  })

  test('orders what is published totally, and the first page is varied', () => {
    const ranks = new Set(published.map(({ rank }) => rank))
    expect(ranks.size).toBe(published.length)
    const types = byRank().map(({ facts }) => facts.type)
    expect(types.slice(0, 240).some((type, at) => types.slice(at, at + 5).every((next) => next === type))).toBe(false)
    const first = byRank().slice(0, 24)
    expect(new Set(first.map(({ facts }) => facts.type)).size).toBeGreaterThanOrEqual(5)
    expect(new Set(first.map(({ facts }) => facts.city.id)).size).toBeGreaterThanOrEqual(10)
  })
})

describe('its places', () => {
  test('every one of the 32 provinces has something to offer', () => {
    expect(provinces).toHaveLength(32)
    expect(new Set(published.map(({ facts }) => getProvince(facts.city).id)).size).toBe(32)
    expect(new Set(published.map(({ facts }) => facts.city.id)).size).toBe(cities.length)
  })

  test('the offer leans as the real market does', () => {
    expect(inProvinces('distrito-nacional', 'santo-domingo')).toBeGreaterThan(0.3)
    expect(inProvinces('la-altagracia')).toBeGreaterThan(0.14)
    expect(inProvinces('santiago')).toBeGreaterThan(0.07)
    expect(inProvinces('puerto-plata')).toBeGreaterThan(0.05)
    expect(inProvinces('samana')).toBeGreaterThan(0.035)
    expect(inProvinces('elias-pina', 'independencia', 'baoruco')).toBeLessThan(0.02)
  })

  test('every point is on land, at most half a kilometre from its sector', () => {
    expect(isOnLand({ latitude: 18.4, longitude: -69.9 })).toBe(false)
    const astray = all.filter(({ facts }) => !isOnLand(facts) || kilometres(facts, facts.sector) > 0.5)
    expect(astray.map(({ facts }) => facts.code)).toEqual([])
  })

  test('sector slugs are unique in the country', () => {
    expect(new Set(sectors.map(({ slug }) => slug)).size).toBe(sectors.length)
  })
})

describe('its offer', () => {
  test('shows every type, each where such things are', () => {
    expect(new Set(published.map(({ facts }) => facts.type))).toEqual(new Set(propertyTypes))
    const stations = all.filter(({ facts }) => facts.type === 'gas_station')
    expect(stations.filter(({ facts }) => ['beach', 'resort', 'central'].includes(facts.market.zone))).toEqual([])
    const farms = all.filter(({ facts }) => facts.type === 'estate')
    expect(farms.filter(({ facts }) => ['central', 'residential', 'uptown'].includes(facts.market.zone))).toEqual([])
  })

  test('asks for dollars on the coast, for pesos in the outskirts, for either in Santiago', () => {
    const santiago = published.filter(({ facts }) => facts.city.slug === 'santiago-de-los-caballeros')
    expect(inDollars(inZones('beach', 'resort'))).toBeGreaterThan(0.9)
    expect(inDollars(sales(inZones('central')))).toBeGreaterThan(0.65)
    expect(inDollars(inZones('outskirts'))).toBeLessThan(0.16)
    expect(inDollars(santiago)).toBeGreaterThan(0.35)
    expect(inDollars(santiago)).toBeLessThan(0.65)
  })

  test('prices a square metre as its zone does', () => {
    expect(perMetre('central')).toBeGreaterThan(1900)
    expect(perMetre('central')).toBeLessThan(2700)
    expect(perMetre('beach')).toBeGreaterThan(1600)
    expect(perMetre('beach')).toBeLessThan(2500)
    expect(perMetre('outskirts')).toBeGreaterThan(700)
    expect(perMetre('outskirts')).toBeLessThan(1200)
    expect(perMetre('resort')).toBeGreaterThan(2700)
  })

  test('rents what a month costs, and sells what a home costs', () => {
    const homes = published.filter(({ facts }) => facts.type === 'apartment' || facts.type === 'house')
    const odd = homes.filter(({ facts }) =>
      facts.business === 'lease'
        ? facts.price_usd < 100 || facts.price_usd > 15_000
        : facts.price_usd < 15_000 || facts.price_usd > 6_000_000,
    )
    expect(odd.map(({ facts }) => [facts.code, facts.price_usd])).toEqual([])
  })

  test('keeps price and price in dollars one amount at the dated rate', () => {
    const off = all.filter(({ facts: { price, currency, price_usd } }) => {
      const dollars = currency === 'USD' ? price : Math.round((price / demoRate.rate) * 100) / 100
      return price_usd !== dollars
    })
    expect(off).toEqual([])
  })

  test('holds the finest homes for sale in the Collection, none below US$ 750,000', () => {
    const finest = published.filter(({ is_collection }) => is_collection).map(({ facts }) => facts)
    expect(Math.min(...finest.map(({ price_usd }) => price_usd))).toBeGreaterThan(750_000)
    expect(finest.every(({ business }) => business === 'sale')).toBe(true)
  })

  test('builds nothing odd', () => {
    const faults = all.flatMap(({ facts }) => oddities(facts).map((fault) => `${facts.code} ${fault}`))
    expect(faults).toEqual([])
  })

  test('promises CONFOTUR only in tourist projects', () => {
    const promised = all.filter(({ facts }) => facts.tax_incentive_resolution !== null)
    expect(promised.length).toBeGreaterThan(0)
    expect(promised.filter(({ facts }) => !facts.project || !['beach', 'resort'].includes(facts.market.zone))).toEqual(
      [],
    )
  })

  test('has an agent for each listing whose office works there', () => {
    const strangers = all.filter(({ agent, facts }) => {
      const home = cities[agent.city_id - 1]!
      const isFar = kilometres(home, facts.city) > 190
      return isFar && !facts.project
    })
    expect(strangers.map(({ facts, agent }) => `${facts.city.slug} by ${agent.name}`)).toEqual([])
  })
})

describe('its projects', () => {
  test('stand at every stage, led by agents of the world, paid in whole', () => {
    expect(new Set(world.projects.map(({ stage }) => stage))).toEqual(new Set(projectStages))
    for (const project of world.projects) {
      expect(world.agents.map(({ id }) => id)).toContain(project.agent_id)
      expect(project.contract_share + project.works_share + project.delivery_share).toBe(100)
      expect(project.delivery_date >= project.delivery_date_promised).toBe(true)
      expect(isOnLand(project)).toBe(true)
      expect(project.units.some(({ status }) => status === 'available')).toBe(true)
    }
  })

  test('are late now and then, and show dated pictures of the works', () => {
    const late = world.projects.filter((project) => project.delivery_date > project.delivery_date_promised)
    expect(late.length).toBeGreaterThan(3)
    const dated = world.projects.flatMap(({ pictures }) => pictures.filter(({ taken_on }) => taken_on))
    expect(dated.length).toBeGreaterThan(20)
  })

  test('offer in their listings what their own figures say', () => {
    const units = all.filter(({ facts }) => facts.project)
    expect(units.length).toBeGreaterThan(24)
    for (const { facts } of units) {
      expect(facts.currency).toBe(facts.project!.currency)
      expect(facts.delivery_date).toBe(facts.project!.stage === 'finished' ? null : facts.project!.delivery_date)
      expect(facts.project!.units.map(({ price }) => price)).toContain(facts.price)
    }
    for (const { units, slug } of world.projects) {
      const free = units.filter(({ status }) => status === 'available')
      const offered = published.filter(({ facts }) => facts.project?.slug === slug)
      const homes = offered.filter(({ facts }) => facts.type !== 'project')
      expect(offered.length - homes.length, slug).toBe(1)
      expect(pricesOf(homes.map(({ facts }) => facts)), slug).toEqual(pricesOf(free))
      expect(new Set(offered.map(({ facts }) => `${facts.latitude} ${facts.longitude}`)).size, slug).toBe(1)
    }
    expect(createMarket(units[0]!.facts.sector)).toBe(units[0]!.facts.market)
  })
})

test('most rented homes say whether pets may come, and no text says otherwise', () => {
  const rented = published.filter(({ facts }) => facts.business === 'lease' && facts.bedrooms > 0)
  const known = rented.filter(({ facts }) => facts.pets_allowed !== null)
  expect(known.length / rented.length).toBeGreaterThan(0.6)
  const allowed = known.filter(({ facts }) => facts.pets_allowed)
  expect(allowed.length / known.length).toBeGreaterThan(0.4)
  expect(allowed.length / known.length).toBeLessThan(0.9)
  const welcoming = published.filter(({ description_es }) => /(?:aceptan|admite) mascotas/.test(description_es))
  expect(welcoming.length).toBeGreaterThan(0)
  expect(welcoming.filter(({ facts }) => !facts.pets_allowed)).toEqual([])
})

const pricesOf = (homes: { price: number }[]) => homes.map(({ price }) => price).sort((one, other) => one - other)

function byRank(): DemoListing[] {
  return [...published].sort((a, b) => b.rank - a.rank)
}

function kilometres(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): number {
  const north = (to.latitude - from.latitude) * 111.2
  const east = (to.longitude - from.longitude) * 111.2 * Math.cos((from.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}

function oddities(facts: Facts): string[] {
  const { type, features, lot_m2, construction_m2, stories, level, building_levels } = facts
  const rules: [boolean, string][] = [
    [type === 'land' && (facts.bedrooms > 0 || construction_m2 > 0), 'land with rooms'],
    [type === 'land' && features.has('kitchen'), 'land with a kitchen'],
    [type === 'apartment' && (level === null || level > building_levels), 'an apartment on no floor'],
    [type === 'apartment' && construction_m2 < 30, 'an apartment too small'],
    [type === 'apartment' && building_levels >= 7 && !features.has('elevator'), 'a tower without a lift'],
    [building_levels >= 7 && type === 'apartment' && !features.has('full_power_plant'), 'a tower without power'],
    [type === 'house' && (lot_m2 ?? 0) < construction_m2 / stories, 'a house larger than its plot'],
    [type === 'house' && level !== null, 'a house on a floor'],
    [facts.is_under_construction && facts.year_built !== null, 'built and under construction'],
    [facts.is_under_construction && facts.separation_amount === null, 'works without a reservation'],
    [facts.is_under_construction && facts.business === 'lease', 'works to rent'],
    [facts.is_under_construction && facts.is_furnished, 'works with furniture'],
    [facts.is_furnished && facts.bedrooms === 0, 'furniture without rooms'],
    [facts.pets_allowed !== null && facts.bedrooms === 0, 'pets without a home'],
    [features.has('full_power_plant') && features.has('common_power_plant') && type === 'apartment', 'two plants'],
    [facts.parkings > 0 && type === 'apartment' && !features.has('parking'), 'parking nowhere'],
    [facts.price <= 0, 'no price'],
    [facts.business === 'lease' && facts.maintenance_fee !== null, 'a tenant paying dues'],
  ]
  return rules.filter(([isOdd]) => isOdd).map(([, fault]) => fault)
}
