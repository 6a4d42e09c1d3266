import type { PropertyType } from '#contract/property/property-type.ts'

import type { Finish, Shore, View } from './facts.ts'
import type { Zone } from './market.ts'
import type { Random } from '../random.ts'

type Weights<Key extends string> = Partial<Record<Key, number>>

const finishes: Record<Zone, Weights<Finish>> = {
  central: { plain: 10, good: 52, fine: 38 },
  residential: { plain: 22, good: 58, fine: 20 },
  colonial: { plain: 15, good: 52, fine: 33 },
  popular: { plain: 75, good: 25 },
  outskirts: { plain: 42, good: 53, fine: 5 },
  uptown: { plain: 10, good: 58, fine: 32 },
  town: { plain: 46, good: 46, fine: 8 },
  beach: { plain: 15, good: 58, fine: 27 },
  resort: { good: 22, fine: 78 },
  mountain: { plain: 18, good: 58, fine: 24 },
}

export function finishIn(zone: Zone, random: Random): Finish {
  return random.weighted(finishes[zone])
}

/** Where the beach is known to be farther; other sectors of the coast lie beside it. */
const shores: Record<string, Weights<Shore>> = {
  'bavaro-los-corales': { front: 14, walk: 76, drive: 10 },
  'bavaro-el-cortecito': { front: 20, walk: 80 },
  'bavaro-cocotal': { drive: 100 },
  'bavaro-friusa': { drive: 100 },
  'bavaro-pueblo-bavaro': { drive: 100 },
  'bavaro-bavaro-centro': { drive: 100 },
  'bavaro-white-sands': { walk: 15, drive: 85 },
  'punta-cana-veron': { drive: 100 },
  'punta-cana-downtown-punta-cana': { drive: 100 },
  'punta-cana-vista-cana': { drive: 100 },
  'punta-cana-ciudad-las-canas': { drive: 100 },
  'punta-cana-puntacana-village': { drive: 100 },
  'punta-cana-cap-cana': { front: 12, walk: 22, drive: 66 },
  'la-romana-casa-de-campo': { front: 8, walk: 14, drive: 78 },
  'la-romana-altos-de-chavon': { drive: 100 },
  'juan-dolio-metro-country-club': { drive: 100 },
  'juan-dolio-playa-juan-dolio': { front: 42, walk: 58 },
  'las-terrenas-hoyo-del-cacao': { drive: 100 },
  'las-terrenas-el-limon': { drive: 100 },
  'samana-el-valle': { drive: 100 },
  'samana-centro': { drive: 100 },
  'miches-centro': { drive: 100 },
  'cabarete-callejon-de-la-loma': { drive: 100 },
  'cabarete-procab': { drive: 100 },
  'cabrera-la-catalina': { drive: 100 },
  'bavaro-macao': { walk: 40, drive: 60 },
  'punta-cana-puntacana-resort': { front: 6, walk: 54, drive: 40 },
  'rio-san-juan-playa-grande': { front: 8, walk: 42, drive: 50 },
  'luperon-centro': { drive: 100 },
}

const usualShore: Weights<Shore> = { front: 12, walk: 88 }

export function findShore(sector: string, zone: Zone, type: PropertyType, random: Random): Shore {
  if (zone !== 'beach' && zone !== 'resort') return 'none'
  const shore = random.weighted(shores[sector] ?? usualShore)
  // A shop on the sand is not something the coast law allows.
  return shore === 'front' && (type === 'commercial_premises' || type === 'office_space') ? 'walk' : shore
}

const golfSectors = new Set([
  'bavaro-cocotal',
  'punta-cana-cap-cana',
  'punta-cana-puntacana-resort',
  'punta-cana-vista-cana',
  'la-romana-casa-de-campo',
  'juan-dolio-metro-country-club',
  'puerto-plata-playa-dorada',
  'rio-san-juan-playa-grande',
])
const parkSectors = new Set([
  'santo-domingo-mirador-sur',
  'santo-domingo-mirador-norte',
  'santo-domingo-los-cacicazgos',
  'santo-domingo-bella-vista',
  'santo-domingo-atala',
  'santo-domingo-renacimiento',
])
/** Sectors of the capital from whose upper floors the Caribbean is seen. */
const seaSectors = new Set([
  'santo-domingo-los-cacicazgos',
  'santo-domingo-30-de-mayo',
  'santo-domingo-honduras',
  'santo-domingo-el-cacique',
  'santo-domingo-gazcue',
  'santo-domingo-ciudad-nueva',
  'santo-domingo-mata-hambre',
])

