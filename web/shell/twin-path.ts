import { matchPath } from 'react-router'

import type { Language } from '#contract/fields.ts'

import { screens } from '../paths.ts'

/**
 * The same page in the other language, for one that does not say it itself (an error, an unknown address).
 * Words inside the address are kept: the page they lead to knows its right ones.
 */
export function getTwinPath(pathname: string, from: Language, to: Language): string {
  if (from === to) return pathname
  for (const screen of Object.values(screens)) {
    const match = matchPath(screen[from], pathname)
    if (match) return fill(screen[to], match.params)
  }
  return to === 'en' ? `/en${pathname}` : pathname.replace(/^\/en/, '') || '/'
}

function fill(path: string, params: Record<string, string | undefined>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
