import { createLazyPiece } from '../../lazy.tsx'

// Only the server has them when it starts.
const written = import.meta.env.SSR ? await import('./pieces.ts') : null
const fetchPieces = () => import('./pieces.ts')
const words = 'standing'

export const Standing = createLazyPiece(written, fetchPieces, words, 'Standing')
export const GoneProperty = createLazyPiece(written, fetchPieces, words, 'GoneProperty')
