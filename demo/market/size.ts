import type { PropertyType } from '#contract/property/property-type.ts'

import type { Finish } from './facts.ts'
import type { Zone } from './market.ts'
import type { Random } from '../random.ts'

export type Size = {
  bedrooms: number
  bathrooms: number
  half_bathrooms: number
  parkings: number
  stories: number
  level: number | null
  building_levels: number
  construction_m2: number
  lot_m2: number | null
}

type Ask = { type: PropertyType; zone: Zone; finish: Finish; random: Random }

const nothingBuilt: Size = {
  bedrooms: 0,
  bathrooms: 0,
  half_bathrooms: 0,
  parkings: 0,
  stories: 1,
  level: null,
  building_levels: 0,
  construction_m2: 0,
  lot_m2: null,
}

/** Rooms, metres and levels that go together for such a property in such a place. */
export function chooseSize(ask: Ask): Size {
  switch (ask.type) {
    case 'apartment':
    case 'project':
      return apartmentSize(ask)
    case 'penthouse':
      return penthouseSize(ask)
    case 'house':
    case 'tourist':
    case 'house_or_plot':
      return houseSize(ask)
    case 'land':
      return { ...nothingBuilt, stories: 0, lot_m2: landSize(ask) }
    case 'estate':
      return estateSize(ask)
    default:
      return businessSize(ask)
  }
}

const apartmentBedrooms: Partial<Record<Zone, Record<string, number>>> = {
  central: { 1: 26, 2: 30, 3: 42, 4: 2 },
  residential: { 1: 8, 2: 24, 3: 64, 4: 4 },
  colonial: { 1: 40, 2: 42, 3: 18 },
  uptown: { 1: 14, 2: 26, 3: 58, 4: 2 },
  beach: { 1: 34, 2: 46, 3: 20 },
  resort: { 1: 14, 2: 38, 3: 40, 4: 8 },
  mountain: { 1: 20, 2: 55, 3: 25 },
}

/** Square metres of an ordinary apartment by bedrooms: from, to. */
const apartmentMetres: Record<number, [number, number]> = { 1: [46, 74], 2: [74, 112], 3: [105, 178], 4: [190, 290] }

const metresFactor: Record<Zone, number> = {
  central: 1.08,
  residential: 1.02,
  colonial: 0.95,
  popular: 0.72,
  outskirts: 0.72,
  uptown: 1.1,
  town: 0.84,
  beach: 0.92,
  resort: 1.35,
  mountain: 0.9,
}

function apartmentSize({ zone, finish, random }: Ask): Size {
  const bedrooms = Number(random.weighted(apartmentBedrooms[zone] ?? { 2: 30, 3: 70 }))
  const [from, to] = apartmentMetres[bedrooms]!
  const roomy = finish === 'fine' ? 1.12 : finish === 'plain' ? 0.94 : 1
  const metres = Math.round(random.between(from, to) * metresFactor[zone] * roomy)
  const building_levels = buildingLevels(zone, random)
  const isModest = metresFactor[zone] < 0.8
  return {
    ...nothingBuilt,
    bedrooms,
    bathrooms: bedrooms === 1 ? 1 : Math.max(1, bedrooms - (isModest ? 1 : random.chance(0.55) ? 0 : 1)),
    half_bathrooms: !isModest && metres > 62 && random.chance(bedrooms === 1 ? 0.4 : 0.62) ? 1 : 0,
    parkings: bedrooms >= 3 && !isModest ? random.int(2, finish === 'fine' ? 3 : 2) : random.chance(0.15) ? 2 : 1,
    level: random.int(1, building_levels),
    building_levels,
    construction_m2: metres,
  }
}

function penthouseSize({ zone, random }: Ask): Size {
  const isCity = zone === 'central' || zone === 'uptown' || zone === 'residential'
  const bedrooms = Number(random.weighted(isCity ? { 2: 18, 3: 68, 4: 14 } : { 2: 45, 3: 55 }))
  const building_levels = Math.max(4, buildingLevels(zone, random))
  return {
    ...nothingBuilt,
    bedrooms,
    bathrooms: bedrooms,
    half_bathrooms: random.chance(0.75) ? 1 : 0,
    parkings: isCity ? random.int(2, 4) : random.int(1, 2),
    stories: random.chance(0.55) ? 2 : 1,
    level: building_levels,
    building_levels,
    construction_m2: Math.round((bedrooms * (isCity ? 78 : 58) + random.int(25, 90)) * (isCity ? 1.1 : 1)),
  }
}

