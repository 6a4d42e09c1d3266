import type { Line } from '../grammar.ts'

/** For lodgings by the night: villas and guest houses that earn. */
export const lodgingOpenings: readonly Line[] = [
  [
    'coast',
    'Es una propiedad turística en operación, con {rooms} habitaciones y [clientela que repite|huéspedes que vuelven].',
    'This is a working holiday property with {rooms} bedrooms and [guests who come back|a returning clientele].',
  ],
  [
    'mountain',
    'Es una villa para alquiler de fin de semana, con {rooms} habitaciones y reservas de grupos casi todo el año.',
    'This is a villa let by the weekend, with {rooms} bedrooms and group bookings for most of the year.',
  ],
  [
    'swimming_pool',
    'Tiene piscina, jardín y {rooms} habitaciones preparadas para huéspedes.',
    'There is a pool, a garden and {rooms} bedrooms ready for guests.',
  ],
  [
    'ensuite',
    'Está concebida para recibir huéspedes: {rooms} habitaciones con baño y áreas comunes amplias.',
    'It is designed for guests: {rooms} bedrooms with bathrooms, and generous shared areas.',
  ],
  [
    '',
    'Es negocio y casa a la vez: {rooms} habitaciones, vivienda del encargado y jardín.',
    'It is business and home in one: {rooms} bedrooms, a caretaker’s lodging and a garden.',
  ],
]
