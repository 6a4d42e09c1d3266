/** What the doctor says of one thing; what is not well comes with its remedy. */
export type Finding =
  | { level: 'ok'; about: string; found: string }
  | { level: 'warn' | 'fail'; about: string; found: string; remedy: string }

type Said = [found: string, remedy: string]

/** A finding whose name is said once. */
export function createFindings(about: string) {
  return {
    ok: (found: string): Finding => ({ level: 'ok', about, found }),
    warn: (...[found, remedy]: Said): Finding => ({ level: 'warn', about, found, remedy }),
    fail: (...[found, remedy]: Said): Finding => ({ level: 'fail', about, found, remedy }),
  }
}
