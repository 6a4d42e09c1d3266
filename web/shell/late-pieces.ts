import { latePiece } from '../late.tsx'

// Only the server has them when it starts.
const written = import.meta.env.SSR ? await import('./late/pieces.ts') : null
const fetchPieces = () => import('./late/pieces.ts')

export const AccountDoor = latePiece(written, fetchPieces, 'foot', 'AccountDoor')
export const ContactDialog = latePiece(written, fetchPieces, 'foot', 'ContactDialog')
export const MenuDrawer = latePiece(written, fetchPieces, 'foot', 'MenuDrawer')
export const SiteFooter = latePiece(written, fetchPieces, 'foot', 'SiteFooter')
