/**
 * SQLSTATE classes and codes that say "not now": lost connections, exhausted resources, cancelled by a time limit, and a
 * server that lets nobody in or is a standby that is about to be the primary.
 */
const passing = /^(08|28|53|57P|57014|55P03|40001|40P01|25006|25P03|25P04|3D000)/
const lost = /^(08|57P|25P03|25P04)/
const lostSockets = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const lostWords = /Connection terminated|connection error|Client was closed|has stopped/
const slowWords = /timeout exceeded|Query read timeout|after calling end on the pool/

/** Whether the database is away, overloaded or too slow: the caller may try again later. */
export function isDatabaseAway(error: unknown): boolean {
  return chain(error).some((said) => isLost(said) || passing.test(said.code) || slowWords.test(said.message))
}

/** Whether the connection broke under a call: another one may work at once. */
export function isConnectionLost(error: unknown): boolean {
  return chain(error).some(isLost)
}

/** Whether what was to be written is kept from being there by an exclusion constraint. */
export function isExcluded(error: unknown): boolean {
  return chain(error).some(({ code }) => code === '23P01')
}

/** Whether the server has no room for what was asked, and its session goes on as it was. */
export function isServerFull(error: unknown): boolean {
  const errors = chain(error)
  return errors.some(({ code, severity }) => severity === 'ERROR' && code.startsWith('53')) && !errors.some(isLost)
}

type Said = { code: string; message: string; severity: string }

/** Of a server that ends a session, or lets none begin, the code may be any: on a full disk it is that of a bug. */
function isLost({ code, message, severity }: Said): boolean {
  const isEnded = severity === 'FATAL' || severity === 'PANIC'
  return isEnded || lost.test(code) || lostSockets.has(code) || lostWords.test(message)
}

/** The error and its causes: Drizzle wraps what the driver says. */
function chain(error: unknown): Said[] {
  const found: Said[] = []
  for (let at = error; at instanceof Error && found.length < 5; at = at.cause) {
    const { code = '', severity = '' } = at as { code?: string | number; severity?: string }
    found.push({ code: String(code), message: at.message, severity })
  }
  return found
}
