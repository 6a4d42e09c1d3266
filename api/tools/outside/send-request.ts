import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, isIPv6, type LookupFunction } from 'node:net'

import type { Place } from './find-addresses.ts'

export type Sent = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: Uint8Array | undefined }

/** What describes the connection is ours to say. */
const ours =
  /^(host|connection|keep-alive|transfer-encoding|content-length|te|trailer|upgrade|expect|proxy-.*|cookie)$/i

/**
 * Sends one request to the addresses that were looked at, over a connection of its own, and answers when its headers
 * are there. The name is asked for nothing again: it names the host, and the certificate must be its own.
 */
export function sendRequest(
  { url, name, addresses }: Place,
  { method, headers, body }: Sent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestSecure : requestPlain)({
      method,
      host: name,
      port: url.port || (isSecure ? 443 : 80),
      path: url.pathname + url.search,
      setHost: false,
      headers: {
        ...Object.fromEntries(Object.entries(headers).filter(([header]) => !ours.test(header))),
        host: url.host,
        connection: 'close',
        'accept-encoding': 'gzip',
        ...(body && { 'content-length': body.byteLength }),
      },
      lookup: answerWith(addresses),
      ...(isSecure && isIP(name) === 0 && { servername: name }),
      agent: false,
      maxHeaderSize: 16_384,
      signal,
    })
    sent.on('response', resolve)
    sent.on('error', reject)
    sent.on('close', () => reject(new Error('it closed the connection without an answer')))
    sent.end(body)
  })
}

function answerWith(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }))
  return (_name, { all }, done) => {
    if (all) done(null, found)
    else done(null, found[0]!.address, found[0]!.family)
  }
}
