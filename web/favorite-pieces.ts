import { createLazyPiece } from './lazy.tsx'

const written = import.meta.env.SSR ? await import('./favorite/favorites.tsx') : null
const fetchPieces = () => import('./favorite/favorites.tsx')

export const AlertButton = createLazyPiece(written, fetchPieces, 'favorite', 'AlertButton')
export const CardButtons = createLazyPiece(written, fetchPieces, 'favorite', 'CardButtons')
export const CompareBar = createLazyPiece(written, fetchPieces, 'favorite', 'CompareBar')
export const FavouritesLink = createLazyPiece(written, fetchPieces, 'favorite', 'FavouritesLink')
export const PageButtons = createLazyPiece(written, fetchPieces, 'favorite', 'PageButtons')
export const SaveSearch = createLazyPiece(written, fetchPieces, 'favorite', 'SaveSearch')
