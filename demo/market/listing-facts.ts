import type { Currency } from '#contract/fields.ts'
import type { BusinessType, PropertyType } from '#contract/property/property-type.ts'

import type { Calendar } from '../calendar.ts'
import { chooseEquipment } from './equipment.ts'
import type { Facts, Finish } from './facts.ts'
import { choosePointNear } from './land.ts'
import { createMarket } from './market.ts'
import type { Market } from './market.ts'
import { getDollarChance, getLeaseChance, listTypes } from './offer.ts'
import { getCity } from './places.ts'
import type { Sector } from './places.ts'
import { roundAskingPrice, demoRate, convertToDollars, estimateWorth } from './price.ts'
import type { DemoProject, Unit } from '../projects.ts'
import { createRandom, type Random } from '../random.ts'
import {
  getFurnishedChance,
  isBehindGate,
  finishIn,
  findShore,
  viewFrom,
  getWorksChance,
  chooseYearBuilt,
} from './setting.ts'
import { roundTo, chooseSize } from './size.ts'
import type { Size } from './size.ts'

type Ask = { code: string; sector: Sector; projects: readonly DemoProject[]; calendar: Calendar; random: Random }

/** Decides everything about one listing: in this order each answer only leans on those before it. */
export function createFacts({ code, sector, projects, calendar, random }: Ask): Facts {
  const market = createMarket(sector)
  const own = projects.find((project) => project.sector.id === sector.id && project.units_left.length > 0)
  // What is free in a development is on the market: the development first, then each of its homes.
  if (own?.is_unlisted) return projectFacts(code, own, market, { calendar, random })
  if (own) return unitFacts(code, own, market, { calendar, random })
  const type = random.weighted(listTypes(sector.slug, market.zone))
  const business: BusinessType = random.chance(getLeaseChance(type, market.zone)) ? 'lease' : 'sale'
  return ordinaryFacts({ code, sector, market, type, business, calendar, random })
}

type Draft = {
  code: string
  sector: Sector
  market: Market
  type: PropertyType
  business: BusinessType
  calendar: Calendar
  random: Random
}

function ordinaryFacts(draft: Draft): Facts {
  const { code, sector, market, type, business, random } = draft
  const { zone } = market
  const building = createBuilding(draft)
  const { finish, size, view, shore, age, is_gated, is_furnished, is_under_construction } = building
  const currency: Currency = random.chance(getDollarChance(zone, type, business, is_furnished)) ? 'USD' : 'DOP'
  const worth = estimateWorth({ ...building, type, business, market, isFurnished: is_furnished, random })
  const price = roundAskingPrice(worth, currency, business)
  return {
    code,
    business,
    type,
    sector,
    city: getCity(sector),
    market,
    ...choosePointNear(sector, random),
    ...size,
    finish,
    view,
    shore,
    year_built: building.year_built,
    age,
    features: building.features,
    is_furnished,
    pets_allowed: isHome(type, size) ? choosePets(code, type, business) : null,
    is_white_line: isHome(type, size) && (is_furnished || random.chance(business === 'lease' ? 0.25 : 0.1)),
    is_under_construction,
    is_exclusive: random.chance(0.12),
    is_gated,
    project: null,
    unit_name: null,
    price,
    currency,
    price_usd: convertToDollars(price, currency),
    maintenance_fee: business === 'lease' ? null : feeOf({ type, market, finish, size, is_gated, currency, random }),
    ...worksTerms(is_under_construction, currency, draft),
    tax_incentive_resolution: null,
    tax_incentive_until: null,
  }
}

