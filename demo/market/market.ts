import { cities, getCity, sectors } from './places.ts'
import type { Sector } from './places.ts'

/** How a place lives, which decides what is offered there, how large, in which currency and at what price. */
export type Zone =
  | 'central'
  | 'residential'
  | 'colonial'
  | 'popular'
  | 'outskirts'
  | 'uptown'
  | 'town'
  | 'beach'
  | 'resort'
  | 'mountain'

/** `m2` and `land` are US$ per square metre: of a home of ordinary age and finish, and of a building plot. */
export type Market = { zone: Zone; weight: number; m2: number; land: number }

/** zone, share of the country's offer in thousandths, US$ per built m², US$ per m² of land. */
type Row = readonly [zone: Zone, weight: number, m2: number, land: number]

const byCity: Record<string, Row> = {
  'santo-domingo': ['residential', 270, 1650, 620],
  'santo-domingo-este': ['outskirts', 62, 985, 170],
  'santo-domingo-norte': ['outskirts', 36, 930, 120],
  'santo-domingo-oeste': ['outskirts', 30, 830, 130],
  'los-alcarrizos': ['outskirts', 6, 640, 75],
  'boca-chica': ['outskirts', 11, 1050, 130],
  'pedro-brand': ['outskirts', 4, 555, 45],
  'santiago-de-los-caballeros': ['residential', 104, 1180, 280],
  tamboril: ['town', 5, 780, 70],
  'punta-cana': ['beach', 92, 2050, 230],
  bavaro: ['beach', 92, 1950, 210],
  higuey: ['town', 10, 820, 80],
  bayahibe: ['beach', 19, 1950, 170],
  'la-romana': ['town', 38, 900, 90],
  'san-pedro-de-macoris': ['town', 12, 800, 75],
  'juan-dolio': ['beach', 34, 1850, 180],
  'puerto-plata': ['beach', 30, 1250, 110],
  sosua: ['beach', 27, 1500, 120],
  cabarete: ['beach', 25, 1750, 150],
  luperon: ['beach', 4, 1100, 45],
  samana: ['beach', 8, 1350, 75],
  'las-terrenas': ['beach', 40, 2000, 150],
  'las-galeras': ['beach', 6, 1500, 70],
  sanchez: ['town', 3, 750, 45],
  nagua: ['town', 6, 780, 60],
  cabrera: ['beach', 8, 1750, 80],
  'rio-san-juan': ['beach', 6, 1600, 80],
  'la-vega': ['town', 11, 800, 90],
  jarabacoa: ['mountain', 24, 1250, 48],
  constanza: ['mountain', 10, 1150, 42],
  moca: ['town', 7, 800, 90],
  'gaspar-hernandez': ['town', 4, 800, 50],
  salcedo: ['town', 4, 720, 60],
  'san-francisco-de-macoris': ['town', 12, 830, 110],
  cotui: ['town', 4, 700, 50],
  bonao: ['town', 8, 790, 65],
  mao: ['town', 5, 700, 55],
  'monte-cristi': ['town', 4, 780, 35],
  dajabon: ['town', 3, 650, 40],
  sabaneta: ['town', 3, 640, 40],
  'san-cristobal': ['town', 9, 760, 75],
  'bajos-de-haina': ['town', 4, 680, 80],
  'villa-altagracia': ['town', 4, 600, 40],
  bani: ['town', 10, 780, 65],
  'san-jose-de-ocoa': ['town', 4, 720, 40],
  azua: ['town', 5, 680, 40],
  'san-juan-de-la-maguana': ['town', 6, 720, 55],
  comendador: ['town', 2, 560, 25],
  barahona: ['town', 8, 800, 55],
  neiba: ['town', 2, 560, 25],
  jimani: ['town', 2, 540, 25],
  pedernales: ['town', 4, 850, 35],
  'monte-plata': ['town', 4, 600, 30],
  'hato-mayor': ['town', 3, 620, 35],
  'sabana-de-la-mar': ['town', 3, 620, 35],
  'el-seibo': ['town', 3, 600, 35],
  miches: ['beach', 7, 1700, 70],
}

