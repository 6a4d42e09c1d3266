import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'

import { filterNames, filters, listFilterNames } from '#contract/search/filters.ts'
import { askedFilters } from '#contract/search/test-filters.ts'
import type { Facets } from '#contract/search/search.ts'
import { languages } from '#contract/fields.ts'

import { TranslationContext } from '../../texts.ts'
import { getTranslation, getTexts } from '../../texts.server.ts'
import { listChips } from '../chips.ts'
import { readSearch } from '../read-search.ts'
import { toSearchAddress } from '../search-address.ts'
import { formatValue, getAsked, lists } from './asked.ts'
import { SearchForm } from './search-form.tsx'

const facets: Facets = {
  total: 1,
  business_type: [],
  type: [],
  city: [{ value: 'santo-domingo', name: 'Santo Domingo', count: 1 }],
  sector: [{ value: 'santo-domingo-piantini', name: 'Piantini', count: 1 }],
  bedrooms: [],
  price: [],
  features: [],
  power_water: [{ value: 60, count: 1 }],
}

/** What an address with one filter asks; a sector is one of a city. */
function readOne(name: string, value: string) {
  const params = new URLSearchParams({ [name]: value })
  if (name === 'sector') params.set('city', 'santo-domingo')
  return readSearch('/propiedades', params)
}

test.each(askedFilters)('%s is read from an address and written into one', (name, value) => {
  const { search, problems } = readOne(name, value)
  expect(problems).toEqual({})
  expect(search[name]).toBeDefined()
  // A currency alone asks for nothing.
  const priced = name === 'currency' ? { ...search, max_price: 1 } : search
  const address = new URL(toSearchAddress(priced, 'es'), 'https://example.com')
  const again = readSearch(address.pathname, address.searchParams)
  expect(again.search[name]).toEqual(search[name])
})

test.each(askedFilters)('%s has the chip that the table says, which takes it away', (name, value) => {
  const { search } = readOne(name, value)
  for (const language of languages) {
    const chips = listChips(search, { t: getTexts(language), language, names: {} })
    const own = chips.filter(({ without }) => without[name] === undefined)
    // The Collection has pages of its own; outside of it, it is a chip.
    const hasChip = filters[name].chip !== null && name !== 'collection'
    // Without its city a search has no sector either.
    expect(own, JSON.stringify(chips)).toHaveLength(hasChip ? (name === 'sector' ? 2 : 1) : 0)
    for (const { label } of own) expect(label).not.toBe('')
  }
})

test('each flag is a chip of its own words, asked for or refused', () => {
  for (const language of languages) {
    const labels = listFilterNames({ kind: 'flag' }).flatMap((name) =>
      [true, false].flatMap((value) =>
        listChips({ [name]: value }, { t: getTexts(language), language, names: {} }).map(({ label }) => label),
      ),
    )
    expect(labels).toHaveLength(listFilterNames({ kind: 'flag' }).length * 2 - 1)
    expect(new Set(labels).size).toBe(labels.length)
  }
})

test.each(languages)('the form has every filter of the table in its place, with its name: %s', (language) => {
  const t: (key: never) => string = getTexts(language)
  for (const [name, value] of askedFilters) {
    const form = name === 'collection' ? drawForm('', '', language) : drawForm(name, value, language)
    const { form: place, label } = filters[name]
    // The business is said by links; what no field shows stays as it is asked.
    const isField = ['bar', 'checks', 'panel'].includes(place) && name !== 'business_type'
    expect([name, form.match(isField ? visible(name) : hidden(name))?.length]).toEqual([name, 1])
    if (isField) expect([name, form.includes(t(label as never))]).toEqual([name, true])
    if (place === 'checks') {
      expect([name, form.includes(`<span>${t(`search.${name}_yes` as never)}</span>`)]).toEqual([name, true])
    }
  }
})

test('a flag that is refused stays so in the form, whatever else changes', () => {
  for (const name of listFilterNames({ kind: 'flag' })) {
    const form = drawForm(name, '0', 'es')
    const kept = filters[name].form === 'checks' ? hidden(name) : chosen(name)
    expect([name, kept.test(form)]).toEqual([name, true])
  }
})

const visible = (name: string) => new RegExp(`<(?:select|input(?![^>]*type="hidden"))[^>]*name="${name}"`)
const hidden = (name: string) => new RegExp(`<input[^>]*type="hidden"[^>]*name="${name}"`)
const chosen = (name: string) => new RegExp(`name="${name}" checked="" value="0"`)

test('a field shows amounts in groups of three, and nothing else', () => {
  expect([...lists]).toEqual(listFilterNames({ kind: 'many-of' }))
  for (const name of filterNames) {
    const shown = formatValue(name, new URLSearchParams({ [name]: '185000' }))
    expect([name, shown]).toEqual([name, filters[name].kind === 'range' ? '185,000' : '185000'])
  }
})

function drawForm(name: string, value: string, language: 'es' | 'en'): string {
  const { search, typed } = readOne(name, value)
  const data = { search, asked: getAsked(search, typed), problems: {}, facets, names: {}, total: 1, count: 1 }
  const Component = () => <SearchForm {...data} />
  const router = createMemoryRouter([{ id: 'root', path: '*', Component, loader: () => null }], {
    hydrationData: { loaderData: { root: { api: { origin: '', key: '' } } } },
  })
  return renderToString(
    <TranslationContext value={getTranslation(language)}>
      <RouterProvider router={router} />
    </TranslationContext>,
  )
}
