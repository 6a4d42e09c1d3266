import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Language } from '#contract/fields.ts'
import { listFilterNames } from '#contract/search/filters.ts'
import { searchQuery } from '#contract/search/search.ts'
import { longestSentence } from '#contract/search/sentence.ts'

import type { Example } from './example.ts'
import { examplesInEnglish } from './examples-en.ts'
import { examplesInSpanish } from './examples-es.ts'
import { placeNames } from './place-names.ts'
import { readSentence } from './read-sentence.ts'
import { listWorldPlaces } from './world-places.ts'

const names = placeNames(listWorldPlaces())
const examples: Record<Language, Example[]> = { es: examplesInSpanish, en: examplesInEnglish }

/** The reading as a table has it. */
function read(sentence: string, language: Language): Required<Example> {
  const { search, rest, unused } = readSentence(sentence, names, language)
  const query = Object.entries(search).flatMap(([name, value]) => [value].flat().map((one) => `${name}=${one}`))
  return [sentence, query.toSorted().join('&'), rest.join(' / '), unused.join(' / ')]
}

for (const language of ['es', 'en'] as const) {
  test(`a hundred sentences in ${language} mean what the table says`, () => {
    const table = examples[language]
    expect(new Set(table.map(([sentence]) => sentence)).size).toBeGreaterThanOrEqual(100)
    expect(table.map(([sentence]) => read(sentence, language))).toEqual(
      table.map(([sentence, query, rest = '', unused = '']) => [sentence, query, rest, unused]),
    )
  })
}

test('every filter that a sentence can ask for is asked for by one of each language', () => {
  for (const table of Object.values(examples)) {
    const asked = new Set(table.flatMap(([, query]) => [...new URLSearchParams(query).keys()]))
    expect(listFilterNames({ isSaid: true }).filter((name) => !asked.has(name))).toEqual([])
  }
})

test('the language of the page decides only what the sentence leaves open', () => {
  for (const [sentence, query] of examplesInSpanish) expect(read(sentence, 'en')[1]).toBe(query)
})

const fragments = [...examplesInSpanish, ...examplesInEnglish].flatMap(([sentence]) => sentence.split(' '))
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ maxLength: 4 })), { maxLength: 60 })
    .map((all) => all.join(' ')),
  fc.array(fc.constantFrom(...fragments), { maxLength: 60 }).map((all) => all.join('')),
  fc.stringMatching(/^[\d.,\s$kKmM/+-]{0,80}$/),
)

test('whatever is typed has a reading that search can be asked for', () => {
  fc.assert(
    fc.property(typed, fc.constantFrom('es', 'en'), (text, language) => {
      const { search, understood, rest, unused } = readSentence(text, names, language)
      const asked = searchQuery.safeParse(search)
      expect(asked.error?.issues ?? []).toEqual([])
      const pieces = [...understood, ...rest, ...unused]
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(longestSentence)
    }),
    { numRuns: 3000, seed: 1 },
  )
})

test('words that were left alone mean nothing more when they are searched', () => {
  fc.assert(
    fc.property(fc.constantFrom(...examplesInSpanish, ...examplesInEnglish), ([sentence]) => {
      for (const piece of readSentence(sentence, names, 'es').rest) {
        expect(readSentence(piece, names, 'es').understood).toEqual([])
      }
    }),
    { numRuns: 400, seed: 1 },
  )
})

test.each([
  ['apartamento hasta 20 millones', 'sale'],
  ['casa con cuota de 40 mil pesos', 'sale'],
  ['apartamento por 900 dólares', 'lease'],
  ['casa en Baní por 40 mil dólares', undefined],
  ['nave en alquiler hasta 4 millones de pesos', 'lease'],
])('what only a purchase or only a rent can cost says which it is: %s', (sentence, business_type) => {
  expect(readSentence(sentence, names, 'es').search.business_type).toBe(business_type)
})

test('nothing is a search for nothing', () => {
  expect(readSentence('', names, 'es')).toEqual({ search: {}, understood: [], rest: [], unused: [] })
})
