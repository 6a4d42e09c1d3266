import { latePiece } from '../ui/late.tsx'

const written = import.meta.env.SSR ? await import('./error-page.tsx') : null

export const ErrorPage = latePiece(written, () => import('./error-page.tsx'), 'about', 'ErrorPage')
