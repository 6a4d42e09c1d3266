import { createMarket } from '../market/market.ts'
import { getCity } from '../market/places.ts'
import type { DemoProject } from '../projects.ts'
import type { Random } from '../random.ts'
import { listLandmarks } from '../market/landmarks.ts'
import { repeatSame, say, createSpeaker, writeMoney } from './grammar.ts'
import type { Line, Said, Scene } from './grammar.ts'

type Known = Omit<DemoProject, 'description_es' | 'description_en' | 'pictures' | 'units_left' | 'is_unlisted'>

const opening: readonly Line[] = [
  [
    'tower',
    '{name} es una torre de {levels} niveles en {place}, desarrollada por {developer}.',
    '{name} is a {levels}-level tower in {place}, developed by {developer}.',
  ],
  [
    'tower',
    '{developer} levanta en {place} una torre de {levels} niveles con pocos apartamentos por piso.',
    '{developer} is building a {levels}-level tower in {place}, with only a few apartments on each floor.',
  ],
  [
    'condo',
    '{name} reúne {units} apartamentos en un conjunto de {levels} niveles, con jardines y áreas sociales en el centro.',
    '{name} brings together {units} apartments in {levels}-level buildings around gardens and social areas.',
  ],
  [
    'condo',
    'Un conjunto de {levels} niveles en {place}, con apartamentos de una a tres habitaciones.',
    'A {levels}-level development in {place}, with apartments of one to three bedrooms.',
  ],
  [
    'houses',
    '{name} es un residencial cerrado de {units} casas de dos niveles, con garita y área infantil.',
    '{name} is a gated development of {units} two-level houses, with a gatehouse and playground.',
  ],
  [
    'villas',
    'Son {units} villas sobre lotes independientes, con calles internas y seguridad permanente.',
    'There are {units} villas on plots of their own, with private roads and round-the-clock security.',
  ],
]

const models: readonly Line[] = [
  [
    '',
    'Hay tres modelos, desde {smallest} hasta {largest}, y cada comprador escoge entre dos paletas de terminación.',
    'There are three models, from {smallest} to {largest}, and each buyer chooses between two palettes of finishes.',
  ],
  [
    '',
    'Las viviendas van de {smallest} a {largest}, todas con balcón o patio y parqueo asignado.',
    'Homes range from {smallest} to {largest}, all with a balcony or yard and assigned parking.',
  ],
  [
    '',
    'El modelo más pequeño mide {smallest} y el mayor {largest}; los planos de cada uno están a disposición.',
    'The smallest model is {smallest} and the largest {largest}; plans of each are available.',
  ],
]

const amenities: readonly Line[] = [
  [
    'tower',
    'Lleva lobby, gimnasio, área social en la azotea, planta full y dos niveles de parqueo techado.',
    'It has a lobby, gym, rooftop social area, full backup power and two levels of covered parking.',
  ],
  [
    'tower',
    'Entre sus amenidades están la piscina en altura, el gimnasio, el salón de reuniones y la planta eléctrica full.',
    'Amenities include a rooftop pool, gym, meeting room and full backup power.',
  ],
  [
    'condo coast',
    'La piscina, el gazebo y los jardines ocupan el centro, lejos de la calle y cerca del camino a la playa.',
    'The pool, gazebo and gardens are at the centre, away from the road and near the path to the beach.',
  ],
  [
    'condo coast',
    'Ofrece piscina, gimnasio, área de trabajo compartido y administración de rentas.',
    'It offers a pool, gym, co-working area and rental management.',
  ],
  [
    'condo !coast',
    'Incluye piscina, gazebo, área infantil, cisterna y planta para áreas comunes.',
    'It includes a pool, gazebo, playground, cistern and a generator for common areas.',
  ],
  [
    'houses',
    'Las calles tienen aceras, iluminación y cámaras, y el área verde incluye cancha y gazebo.',
    'The streets have pavements, lighting and cameras, and the green area has a court and a gazebo.',
  ],
  [
    'villas',
    'Casa club, piscina común y senderos completan el conjunto.',
    'A clubhouse, shared pool and footpaths complete the development.',
  ],
]

const state: readonly Line[] = [
  [
    'planned',
    'Está en preventa, con permisos en trámite y precios de lanzamiento; la obra comienza al completar la primera etapa de reservas.',
    'It is in pre-sale at launch prices, with permits in progress; construction begins once the first stage of reservations is complete.',
  ],
  [
    'works ontime',
    'La obra va al {progress}% y mantiene la fecha prometida: {delivery}.',
    'Construction is {progress}% complete and on time for the promised date: {delivery}.',
  ],
  [
    'works late',
    'La obra va al {progress}%; la entrega, prometida para {promised}, se espera ahora en {delivery}.',
    'Construction is {progress}% complete; delivery, promised for {promised}, is now expected in {delivery}.',
  ],
  [
    'finished ontime',
    'Se entregó en la fecha prometida, {delivery}, y ya cuenta con títulos individuales.',
    'It was handed over on the promised date, {delivery}, and individual titles have been issued.',
  ],
  [
    'finished late',
    'Se entregó en {delivery} y quedan las últimas unidades con título individual.',
    'It was handed over in {delivery}; the last homes, each with its own title, are still available.',
  ],
]

