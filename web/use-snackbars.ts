import { createLazyPieces } from './create-lazy-pieces.ts'

/** What shows notices: fetched at the reader's first touch, or with the first notice. */
export const { use: useSnackbars, load: loadSnackbars } = createLazyPieces(
  () => import('./shell/snackbars/snackbars.tsx'),
  [],
)
