import type { Feature } from '#contract/property/feature.ts'
import type { PropertyType } from '#contract/property/property-type.ts'

import type { Finish, View } from './facts.ts'
import type { Market } from './market.ts'
import type { Random } from '../random.ts'
import type { Size } from './size.ts'

type Ask = {
  type: PropertyType
  market: Market
  finish: Finish
  view: View
  size: Size
  isGated: boolean
  isFurnished: boolean
  random: Random
}

/** Features that such a property has: none that its kind, its building or its place would make odd. */
export function chooseEquipment(ask: Ask): Set<Feature> {
  switch (ask.type) {
    case 'apartment':
    case 'penthouse':
    case 'project':
      return new Set([...rooms(ask), ...cooling(ask), ...condominium(ask)])
    case 'house':
    case 'tourist':
    case 'house_or_plot':
      return new Set([...rooms(ask), ...cooling(ask), ...ownHouse(ask)])
    case 'land':
      return new Set(ask.isGated ? ['gates', ...(ask.random.chance(0.4) ? (['social_areas'] as const) : [])] : [])
    case 'estate':
      return new Set(country(ask))
    default:
      return new Set(workplace(ask))
  }
}

/** Takes each feature with its own probability. */
function drawn(random: Random, odds: Partial<Record<Feature, number>>): Feature[] {
  return (Object.entries(odds) as [Feature, number][])
    .filter(([, probability]) => random.next() < probability)
    .map(([feature]) => feature)
}

function rooms({ type, finish, size, market, random }: Ask): Feature[] {
  const isHouse = size.lot_m2 !== null
  const isLarge = size.construction_m2 > 140
  const isSeparate = isLarge && random.chance(0.55)
  const base: Feature[] = isSeparate ? ['living_room', 'dining_room', 'kitchen'] : ['living_dining_room', 'kitchen']
  const isModest = market.zone === 'popular' || market.zone === 'outskirts' || market.zone === 'town'
  return [
    ...base,
    ...drawn(random, {
      washing_area: 0.92,
      balcony: isHouse ? (size.stories > 1 ? 0.5 : 0) : 0.78,
      terrace: type === 'penthouse' ? 1 : isHouse ? 0.45 : size.level === 1 ? 0.3 : 0.08,
      covered_terrace: isHouse ? 0.55 : type === 'penthouse' ? 0.5 : 0,
      courtyard: isHouse ? 0.6 : 0,
      service_area: isLarge && !isModest ? 0.8 : isLarge ? 0.4 : 0.05,
      breakfast_room: isLarge ? 0.35 : 0.08,
      pantry: isLarge ? 0.5 : 0.15,
      family_room: size.construction_m2 > 170 ? 0.6 : 0.05,
      foyer: size.construction_m2 > 190 ? 0.45 : 0.04,
      drawing_room: size.construction_m2 > 320 ? 0.35 : 0,
      studio: size.construction_m2 > 150 ? 0.35 : 0.08,
      mezzanine: size.stories > 1 && finish === 'fine' ? 0.2 : 0,
      common_bathroom: size.half_bathrooms > 0 ? 0.5 : 0.25,
      stairs: size.stories > 1 ? 0.6 : 0,
      cornices: finish !== 'plain' ? 0.3 : 0.12,
      annexes: isHouse && (size.lot_m2 ?? 0) > 900 ? 0.3 : 0,
      jacuzzi: type === 'penthouse' ? 0.62 : finish === 'fine' && isHouse ? 0.4 : 0.02,
    }),
  ]
}

function cooling({ finish, isFurnished, market, size, random }: Ask): Feature[] {
  if (market.zone === 'mountain') return drawn(random, { fans: 0.4 })
  if (isFurnished || random.chance(finish === 'plain' ? 0.2 : finish === 'good' ? 0.5 : 0.7)) {
    const isCentral = finish === 'fine' && size.construction_m2 > 260 && random.chance(0.35)
    return isCentral ? ['ac', 'ac_central'] : ['ac', 'ac_split', ...drawn(random, { fans: 0.25 })]
  }
  return drawn(random, { ac_preinstalled: finish === 'plain' ? 0.35 : 0.8, fans: 0.3 })
}

function condominium({ market, finish, size, random }: Ask): Feature[] {
  const levels = size.building_levels
  const isTower = levels >= 7
  const isTourist = market.zone === 'beach' || market.zone === 'resort'
  const isModest = market.zone === 'popular' || market.zone === 'outskirts' || market.zone === 'town'
  const plant: Feature[] =
    isTower || finish === 'fine'
      ? ['full_power_plant']
      : random.chance(isModest ? 0.3 : 0.7)
        ? ['common_power_plant']
        : drawn(random, { inverter: 0.75 })
  return [
    'parking',
    'cistern',
    ...plant,
    ...(levels >= 5 || (levels === 4 && random.chance(0.5)) ? (['elevator'] as const) : (['stairs'] as const)),
    ...drawn(random, {
      swimming_pool: isTourist ? 0.93 : isTower ? 0.62 : isModest ? 0.14 : 0.28,
      gym: isTower ? 0.8 : isTourist ? 0.45 : isModest ? 0.08 : 0.3,
      social_areas: isTower ? 0.9 : isModest ? 0.35 : 0.6,
      gazebo: isModest ? 0.4 : 0.3,
      activities_room: isTower ? 0.55 : 0.15,
      roof_access: isTower ? 0.45 : 0.2,
      parking_roofed: isTower ? 0.9 : 0.5,
      locker: isTower ? 0.5 : 0.06,
      garbage_duct: isTower ? 0.35 : 0.03,
      phone: 0.25,
      cable_tv: 0.4,
      transfer: plant.includes('full_power_plant') ? 0.3 : 0,
      water_tank: 0.25,
      well: isTower ? 0.35 : 0.1,
      heater: finish === 'plain' ? 0.3 : 0.75,
      gates: isTourist || isModest ? 0.7 : 0.4,
      electric_gate: 0.8,
      grids: isModest ? 0.5 : 0.05,
      janitor: isTower ? 0.92 : 0.55,
      emergency_exit: isTower ? 0.8 : 0.15,
    }),
  ]
}

