import type { IncomingMessage } from 'node:http'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best compression that a client takes. */
export function encodingFor(incoming: IncomingMessage): Encoding {
  const accepted = incoming.headers['accept-encoding']
  if (typeof accepted !== 'string') return 'identity'
  if (takes(accepted, 'br')) return 'br'
  return takes(accepted, 'gzip') ? 'gzip' : 'identity'
}

function takes(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false
  return accepted.split(',').some((one) => {
    const [name, quality] = one.trim().split(/\s*;\s*q=/)
    return name === encoding && Number(quality ?? 1) > 0
  })
}

/** Whether the client already has what this tag names. */
export function hasAlready(incoming: IncomingMessage, etag: string): boolean {
  const known = incoming.headers['if-none-match']
  if (known === undefined) return false
  return known === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
