import type { Head } from '../meta.ts'
import { languageOf, twinPaths } from '../paths.ts'
import type { Site } from '../site.ts'
import { textsFor } from '../texts.server.ts'

const words = {
  profile: ['profile.title', 'profile.lead'],
  edit_profile: ['profile.edit.title', 'profile.edit.lead'],
  change_password: ['profile.password.title', 'profile.sessions.lead'],
} as const

/** What the server knows of a page about one person: its name. */
export function loadProfilePage(screen: keyof typeof words, url: URL, site: Site) {
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const [title, description] = words[screen]
  const head: Head = { title: t(title), description: t(description), paths: twinPaths(screen), isHidden: true }
  return { head, site: { url: site.url, name: site.brand.name }, language }
}
