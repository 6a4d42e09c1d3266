import type { Head } from '../../meta.ts'
import { getLanguage } from '../../paths.ts'
import type { Site } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import type { Text } from '../../texts.ts'

type Named = Pick<Head, 'title' | 'description'>

/** What the server knows of a page that the browser fills in for one person: its name. Search engines leave it out. */
export function loadPersonal(url: URL, site: Site, paths: Head['paths'], name: (t: Text) => Named) {
  const language = getLanguage(url.pathname)
  const head: Head = { ...name(getTexts(language)), paths, isHidden: true }
  return { head, site: { url: site.url, name: site.brand.name }, language }
}
