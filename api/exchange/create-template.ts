import type { Cell } from '#contract/csv.ts'
import type { ExchangeRow } from '#contract/exchange/row.ts'
import { writtenColumns } from '#contract/exchange/template.ts'
import type { Language } from '#contract/fields.ts'

import type { Sheet } from './write-sheets.ts'

const names = {
  es: { listings: 'Propiedades', values: 'Valores' },
  en: { listings: 'Listings', values: 'Values' },
} as const

const shared = { videos: null, view_360: null, agent: 'agente@agencia.do', modified_at: null } as const
/** What a flat for sale and a house for rent look like in a file. */
const examples: readonly ExchangeRow[] = [
  {
    ...shared,
    external_id: 'A-001',
    status: 'published',
    document: {
      business_type: 'sale',
      type: 'apartment',
      province: 'Distrito Nacional',
      city: 'Santo Domingo',
      sector: 'Naco',
      street: 'Calle Ejemplo 12',
      unit_name: '4-B',
      exact_point: { latitude: 18.4747, longitude: -69.9286 },
      is_approximate: false,
      price: 245_000,
      currency: 'USD',
      maintenance_fee: 180,
      bedrooms: 3,
      bathrooms: 2,
      half_bathrooms: 1,
      parkings: 2,
      level: 4,
      construction_m2: 165.5,
      year_built: 2019,
      is_furnished: false,
      is_white_line: true,
      features: ['elevator', 'full_power_plant', 'cistern'],
      absent_features: ['swimming_pool'],
      title_es: 'Apartamento con balcón y dos parqueos en Naco',
      title_en: 'Apartment with a balcony and two parking spaces in Naco',
      description_es:
        'Escribe aquí al menos 150 letras: cómo es por dentro, qué tiene el edificio, qué queda cerca y qué incluye el precio. Los párrafos se separan con una línea en blanco.',
      description_en: 'Write the same in English here. It is not needed, but buyers abroad look for it.',
    },
    pictures: [1, 2].map((n) => ({ url: `https://www.ejemplo.do/fotos/a-001-${n}.jpg`, kind: 'photo' })),
  },
  {
    ...shared,
    external_id: 'A-002',
    status: 'published',
    document: {
      business_type: 'lease',
      type: 'house',
      province: 'Santiago',
      city: 'Santiago de los Caballeros',
      sector: 'Los Jardines',
      exact_point: { latitude: 19.4655, longitude: -70.6931 },
      is_approximate: true,
      price: 85_000,
      currency: 'DOP',
      bedrooms: 4,
      bathrooms: 3,
      parkings: 3,
      stories: 2,
      construction_m2: 320,
      lot_m2: 500,
      is_furnished: true,
      pets_allowed: true,
      features: ['courtyard', 'inverter', 'water_tank'],
      title_es: 'Casa amueblada con patio en Los Jardines',
      description_es:
        'El precio de un alquiler es por mes. Si no tienes las coordenadas, déjalas vacías: la casa se muestra cerca del centro de su sector, y quien la visita recibe la dirección de tu agente.',
    },
    pictures: [{ url: 'https://www.ejemplo.do/fotos/a-002-1.jpg', kind: 'photo' }],
  },
]

/** The table that an import reads with examples in it, and which values its columns take. */
export function createTemplate(language: Language): [Sheet, Sheet] {
  const headings = writtenColumns.map((column) => (language === 'es' ? column.name : column.en))
  const rows = examples.map((row) => writtenColumns.map((column) => column.write(row, language)))
  return [
    { name: names[language].listings, table: [headings, ...rows] },
    { name: names[language].values, table: listValues(headings, language) },
  ]
}

/** Each column that takes certain values over the words for them. */
function listValues(headings: readonly string[], language: Language): Cell[][] {
  const lists = writtenColumns.flatMap(({ options }, at) =>
    options ? [[headings[at]!, ...options.choices.map((choice) => options.write(choice, language))]] : [],
  )
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.map((list) => list[at] ?? null))
}
