import type { Head } from '../meta.ts'
import { languageOf, twinPaths } from '../paths.ts'
import type { Site } from '../site.ts'
import { textsFor } from '../texts.server.ts'

const words = {
  saved_searches: ['saved.title', 'saved.lead'],
  search_history: ['saved.history.title', 'saved.history.lead'],
} as const

/** What the server knows of a list that belongs to an account: its name. */
export function loadSearches(screen: keyof typeof words, url: URL, site: Site) {
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const [title, description] = words[screen]
  const head: Head = { title: t(title), description: t(description), paths: twinPaths(screen), isHidden: true }
  return { head, site: { url: site.url, name: site.brand.name }, language }
}
