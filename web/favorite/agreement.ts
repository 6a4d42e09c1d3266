import { useSyncExternalStore } from 'react'

import { useSession } from '../account/session/session.ts'
import type { StoredList } from './stored-list.ts'

/** How far a list of this browser is from being the account's too; `alone` where nobody is signed in. */
export type Agreement = 'alone' | 'waiting' | 'agreed' | 'failed'

type Known = { owner: string; state: Agreement; retry: () => void }

const known = new Map<StoredList, Known>()
const listeners = new Set<() => void>()

/** Says how far a list agrees with the account of its owner, and how to try again. */
export function setAgreement(list: StoredList, next: Known): void {
  known.set(list, next)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How far a list agrees with the account of whoever is signed in now: unread is not empty. */
export function useAgreement(list: StoredList): { state: Agreement; retry: () => void } {
  const owner = useSession()?.user.email
  const found = useSyncExternalStore(
    subscribe,
    () => known.get(list),
    () => undefined,
  )
  if (!owner) return { state: 'alone', retry: () => {} }
  return found?.owner === owner ? found : { state: 'waiting', retry: () => {} }
}
