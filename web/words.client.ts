import type { Language } from '#contract/language.ts'

import { languageOf } from './paths.ts'
import type { Words } from './texts.ts'

type Part = () => Promise<{ default: Partial<Words> }>

/** The words of each language in parts: those of every page, those of `ui/pieces/`, and those of each room. */
const parts: Record<Language, Record<string, Part>> = {
  es: {
    frame: () => import('#locales/es/frame.ts'),
    foot: () => import('#locales/es/foot.ts'),
    about: () => import('#locales/es/about.ts'),
    agency: () => import('#locales/es/agency.ts'),
    agent: () => import('#locales/es/agent.ts'),
    analytics: () => import('#locales/es/analytics.ts'),
    collection: () => import('#locales/es/collection.ts'),
    pieces: () => import('#locales/es/pieces.ts'),
    contact: () => import('#locales/es/contact.ts'),
    franchise: () => import('#locales/es/franchise.ts'),
    join: () => import('#locales/es/join.ts'),
    questions: () => import('#locales/es/questions.ts'),
    cost: () => import('#locales/es/cost.ts'),
    mortgage: () => import('#locales/es/mortgage.ts'),
    home: () => import('#locales/es/home.ts'),
    kept: () => import('#locales/es/kept.ts'),
    compare: () => import('#locales/es/compare.ts'),
    project: () => import('#locales/es/project.ts'),
    property: () => import('#locales/es/property.ts'),
    search: () => import('#locales/es/search.ts'),
    'search-filters': () => import('#locales/es/search-filters.ts'),
    'search-head': () => import('#locales/es/search-head.ts'),
    'saved-search': () => import('#locales/es/saved-search.ts'),
    account: () => import('#locales/es/account.ts'),
    forms: () => import('#locales/es/forms.ts'),
    profile: () => import('#locales/es/profile.ts'),
    desk: () => import('#locales/es/desk.ts'),
  },
  en: {
    frame: () => import('#locales/en/frame.ts'),
    foot: () => import('#locales/en/foot.ts'),
    about: () => import('#locales/en/about.ts'),
    agency: () => import('#locales/en/agency.ts'),
    agent: () => import('#locales/en/agent.ts'),
    analytics: () => import('#locales/en/analytics.ts'),
    collection: () => import('#locales/en/collection.ts'),
    pieces: () => import('#locales/en/pieces.ts'),
    contact: () => import('#locales/en/contact.ts'),
    franchise: () => import('#locales/en/franchise.ts'),
    join: () => import('#locales/en/join.ts'),
    questions: () => import('#locales/en/questions.ts'),
    cost: () => import('#locales/en/cost.ts'),
    mortgage: () => import('#locales/en/mortgage.ts'),
    home: () => import('#locales/en/home.ts'),
    kept: () => import('#locales/en/kept.ts'),
    compare: () => import('#locales/en/compare.ts'),
    project: () => import('#locales/en/project.ts'),
    property: () => import('#locales/en/property.ts'),
    search: () => import('#locales/en/search.ts'),
    'search-filters': () => import('#locales/en/search-filters.ts'),
    'search-head': () => import('#locales/en/search-head.ts'),
    'saved-search': () => import('#locales/en/saved-search.ts'),
    account: () => import('#locales/en/account.ts'),
    forms: () => import('#locales/en/forms.ts'),
    profile: () => import('#locales/en/profile.ts'),
    desk: () => import('#locales/en/desk.ts'),
  },
}

/** Rooms whose pages show pieces that have words of their own. */
export const roomsWithPieces = new Set([
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
  'mortgage',
  'questions',
])

/** Rooms whose pages show parts of another room: people, or what a home costs beside its price. */
export const roomsBeside: Record<string, readonly string[]> = {
  account: ['forms'],
  agency: ['agent'],
  collection: ['agent'],
  desk: ['forms'],
  newsletter: ['account', 'forms'],
  profile: ['forms', 'kept'],
  property: ['cost'],
  mortgage: ['cost'],
  'saved-search': ['search-filters', 'search-head', 'account', 'forms', 'kept'],
}

const words: Partial<Words> = {}
let rest: Promise<unknown> | null = null

/** What a page needs to wake up: the words of every page and of its own room. */
export async function loadFirstWords(language: Language, room: string | undefined): Promise<Words> {
  const rooms = room
    ? [room, ...(roomsBeside[room] ?? []), ...(roomsWithPieces.has(room) ? ['pieces'] : [])]
    : ['about']
  await Promise.all(['frame', ...rooms].map((part) => loadPart(language, part)))
  return words as Words
}

/** Every word of the page's language: no other page is shown without. */
export function loadAllWords(): Promise<unknown> {
  const language = languageOf(location.pathname)
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