/** What stands there, or will: how it is built, how large, what is seen from it, and what it has. */
function createBuilding(draft: Draft) {
  const { sector, market, type, business, calendar, random } = draft
  const { zone } = market
  const isOlder = isInOlderBlock(draft)
  const finish = isOlder ? 'plain' : finishIn(zone, random)
  const size = chooseSize({ type, zone, finish, random })
  const shore = findShore(sector.slug, zone, type, random)
  const view = viewFrom({ sector: sector.slug, zone, shore, level: size.level, random })
  const is_gated = isBehindGate(type, zone, random)
  const is_under_construction = !isOlder && business === 'sale' && random.chance(getWorksChance(type, zone))
  const is_furnished =
    isHome(type, size) && !is_under_construction && random.chance(getFurnishedChance(business === 'lease', zone))
  const built = is_under_construction
    ? null
    : isOlder
      ? random.int(1981, 1997)
      : chooseYearBuilt(type, zone, finish, random)
  const features = chooseEquipment({
    type,
    market,
    finish,
    view,
    size,
    isGated: is_gated,
    isFurnished: is_furnished,
    random,
  })
  const year_built = built && calendar.year(built)
  const age = ageOf(year_built, calendar)
  return { finish, size, shore, view, is_gated, is_under_construction, is_furnished, features, year_built, age }
}

/** Between the towers of the centre stand blocks of the eighties, in which a family still finds a flat. By a chance of its own. */
function isInOlderBlock({ code, market, type, business }: Draft): boolean {
  return (
    market.zone === 'central' &&
    type === 'apartment' &&
    business === 'sale' &&
    createRandom('older block', code).chance(0.14)
  )
}

function isHome(type: PropertyType, { bedrooms }: Size): boolean {
  return bedrooms > 0 && type !== 'estate' && type !== 'hotel'
}

/** What is paid first and when it is ready, while it is being built. */
function worksTerms(isUnderWay: boolean, currency: Currency, { market: { zone }, calendar, random }: Draft) {
  if (!isUnderWay) return { separation_amount: null, delivery_date: null }
  return {
    separation_amount: separation(currency, zone === 'outskirts' || zone === 'town', random),
    delivery_date: calendar.month(`${random.int(2027, 2028)}-${random.pick(['03-30', '06-15', '09-30', '12-15'])}`),
  }
}

/** Of a rental it is mostly said, of a home for sale only where its building has bylaws; by a chance of its own. */
function choosePets(code: string, type: PropertyType, business: BusinessType): boolean | null {
  const random = createRandom('pets', code)
  const isHouse = type === 'house'
  if (!random.chance(business === 'lease' ? 0.85 : isHouse ? 0.04 : 0.15)) return null
  return random.chance(isHouse ? 0.8 : 0.6)
}

function ageOf(year_built: number | null, { day }: Calendar): number | null {
  return year_built === null ? null : Number(day.slice(0, 4)) - year_built
}

function separation(currency: Currency, isModest: boolean, random: Random): number {
  if (currency === 'USD') return random.pick([2000, 3000, 5000, 10_000])
  return random.pick(isModest ? [25_000, 30_000, 50_000] : [100_000, 150_000, 200_000])
}

type Dues = {
  type: PropertyType
  market: Market
  finish: Finish
  size: Size
  is_gated: boolean
  currency: Currency
  random: Random
}

/** What the building or the gated place asks each month (facts.md E4: RD$5,000 to 20,000 and more). */
function feeOf({ type, market, finish, size, is_gated, currency, random }: Dues): number | null {
  const metres = size.construction_m2
  const isTourist = market.zone === 'beach' || market.zone === 'resort'
  const inBuilding =
    type === 'apartment' || type === 'penthouse' || (type === 'office_space' && size.building_levels >= 5)
  const perMetre = isTourist ? 2.4 : market.zone === 'central' ? 1.55 : market.zone === 'uptown' ? 1.2 : 0.62
  const luxury = finish === 'fine' ? 1.2 : 1
  const dollars = inBuilding
    ? metres * perMetre * luxury * random.about(0.12)
    : !is_gated
      ? 0
      : type === 'land'
        ? (size.lot_m2 ?? 0) * (market.zone === 'resort' ? 0.16 : 0.04)
        : market.zone === 'resort'
          ? metres * 1.5
          : isTourist
            ? metres * 1.1
            : metres * 0.28
  if (dollars === 0) return null
  return currency === 'USD' ? roundTo(dollars, 5) : roundTo(dollars * demoRate.rate, 250)
}

