import { createLazyPiece } from '../../lazy.tsx'

const written = import.meta.env.SSR ? await import('./error-page.tsx') : null

export const ErrorPage = createLazyPiece(written, () => import('./error-page.tsx'), 'error', 'ErrorPage')
