import type { BusinessType } from '#contract/property/property-type.ts'
import { longestSentence, sentenceEndpoints, type SentenceSearch } from '#contract/search/sentence.ts'
import type { Sort } from '#contract/search/search.ts'
import type { Language } from '#contract/fields.ts'

import type { Call } from '../api-client.ts'
import { lists } from '#locales/names.ts'
import { listChips, type ChipWords } from './chips.ts'
import { toSearchAddress, type Search } from './search-address.ts'

const sortNames = {
  newest: 'search.sort_newest',
  price: 'search.sort_price_up',
  '-price': 'search.sort_price_down',
  '-m2': 'search.sort_m2_down',
} as const satisfies Partial<Record<Sort, string>>

/** Words in quotes are searched as they are. */
const isQuoted = (text: string): boolean => /^["“«]/.test(text)

/**
 * Where a search leads whose text is a sentence: to the filters that it means, the sentence itself kept as `said`.
 * Null for a text without a filter in it.
 */
export async function readSentenceAddress(call: Call, search: Search, typed: string | null, language: Language) {
  const text = typed?.trim().slice(0, longestSentence)
  if (!text || isQuoted(text)) return null
  const { data } = await call(sentenceEndpoints.sentence, { text })
  if (data.understood.length === 0) return null
  const address = toSearchAddress(addSentence(search, data.search), language)
  // A code is already all that can be said of it.
  if (address === toSearchAddress({ ...search, page: 1 }, language)) return null
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ said: text })}`
}

/** A search with all that a sentence asks for; what it names anew takes the place of what was asked before. */
export function addSentence(search: Search, said: Search): Search {
  const before = { ...search, q: undefined, page: 1 }
  if (said.city) Object.assign(before, { sector: undefined, bbox: undefined, polygon: undefined })
  if (said.currency) Object.assign(before, { min_price: undefined, max_price: undefined, max_payment: undefined })
  const features = [...new Set([...(search.features ?? []), ...(said.features ?? [])])]
  return { ...before, ...said, ...(features.length > 0 && { features }) }
}

/** What was understood of a sentence, in the page's words, and what was not used. */
export async function describeSentence(call: Call, said: string | null, search: Search, words: ChipWords) {
  const text = said?.trim().slice(0, longestSentence)
  if (!text) return null
  const { data } = await call(sentenceEndpoints.sentence, { text })
  const { t, language } = words
  const list = (items: string[]) => lists(language).format(items)
  const understood = labelsOf(data.search, words)
  if (understood.length === 0) return null
  const unused = data.unused.map((text) => t('search.chip_text', { text }))
  return {
    lines: [
      t('search.said', { text, filters: list(understood) }),
      ...(unused.length > 0 ? [t('search.said_unused', { words: list(unused) })] : []),
    ],
    literally: {
      label: t('search.said_literally'),
      href: toSearchAddress({ business_type: search.business_type, q: `"${text.slice(0, 118)}"` }, language),
    },
  }
}

function labelsOf(said: SentenceSearch, words: ChipWords): string[] {
  const { t } = words
  const { business_type, sort } = said
  return [
    ...(business_type ? [t(`business.${business_type satisfies BusinessType}`)] : []),
    ...listChips(said, words).map(({ label }) => label),
    ...(sort && sort in sortNames ? [t(sortNames[sort as keyof typeof sortNames])] : []),
  ]
}
