import type { IncomingMessage, ServerResponse } from 'node:http'

import { tokenPrefix } from '#contract/connection/token.ts'
import { getMaxBodyBytes, maxFieldBytes, type Endpoint } from '#contract/endpoint.ts'

import type { Address } from './address.ts'
import { createAdmission } from './admission.ts'
import { createBodies, discardBody, hasBody } from './bodies.ts'
import { readClientAddress } from './client-address.ts'
import { createRateLimit } from './rate-limit.ts'
import { refuse, turnAway, type Asked } from './refusal.ts'

export type CallTools = {
  /** The API over HTTP; whatever body a call has was read before. */
  call: (incoming: IncomingMessage, outgoing: ServerResponse, from: Caller) => Promise<void>
  /** The endpoint that reads the body of a call; nothing where none does. */
  bodyReader: (method: string, path: string) => BodyReader | undefined
  /** Calls a minute, for each client address, and how many proxies are believed about it. */
  limits: { calls: number; trustedHops: number }
}

type Caller = { address: string; body?: Buffer }
type BodyReader = Pick<Endpoint, 'maxFileBytes' | 'takesBytes'>

/** What comes at once is answered a quarter of a second later at most; then it is too much. */
const callLimits = { maxConcurrent: 256, maxWaiting: 1000, maxWait: 250, fewWaiting: 32, maxTurn: 10 }

/** Pieces of uploads are many and small; how many bytes somebody may send a minute the API says. */
const piecesPerCall = 4
/** Programs of an agency call more often than a person; how often with one token the API says. */
const callsPerTokenCall = 2

/** Leads calls to the API: so many a minute of one client, so many at once of all, each with its body read whole. */
export function createCalls({ call, bodyReader, limits }: CallTools) {
  const bodies = createBodies()
  const mayCall = createRateLimit(limits.calls)
  const mayUpload = createRateLimit(piecesPerCall * limits.calls)
  const mayCallByToken = createRateLimit(callsPerTokenCall * limits.calls)
  const admission = createAdmission(callLimits)

  function answer({ path, query }: Address, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> | void {
    const asked = { path, accepted: incoming.headers['accept-language'] }
    if (incoming.method === 'TRACE') return refuse(outgoing, 405, asked)
    const address = readClientAddress(incoming, limits.trustedHops)
    const mayPass = isUpload(path) ? mayUpload : isTokenCall(incoming) ? mayCallByToken : mayCall
    const wait = isLimited(path) ? mayPass(address) : 0
    if (wait > 0) return turnAway(429, { ...asked, wait }, incoming, outgoing)
    if (isLimited(path) && admission.isFull()) return turnAway(503, { ...asked, wait: 1 }, incoming, outgoing)
    // An absolute target would bring a host of the client's choice along.
    incoming.url = query ? `${path}?${query}` : path
    const reader = hasBody(incoming) ? bodyReader(incoming.method ?? '', path) : undefined
    if (reader) return answerBody(reader, address, asked, incoming, outgoing)
    return pass({ address }, asked, incoming, outgoing)
  }

  /** Whoever is still sending takes no place among the calls that are answered. */
  async function answerBody(
    reader: BodyReader,
    address: string,
    asked: Asked,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const body = await bodies.read(incoming, outgoing, { address, maxBytes: getMaxBodyBytes(reader) })
    if (body === null) return
    if (Buffer.isBuffer(body)) return pass({ address, body }, asked, incoming, outgoing)
    const maxBytes = reader.takesBytes ?? reader.maxFileBytes ?? maxFieldBytes
    turnAway(body, { ...asked, maxBytes, wait: 2 }, incoming, outgoing)
  }

  function pass(from: Caller, asked: Asked, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const begin = () => {
      if (!from.body) discardBody(incoming, outgoing)
      return call(incoming, outgoing, from)
    }
    if (!isLimited(asked.path)) return begin()
    return new Promise((resolve, reject) => {
      const isAdmitted = admission.admit((done) => {
        if (outgoing.closed) {
          // Gone while it waited.
          done()
          return resolve()
        }
        outgoing.once('close', done)
        begin().then(resolve, reject)
      })
      if (isAdmitted) return
      resolve(turnAway(503, { ...asked, wait: 1 }, incoming, outgoing))
    })
  }

  return { answer }
}

/** Whoever watches over the process is always answered. */
function isLimited(path: string): boolean {
  return path.startsWith('/v2/') || path === '/mcp'
}

function isUpload(path: string): boolean {
  return /^\/v2\/uploads(\/|$)/.test(path)
}

/** Whether a call says that it brings a token; whether it is one the API sees. */
function isTokenCall({ headers }: IncomingMessage): boolean {
  return headers.authorization?.slice('Bearer '.length).startsWith(tokenPrefix) ?? false
}
