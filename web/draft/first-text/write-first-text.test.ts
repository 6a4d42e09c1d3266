import { expect, test } from 'vitest'

import { listMissing } from '#contract/draft/complete.ts'
import type { DraftDocument } from '#contract/draft/document.ts'
import type { City } from '#contract/place/place.ts'
import { isTranslated } from '#contract/property/english.ts'

import { listOneSidedNumbers } from '../sections/one-sided-numbers.ts'
import { writeFirstText } from './write-first-text.ts'

const cities: City[] = [
  {
    slug: 'santo-domingo',
    name: 'Santo Domingo',
    province: { slug: 'distrito-nacional', name: 'Distrito Nacional' },
    latitude: 18.47,
    longitude: -69.89,
    count: 1,
    sectors: [{ slug: 'santo-domingo-naco', name: 'Naco', count: 1 }],
  },
]
const flat: DraftDocument = {
  business_type: 'sale',
  type: 'apartment',
  city: 'santo-domingo',
  sector: 'santo-domingo-naco',
  bedrooms: 3,
  bathrooms: 2,
  parkings: 1,
  construction_m2: 168,
  // Of a house that it once was: a flat has none.
  lot_m2: 400,
  level: 7,
  year_built: 2019,
  features: ['kitchen', 'balcony', 'elevator', 'full_power_plant', 'cistern'],
  is_furnished: false,
  pets_allowed: true,
  price: 185_000,
  currency: 'USD',
  maintenance_fee: 120.5,
}

test('a first text says what the draft knows in both languages, and no more', () => {
  const text = writeFirstText(flat, cities)
  expect(text).toEqual({
    title_es: 'Apartamento en venta en Naco, 3 habitaciones',
    title_en: 'Apartment for sale in Naco, 3 bedrooms',
    description_es:
      'Apartamento en venta en Naco, Santo Domingo, con 3 habitaciones, 2 baños, 1 parqueo y 168 m² de construcción. Está en el piso 7. Se construyó en 2019.\n\nTiene cocina y balcón. Además cuenta con ascensor. Para la luz y el agua cuenta con planta full y cisterna.\n\nSe aceptan mascotas. El mantenimiento es de US$ 120.50 al mes.',
    description_en:
      'Apartment for sale in Naco, Santo Domingo, with 3 bedrooms, 2 bathrooms, 1 parking space, and 168 m² of living space. It is on floor 7. It was built in 2019.\n\nInside: kitchen and balcony. Amenities and extras: lift. For power and water: full backup generator and cistern.\n\nPets are welcome. Maintenance is US$ 120.50 a month.',
  })
  expect(listOneSidedNumbers(text.description_es, text.description_en)).toEqual({ onlyEs: [], onlyEn: [] })
  expect(isTranslated(text.description_en, text.description_es, true)).toBe(true)
  const left = listMissing({ ...flat, ...text }).map(({ field }) => field)
  expect(left.filter((field) => /title|description/.test(field))).toEqual([])
})

test('of a draft that knows little it says that little', () => {
  const text = writeFirstText({ business_type: 'lease', type: 'land' }, [])
  expect(text.description_es).toBe('Terreno en alquiler en República Dominicana.')
  expect(text.title_en).toBe('Land for rent in República Dominicana')
})

test('figures that one language says alone are found, however they are grouped', () => {
  const es = 'Tiene 1,250 m² y 3 baños, a 10 minutos.'
  expect(listOneSidedNumbers(es, 'It has 1.250 m² and 4 bathrooms, 10 minutes away.')).toEqual({
    onlyEs: ['3'],
    onlyEn: ['4'],
  })
})
