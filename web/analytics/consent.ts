import { useSyncExternalStore } from 'react'

/** What a visitor said of being counted; null: nothing yet. */
export type Consent = 'granted' | 'refused' | null

const name = 'analytics'
let fleeting: Consent = null
const listeners = new Set<() => void>()

/** A browser that asks every site not to share anything has said no already. */
export function readConsent(): Consent {
  const said = stored() ?? fleeting
  if (said === 'granted' || said === 'refused') return said
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl ? 'refused' : null
}

export function saveConsent(said: Exclude<Consent, null>): void {
  fleeting = said
  try {
    localStorage.setItem(name, said)
  } catch {
    // It holds as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Known in the browser alone: on the server nobody is asked. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'refused')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function stored(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
