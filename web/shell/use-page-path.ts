import { useLocation, useMatches, useRouteError } from 'react-router'

/**
 * The path of the page being read, which the header's rules go by. An address that is no page has none (the server
 * makes one page for all of them, whatever they look like), nor has one whose page failed: an error stands in its place.
 */
export function usePagePath(): string {
  const { pathname } = useLocation()
  const params = useMatches().at(-1)?.params ?? {}
  const hasFailed = Boolean(useRouteError())
  return hasFailed || '*' in params ? '' : pathname
}
