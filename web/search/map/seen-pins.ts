const key = 'seen_pins'
const most = 300

/** The codes of the pins opened during this visit. */
export function createSeenPins(): Set<string> {
  try {
    return new Set(JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[])
  } catch {
    return new Set() // storage may be denied: then nothing has been seen
  }
}

export function rememberPin(code: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...createSeenPins(), code].slice(-most)))
  } catch {
    // Nothing to remember with: the pin stays as it is.
  }
}
