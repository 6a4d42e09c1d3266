import { lazyPiece } from '../../late.tsx'

const written = import.meta.env.SSR ? await import('./error-page.tsx') : null

export const ErrorPage = lazyPiece(written, () => import('./error-page.tsx'), 'error', 'ErrorPage')
