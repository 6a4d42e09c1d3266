import { createLazyPiece } from '../../lazy.tsx'

const written = import.meta.env.SSR ? await import('./filter-panels.tsx') : null

/** The fields behind the bar's buttons: the form around them hears every change in them. */
export const FilterPanels = createLazyPiece(
  written,
  () => import('./filter-panels.tsx'),
  'search-filters',
  'FilterPanels',
)