type Of = { calendar: Calendar; random: Random }

/** One home of a development: its unit's rooms and price, the development's dates and terms. */
function unitFacts(code: string, project: DemoProject, market: Market, of: Of): Facts {
  const type = isOfHouses(project) ? 'house' : 'apartment'
  return inProject(code, project, project.units_left.shift()!, type, market, of)
}

/** The development itself, offered from its cheapest home. */
function projectFacts(code: string, project: DemoProject, market: Market, of: Of): Facts {
  project.is_unlisted = false
  const cheapest = [...project.units_left].sort((a, b) => a.price - b.price)[0]!
  return {
    ...inProject(code, project, cheapest, 'project', market, of),
    unit_name: null,
    level: null,
    maintenance_fee: null,
  }
}

function inProject(
  code: string,
  project: DemoProject,
  unit: Unit,
  type: PropertyType,
  market: Market,
  { calendar, random }: Of,
): Facts {
  const { sector, currency } = project
  const isStanding = isOfHouses(project)
  const finish: Finish =
    market.zone === 'outskirts' ? 'good' : market.zone === 'resort' ? 'fine' : random.pick(['good', 'fine'])
  const size = sizeInProject(project, unit)
  const shore = findShore(sector.slug, market.zone, type, random)
  const view = viewFrom({ sector: sector.slug, zone: market.zone, shore, level: size.level, random })
  const kind = isStanding ? 'house' : type
  const features = chooseEquipment({
    type: kind,
    market,
    finish,
    view,
    size,
    isGated: true,
    isFurnished: false,
    random,
  })
  return {
    code,
    business: 'sale',
    type,
    sector,
    city: getCity(sector),
    market,
    latitude: project.latitude,
    longitude: project.longitude,
    ...size,
    finish,
    view,
    shore,
    features: project.kind === 'condo' ? new Set([...features, 'swimming_pool']) : features,
    is_furnished: false,
    is_white_line: false,
    pets_allowed: null,
    is_exclusive: random.chance(0.12),
    is_gated: isStanding,
    project,
    unit_name: unit.name,
    price: unit.price,
    currency,
    price_usd: unit.price_usd,
    maintenance_fee: feeOf({ type, market, finish, size, is_gated: isStanding, currency, random }),
    ...projectTerms(project, calendar),
  }
}

function isOfHouses({ kind }: DemoProject): boolean {
  return kind === 'houses' || kind === 'villas'
}

function sizeInProject(project: DemoProject, unit: Unit): Size {
  const { bedrooms, bathrooms, half_bathrooms, parkings, construction_m2, level } = unit
  const rooms = { bedrooms, bathrooms, half_bathrooms, parkings, construction_m2 }
  return isOfHouses(project)
    ? { ...rooms, stories: 2, level: null, building_levels: 0, lot_m2: roundTo(construction_m2 * 1.4, 5) }
    : { ...rooms, stories: 1, level, building_levels: project.levels, lot_m2: null }
}

/** The development's dates and terms, which are each of its homes'. */
function projectTerms(project: DemoProject, calendar: Calendar) {
  const isFinished = project.stage === 'finished'
  const year_built = isFinished ? Number(project.delivery_date.slice(0, 4)) : null
  return {
    year_built,
    age: ageOf(year_built, calendar),
    is_under_construction: !isFinished,
    separation_amount: project.separation_amount,
    delivery_date: isFinished ? null : project.delivery_date,
    tax_incentive_resolution: project.tax_incentive_resolution,
    tax_incentive_until: project.tax_incentive_until,
  }
}
