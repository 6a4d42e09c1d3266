import type { Language } from '#contract/language.ts'

import { getLanguage } from './paths.ts'
import type { Words } from './texts.ts'

export type Part = () => Promise<{ default: Partial<Words> }>

/** The words of each language in parts: those of every page, those of `ui/page/`, and those of each folder that has pages. */
const parts: Record<Language, Record<string, Part>> = {
  es: {
    frame: () => import('#locales/es/shell/frame.ts'),
    foot: () => import('#locales/es/shell/foot.ts'),
    error: () => import('#locales/es/shell/error.ts'),
    agency: () => import('#locales/es/agency/agency.ts'),
    agent: () => import('#locales/es/agent/agent.ts'),
    analytics: () => import('#locales/es/analytics/analytics.ts'),
    collection: () => import('#locales/es/collection/collection.ts'),
    pieces: () => import('#locales/es/ui/pieces.ts'),
    contact: () => import('#locales/es/lead/contact.ts'),
    franchise: () => import('#locales/es/lead/franchise.ts'),
    join: () => import('#locales/es/lead/join.ts'),
    questions: () => import('#locales/es/editorial/questions.ts'),
    cost: () => import('#locales/es/mortgage/cost.ts'),
    mortgage: () => import('#locales/es/mortgage/mortgage.ts'),
    home: () => import('#locales/es/home/home.ts'),
    favorite: () => import('#locales/es/favorite/favorite.ts'),
    compare: () => import('#locales/es/favorite/compare.ts'),
    project: () => import('#locales/es/project/project.ts'),
    property: () => import('#locales/es/property/property.ts'),
    standing: () => import('#locales/es/property/standing.ts'),
    freshness: () => import('#locales/es/freshness/freshness.ts'),
    search: () => import('#locales/es/search/search.ts'),
    'search-filters': () => import('#locales/es/search/filters.ts'),
    'search-head': () => import('#locales/es/search/head.ts'),
    'search-map': () => import('#locales/es/search/map.ts'),
    'saved-search': () => import('#locales/es/saved-search/saved-search.ts'),
    account: () => import('#locales/es/account/account.ts'),
    forms: () => import('#locales/es/lead/forms.ts'),
    profile: () => import('#locales/es/account/profile.ts'),
    visit: () => import('#locales/es/lead/visit.ts'),
  },
  en: {
    frame: () => import('#locales/en/shell/frame.ts'),
    foot: () => import('#locales/en/shell/foot.ts'),
    error: () => import('#locales/en/shell/error.ts'),
    agency: () => import('#locales/en/agency/agency.ts'),
    agent: () => import('#locales/en/agent/agent.ts'),
    analytics: () => import('#locales/en/analytics/analytics.ts'),
    collection: () => import('#locales/en/collection/collection.ts'),
    pieces: () => import('#locales/en/ui/pieces.ts'),
    contact: () => import('#locales/en/lead/contact.ts'),
    franchise: () => import('#locales/en/lead/franchise.ts'),
    join: () => import('#locales/en/lead/join.ts'),
    questions: () => import('#locales/en/editorial/questions.ts'),
    cost: () => import('#locales/en/mortgage/cost.ts'),
    mortgage: () => import('#locales/en/mortgage/mortgage.ts'),
    home: () => import('#locales/en/home/home.ts'),
    favorite: () => import('#locales/en/favorite/favorite.ts'),
    compare: () => import('#locales/en/favorite/compare.ts'),
    project: () => import('#locales/en/project/project.ts'),
    property: () => import('#locales/en/property/property.ts'),
    standing: () => import('#locales/en/property/standing.ts'),
    freshness: () => import('#locales/en/freshness/freshness.ts'),
    search: () => import('#locales/en/search/search.ts'),
    'search-filters': () => import('#locales/en/search/filters.ts'),
    'search-head': () => import('#locales/en/search/head.ts'),
    'search-map': () => import('#locales/en/search/map.ts'),
    'saved-search': () => import('#locales/en/saved-search/saved-search.ts'),
    account: () => import('#locales/en/account/account.ts'),
    forms: () => import('#locales/en/lead/forms.ts'),
    profile: () => import('#locales/en/account/profile.ts'),
    visit: () => import('#locales/en/lead/visit.ts'),
  },
}

/** Parts whose pages show pieces of `ui/page/`, which have words of their own. */
export const partsWithPieces = new Set([
  'project',
  'property',
  'agent',
  'agency',
  'compare',
  'collection',
  'contact',
  'franchise',
  'join',
  'legal',
  'loan',
  'mortgage',
  'questions',
  'visit',
])

/** Parts whose pages show parts of another: people, or what a home costs beside its price. */
export const partsBeside: Record<string, readonly string[]> = {
  account: ['forms'],
  agency: ['agent'],
  collection: ['agent'],
  freshness: ['account', 'forms'],
  link: ['account', 'forms'],
  lists: ['favorite'],
  loan: ['mortgage'],
  mortgage: ['cost'],
  newsletter: ['account', 'forms'],
  profile: ['forms', 'favorite'],
  property: ['cost'],
  provider: ['account', 'forms'],
  visit: ['forms', 'account', 'favorite'],
  'saved-search': ['search-filters', 'search-head', 'account', 'forms', 'favorite'],
}

export const words: Partial<Words> = {}
let rest: Promise<unknown> | null = null

/** What a page needs to wake up: the words of every page and of its own part. */
export async function loadFirstWords(language: Language, part: string | undefined): Promise<Words> {
  const ofPage = part
    ? [part, ...(partsBeside[part] ?? []), ...(partsWithPieces.has(part) ? ['pieces'] : [])]
    : ['error']
  await Promise.all(['frame', ...ofPage].map((name) => loadPart(language, name)))
  return words as Words
}

/** Every word of the page's language: no other page is shown without. */
export function loadAllWords(): Promise<unknown> {
  const language = getLanguage(location.pathname)
  rest ??= Promise.all(Object.keys(parts[language]).map((part) => loadPart(language, part)))
  // What failed is tried again by whoever asks next.
  return rest.catch((error: unknown) => {
    rest = null
    throw error
  })
}

/** Brings the words of one part. */
export async function loadPart(language: Language, part: string): Promise<void> {
  const loaded = await parts[language][part]?.()
  Object.assign(words, loaded?.default)
}
