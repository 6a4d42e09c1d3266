import { lazyPiece } from '../../late.tsx'

// Only the server has them when it starts.
const written = import.meta.env.SSR ? await import('./pieces.ts') : null
const fetchPieces = () => import('./pieces.ts')
const words = 'forms'

export const AgentForm = lazyPiece(written, fetchPieces, words, 'AgentForm')
export const ContactForm = lazyPiece(written, fetchPieces, words, 'ContactForm')
export const FranchiseForm = lazyPiece(written, fetchPieces, words, 'FranchiseForm')
export const JoinForm = lazyPiece(written, fetchPieces, words, 'JoinForm')
export const LoanForm = lazyPiece(written, fetchPieces, words, 'LoanForm')
