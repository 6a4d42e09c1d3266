import type { IncomingMessage } from 'node:http'

import { negotiateEncoding, type Encoding } from '#contract/encoding.ts'

/** The best compression that a client takes. */
export function chooseEncoding(incoming: IncomingMessage): Encoding {
  const accepted = incoming.headers['accept-encoding']
  return negotiateEncoding(typeof accepted === 'string' ? accepted : undefined)
}

/** Whether the client already has what this tag names. */
export function hasAlready(incoming: IncomingMessage, etag: string): boolean {
  const known = incoming.headers['if-none-match']
  if (known === undefined) return false
  return known === '*' || known.split(',').some((one) => opaque(one) === opaque(etag))
}

/** A tag as it is compared when only the words matter. */
function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
