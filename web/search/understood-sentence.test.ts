import { expect, test } from 'vitest'

import { getTexts } from '../texts.server.ts'
import { describeUnderstood, mayBeSentence } from './understood-sentence.ts'

const words = { t: getTexts('es'), language: 'es' as const }
const names = { city: 'Santo Domingo', sector: 'Naco' }

test('a sentence is said as the chips that it becomes: what, where, how, how much', () => {
  const search = {
    business_type: 'sale' as const,
    type: ['apartment' as const],
    city: 'santo-domingo',
    sector: 'santo-domingo-naco',
    bedrooms: 3,
    features: ['full_power_plant'],
    max_price: 20_000_000,
    currency: 'DOP' as const,
  }
  expect(describeUnderstood({ search, names, understood: [], unused: ['sin piscina'] }, words)).toEqual({
    meaning: 'Comprar · Apartamento · Naco · 3+ hab. · Planta full · Hasta RD$ 20M',
    unused: 'No se pudo usar «sin piscina»',
  })
})

test('a place alone, or nothing, is left to the suggestions', () => {
  const search = { city: 'santo-domingo', sector: 'santo-domingo-naco' }
  expect(describeUnderstood({ search, names, understood: ['Naco'], unused: [] }, words)).toBeNull()
  expect(describeUnderstood({ search: {}, names: {}, understood: [], unused: ['x'] }, words)).toBeNull()
})

test('only several words can be a sentence, and none in quotes', () => {
  expect(['naco', 'naco ', '"3 hab"', '3 hab'].map(mayBeSentence)).toEqual([false, false, false, true])
})