function buildingLevels(zone: Zone, random: Random): number {
  if (zone === 'central') return random.int(7, 17)
  if (zone === 'uptown') return random.int(5, 12)
  if (zone === 'residential') return random.int(4, 10)
  if (zone === 'colonial') return random.int(2, 4)
  if (zone === 'resort') return random.int(3, 6)
  if (zone === 'beach') return random.int(3, 6)
  return random.int(3, 5)
}

/** Bedrooms and square metres for each bedroom of a house. */
const houseShape: Partial<Record<Zone, [Record<string, number>, number, number]>> = {
  central: [{ 3: 25, 4: 55, 5: 20 }, 68, 110],
  residential: [{ 3: 42, 4: 43, 5: 15 }, 58, 98],
  colonial: [{ 2: 30, 3: 45, 4: 25 }, 55, 95],
  uptown: [{ 3: 40, 4: 45, 5: 15 }, 65, 108],
  beach: [{ 2: 16, 3: 54, 4: 24, 5: 6 }, 48, 84],
  resort: [{ 3: 12, 4: 34, 5: 30, 6: 16, 7: 8 }, 88, 132],
  mountain: [{ 2: 20, 3: 48, 4: 24, 5: 8 }, 42, 76],
  town: [{ 2: 10, 3: 58, 4: 24, 5: 8 }, 40, 74],
  popular: [{ 2: 22, 3: 56, 4: 22 }, 30, 50],
  outskirts: [{ 2: 12, 3: 70, 4: 16, 5: 2 }, 34, 58],
}

function houseSize({ type, zone, finish, random }: Ask): Size {
  const [weights, low, high] = houseShape[zone]!
  const isLodging = type === 'tourist'
  const bedrooms = isLodging ? random.int(4, 9) : Number(random.weighted(weights))
  const roomy = finish === 'fine' ? 1.15 : finish === 'plain' ? 0.88 : 1
  const construction_m2 = Math.round(bedrooms * random.between(low, high) * roomy * (isLodging ? 0.8 : 1))
  const isModest = zone === 'popular' || zone === 'outskirts' || (zone === 'town' && finish === 'plain')
  const stories =
    construction_m2 < 110 ? 1 : random.chance(zone === 'mountain' || zone === 'town' ? 0.42 : 0.64) ? 2 : 1
  return {
    ...nothingBuilt,
    bedrooms,
    bathrooms: isModest ? Math.max(1, bedrooms - 1) : bedrooms,
    half_bathrooms: !isModest && random.chance(0.66) ? 1 : 0,
    parkings: isModest ? random.int(1, 2) : random.int(2, zone === 'resort' ? 4 : 3),
    stories: construction_m2 > 420 && random.chance(0.2) ? 3 : stories,
    construction_m2,
    lot_m2: houseLot(zone, construction_m2 / stories, random),
  }
}

/** Never smaller than the house's footprint and its setbacks. */
function houseLot(zone: Zone, footprint: number, random: Random): number {
  const times: Record<Zone, [number, number]> = {
    central: [1.7, 2.5],
    residential: [1.6, 2.6],
    colonial: [1.1, 1.5],
    popular: [1.3, 1.9],
    outskirts: [1.4, 2.3],
    uptown: [1.6, 2.6],
    town: [1.7, 4],
    beach: [1.8, 4.2],
    resort: [2.6, 6],
    mountain: [4, 14],
  }
  const [low, high] = times[zone]
  return roundTo(footprint * random.between(low, high), footprint > 300 ? 25 : 5)
}

