import { useLocation, useMatches } from 'react-router'

import type { Language } from '#contract/fields.ts'

import type { Head } from '../meta.ts'
import { getLanguage } from '../paths.ts'
import { getTwinPath } from './twin-path.ts'

/** Where the page being read is in a language, its query kept: both languages ask with the same words. */
export function useTwinAddress(language: Language): string {
  const { pathname, search } = useLocation()
  const matches = useMatches()
  const page = matches.at(-1)?.loaderData as { head?: Head } | undefined
  // What a page calls its own address may leave filters out; the reader keeps them.
  const [path] = page?.head?.paths[language].split('?') ?? []
  return (path ?? getTwinPath(pathname, getLanguage(pathname), language)) + search
}
