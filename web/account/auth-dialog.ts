import { useSyncExternalStore } from 'react'

/** Which dialog of the account stands open. */
export type AuthDialog = 'none' | 'signin' | 'signup' | 'restore-password' | 'complete-signup'

let shown: AuthDialog = 'none'
const listeners = new Set<() => void>()

export function showAuthDialog(dialog: AuthDialog): void {
  shown = dialog
  for (const listener of listeners) listener()
}

export function useAuthDialog(): AuthDialog {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => 'none',
  )
}
