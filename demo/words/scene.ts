import type { Facts } from '../market/facts.ts'
import type { Random } from '../random.ts'
import { toTareas } from '../market/size.ts'
import { listLandmarks } from '../market/landmarks.ts'
import { repeatSame, wholeNumber, writeMoney } from './grammar.ts'
import type { Said, Scene } from './grammar.ts'
import { nameMonth } from './project.ts'

/** The facts as tags to ask for and words to fill in. */
export function describeScene(facts: Facts, random: Random): Scene {
  return { tags: tagsOf(facts), slots: slotsOf(facts, random) }
}

function tagsOf(facts: Facts): Set<string> {
  const { level, building_levels, age, features, bedrooms, construction_m2, lot_m2, price_usd } = facts
  const isLuxury =
    facts.finish === 'fine' && (facts.market.zone === 'resort' || (construction_m2 > 230 && price_usd > 350_000))
  const isBig = construction_m2 > (facts.type === 'apartment' ? 130 : 240)
  const marks: Record<string, boolean> = {
    new: !facts.is_under_construction && age !== null && age <= 3,
    older: age !== null && age >= 18,
    works: facts.is_under_construction,
    planned: facts.project?.stage === 'planned',
    finished: facts.project?.stage === 'finished',
    furnished: facts.is_furnished,
    white: facts.is_white_line,
    pets: facts.pets_allowed === true,
    no_pets: facts.pets_allowed === false,
    gated: facts.is_gated,
    exclusive: facts.is_exclusive,
    project: facts.project !== null,
    confotur: facts.tax_incentive_resolution !== null,
    fee: facts.maintenance_fee !== null,
    built: construction_m2 > 0,
    luxury: isLuxury,
    plot: lot_m2 !== null,
    tower: building_levels >= 6,
    walkup: building_levels > 0 && building_levels < 6,
    ground: level === 1,
    low: level !== null && level > 1 && level <= 3,
    high: (level ?? 0) >= 6,
    top: level !== null && building_levels > 1 && level === building_levels,
    big: isBig,
    small: construction_m2 > 0 && construction_m2 < 80,
    large_lot: (lot_m2 ?? 0) > 2500,
    halfbath: facts.half_bathrooms > 0,
    [`beds${Math.min(bedrooms, 5)}`]: true,
    severalbeds: bedrooms > 1,
    severalbaths: facts.bathrooms > 1,
    ensuite: bedrooms > 1 && facts.bathrooms >= bedrooms,
    upscale: isLuxury || price_usd > 500_000,
    noparking: facts.parkings === 0,
    oneparking: facts.parkings === 1,
    parkings: facts.parkings > 1,
    onelevel: facts.stories === 1,
    twolevels: facts.stories >= 2,
    coast: facts.shore !== 'none',
    city: ['central', 'residential', 'uptown', 'colonial'].includes(facts.market.zone),
    modest: ['popular', 'outskirts', 'town'].includes(facts.market.zone),
    anywater: features.has('cistern') || features.has('well') || features.has('water_tank'),
    plant: features.has('full_power_plant') || features.has('common_power_plant'),
  }
  return new Set([
    facts.type,
    facts.business,
    facts.finish,
    facts.market.zone,
    `view_${facts.view}`,
    `shore_${facts.shore}`,
    ...Object.keys(marks).filter((mark) => marks[mark]),
    ...features,
  ])
}

const numbersEs = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
]
const numbersEn = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

const countEs = (count: number) => numbersEs[count] ?? String(count)
const countEn = (count: number) => numbersEn[count] ?? String(count)

