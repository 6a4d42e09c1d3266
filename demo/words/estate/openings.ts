import type { Line } from '../grammar.ts'

export const openings: readonly Line[] = [
  [
    '',
    'Es una finca de {tareas} en {where}, con agua y camino.',
    'This is a farm of {tareas} in {where}, with water and a road.',
  ],
  [
    '',
    'Son {tareas} en producción, con frente a la carretera.',
    'There are {tareas} in production, fronting the road.',
  ],
  [
    '',
    'Tierra negra y llana: {tareas} que han dado de todo.',
    'Black, level soil: {tareas} that have grown a bit of everything.',
  ],
  [
    'built',
    'Casa de campo y {tareas} alrededor, cercadas y divididas en potreros.',
    'A country house with {tareas} around it, fenced and divided into paddocks.',
  ],
  [
    'built',
    'Para vivir del campo o descansar de la ciudad: {tareas} y casa de {beds}.',
    'To live off the land or get away from town: {tareas} and a house with {beds}.',
  ],
  [
    'mountain',
    'Finca de altura, fresca y con café bajo sombra.',
    'A highland farm, cool, with coffee grown under shade.',
  ],
  [
    'town',
    'Propiedad agrícola a poca distancia de {city}, de {lot} según mensura.',
    'A farm a short way from {city}, {lot} by survey.',
  ],
  [
    'exclusive',
    'Finca en exclusiva, {tareas} de un solo dueño por tres generaciones.',
    'Offered exclusively: {tareas} in the same family for three generations.',
  ],
  [
    '',
    'Es una finca de trabajo, no de revista: {tareas} en {where}.',
    'This is a working farm, not a magazine one: {tareas} in {where}.',
  ],
  [
    'town',
    'Para ganado, cacao o descanso: {tareas} [con entrada asfaltada|a orilla de camino] en {where}.',
    'For cattle, cocoa or rest: {tareas} [with a paved entrance|by the roadside] in {where}.',
  ],
  [
    'built',
    'La casa está en alto y domina las {tareas} de la finca.',
    'The house stands high and overlooks the farm’s {tareas}.',
  ],
]
