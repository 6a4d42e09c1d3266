import { latePiece } from '../ui/late.tsx'

// Only the server has them when it starts.
const written = import.meta.env.SSR ? await import('./late/pieces.ts') : null
const words = ['foot']
const fetchPieces = () => import('./late/pieces.ts')

export const AccountDoor = latePiece(written, fetchPieces, words, 'AccountDoor')
export const ContactDialog = latePiece(written, fetchPieces, words, 'ContactDialog')
export const MenuDrawer = latePiece(written, fetchPieces, words, 'MenuDrawer')
export const SiteFooter = latePiece(written, fetchPieces, words, 'SiteFooter')