function slotsOf(facts: Facts, random: Random): Record<string, Said> {
  const { bedrooms, bathrooms, half_bathrooms, parkings, level, building_levels, construction_m2, lot_m2, project } =
    facts
  const delivery = facts.delivery_date ?? project?.delivery_date ?? null
  const isPenthouse = facts.type === 'penthouse'
  return {
    ...placeSlots(facts, random),
    home: { es: isPenthouse ? 'penthouse' : 'apartamento', en: isPenthouse ? 'penthouse' : 'apartment' },
    m2: metres(construction_m2),
    lot: metres(lot_m2 ?? 0),
    tareas: { es: tareas(lot_m2), en: `${tareas(lot_m2)} (${acres(lot_m2)})` },
    beds: {
      es: bedrooms === 1 ? 'una habitación' : `${countEs(bedrooms)} habitaciones`,
      en: bedrooms === 1 ? 'one bedroom' : `${countEn(bedrooms)} bedrooms`,
    },
    bedroomed: {
      es: bedrooms === 1 ? 'una habitación' : `${countEs(bedrooms)} habitaciones`,
      en: `${countEn(bedrooms)}-bedroom`,
    },
    house: isVilla(facts) ? { es: 'villa', en: 'villa' } : { es: 'casa', en: 'house' },
    House: isVilla(facts) ? { es: 'Villa', en: 'Villa' } : { es: 'Casa', en: 'House' },
    baths: baths(bathrooms, half_bathrooms),
    parking: {
      es: parkings === 1 ? 'un parqueo' : `${countEs(parkings)} parqueos`,
      en: parkings === 1 ? 'one parking space' : `${countEn(parkings)} parking spaces`,
    },
    floor: { es: `piso ${level}`, en: `${ordinal(level ?? 0)} floor` },
    levels: { es: String(building_levels), en: String(building_levels) },
    stories: { es: countEs(facts.stories), en: countEn(facts.stories) },
    year: repeatSame(String(facts.year_built)),
    fee: writeMoney(facts.maintenance_fee ?? 0, facts.currency),
    separation: writeMoney(facts.separation_amount ?? 0, facts.currency),
    delivery: delivery ? nameMonth(delivery) : repeatSame(''),
    promised: project ? nameMonth(project.delivery_date_promised) : repeatSame(''),
    project: repeatSame(project?.name ?? ''),
    developer: repeatSame(project?.developer ?? ''),
    plan: repeatSame(project ? `${project.contract_share}/${project.works_share}/${project.delivery_share}` : ''),
    resolution: repeatSame(facts.tax_incentive_resolution ?? ''),
    available: repeatSame(String(project?.units.filter((unit) => unit.status === 'available').length ?? 0)),
    units: repeatSame(String(project?.units.length ?? 0)),
    walk: repeatSame(String(random.int(3, 8))),
    drive: repeatSame(String(random.int(5, 11))),
    rooms: repeatSame(String(bedrooms)),
    half: {
      es: half_bathrooms === 1 ? 'medio baño' : `${countEs(half_bathrooms)} medios baños`,
      en: half_bathrooms === 1 ? 'a washroom' : `${countEn(half_bathrooms)} washrooms`,
    },
  }
}

/** Where it is, and what two landmarks are near. */
function placeSlots({ sector, city, type, lot_m2 }: Facts, random: Random): Record<string, Said> {
  // Nobody farms the middle of a town.
  const isCountry = sector.name === 'Centro' && (type === 'estate' || (lot_m2 ?? 0) > 2500)
  const isCentre = sector.name === 'Centro' && !isCountry
  const name = isCountry ? city.name : sector.name
  const landmarks = listLandmarks(sector, city.slug)
  const first = random.int(0, Math.max(0, landmarks.length - 1))
  const near = landmarks[first] ?? [`el centro de ${city.name}`, `central ${city.name}`]
  const near2 = landmarks[(first + 1) % Math.max(1, landmarks.length)] ?? near
  return {
    place: {
      es: isCentre ? `el centro de ${city.name}` : name,
      en: isCentre ? `central ${city.name}` : name,
    },
    where: {
      es: isCentre ? `el centro de ${city.name}` : name === city.name ? city.name : `${name}, ${city.name}`,
      en: isCentre ? `central ${city.name}` : name === city.name ? city.name : `${name}, ${city.name}`,
    },
    city: repeatSame(city.name),
    near: { es: near[0], en: near[1] },
    near2: { es: near2[0], en: near2[1] },
  }
}

/** By the sea with a pool or in the mountains a house is called a villa. */
function isVilla({ type, market, features }: Facts): boolean {
  const isByTheSea = market.zone === 'beach' || market.zone === 'resort'
  return type === 'tourist' || market.zone === 'mountain' || (isByTheSea && features.has('swimming_pool'))
}

function baths(bathrooms: number, half: number): Said {
  const es = bathrooms === 1 ? 'un baño' : `${countEs(bathrooms)} baños`
  const en = bathrooms === 1 ? 'one bathroom' : `${countEn(bathrooms)} bathrooms`
  return half === 1 ? { es: `${es} y medio`, en: `${countEn(bathrooms)} and a half bathrooms` } : { es, en }
}

function metres(value: number): Said {
  const written = wholeNumber.format(value)
  return { es: `${written} m²`, en: `${written} m²` }
}

function tareas(squareMetres: number | null): string {
  const count = toTareas(squareMetres ?? 0)
  return `${count} ${count === 1 ? 'tarea' : 'tareas'}`
}

const squareMetresOfAcre = 4046.86
const oneDecimal = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** A tarea says nothing to who never measured land in the country. */
function acres(squareMetres: number | null): string {
  return `${oneDecimal.format((squareMetres ?? 0) / squareMetresOfAcre)} acres`
}

function ordinal(number: number): string {
  const tens = number % 100
  const suffix = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${suffix}`
}
