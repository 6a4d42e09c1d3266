import type { Head } from '../meta.ts'
import { languageOf, twinPaths } from '../paths.ts'
import type { Site } from '../site.ts'
import { textsFor } from '../texts.server.ts'

const words = {
  sign_in: ['account.sign_in.title', 'account.sign_in.lead'],
  sign_up: ['account.sign_up.title', 'account.sign_up.lead'],
  forgot_password: ['account.forgot.title', 'account.forgot.lead'],
} as const

/** What the server knows of a page with a form: its name. */
export function loadAccountPage(screen: keyof typeof words, url: URL, site: Site) {
  const language = languageOf(url.pathname)
  const t = textsFor(language)
  const [title, description] = words[screen]
  const head: Head = { title: t(title), description: t(description), paths: twinPaths(screen), isHidden: true }
  return { head, site: { url: site.url, name: site.brand.name }, language }
}
