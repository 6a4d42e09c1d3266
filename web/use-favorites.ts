import { createLazyPieces } from './create-lazy-pieces.ts'

/** What keeps properties for a visitor: hearts, comparison, saved copies. */
export const { use: useFavorites, load: loadFavorites } = createLazyPieces(
  () => import('./favorite/favorites.tsx'),
  ['favorite'],
)
