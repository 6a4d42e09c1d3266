import type { Language } from '#contract/fields.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { sentenceEndpoints } from '#contract/search/sentence.ts'
import { lists } from '#locales/names.ts'

import type { Call } from '../api-client.ts'
import type { Text } from '../texts.ts'
import { loadPart } from '../words.client.ts'
import { listChips } from './chips.ts'

// The type only: the endpoint's schemas, and their library, stay on the server.
const endpoint = { method: 'GET', path: '/v2/search-in-words' } as unknown as typeof sentenceEndpoints.sentence

/** What a sentence is taken for, and which of its words could not be used. */
export type Understood = { meaning: string; unused: string | null }

type Words = { t: Text; language: Language }
type Answer = OutputOf<typeof sentenceEndpoints.sentence>['data']

/** A place alone is what suggestions are for: only several words can say more. */
export const mayBeSentence = (text: string): boolean => /\S\s+\S/.test(text) && !/^["“«]/.test(text)

/** Asks what a sentence means, in the chips' words; null when it asks for nothing but a place. */
export async function understandSentence(call: Call, text: string, words: Words, signal: AbortSignal) {
  const [{ data }] = await Promise.all([
    call(endpoint, { text }, signal),
    // The first page does not bring the words of a search.
    ...['search', 'search-filters', 'search-head'].map((part) => loadPart(words.language, part)),
  ])
  // The last word may not be whole yet.
  const unused = data.unused.filter((piece) => !text.endsWith(piece))
  return describeUnderstood({ ...data, unused }, words)
}

/** "Comprar · Apartamento · Naco · 3+ hab. · Planta full · Hasta RD$ 20M". */
export function describeUnderstood({ search, names, unused }: Answer, { t, language }: Words): Understood | null {
  const { business_type, type, city: _, sector: __, min_price, max_price, currency, ...rest } = search
  const label = (part: Parameters<typeof listChips>[0]) =>
    listChips(part, { t, language, names: {} }).map(({ label }) => label)
  const kind = [...(business_type ? [t(`search.${business_type}`)] : []), ...label({ type })]
  const price = { min_price, max_price, currency }
  const others = [...label({ ...rest, currency }), ...label(price)]
  if (kind.length + others.length === 0) return null
  const place = names.sector ?? names.city
  const words = unused.map((text) => t('search.chip_text', { text }))
  return {
    meaning: [...kind, ...(place ? [place] : []), ...others].join(' · '),
    unused: words.length > 0 ? t('search.said_unused', { words: lists(language).format(words) }) : null,
  }
}
