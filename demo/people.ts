import { toSlug } from '#contract/slugs.ts'

import { choosePointNear } from './market/land.ts'
import { cities, sectors } from './market/places.ts'
import type { City } from './market/places.ts'
import { portraits } from './drawing/portrait.ts'
import type { Gender, Sitter } from './drawing/portrait.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { offices } from './offices.ts'
import { describeAgency, createAgentWriter } from './words/people.ts'

export type Agency = {
  id: number
  name: string
  logo: string
  phone: string
  broker_phones: string[]
  email: string
  address: string
  city_id: number
  latitude: number
  longitude: number
  about_es: string
  about_en: string
}

export type Agent = {
  id: number
  agency_id: number
  name: string
  picture: string
  phone: string
  whatsapp: string
  email: string
  license: string
  since: number
  spoken_languages: string[]
  is_collection: boolean
  city_id: number
  about_es: string
  about_en: string
}

const mail = 'marquesina.example'

const women =
  'Carolina Yokasta Rosanna Mariel Altagracia Ivelisse Laura Dahiana Patricia Milagros Yudelka Claudia Noemí Katherine Gisselle Wendy Rocío Natalia Jacqueline Scarlet Pamela Arelis Indhira Lissette Raquel Mónica Elaine Minerva Ana_Lucía María_José'.split(
    ' ',
  )
const men =
  'Rafael José_Miguel Wilson Ramón Luis_Alberto Franklin Héctor Julio_César Manuel Kelvin Esteban Andrés Domingo Starlin Félix Guillermo Robinson Víctor Samuel Nelson Juan_Carlos Eddy Rubén Ernesto Leonardo Cristian Alexis Henry Tomás Miguel_Ángel'.split(
    ' ',
  )
const surnames =
  'Peña Rosario Almonte Jiménez Valdez Polanco De_la_Cruz Guzmán Taveras Marte Brito Encarnación Tejada Núñez Ureña Batista Féliz Matos Reynoso Castillo Paulino Santana Mejía Cabrera Bonilla Familia Abreu Rodríguez Espinal Liriano Disla Suero Beltré Ventura Cuevas Toribio Pimentel Lantigua Vargas Hiraldo'.split(
    ' ',
  )

const phonePrefixes = ['809', '829', '849']

/** Numbers of the block kept for fiction, 555-0100 to 0199, dealt in turn over the three area codes. */
function phoneNumber(order: number): string {
  return `+1${phonePrefixes[order % 3]}55501${String(Math.floor(order / 3) % 100).padStart(2, '0')}`
}

export const agencies: readonly Agency[] = offices.map((office, at) => {
  const random = createRandom('agency', office.name)
  const centre = sectors.find((sector) => sector.slug === office.sector)!
  const city = cities.find((city) => city.slug === office.city)!
  return {
    id: at + 1,
    name: office.name,
    logo: `/pictures/mark-${at + 1}.svg`,
    phone: phoneNumber(at),
    broker_phones: [phoneNumber(12 + at), phoneNumber(24 + at)],
    email: `${toSlug(office.name.replace('Marquesina ', ''))}@${mail}`,
    address: office.street,
    city_id: city.id,
    ...choosePointNear(centre, random),
    ...describeAgency(office),
  }
})

/** The people of the network: sixty for up to 1,200 listings, then one for each twenty. */
export function createAgents(listings: number, seed: number): Agent[] {
  const count = Math.min(5000, Math.max(60, Math.round(listings / 20)))
  const names = new Set<string>()
  const about = createAgentWriter()
  const seats = offices.flatMap((office, at) => Array.from({ length: office.people }, () => at))
  return Array.from({ length: count }, (_, at) => {
    const random = createRandom(seed, 'agent', at)
    const sitter = portraits[at % portraits.length]!
    const office = at < seats.length ? seats[(at * 7) % seats.length]! : random.pick(seats)
    return agent({ at, office, sitter, names, about, random })
  })
}

type Seat = {
  at: number
  office: number
  sitter: Sitter
  names: Set<string>
  about: ReturnType<typeof createAgentWriter>
  random: Random
}

function agent({ at, office, sitter, names, about, random }: Seat): Agent {
  const { city: citySlug, languages } = offices[office]!
  const name = freshName(sitter.gender, names, random)
  const city = cities.find((city) => city.slug === citySlug)!
  const since = random.int(2004, 2024)
  const phone = phoneNumber(36 + at)
  const spoken_languages = ['es', ...Object.keys(languages).filter((language) => random.chance(languages[language]!))]
  return {
    id: at + 1,
    agency_id: office + 1,
    name,
    picture: `/pictures/portrait-${sitter.number}-320.webp`,
    phone,
    whatsapp: phone,
    email: `${toSlug(name).replaceAll('-', '.')}@${mail}`,
    license: `RD-${String(3100 + at * 17 + random.int(0, 16)).padStart(5, '0')}`,
    since,
    spoken_languages,
    is_collection: random.chance(0.22),
    city_id: city.id,
    ...about({ gender: sitter.gender, since, city, languages: spoken_languages }, random),
  }
}

function freshName(gender: Gender, taken: Set<string>, random: Random): string {
  for (;;) {
    const [first, second] = [random.pick(surnames), random.pick(surnames)]
    if (first === second) continue
    const given = random.pick(gender === 'f' ? women : men)
    const long = `${given} ${first} ${second}`.replaceAll('_', ' ')
    const name = random.chance(0.6) ? `${given} ${first}`.replaceAll('_', ' ') : long
    if (taken.has(name) && taken.has(long)) continue
    const chosen = taken.has(name) ? long : name
    taken.add(chosen)
    return chosen
  }
}

/** Which agents may offer a listing in this city: those whose office works in its province. */
export function listAgentsServing(city: City, provinceSlug: string, agents: readonly Agent[]): Agent[] {
  const near = agents.filter((agent) => agent.city_id === city.id)
  const serving = agents.filter((agent) => offices[agent.agency_id - 1]!.serves.includes(provinceSlug))
  return [...serving, ...near.filter((agent) => !serving.includes(agent))]
}
