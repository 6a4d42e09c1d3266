import { latePiece } from '../../late.tsx'

// Only the server has them when it starts.
const written = import.meta.env.SSR ? await import('./pieces.ts') : null
const fetchPieces = () => import('./pieces.ts')
const words = 'forms'

export const AgentForm = latePiece(written, fetchPieces, words, 'AgentForm')
export const ContactForm = latePiece(written, fetchPieces, words, 'ContactForm')
export const FranchiseForm = latePiece(written, fetchPieces, words, 'FranchiseForm')
export const JoinForm = latePiece(written, fetchPieces, words, 'JoinForm')
export const LoanForm = latePiece(written, fetchPieces, words, 'LoanForm')
