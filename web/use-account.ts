import { wantedPieces } from './ui/wanted-pieces.ts'

/** What belongs to an account: the menu of who is signed in, the dialogs. */
export const { use: useAccount, load: loadAccount } = wantedPieces(
  () => import('./account/account-pieces.tsx'),
  ['account', 'form', 'error'],
)
