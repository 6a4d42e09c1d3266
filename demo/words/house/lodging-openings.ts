import type { Line } from '../grammar.ts'

/** For lodgings by the night: villas and guest houses that earn. */
export const lodgingOpenings: readonly Line[] = [
  [
    'coast',
    'Propiedad turística en operación, con {rooms} habitaciones y clientela que repite.',
    'A working holiday property with {rooms} bedrooms and guests who come back.',
  ],
  [
    'mountain',
    'Villa para alquiler por fin de semana, con {rooms} habitaciones y grupos reservados casi todo el año.',
    'A villa let by the weekend, with {rooms} bedrooms and groups booked for most of the year.',
  ],
  [
    'swimming_pool',
    'Piscina, jardín y {rooms} habitaciones preparadas para huéspedes.',
    'A pool, garden and {rooms} bedrooms ready for guests.',
  ],
  [
    '',
    'Está concebida para recibir huéspedes: {rooms} habitaciones con baño y áreas comunes amplias.',
    'It is designed for guests: {rooms} bedrooms with bathrooms and generous shared areas.',
  ],
  [
    '',
    'Negocio y casa a la vez: {rooms} habitaciones, vivienda del encargado y jardín.',
    'Business and home in one: {rooms} bedrooms, a caretaker’s lodging and a garden.',
  ],
]
