import type { Head } from '../meta.ts'
import { languageOf, twinPaths, type Screen } from '../paths.ts'
import type { Site } from '../site.ts'
import { textsFor } from '../texts.server.ts'

type Named = Extract<Screen, 'favourites' | 'recently_viewed' | 'offline'>

const words = {
  favourites: ['kept.favourites.title', 'kept.favourites.lead'],
  recently_viewed: ['kept.viewed.title', 'kept.viewed.lead'],
  offline: ['kept.offline.title', 'kept.offline.text'],
} as const

/** What the server knows of a page whose content is in the reader's browser: its name. */
export function loadKept(screen: Named, url: URL, site: Site) {
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const [title, description] = words[screen]
  const head: Head = { title: t(title), description: t(description), paths: twinPaths(screen), isHidden: true }
  const today = new Date().toISOString().slice(0, 10)
  return { head, site: { url: site.url, name: site.brand.name }, language, today }
}
