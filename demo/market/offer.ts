import type { BusinessType, PropertyType } from '#contract/property/property-type.ts'

import type { Zone } from './market.ts'

type Weights = Partial<Record<PropertyType, number>>

/** What is offered in each zone, in per cent or so. Petrol stations stand on roads, estates in the country. */
const typesByZone: Record<Zone, Weights> = {
  central: {
    apartment: 64,
    penthouse: 8,
    office_space: 8,
    commercial_premises: 6,
    house: 3,
    house_or_plot: 2.5,
    building: 2,
    building_or_plot: 1.5,
    land: 2,
    business: 1.5,
  },
  residential: {
    apartment: 57,
    house: 18,
    penthouse: 6,
    land: 5,
    commercial_premises: 4,
    office_space: 3,
    house_or_plot: 2.5,
    building: 1.6,
    building_or_plot: 1,
    business: 1.2,
    industrial_site: 0.5,
    gas_station: 0.4,
  },
  colonial: { apartment: 40, house: 22, commercial_premises: 14, building: 8, hotel: 8, business: 6, house_or_plot: 4 },
  popular: {
    apartment: 36,
    house: 30,
    commercial_premises: 12,
    building: 6,
    land: 8,
    house_or_plot: 5,
    business: 3,
  },
  outskirts: {
    apartment: 46,
    house: 29,
    land: 9,
    commercial_premises: 4,
    industrial_site: 4,
    house_or_plot: 2,
    building: 2,
    penthouse: 1.5,
    business: 1.2,
    gas_station: 0.8,
    building_or_plot: 1,
  },
  uptown: {
    apartment: 62,
    penthouse: 10,
    house: 13,
    land: 4,
    office_space: 5,
    commercial_premises: 4,
    building: 1,
  },
  town: {
    house: 38,
    apartment: 22,
    land: 16,
    commercial_premises: 6,
    estate: 7,
    house_or_plot: 2.5,
    building: 2.5,
    building_or_plot: 1,
    industrial_site: 2,
    business: 1.6,
    gas_station: 1.4,
    hotel: 0.8,
  },
  beach: {
    apartment: 53,
    house: 20,
    penthouse: 6,
    land: 8,
    tourist: 4.5,
    commercial_premises: 2.5,
    hotel: 1.3,
    business: 1.2,
    house_or_plot: 0.8,
    building: 0.6,
    office_space: 0.5,
  },
  resort: { house: 58, apartment: 22, land: 13, penthouse: 5, tourist: 1.5 },
  mountain: { house: 46, land: 28, estate: 10, tourist: 7, apartment: 6, hotel: 1.5, business: 1 },
}

/** Places without buildings or shops: land, houses, and rooms for guests. */
const quietSectors = new Set([
  'las-galeras-playa-rincon',
  'samana-el-valle',
  'bavaro-macao',
  'cabrera-la-catalina',
  'rio-san-juan-playa-grande',
  'azua-playa-monte-rio',
  'bani-salinas',
  'barahona-paraiso',
  'jarabacoa-manabao',
  'constanza-tireo',
  'miches-playa-esmeralda',
])
const quietTypes: Weights = { house: 46, land: 40, tourist: 8, estate: 6 }

export function listTypes(sector: string, zone: Zone): Weights {
  return quietSectors.has(sector) ? quietTypes : typesByZone[zone]
}

/** The share of offers to rent, where that type is rented at all. */
const leaseByZone: Record<Zone, number> = {
  central: 0.34,
  residential: 0.27,
  colonial: 0.4,
  popular: 0.3,
  outskirts: 0.22,
  uptown: 0.3,
  town: 0.22,
  beach: 0.17,
  resort: 0.1,
  mountain: 0.08,
}

const leaseByType: Weights = {
  apartment: 1,
  penthouse: 0.7,
  house: 0.75,
  office_space: 2,
  commercial_premises: 1.8,
  industrial_site: 1.6,
  building: 0.4,
  land: 0.12,
}

export function getLeaseChance(type: PropertyType, zone: Zone): number {
  return Math.min(0.75, leaseByZone[zone] * (leaseByType[type] ?? 0))
}

/** The share of prices in US dollars (facts.md E4). */
export function getDollarChance(zone: Zone, type: PropertyType, business: BusinessType, isFurnished: boolean): number {
  const isLease = business === 'lease'
  switch (zone) {
    case 'resort':
      return 0.99
    case 'beach':
      return 0.95
    case 'central':
      return isLease && !isFurnished && type === 'apartment' ? 0.55 : 0.76
    case 'colonial':
      return 0.7
    case 'residential':
      return isLease && !isFurnished ? 0.35 : 0.5
    case 'uptown':
      return 0.52
    case 'mountain':
      return type === 'land' ? 0.4 : 0.6
    default:
      return type === 'estate' || type === 'gas_station' || type === 'industrial_site' || type === 'hotel' ? 0.3 : 0.09
  }
}
