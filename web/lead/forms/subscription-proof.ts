const name = 'newsletter'

/** What confirming the newsletter's email answered in this browser: who has it may be told that they are subscribed. */
export function createSubscriptionProof(): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function keepSubscriptionProof(proof: string): void {
  try {
    localStorage.setItem(name, proof)
  } catch {
    // Then a second subscription is answered like the first.
  }
}