type Stand = { sector: string; zone: Zone; shore: Shore; level: number | null; random: Random }

export function viewFrom({ sector, zone, shore, level, random }: Stand): View {
  const isHigh = (level ?? 0) >= 5
  if (shore === 'front') return 'sea'
  if (golfSectors.has(sector) && random.chance(0.6)) return 'golf'
  if (shore === 'walk') return random.chance(isHigh || (level ?? 0) >= 3 ? 0.45 : 0.1) ? 'sea' : 'garden'
  if (shore === 'drive') return random.chance(0.12) ? 'mountains' : 'garden'
  if (zone === 'mountain') return random.chance(0.75) ? 'mountains' : 'garden'
  if (level === null)
    return zone === 'town' && random.chance(0.2) ? 'mountains' : random.chance(0.45) ? 'garden' : 'street'
  if (isHigh && seaSectors.has(sector)) return random.chance(0.6) ? 'sea' : 'city'
  if (level >= 4 && parkSectors.has(sector)) return random.chance(0.55) ? 'park' : 'city'
  if (isHigh) return 'city'
  return random.chance(0.4) ? 'garden' : 'street'
}

const gatedHouses: Partial<Record<Zone, number>> = {
  resort: 1,
  beach: 0.8,
  outskirts: 0.5,
  residential: 0.26,
  uptown: 0.3,
  town: 0.16,
  mountain: 0.36,
}

/** Whether a house or plot stands behind a gate with a fee of its own. */
export function isBehindGate(type: PropertyType, zone: Zone, random: Random): boolean {
  const isHome = type === 'house' || type === 'tourist'
  const probability = (gatedHouses[zone] ?? 0) * (isHome ? 1 : type === 'land' && zone !== 'resort' ? 0.6 : 1)
  return (isHome || type === 'land') && random.chance(type === 'tourist' ? 0.2 : probability)
}

const furnishedLease: Partial<Record<Zone, number>> = {
  beach: 0.9,
  resort: 0.95,
  central: 0.52,
  uptown: 0.42,
  residential: 0.3,
  colonial: 0.7,
  mountain: 0.9,
  town: 0.15,
  outskirts: 0.12,
}
const furnishedSale: Partial<Record<Zone, number>> = { beach: 0.42, resort: 0.55, mountain: 0.42, colonial: 0.25 }

export function getFurnishedChance(isLease: boolean, zone: Zone): number {
  return isLease ? (furnishedLease[zone] ?? 0.05) : (furnishedSale[zone] ?? 0.05)
}

const underWorks: Partial<Record<Zone, number>> = {
  beach: 0.2,
  central: 0.16,
  uptown: 0.16,
  residential: 0.12,
  outskirts: 0.2,
  resort: 0.06,
  mountain: 0.05,
  town: 0.05,
}

export function getWorksChance(type: PropertyType, zone: Zone): number {
  const builtForSale = type === 'apartment' || type === 'penthouse' || type === 'house'
  return builtForSale ? (underWorks[zone] ?? 0) * (type === 'house' ? 0.6 : 1) : 0
}

export function chooseYearBuilt(type: PropertyType, zone: Zone, finish: Finish, random: Random): number | null {
  if (type === 'land' || type === 'estate' || type === 'building_or_plot') return null
  if (type === 'house_or_plot') return random.int(1962, 1988)
  if (zone === 'colonial') return type === 'apartment' ? random.int(1948, 2016) : random.int(1906, 1958)
  const oldest = type === 'house' ? (finish === 'fine' ? 1996 : 1984) : finish === 'plain' ? 1992 : 2003
  // Two draws, the later counts: the stock on offer leans new.
  return Math.max(random.int(oldest, 2025), random.int(oldest, 2025))
}