function landSize({ zone, random }: Ask): number {
  switch (zone) {
    case 'central':
      return roundTo(random.between(500, 1900), 10)
    case 'resort':
      return roundTo(random.between(900, 4200), 10)
    case 'mountain':
      return random.chance(0.25) ? roundTo(random.between(5000, 22000), 100) : roundTo(random.between(600, 3000), 10)
    case 'beach':
      return random.chance(0.2) ? roundTo(random.between(4000, 30000), 100) : roundTo(random.between(300, 2200), 10)
    case 'town':
      return random.chance(0.2) ? roundTo(random.between(3000, 18000), 100) : roundTo(random.between(200, 1200), 5)
    default:
      return roundTo(random.between(180, 1100), 5)
  }
}

const tarea = 628.86

/** Country land is spoken of in tareas, 628.86 m² each. */
function estateSize({ random }: Ask): Size {
  const tareas = random.chance(0.3) ? random.int(120, 900) : random.int(12, 110)
  const hasHouse = random.chance(0.65)
  const bedrooms = hasHouse ? random.int(2, 4) : 0
  return {
    ...nothingBuilt,
    stories: hasHouse ? 1 : 0,
    bedrooms,
    bathrooms: hasHouse ? random.int(1, 2) : 0,
    construction_m2: hasHouse ? bedrooms * random.int(38, 60) : 0,
    lot_m2: Math.round(tareas * tarea),
  }
}

export function toTareas(squareMetres: number): number {
  return Math.round(squareMetres / tarea)
}

function businessSize({ type, zone, random }: Ask): Size {
  const inBuilding = {
    ...nothingBuilt,
    building_levels: zone === 'central' || zone === 'uptown' ? random.int(5, 16) : 3,
  }
  switch (type) {
    case 'office_space':
      return {
        ...inBuilding,
        level: random.int(1, inBuilding.building_levels),
        half_bathrooms: random.int(1, 2),
        parkings: random.int(1, 4),
        construction_m2: Math.round(random.between(38, 260)),
      }
    case 'commercial_premises':
      return {
        ...inBuilding,
        level: random.chance(0.78) ? 1 : 2,
        half_bathrooms: random.int(1, 2),
        parkings: random.int(0, 4),
        construction_m2: Math.round(random.between(32, 280)),
      }
    case 'business':
      return {
        ...nothingBuilt,
        level: 1,
        half_bathrooms: 2,
        parkings: random.int(0, 4),
        construction_m2: Math.round(random.between(60, 320)),
      }
    case 'industrial_site': {
      const construction_m2 = roundTo(random.between(450, 4200), 10)
      const lot_m2 = roundTo(construction_m2 * random.between(1.5, 3), 10)
      return { ...nothingBuilt, half_bathrooms: random.int(2, 4), parkings: random.int(4, 14), construction_m2, lot_m2 }
    }
    case 'hotel':
      return hotelSize(zone, random)
    case 'gas_station': {
      const lot_m2 = roundTo(random.between(1400, 4200), 10)
      return {
        ...nothingBuilt,
        half_bathrooms: 2,
        parkings: random.int(6, 16),
        construction_m2: random.int(180, 620),
        lot_m2,
      }
    }
    default: {
      const stories = random.int(5, zone === 'central' ? 9 : 6)
      const lot_m2 = roundTo(random.between(240, zone === 'central' ? 1200 : 620), 5)
      const construction_m2 = roundTo(lot_m2 * stories * random.between(0.5, 0.7), 5)
      const parkings = random.int(2, 14)
      return { ...nothingBuilt, half_bathrooms: stories, parkings, stories, construction_m2, lot_m2 }
    }
  }
}

function hotelSize(zone: Zone, random: Random): Size {
  const bedrooms = zone === 'colonial' ? random.int(9, 18) : random.int(12, 42)
  const construction_m2 = roundTo(bedrooms * random.between(34, 48), 5)
  const stories = random.int(2, 4)
  const lot_m2 = roundTo((construction_m2 / stories) * random.between(1.2, zone === 'colonial' ? 1.5 : 4), 5)
  return {
    ...nothingBuilt,
    bedrooms,
    bathrooms: bedrooms,
    half_bathrooms: 2,
    parkings: random.int(0, 14),
    stories,
    construction_m2,
    lot_m2,
  }
}

export function roundTo(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step)
}
