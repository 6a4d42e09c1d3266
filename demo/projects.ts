import type { Currency } from '#contract/fields.ts'
import type { projectStages, unitStatuses } from '#contract/project/project.ts'

import { addMonths } from './calendar.ts'
import type { Calendar } from './calendar.ts'
import { choosePointNear } from './market/land.ts'
import { createMarket } from './market/market.ts'
import { listAgentsServing } from './people.ts'
import type { Agent } from './people.ts'
import { getCity, getProvince, sectors } from './market/places.ts'
import type { Sector } from './market/places.ts'
import { roundAskingPrice, convertToDollars } from './market/price.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { chooseProjectPictures, dealFronts } from './gallery/project-pictures.ts'
import { describeProject } from './words/project.ts'

export type Unit = {
  name: string
  model: string
  construction_m2: number
  bedrooms: number
  bathrooms: number
  half_bathrooms: number
  parkings: number
  level: number
  price: number
  price_usd: number
  status: (typeof unitStatuses)[number]
}

export type ProjectPicture = { picture: string; alt_es: string; alt_en: string; taken_on: string | null }

export type DemoProject = {
  id: number
  slug: string
  name: string
  developer: string
  agent_id: number
  sector: Sector
  latitude: number
  longitude: number
  stage: (typeof projectStages)[number]
  progress: number
  currency: Currency
  separation_amount: number
  contract_share: number
  works_share: number
  delivery_share: number
  delivery_date_promised: string
  delivery_date: string
  tax_incentive_resolution: string | null
  tax_incentive_until: string | null
  description_es: string
  description_en: string
  levels: number
  kind: Kind
  units: Unit[]
  pictures: ProjectPicture[]
  /** Homes that no listing offers yet, and whether the development itself has none. */
  units_left: Unit[]
  is_unlisted: boolean
}

export type Kind = 'tower' | 'condo' | 'houses' | 'villas'

type Plan = readonly [
  name: string,
  sector: string,
  kind: Kind,
  levels: number,
  stage: DemoProject['stage'],
  delivery: string,
]

/** Fictional developments in places where such things are built; their delivery as it was told. */
const plans: readonly Plan[] = [
  ['Torre Ébano', 'santo-domingo-piantini', 'tower', 18, 'under_construction', '2027-06'],
  ['Altos de Naco', 'santo-domingo-naco', 'tower', 15, 'under_construction', '2027-12'],
  ['Mirador 27', 'santo-domingo-evaristo-morales', 'tower', 13, 'under_construction', '2026-12'],
  ['Torre Caoba', 'santo-domingo-la-esperilla', 'tower', 16, 'planned', '2029-03'],
  ['Residencial Sarasota', 'santo-domingo-bella-vista', 'tower', 12, 'under_construction', '2027-03'],
  ['Jardines de Gazcue', 'santo-domingo-gazcue', 'condo', 8, 'finished', '2025-10'],
  ['Torre Guayacán', 'santo-domingo-serralles', 'tower', 14, 'planned', '2029-06'],
  ['Ciudad Prado', 'santo-domingo-este-prado-oriental', 'condo', 4, 'under_construction', '2026-12'],
  ['Brisas de San Isidro', 'santo-domingo-este-san-isidro', 'houses', 2, 'under_construction', '2027-04'],
  ['Residencial Jacobo', 'santo-domingo-norte-jacobo-majluta', 'condo', 4, 'under_construction', '2027-09'],
  [
    'Torre Yaque',
    'santiago-de-los-caballeros-los-jardines-metropolitanos',
    'tower',
    11,
    'under_construction',
    '2027-05',
  ],
  ['Cerros del Norte', 'santiago-de-los-caballeros-cerros-de-gurabo', 'tower', 9, 'under_construction', '2028-02'],
  ['Vista Gurabo', 'santiago-de-los-caballeros-llanos-de-gurabo', 'houses', 2, 'finished', '2025-09'],
  ['Marea Cap Cana', 'punta-cana-cap-cana', 'condo', 6, 'under_construction', '2027-11'],
  ['Las Uveras', 'punta-cana-cap-cana', 'villas', 2, 'under_construction', '2028-05'],
  ['Coral Vista', 'punta-cana-vista-cana', 'condo', 5, 'under_construction', '2027-02'],
  ['Downtown Palma', 'punta-cana-downtown-punta-cana', 'condo', 6, 'under_construction', '2028-01'],
  ['Arena Blanca', 'bavaro-los-corales', 'condo', 5, 'finished', '2025-11'],
  ['Cocotal Garden', 'bavaro-cocotal', 'condo', 4, 'under_construction', '2027-08'],
  ['Bayahíbe Reef', 'bayahibe-dominicus', 'condo', 4, 'under_construction', '2027-10'],
  ['Horizonte Juan Dolio', 'juan-dolio-playa-juan-dolio', 'tower', 14, 'under_construction', '2028-03'],
  ['Portillo Bay', 'las-terrenas-el-portillo', 'condo', 3, 'under_construction', '2027-07'],
  ['Encuentro Surf', 'cabarete-encuentro', 'condo', 4, 'planned', '2028-11'],
  ['Pinares de Buena Vista', 'jarabacoa-buena-vista', 'villas', 2, 'finished', '2025-12'],
]

const developers = [
  'Grupo Almácigo',
  'Constructora Ozama Azul',
  'Desarrollos Caribe 19',
  'Inmuebles Tres Ríos',
  'Constructora Piedra Viva',
  'Promotora Hispaniola Norte',
  'Grupo Costa Coral',
  'Habitar Dominicana',
]

