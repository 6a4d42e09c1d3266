import { createLazyPieces } from './wanted-pieces.ts'

/** What keeps properties for a visitor: hearts, comparison, saved copies. */
export const { use: useKept, load: loadKept } = createLazyPieces(() => import('./favorite/kept.tsx'), ['favorite'])