/** Sectors that differ from their city; here the weight is a share among the city's sectors, 10 being usual. */
const bySector: Record<string, Row> = {
  'santo-domingo-piantini': ['central', 48, 2500, 1700],
  'santo-domingo-naco': ['central', 42, 2350, 1550],
  'santo-domingo-serralles': ['central', 22, 2300, 1450],
  'santo-domingo-paraiso': ['central', 16, 2250, 1350],
  'santo-domingo-evaristo-morales': ['central', 34, 2100, 1250],
  'santo-domingo-quisqueya': ['central', 14, 1950, 1100],
  'santo-domingo-bella-vista': ['central', 34, 2000, 1200],
  'santo-domingo-la-julia': ['central', 13, 2050, 1200],
  'santo-domingo-julieta-morales': ['central', 9, 2150, 1200],
  'santo-domingo-fernandez': ['central', 8, 1950, 1050],
  'santo-domingo-el-vergel': ['central', 7, 1950, 1050],
  'santo-domingo-la-esperilla': ['central', 18, 2200, 1300],
  'santo-domingo-el-millon': ['residential', 13, 1650, 850],
  'santo-domingo-los-prados': ['residential', 14, 1550, 780],
  'santo-domingo-la-castellana': ['residential', 7, 1600, 780],
  'santo-domingo-los-cacicazgos': ['residential', 13, 2150, 1000],
  'santo-domingo-mirador-norte': ['residential', 14, 1800, 850],
  'santo-domingo-mirador-sur': ['residential', 15, 1850, 850],
  'santo-domingo-renacimiento': ['residential', 13, 1850, 850],
  'santo-domingo-gazcue': ['residential', 14, 1600, 700],
  'santo-domingo-ciudad-colonial': ['colonial', 14, 1850, 800],
  'santo-domingo-ciudad-nueva': ['colonial', 5, 1350, 520],
  'santo-domingo-san-carlos': ['popular', 3, 900, 330],
  'santo-domingo-don-bosco': ['residential', 4, 1300, 520],
  'santo-domingo-miraflores': ['residential', 4, 1300, 520],
  'santo-domingo-villa-juana': ['popular', 3, 900, 330],
  'santo-domingo-villa-consuelo': ['popular', 3, 880, 330],
  'santo-domingo-la-fe': ['popular', 4, 1000, 380],
  'santo-domingo-cristo-rey': ['popular', 3, 780, 260],
  'santo-domingo-la-agustina': ['popular', 3, 950, 320],
  'santo-domingo-mata-hambre': ['residential', 3, 1250, 520],
  'santo-domingo-30-de-mayo': ['residential', 3, 1300, 480],
  'santo-domingo-viejo-arroyo-hondo': ['residential', 13, 1700, 620],
  'santo-domingo-arroyo-hondo': ['residential', 15, 1600, 560],
  'santo-domingo-altos-de-arroyo-hondo': ['residential', 10, 1450, 460],
  'santo-domingo-cuesta-hermosa': ['residential', 10, 1650, 480],
  'santo-domingo-isabel-villas': ['residential', 6, 1600, 460],
  'santo-domingo-los-rios': ['residential', 10, 1250, 430],
  'santo-domingo-este-los-mina': ['popular', 6, 700, 130],
  'santo-domingo-este-villa-faro': ['outskirts', 7, 800, 130],
  'santo-domingo-este-ciudad-juan-bosch': ['outskirts', 22, 860, 140],
  'santo-domingo-este-san-isidro': ['outskirts', 18, 930, 130],
  'santo-domingo-este-prado-oriental': ['outskirts', 13, 980, 150],
  'santo-domingo-este-ensanche-ozama': ['outskirts', 14, 1120, 240],
  'santo-domingo-este-alma-rosa-i': ['outskirts', 15, 1150, 240],
  'santo-domingo-norte-los-guaricanos': ['popular', 4, 600, 80],
  'santo-domingo-norte-sabana-perdida': ['popular', 4, 600, 75],
  'santo-domingo-norte-jacobo-majluta': ['outskirts', 20, 1000, 140],
  'santo-domingo-norte-ciudad-modelo': ['outskirts', 15, 960, 120],
  'santo-domingo-oeste-herrera': ['outskirts', 14, 850, 160],
  'santiago-de-los-caballeros-los-jardines-metropolitanos': ['uptown', 18, 1500, 480],
  'santiago-de-los-caballeros-la-trinitaria': ['uptown', 18, 1480, 460],
  'santiago-de-los-caballeros-villa-olga': ['uptown', 18, 1550, 480],
  'santiago-de-los-caballeros-la-esmeralda': ['uptown', 18, 1550, 480],
  'santiago-de-los-caballeros-cerros-de-gurabo': ['uptown', 22, 1450, 380],
  'santiago-de-los-caballeros-thomen': ['uptown', 13, 1450, 420],
  'santiago-de-los-caballeros-el-dorado': ['uptown', 12, 1400, 380],
  'santiago-de-los-caballeros-los-alamos': ['uptown', 10, 1400, 360],
  'santiago-de-los-caballeros-gurabo': ['residential', 16, 1180, 260],
  'santiago-de-los-caballeros-llanos-de-gurabo': ['residential', 13, 1150, 250],
  'santiago-de-los-caballeros-cienfuegos': ['popular', 4, 620, 90],
  'santiago-de-los-caballeros-pekin': ['popular', 4, 620, 100],
  'santiago-de-los-caballeros-nibaje': ['popular', 3, 660, 110],
  'santiago-de-los-caballeros-bella-vista': ['popular', 4, 680, 110],
  'punta-cana-cap-cana': ['resort', 34, 3350, 330],
  'punta-cana-puntacana-resort': ['resort', 15, 3300, 320],
  'punta-cana-puntacana-village': ['beach', 16, 2200, 260],
  'punta-cana-veron': ['beach', 12, 1250, 180],
  'punta-cana-downtown-punta-cana': ['beach', 18, 1900, 230],
  'punta-cana-vista-cana': ['beach', 20, 1850, 210],
  'punta-cana-ciudad-las-canas': ['beach', 12, 2250, 220],
  'punta-cana-cabeza-de-toro': ['beach', 6, 1800, 200],
  'bavaro-los-corales': ['beach', 26, 2250, 260],
  'bavaro-el-cortecito': ['beach', 14, 2150, 250],
  'bavaro-cocotal': ['beach', 20, 2100, 220],
  'bavaro-white-sands': ['beach', 16, 1950, 210],
  'bavaro-friusa': ['beach', 6, 1250, 180],
  'bavaro-pueblo-bavaro': ['beach', 9, 1500, 180],
  'bavaro-macao': ['beach', 4, 2000, 180],
  'bavaro-uvero-alto': ['beach', 5, 2000, 180],
  'la-romana-casa-de-campo': ['resort', 46, 2900, 180],
  'la-romana-altos-de-chavon': ['resort', 8, 2600, 160],
  'miches-playa-esmeralda': ['resort', 14, 3000, 130],
  'sosua-sea-horse-ranch': ['resort', 13, 2400, 130],
  'rio-san-juan-playa-grande': ['resort', 10, 2900, 140],
  'cabrera-orchid-bay': ['resort', 13, 2500, 110],
  'miches-centro': ['town', 10, 850, 60],
  'samana-centro': ['beach', 10, 1100, 70],
  'puerto-plata-centro-historico': ['town', 10, 900, 130],
  'puerto-plata-torre-alta': ['town', 9, 950, 130],
  'puerto-plata-urbanizacion-atlantica': ['town', 8, 900, 120],
  'sosua-los-charamicos': ['town', 5, 750, 80],
  'bayahibe-bayahibe-pueblo': ['beach', 8, 1500, 160],
  'bavaro-bavaro-centro': ['beach', 9, 1450, 180],
  'las-terrenas-coson': ['beach', 14, 2500, 140],
  'las-terrenas-playa-bonita': ['beach', 14, 2400, 170],
  'las-terrenas-el-limon': ['beach', 5, 1300, 60],
  'cabarete-callejon-de-la-loma': ['beach', 7, 1100, 70],
  'bani-salinas': ['beach', 6, 1200, 60],
  'barahona-paraiso': ['beach', 6, 1000, 30],
  'san-cristobal-najayo': ['beach', 5, 950, 45],
  'azua-playa-monte-rio': ['beach', 4, 850, 30],
}

