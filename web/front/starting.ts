import type { RequestListener } from 'node:http'

import { readAddress } from './address.ts'
import { refuse } from './refusal.ts'
import { securityHeaders, type Outside } from './security-headers.ts'

/** Answers while the catalogue is loaded: alive, not ready, and whoever comes is asked to come again. */
export function startingListener(outside: Outside): RequestListener {
  const headers = Object.entries(securityHeaders(outside))
  return (incoming, outgoing) => {
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    const { path } = readAddress(incoming.url ?? '/')
    if (path === '/livez')
      outgoing.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('ok')
    else refuse(outgoing, 503, { path, accepted: incoming.headers['accept-language'] }, { 'Retry-After': '2' })
  }
}