const money: readonly Line[] = [
  [
    'confotur !finished',
    'Se separa con {separation} y se paga {plan}. Cuenta con clasificación CONFOTUR, que beneficia al primer comprador.',
    'Reservation is {separation}, with payments of {plan}. It is classified under CONFOTUR, which benefits the first buyer.',
  ],
  [
    '!confotur !finished',
    'Se separa con {separation}; el plan es {plan}: firma, construcción y entrega, con los fondos en fideicomiso.',
    'Reservation is {separation}; the plan is {plan}: signing, construction and delivery, with payments held in trust.',
  ],
  [
    'confotur finished',
    'Se separa con {separation} y el resto se paga al firmar, con préstamo o sin él. Cuenta con clasificación CONFOTUR, que beneficia al primer comprador.',
    'Reservation is {separation} and the rest is due at signing, with or without a loan. It is classified under CONFOTUR, which benefits the first buyer.',
  ],
  [
    '!confotur finished',
    'Se separa con {separation} y el resto se paga al firmar, con préstamo o sin él.',
    'Reservation is {separation}; the rest is paid at signing, with or without a loan.',
  ],
]

const around: readonly Line[] = [
  ['', 'Cerca quedan {near} y {near2}.', '{near} and {near2} are close by.'],
  ['', 'Por un lado se llega a {near} y, por el otro, a {near2}.', 'One way leads to {near} and the other to {near2}.'],
]

/** What a development is, written from its own figures. */
export function describeProject(project: Known, random: Random) {
  const told = { lines: new Set<Line>(), subjects: new Set<string>() }
  const scene = projectScene(project)
  const topics = [opening, models, amenities, state, money, around]
  const sentences = topics.map((lines) => say(lines, scene, { speaker: createSpeaker(), told, random, must: true })!)
  const joined = (language: 'es' | 'en') =>
    [sentences.slice(0, 3), sentences.slice(3)]
      .map((paragraph) => paragraph.map((sentence) => sentence[language]).join(' '))
      .join('\n\n')
  return { description_es: joined('es'), description_en: joined('en') }
}

function projectScene(project: Known): Scene {
  const { sector, kind, stage, units } = project
  const zone = createMarket(sector).zone
  const metres = units.map((unit) => unit.construction_m2)
  const isLate = project.delivery_date !== project.delivery_date_promised
  const landmarks = listLandmarks(sector, getCity(sector).slug)
  const near = landmarks[0] ?? [`el centro de ${getCity(sector).name}`, `central ${getCity(sector).name}`]
  const near2 = landmarks[1] ?? ['las vías principales', 'the main roads']
  return {
    tags: new Set([
      kind,
      stage === 'under_construction' ? 'works' : stage,
      isLate ? 'late' : 'ontime',
      ...(zone === 'beach' || zone === 'resort' ? ['coast'] : []),
      ...(project.tax_incentive_resolution ? ['confotur'] : []),
    ]),
    slots: {
      name: repeatSame(project.name),
      developer: repeatSame(project.developer),
      place: repeatSame(sector.name),
      levels: repeatSame(String(project.levels)),
      units: repeatSame(String(units.length)),
      smallest: repeatSame(`${Math.min(...metres)} m²`),
      largest: repeatSame(`${Math.max(...metres)} m²`),
      progress: repeatSame(String(project.progress)),
      delivery: nameMonth(project.delivery_date),
      promised: nameMonth(project.delivery_date_promised),
      separation: writeMoney(project.separation_amount, project.currency),
      plan: repeatSame(`${project.contract_share}/${project.works_share}/${project.delivery_share}`),
      near: { es: near[0], en: near[1] },
      near2: { es: near2[0], en: near2[1] },
    },
  }
}

const months: readonly Said[] = [
  { es: 'enero', en: 'January' },
  { es: 'febrero', en: 'February' },
  { es: 'marzo', en: 'March' },
  { es: 'abril', en: 'April' },
  { es: 'mayo', en: 'May' },
  { es: 'junio', en: 'June' },
  { es: 'julio', en: 'July' },
  { es: 'agosto', en: 'August' },
  { es: 'septiembre', en: 'September' },
  { es: 'octubre', en: 'October' },
  { es: 'noviembre', en: 'November' },
  { es: 'diciembre', en: 'December' },
]

/** `2027-06-15` as people say it: June 2027. */
export function nameMonth(date: string): Said {
  const [year, number] = date.split('-')
  const { es, en } = months[Number(number) - 1]!
  return { es: `${es} de ${year}`, en: `${en} ${year}` }
}
