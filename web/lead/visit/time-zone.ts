let clock: Intl.DateTimeFormat | undefined

/** Where the clock of whoever reads stands, as IANA names it; null on the server, which has no reader's. */
export function readTimeZone(): string | null {
  if (typeof window === 'undefined') return null
  return (clock ??= new Intl.DateTimeFormat()).resolvedOptions().timeZone || null
}
