import { createLazyPiece } from '../../lazy.tsx'

const written = import.meta.env.SSR ? await import('./no-results.tsx') : null

/** What stands where nothing was found. */
export const NoResults = createLazyPiece(written, () => import('./no-results.tsx'), 'search-filters', 'NoResults')
