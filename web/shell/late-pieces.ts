import { lazyPiece } from '../late.tsx'

// Only the server has them when it starts.
const written = import.meta.env.SSR ? await import('./late/pieces.ts') : null
const fetchPieces = () => import('./late/pieces.ts')

export const AccountDoor = lazyPiece(written, fetchPieces, 'foot', 'AccountDoor')
export const ContactDialog = lazyPiece(written, fetchPieces, 'foot', 'ContactDialog')
export const MenuDrawer = lazyPiece(written, fetchPieces, 'foot', 'MenuDrawer')
export const SiteFooter = lazyPiece(written, fetchPieces, 'foot', 'SiteFooter')
