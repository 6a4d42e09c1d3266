import { latePiece } from '../../late.tsx'

const written = import.meta.env.SSR ? await import('./error-page.tsx') : null

export const ErrorPage = latePiece(written, () => import('./error-page.tsx'), 'error', 'ErrorPage')
