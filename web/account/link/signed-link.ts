import { useLocation, useParams } from 'react-router'

/** The parts of a signed link, as the browser's address bar has them: the server never sees them while it makes the page. */
export function useSignedLink(): { id: string; expires: string; signature: string } {
  const { id = '' } = useParams()
  const query = new URLSearchParams(useLocation().search)
  return { id, expires: query.get('expires') ?? '', signature: query.get('signature') ?? '' }
}
