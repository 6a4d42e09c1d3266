/** SQLSTATE classes and codes that say "not now": lost connections, exhausted resources, cancelled by a time limit. */
const passing = /^(08|53|57P|57014|55P03|40001|40P01)/
const lost = /^(08|57P)/
const lostSockets = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND'])
const lostWords = /Connection terminated|connection error|has stopped/
const slowWords = /timeout exceeded|Query read timeout/

/** Whether the database is away, overloaded or too slow: the caller may try again later. */
export function isDatabaseAway(error: unknown): boolean {
  return chain(error).some(
    ({ code, message }) => isLost({ code, message }) || passing.test(code) || slowWords.test(message),
  )
}

/** Whether the connection broke under a call: another one may work at once. */
export function isConnectionLost(error: unknown): boolean {
  return chain(error).some(isLost)
}

function isLost({ code, message }: { code: string; message: string }): boolean {
  return lost.test(code) || lostSockets.has(code) || lostWords.test(message)
}

/** The error and its causes: Drizzle wraps what the driver says. */
function chain(error: unknown): { code: string; message: string }[] {
  const found: { code: string; message: string }[] = []
  for (let at = error; at instanceof Error && found.length < 5; at = at.cause) {
    found.push({ code: String('code' in at ? at.code : ''), message: at.message })
  }
  return found
}
