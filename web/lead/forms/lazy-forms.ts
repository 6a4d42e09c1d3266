import { createLazyPiece } from '../../lazy.tsx'

// Only the server has them when it starts.
const written = import.meta.env.SSR ? await import('./pieces.ts') : null
const fetchPieces = () => import('./pieces.ts')
const words = 'forms'

export const AgentForm = createLazyPiece(written, fetchPieces, words, 'AgentForm')
export const ContactForm = createLazyPiece(written, fetchPieces, words, 'ContactForm')
export const FranchiseForm = createLazyPiece(written, fetchPieces, words, 'FranchiseForm')
export const JoinForm = createLazyPiece(written, fetchPieces, words, 'JoinForm')
export const LoanForm = createLazyPiece(written, fetchPieces, words, 'LoanForm')