const usualShare = 10

/** The market of each sector, in the order of `sectors`; weights are thousandths of the country's offer. */
export const markets: readonly Market[] = sectors.map((sector) => {
  const city = getCity(sector)
  const [zone, weight, m2, land] = byCity[city.slug]!
  const neighbours = sectors.filter((other) => other.city_id === city.id)
  const shares = neighbours.reduce((sum, other) => sum + shareOf(other), 0)
  const own = bySector[sector.slug] ?? [zone, usualShare, m2, land]
  return { zone: own[0], weight: (weight * shareOf(sector)) / shares, m2: own[2], land: own[3] }
})

function shareOf(sector: Sector): number {
  return bySector[sector.slug]?.[1] ?? usualShare
}

export const createMarket = (sector: Sector) => markets[sector.id - 1]!

/** How many of `count` listings each sector gets: largest remainders, and every city at least one when there are enough. */
export function shareOut(count: number): number[] {
  const total = markets.reduce((sum, market) => sum + market.weight, 0)
  const exact = markets.map((market) => (market.weight / total) * count)
  const shares = exact.map(Math.floor)
  const byRemainder = exact.map((share, at) => ({ at, rest: share % 1 })).sort((a, b) => b.rest - a.rest || a.at - b.at)
  const left = count - shares.reduce((sum, share) => sum + share, 0)
  for (const { at } of byRemainder.slice(0, left)) shares[at] = shares[at]! + 1
  if (count >= 3 * cities.length) for (const city of cities) lendOne(shares, city.id)
  return shares
}

/** A city left with nothing takes one from the sector that has most. */
function lendOne(shares: number[], cityId: number) {
  const own = sectors.filter((sector) => sector.city_id === cityId).map((sector) => sector.id - 1)
  if (own.some((at) => shares[at]! > 0)) return
  const richest = shares.indexOf(Math.max(...shares))
  shares[richest] = shares[richest]! - 1
  shares[own[0]!] = 1
}
