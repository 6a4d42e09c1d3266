import * as fc from 'fast-check'

import { featureOptions } from './feature-words.ts'
import { typeOptions } from './option-words.ts'
import type { ExchangeRow } from './row.ts'

const cents = (max: number) => fc.integer({ min: 100, max: max * 100 }).map((value) => value / 100)
const words = (min: number, max: number) =>
  fc
    .array(
      fc.constantFrom('casa', 'Ñandú', 'con', '«vista»', 'al', 'mar;', '1,250', '|', '\\', '=suma', '"cita"', 'm²'),
      {
        minLength: min,
        maxLength: max,
      },
    )
    .map((all) => `Casa ${all.join(' ')}`.slice(0, 78).trim())

/** Rows that are in order, with whatever a writer could stumble over. */
export const anyRow: fc.Arbitrary<ExchangeRow> = fc.record({
  external_id: fc.stringMatching(/^10-\d{4,8}$/),
  document: fc.record({
    business_type: fc.constantFrom('sale' as const, 'lease' as const),
    type: fc.constantFrom(...typeOptions.choices),
    province: fc.constant('distrito-nacional'),
    city: fc.constant('santo-domingo'),
    sector: fc.constant('naco'),
    street: fc.option(words(1, 4)),
    unit_name: fc.option(fc.constantFrom('4-B', 'PH', '=1')),
    exact_point: fc.record({
      latitude: fc.integer({ min: 17_300_000, max: 20_100_000 }).map((value) => value / 1e6),
      longitude: fc.integer({ min: -72_100_000, max: -68_200_000 }).map((value) => value / 1e6),
    }),
    is_approximate: fc.boolean(),
    price: cents(1e9),
    currency: fc.constantFrom('USD' as const, 'DOP' as const),
    maintenance_fee: fc.option(fc.oneof(fc.constant(0), cents(90_000))),
    bedrooms: fc.integer({ min: 0, max: 50 }),
    bathrooms: fc.integer({ min: 0, max: 50 }),
    half_bathrooms: fc.option(fc.integer({ min: 0, max: 20 })),
    parkings: fc.option(fc.integer({ min: 0, max: 500 })),
    stories: fc.option(fc.integer({ min: 1, max: 100 })),
    level: fc.option(fc.integer({ min: -5, max: 100 })),
    construction_m2: fc.integer({ min: 10, max: 1e8 }).map((value) => value / 1000),
    lot_m2: cents(1e6),
    year_built: fc.option(fc.integer({ min: 1500, max: 2026 })),
    is_furnished: fc.option(fc.boolean()),
    is_white_line: fc.option(fc.boolean()),
    pets_allowed: fc.option(fc.boolean()),
    is_under_construction: fc.option(fc.boolean()),
    features: fc.subarray([...featureOptions.choices].slice(0, 30)),
    absent_features: fc.subarray([...featureOptions.choices].slice(30)),
    title_es: words(3, 9).map((text) => `${text} para toda la familia`.slice(0, 80).trim()),
    title_en: fc.option(words(3, 9)),
    description_es: words(1, 3).map((text) => `${text}\n\n${'Amplia casa con patio. '.repeat(8)}\r\n${text}`),
    description_en: fc.option(words(1, 3).map((text) => `${text}\n\nA home. `)),
  }),
  pictures: fc.uniqueArray(
    fc.record({
      url: fc.integer({ min: 1, max: 1e6 }).map((id) => `https://example.com/a,b/${id}.webp`),
      kind: fc.constant('photo' as const),
      tag: fc.constantFrom('facade' as const, 'kitchen' as const),
      alt_es: words(1, 3),
      alt_en: words(1, 3),
    }),
    { maxLength: 4, selector: ({ url }) => url },
  ),
  videos: fc.constant([]),
  view_360: fc.constant(null),
  agent: fc.constantFrom('ana@example.com', 'Ana Pérez'),
  status: fc.constantFrom('published' as const, null),
  modified_at: fc.constant(null),
})
