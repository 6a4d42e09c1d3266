import { wantedPieces } from './wanted-pieces.ts'

/** What keeps properties for a visitor: hearts, comparison, saved copies. */
export const { use: useKept, load: loadKept } = wantedPieces(() => import('./favorite/kept.tsx'), ['favorite'])
