import { useLocation, useMatches } from 'react-router'

/**
 * The path of the page being read, which the header's rules go by. An address that is no page has none:
 * the server makes one page for all of them, whatever they look like.
 */
export function usePagePath(): string {
  const { pathname } = useLocation()
  const params = useMatches().at(-1)?.params ?? {}
  return '*' in params ? '' : pathname
}
