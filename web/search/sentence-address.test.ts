import { expect, test } from 'vitest'

import type { SentenceSearch } from '#contract/search/sentence.ts'

import type { Call } from '../api-client.ts'
import { getTexts } from '../texts.server.ts'
import { readSentenceAddress, describeSentence, addSentence } from './sentence-address.ts'

type Answer = { search: SentenceSearch; understood: string[]; unused: string[] }

/** The API, having understood so. */
const understanding = (answer: Answer) => (async () => ({ data: answer })) as unknown as Call
const naco: Answer = {
  search: { city: 'santo-domingo', sector: 'santo-domingo-naco', bedrooms: 3, max_price: 12_000_000, currency: 'DOP' },
  understood: ['3 hab', 'Naco', 'hasta 12 millones'],
  unused: ['sin piscina'],
}
const words = { t: getTexts('es'), language: 'es' as const, names: { city: 'Santo Domingo', sector: 'Naco' } }

test('a sentence leads to the search it means, and goes along', async () => {
  const address = await readSentenceAddress(
    understanding(naco),
    { business_type: 'sale', page: 3 },
    '3 hab en Naco',
    'es',
  )
  const { pathname, searchParams } = new URL(address!, 'https://example.com')
  expect(pathname).toBe('/propiedades/comprar')
  expect(Object.fromEntries(searchParams)).toEqual({
    city: 'santo-domingo',
    sector: 'santo-domingo-naco',
    bedrooms: '3',
    max_price: '12000000',
    currency: 'DOP',
    said: '3 hab en Naco',
  })
})

test('words without a filter, words in quotes, a code and nothing at all are searched as they are', async () => {
  const none = understanding({ search: {}, understood: [], unused: ['balcón'] })
  expect(await readSentenceAddress(none, { q: 'balcón' }, 'balcón', 'es')).toBeNull()
  expect(await readSentenceAddress(understanding(naco), { q: '"3 hab"' }, '"3 hab"', 'es')).toBeNull()
  expect(await readSentenceAddress(understanding(naco), {}, null, 'es')).toBeNull()
  const code = understanding({ search: { q: '10-20345' }, understood: ['10-20345'], unused: [] })
  expect(await readSentenceAddress(code, { q: '10-20345', page: 1 }, '10-20345', 'es')).toBeNull()
})

test('what is said anew takes the place of what was asked, and the rest stays', () => {
  const before = {
    business_type: 'lease' as const,
    city: 'punta-cana',
    sector: 'punta-cana-cap-cana',
    polygon: 'x',
    min_price: 900,
    features: ['gym'],
    bathrooms: 2,
    q: '3 hab en Naco',
  }
  expect(
    addSentence(before, { city: 'santo-domingo', max_price: 9e6, currency: 'DOP', features: ['well', 'gym'] }),
  ).toEqual({
    business_type: 'lease',
    city: 'santo-domingo',
    sector: undefined,
    bbox: undefined,
    polygon: undefined,
    min_price: undefined,
    max_price: 9e6,
    max_payment: undefined,
    currency: 'DOP',
    features: ['gym', 'well'],
    bathrooms: 2,
    q: undefined,
    page: 1,
  })
})

test('the page says what was understood and what was not', async () => {
  expect((await describeSentence(understanding(naco), '3 hab en Naco, sin piscina', {}, words))?.lines).toEqual([
    'De «3 hab en Naco, sin piscina» entendimos: Naco, Santo Domingo, Hasta RD$ 12M y 3+ hab.',
    'No se pudo usar «sin piscina»',
  ])
  expect(await describeSentence(understanding(naco), null, {}, words)).toBeNull()
})
