import type { Head } from '../meta.ts'
import { languageOf, twinPaths } from '../paths.ts'
import type { Site } from '../site.ts'
import { textsFor } from '../texts.server.ts'

/** What the server knows of the desk: its name. */
export function loadDesk(url: URL, site: Site) {
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const head: Head = {
    title: t('desk.title'),
    description: t('desk.lead'),
    paths: twinPaths('desk'),
    isHidden: true,
  }
  return { head, site: { url: site.url, name: site.brand.name }, language }
}
