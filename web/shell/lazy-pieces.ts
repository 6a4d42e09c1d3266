import { createLazyPiece } from '../lazy.tsx'

// Only the server has them when it starts.
const written = import.meta.env.SSR ? await import('./lazy/pieces.ts') : null
const fetchPieces = () => import('./lazy/pieces.ts')

export const AccountEntry = createLazyPiece(written, fetchPieces, 'foot', 'AccountEntry')
export const ContactDialog = createLazyPiece(written, fetchPieces, 'foot', 'ContactDialog')
export const MenuDrawer = createLazyPiece(written, fetchPieces, 'foot', 'MenuDrawer')
export const SiteFooter = createLazyPiece(written, fetchPieces, 'foot', 'SiteFooter')
