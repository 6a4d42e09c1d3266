import type { RequestListener } from 'node:http'

import { readAddress } from './address.ts'
import { discardBody } from './bodies.ts'
import type { Files } from './files.ts'
import { refuse } from './refusal.ts'
import { createSecurityHeaders, type Outside } from './security-headers.ts'

/** Answers while the catalogue is loaded: alive, not ready, and whoever comes is asked to come again. */
export function createStartingListener(outside: Outside, files: Files): RequestListener {
  const headers = Object.entries(createSecurityHeaders(outside))
  return (incoming, outgoing) => {
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    const { path } = readAddress(incoming.url ?? '/')
    const later = { 'Retry-After': '2', Refresh: '2' }
    if (path === '/livez') outgoing.writeHead(200, { 'Cache-Control': 'no-store' }).end()
    else if (files.has(path)) files.send(path, incoming, outgoing)
    else refuse(outgoing, 503, { path, accepted: incoming.headers['accept-language'] }, later)
  }
}

/** What is asked of a process that works in the background: only how it is. */
const healthPaths = new Set(['/livez', '/readyz', '/metrics'])

/** Answers for a process that shows nobody pages. */
export function createHealthListener(health: RequestListener, outside: Outside): RequestListener {
  const headers = Object.entries(createSecurityHeaders(outside))
  return (incoming, outgoing) => {
    const { path } = readAddress(incoming.url ?? '/')
    if (healthPaths.has(path)) return health(incoming, outgoing)
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    discardBody(incoming, outgoing)
    refuse(outgoing, 404, { path, accepted: incoming.headers['accept-language'] })
  }
}