function ownHouse({ type, market, finish, size, isGated, random }: Ask): Feature[] {
  const isTourist = market.zone === 'beach' || market.zone === 'resort'
  const isModest = market.zone === 'popular' || market.zone === 'outskirts' || market.zone === 'town'
  return [
    'parking',
    ...drawn(random, {
      swimming_pool:
        market.zone === 'resort' || type === 'tourist'
          ? 1
          : (size.lot_m2 ?? 0) < 320
            ? 0
            : isTourist
              ? 0.88
              : finish === 'fine'
                ? 0.4
                : 0.05,
      gazebo: isTourist || market.zone === 'mountain' ? 0.45 : 0.22,
      parking_roofed: 0.6,
      social_areas: isGated ? 0.7 : 0,
      gym: isGated && finish === 'fine' ? 0.4 : 0.02,
      inverter: isModest ? 0.7 : 0.5,
      full_power_plant: finish === 'fine' ? 0.6 : 0.08,
      common_power_plant: isGated ? 0.12 : 0,
      cistern: 0.85,
      water_tank: 0.55,
      well: isTourist || size.stories === 1 ? 0.25 : 0.15,
      heater: finish === 'plain' ? 0.25 : 0.7,
      gates: isGated ? 0.95 : 0,
      electric_gate: isModest ? 0.3 : 0.65,
      grids: isModest ? 0.7 : market.zone === 'residential' ? 0.3 : 0.02,
      janitor: isGated ? 0.3 : 0,
      cable_tv: 0.3,
      phone: 0.2,
    }),
  ]
}

function country({ size, random }: Ask): Feature[] {
  const house: Feature[] = size.construction_m2 > 0 ? ['living_dining_room', 'kitchen', 'parking'] : []
  return [
    ...house,
    ...drawn(random, {
      covered_terrace: house.length ? 0.6 : 0,
      annexes: 0.55,
      well: 0.7,
      water_tank: 0.6,
      gates: 0.4,
      inverter: house.length ? 0.4 : 0,
      gazebo: house.length ? 0.3 : 0,
      swimming_pool: house.length ? 0.15 : 0,
    }),
  ]
}

function workplace({ type, finish, size, market, random }: Ask): Feature[] {
  const isTower = size.building_levels >= 5
  const isLodging = type === 'hotel'
  const hasParking = size.parkings > 0
  const isCentral = type === 'office_space' && finish === 'fine' && random.chance(0.5)
  return [
    ...(isCentral ? (['ac', 'ac_central'] as const) : []),
    ...(hasParking ? (['parking'] as const) : []),
    ...drawn(random, {
      ac_split: isCentral ? 0 : type === 'industrial_site' ? 0.2 : type === 'gas_station' ? 0.4 : 0.6,
      elevator: isTower || (type === 'building' && size.stories >= 5) ? 1 : 0,
      full_power_plant: isTower || isLodging || type === 'gas_station' ? 0.85 : 0.25,
      common_power_plant: isTower ? 0.1 : 0.15,
      inverter: isTower ? 0 : 0.35,
      transfer: type === 'industrial_site' ? 0.6 : 0.15,
      cistern: 0.85,
      well: type === 'industrial_site' || type === 'gas_station' ? 0.5 : 0.1,
      water_tank: 0.35,
      common_bathroom: 0.5,
      mezzanine: type === 'commercial_premises' ? 0.25 : type === 'industrial_site' ? 0.45 : 0,
      swimming_pool: isLodging && market.zone !== 'colonial' ? 0.85 : 0,
      social_areas: isLodging ? 0.6 : 0,
      emergency_exit: isTower || isLodging ? 0.75 : 0.2,
      janitor: isTower ? 0.8 : 0.25,
      gates: type === 'industrial_site' ? 0.8 : 0.1,
      electric_gate: type === 'industrial_site' || type === 'building' ? 0.5 : 0.05,
      grids: type === 'commercial_premises' || type === 'business' ? 0.4 : 0.1,
      phone: 0.5,
      cable_tv: isLodging ? 0.8 : 0.1,
      heater: isLodging ? 0.85 : 0,
      parking_roofed: isTower && hasParking ? 0.6 : 0.05,
    }),
  ]
}