/** The 24 developments of the world, each led by an agent who works there. */
export function createProjects(agents: readonly Agent[], seed: number, calendar: Calendar): DemoProject[] {
  const projects = plans.map((plan, at) =>
    project(plan, { at, agents, calendar, random: createRandom(seed, 'project', at) }),
  )
  const fronts = dealFronts(projects, createRandom(seed, 'project fronts'))
  return projects.map((known) => {
    const random = createRandom(seed, 'project pictures', known.id)
    return { ...known, pictures: chooseProjectPictures(known, fronts.get(known.id)!, { calendar, random }) }
  })
}

type Setting = { at: number; agents: readonly Agent[]; calendar: Calendar; random: Random }

function project(plan: Plan, { at, agents, calendar, random }: Setting): Omit<DemoProject, 'pictures'> {
  const [name, sectorSlug, kind, levels, stage, delivery] = plan
  const sector = sectors.find((sector) => sector.slug === sectorSlug)!
  const city = getCity(sector)
  const market = createMarket(sector)
  const isTourist = market.zone === 'beach' || market.zone === 'resort'
  const isModest = market.zone === 'outskirts'
  const currency: Currency = isModest ? 'DOP' : 'USD'
  const [contract_share, works_share] = random.pick(
    isModest
      ? [
          [10, 15],
          [10, 20],
        ]
      : [
          [20, 40],
          [20, 60],
          [20, 30],
          [30, 40],
        ],
  )
  const delivery_date = calendar.month(`${delivery}-${random.pick(['15', '28'])}`)
  const late = stage === 'planned' ? 0 : random.pick([0, 0, 2, 3, 5, 8])
  const facts = {
    id: at + 1,
    slug: slug(name),
    name,
    developer: developers[at % developers.length]!,
    agent_id: random.pick(listAgentsServing(city, getProvince(city).slug, agents)).id,
    sector,
    ...choosePointNear(sector, random),
    stage,
    progress: progressOf(stage, delivery, random),
    currency,
    separation_amount: isModest ? random.pick([25_000, 30_000, 50_000]) : random.pick([2000, 3000, 5000, 10_000]),
    contract_share,
    works_share,
    delivery_share: 100 - contract_share - works_share,
    delivery_date_promised: addMonths(delivery_date, -late),
    delivery_date,
    tax_incentive_resolution: isTourist
      ? `${random.int(11, 289)}-${calendar.year(stage === 'finished' ? 2022 : 2024)}`
      : null,
    tax_incentive_until: isTourist ? `${Number(delivery_date.slice(0, 4)) + 15}-12-31` : null,
    levels,
    kind,
    units: unitsOf({ kind, levels, stage, currency, m2: market.m2 * (isTourist ? 1.08 : 1.1), random }),
  }
  return {
    ...facts,
    ...describeProject(facts, random),
    units_left: facts.units.filter((unit) => unit.status === 'available'),
    is_unlisted: true,
  }
}

function slug(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')
}

/** Works take some thirty months before delivery; all of it as it was told. */
function progressOf(stage: DemoProject['stage'], delivery: string, random: Random): number {
  if (stage === 'planned') return 0
  if (stage === 'finished') return 100
  const [year, month] = delivery.split('-').map(Number) as [number, number]
  const monthsLeft = (year - 2026) * 12 + month - 1
  return Math.max(5, Math.min(96, Math.round(100 - (monthsLeft / 32) * 100 + random.int(-5, 5))))
}

/** Each free home is a listing of its own: more of them would crowd out the rest of a small market. */
const maxFree = 8

type Building = {
  kind: Kind
  levels: number
  stage: DemoProject['stage']
  currency: Currency
  m2: number
  random: Random
}

function unitsOf({ kind, levels, stage, currency, m2, random }: Building): Unit[] {
  const isStanding = kind === 'houses' || kind === 'villas'
  const models = ['A', 'B', 'C'].map((model, at) => modelOf(kind, model, at, random))
  const floors = isStanding ? 1 : Math.min(levels, 12)
  const perFloor = isStanding ? 14 : kind === 'tower' ? 3 : 4
  const soldShare = stage === 'finished' ? 0.72 : stage === 'planned' ? 0.18 : 0.5
  let free = 0
  return Array.from({ length: floors * perFloor }, (_, at) => {
    const floor = isStanding ? 1 : levels - floors + 1 + Math.floor(at / perFloor)
    const model = models[(at % perFloor) % models.length]!
    const usd = model.construction_m2 * m2 * (1 + floor * 0.008) * (isStanding ? 0.95 : 1)
    const price = roundAskingPrice(usd, currency, 'sale')
    const draw = random.next()
    const isTaken = draw < soldShare + 0.08 || free === maxFree
    if (!isTaken) free++
    return {
      name: isStanding ? `${kind === 'villas' ? 'Villa' : 'Casa'} ${at + 1}` : `${floor}${'ABCD'[at % perFloor]}`,
      ...model,
      level: floor,
      price,
      price_usd: convertToDollars(price, currency),
      status: !isTaken ? 'available' : draw >= soldShare && draw < soldShare + 0.08 ? 'reserved' : 'sold',
    }
  })
}

function modelOf(kind: Kind, model: string, at: number, random: Random) {
  const bedrooms = kind === 'villas' ? 3 + at : kind === 'houses' ? 3 : at + 1
  const metres = kind === 'villas' ? 88 : kind === 'houses' ? 41 : kind === 'tower' ? 48 : 40
  return {
    model,
    construction_m2: Math.round(bedrooms * metres + random.int(8, 26)),
    bedrooms,
    bathrooms: Math.max(1, kind === 'villas' ? bedrooms : bedrooms - (random.chance(0.4) ? 0 : bedrooms > 1 ? 1 : 0)),
    half_bathrooms: bedrooms > 1 && random.chance(0.6) ? 1 : 0,
    parkings: bedrooms > 2 ? 2 : 1,
  }
}
