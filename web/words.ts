import type { Language } from '#contract/language.ts'

import { pages } from './pages.ts'
import { languageOf, type Screen } from './paths.ts'
import type { Words } from './texts.ts'

type Part = () => Promise<{ default: Partial<Words> }>

/** The words of each language in parts: those of every page, those of `ui/pieces/`, and those of each room. */
const parts: Record<Language, Record<string, Part>> = {
  es: {
    frame: () => import('#locales/es/frame.ts'),
    error: () => import('#locales/es/error.ts'),
    pieces: () => import('#locales/es/pieces.ts'),
    contact: () => import('#locales/es/contact.ts'),
    franchise: () => import('#locales/es/franchise.ts'),
    join: () => import('#locales/es/join.ts'),
    questions: () => import('#locales/es/questions.ts'),
    home: () => import('#locales/es/home.ts'),
    property: () => import('#locales/es/property.ts'),
    search: () => import('#locales/es/search.ts'),
  },
  en: {
    frame: () => import('#locales/en/frame.ts'),
    kept: () => import('#locales/es/kept.ts'),
    compare: () => import('#locales/es/compare.ts'),
    project: () => import('#locales/es/project.ts'),
    error: () => import('#locales/en/error.ts'),
    pieces: () => import('#locales/en/pieces.ts'),
    contact: () => import('#locales/en/contact.ts'),
    franchise: () => import('#locales/en/franchise.ts'),
    join: () => import('#locales/en/join.ts'),
    questions: () => import('#locales/en/questions.ts'),
    home: () => import('#locales/en/home.ts'),
    property: () => import('#locales/en/property.ts'),
    search: () => import('#locales/en/search.ts'),
  },
}

/** Rooms whose pages show pieces that have words of their own. */
export const roomsWithPieces = new Set([
  'project',
  'property',
  'agent',
  'agency',
    kept: () => import('#locales/en/kept.ts'),
    compare: () => import('#locales/en/compare.ts'),
    project: () => import('#locales/en/project.ts'),
  'contact',
  'franchise',
  'join',
  'legal',
  'questions',
])

const words: Partial<Words> = {}
let rest: Promise<unknown> | null = null

  'compare',
  'collection',
/** The room whose page a route shows, such as `search` for `buy.es`; none for an address without a page. */
export function roomOfRoute(routeId: string | undefined): string | undefined {
  return pages[routeId?.split('.')[0] as Screen]?.split('/')[0]
}

/** What a page needs to wake up: the words of every page and of its own room. */
export async function loadFirstWords(language: Language, room: string | undefined): Promise<Words> {
  const rooms = room ? [room, ...(roomsBeside[room] ?? []), ...(roomsWithPieces.has(room) ? ['pieces'] : [])] : []
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
