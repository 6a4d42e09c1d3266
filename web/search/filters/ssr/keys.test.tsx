import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import type { Facets } from '#contract/search/search.ts'
import { askedFilters } from '#contract/search/test-filters.ts'

import { TranslationContext } from '../../../texts.ts'
import { getTranslation } from '../../../texts.server.ts'
import { readSearch } from '../../read-search.ts'
import { getAsked } from '../asked.ts'
import type { FilterData } from '../filter-data.ts'
import { MoreFields } from '../more-fields.tsx'
import { PriceFields } from '../price-fields.tsx'
import { TypeFields } from '../type-fields.tsx'
import { toKey as keyOfMore } from './more-fields.ts'
import { toKey as keyOfPrice } from './price-fields.ts'
import { toKey as keyOfType } from './type-fields.ts'

/** Searches that differ in each field that a form has, and in what no form shows. */
const queries = [
  '',
  ...askedFilters.map(([name, value]) => `${name}=${value}`),
  'page=3',
  'sort=price',
  'sort=-price&page=2',
  'per_page=48',
  'type=house',
  'type=house&type=land',
  'min_price=100000',
  'max_price=250000.5',
  'min_price=abc',
  'min_m2=80',
  'max_m2=1500',
  'min_m2=zz',
  'under_construction=0',
  'features=gym&features=terrace',
  'city=santiago-de-los-caballeros',
  'city=punta-cana&sector=cap-cana',
  'business_type=lease',
]

const facets: Facets = {
  total: 40,
  business_type: [],
  type: [{ value: 'house', count: 7 }],
  city: [{ value: 'punta-cana', name: 'Punta Cana', count: 5 }],
  sector: [{ value: 'cap-cana', name: 'Cap Cana', count: 2 }],
  bedrooms: [{ value: 2, count: 9 }],
  price: [{ min_price: 0, max_price: 49_999.99, currency: 'USD', count: 3 }],
  features: [{ value: 'gym', count: 4 }],
  power_water: [{ value: 60, count: 8 }],
}
/** Each part of the counts, one higher. */
const counts = [
  facets,
  ...(['type', 'city', 'sector', 'bedrooms', 'price', 'features', 'power_water'] as const).map((name) => ({
    ...facets,
    [name]: facets[name].map((one) => ({ ...one, count: one.count + 1 })),
  })),
]

const all: FilterData[] = queries.flatMap((query) => {
  const { search, typed, problems } = readSearch('/propiedades', new URLSearchParams(query))
  const data = { search, asked: getAsked(search, typed), problems, total: 40, count: 1 }
  const names = [{}, { city: 'Otra', sector: 'Otro' }]
  const typedToo = new URLSearchParams([...data.asked, ['min_price', 'mil'], ['min_m2', 'cien']])
  const others = [
    data,
    { ...data, problems: { min_price: 'No es un precio.', min_m2: 'No es un área.', city: 'No la conocemos.' } },
    { ...data, asked: typedToo },
  ]
  return counts.flatMap((found) =>
    names.flatMap((known) => others.map((other) => ({ ...other, facets: found, names: known }))),
  )
})

test.each([
  ['everything else', MoreFields, keyOfMore],
  ['the price', PriceFields, keyOfPrice],
  ['the kinds', TypeFields, keyOfType],
])('the fields of %s are the same wherever their key is', (_, Fields, keyOf) => {
  const drawn = new Map<string, string>()
  for (const data of all) {
    const html = draw(Fields, data)
    const key = keyOf(data)
    expect(html).toBe(drawn.get(key) ?? html)
    drawn.set(key, html)
  }
  expect(drawn.size).toBeLessThan(all.length)
  expect(new Set(drawn.values()).size).toBeGreaterThan(5)
})

function draw(Fields: (data: FilterData) => React.ReactNode, data: FilterData): string {
  const Component = () => <Fields {...data} />
  return renderToString(
    <TranslationContext value={getTranslation('es')}>
      <RouterProvider router={createMemoryRouter([{ path: '*', Component }])} />
    </TranslationContext>,
  )
}
