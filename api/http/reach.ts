import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import type { Answer, Call } from './call.ts'
import { compress } from './compress.ts'

type Ask = (call: Call) => Promise<Answer>
/** What whoever stands before the API knows better: the client's address, and a body that was read already. */
type From = { address?: string; body?: Buffer }
/** Answers a call over HTTP. */
export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse, from?: From) => Promise<void>

/** Calls from this process: what the website's server asks. */
export function fetchFrom(ask: Ask): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const { status, headers, body } = await ask({
      method: request.method,
      path: pathname,
      query: search.slice(1),
      header: (name) => request.headers.get(name) ?? undefined,
      body: () => request.body ?? nothing(),
    })
    const isEmpty = request.method === 'HEAD' || isBare(status)
    if (isStream(body))
      return new Response(isEmpty ? null : (Readable.toWeb(Readable.from(body)) as ReadableStream), { status, headers })
    const sent = typeof body === 'string' ? body : new Uint8Array(body)
    const response = new Response(isEmpty ? null : sent, { status, headers })
    // Encoded, sent through a stream and decoded it would be the same text.
    return typeof sent === 'string' ? Object.assign(response, { json: async () => JSON.parse(sent) }) : response
  }
}

/** Calls over HTTP, answered without a detour over `Request` and `Response`: they cost as much as a query. */
export function createListener(ask: Ask): Listener {
  return async (incoming, outgoing, { address, body: sent } = {}) => {
    const { method = 'GET', url = '/', headers } = incoming
    const mark = url.indexOf('?')
    const answer = await ask({
      method,
      path: mark < 0 ? url : url.slice(0, mark),
      query: mark < 0 ? '' : url.slice(mark + 1),
      header: (name) => {
        const value = headers[name]
        return Array.isArray(value) ? value.join() : value
      },
      body: () => (sent ? only(sent) : incoming),
      remoteAddress: incoming.socket.remoteAddress,
      address,
    })
    const accepted = headers['accept-encoding']
    const wanted = Array.isArray(accepted) ? accepted.join() : accepted
    const compressed = typeof answer.body === 'string' ? await compress(answer.body, wanted) : null
    if (outgoing.destroyed) return
    if (isStream(answer.body)) return sendStream(answer.status, answer.headers, answer.body, method, outgoing)
    const body = compressed?.body ?? answer.body
    const length = isBare(answer.status) ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
    const encoding = compressed ? { 'Content-Encoding': compressed.encoding } : {}
    outgoing.writeHead(answer.status, { ...answer.headers, ...length, ...encoding }).end(body)
  }
}

/** Whether an answer of this status has no body, and says nothing of one. */
function isBare(status: number): boolean {
  return status === 204 || status === 304
}

function isStream(body: Answer['body']): body is AsyncIterable<Uint8Array> {
  return typeof body !== 'string' && !(body instanceof Uint8Array)
}

/** Sends what is read as fast as the client takes it; a client that leaves is no error. */
async function sendStream(
  status: number,
  headers: Record<string, string>,
  body: AsyncIterable<Uint8Array>,
  method: string,
  outgoing: ServerResponse,
): Promise<void> {
  outgoing.writeHead(status, headers)
  if (method === 'HEAD') return void outgoing.end()
  await pipeline(Readable.from(body), outgoing).catch(() => outgoing.destroy())
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
