import type { IncomingMessage } from 'node:http'

import { type Resolve, findAddresses, resolveName } from './find-addresses.ts'
import { follow } from './follow.ts'
import { readBody } from './read-body.ts'
import { createRefusal, readFailure } from './refusal.ts'
import { sendRequest } from './send-request.ts'

export type OutsideRequest = {
  url: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: Uint8Array
  /** Of the answer, packed and unpacked. */
  maxBytes: number
  /** To the headers of each answer, and between two pieces of its body. */
  firstByteMs: number
  totalMs: number
  /** How many are followed, 5 unless told; with 0 an answer that leads elsewhere is the answer. */
  redirects?: number
  signal?: AbortSignal
}
export type OutsideAnswer = {
  status: number
  headers: Headers
  /** Where it came from, after redirects. */
  url: string
  body: AsyncIterable<Uint8Array>
  /** Ends the connection; to be called by whoever does not read the body to its end. */
  close: () => void
}

/**
 * Calls to addresses that somebody typed: the only way to them. Throws an `AppError`: `outside.refused` for what may
 * not be called, `outside.unreachable` for what did not answer as asked; `findOutsideReason` says why.
 */
export type Outside = {
  call: (request: OutsideRequest) => Promise<OutsideAnswer>
  /** Refuses an address that may not be called now, as `call` would; nothing is sent there. */
  check: (url: string) => Promise<void>
}

/** For the name of an address that is only looked at. */
const lookMs = 4000

type Settings = {
  /** Nobody is called at all: of a copy of the product that is only looked at. */
  isOff?: boolean
  /** For development and tests alone. */
  allowsLoopback: boolean
  /** Who calls, as the other side reads it. */
  userAgent: string
  /** Another one is for tests. */
  resolve?: Resolve
}

const refuse = () => Promise.reject(createRefusal('connection'))

export function createOutside({ isOff, allowsLoopback, userAgent, resolve = resolveName }: Settings): Outside {
  if (isOff) return { check: refuse, call: refuse }
  return {
    check: async (url) => {
      const looking = AbortSignal.timeout(lookMs)
      await untilAborted(findAddresses(url, { resolve, allowsLoopback, signal: looking }), looking)
    },
    call: async (asked) => {
      const { redirects = 5, firstByteMs, totalMs, maxBytes } = asked
      const ending = new AbortController()
      const whole = setTimeout(() => ending.abort(createRefusal('time')), totalMs)
      const stop = () => ending.abort(asked.signal?.reason)
      asked.signal?.addEventListener('abort', stop, { once: true })
      if (asked.signal?.aborted) stop()
      const finish = () => {
        clearTimeout(whole)
        asked.signal?.removeEventListener('abort', stop)
      }

      const ask = async (url: string, sent: Parameters<typeof sendRequest>[1]) => {
        const first = setTimeout(() => ending.abort(createRefusal('time')), firstByteMs)
        const looking = { resolve, allowsLoopback, signal: ending.signal }
        try {
          const place = await untilAborted(findAddresses(url, looking), ending.signal)
          return await sendRequest(place, sent, ending.signal)
        } finally {
          clearTimeout(first)
        }
      }

      try {
        const start = {
          method: asked.method ?? 'GET',
          headers: { 'user-agent': userAgent, accept: '*/*', ...lowerCase(asked.headers ?? {}) },
          body: asked.body,
        }
        const { answer, url } = await follow(ask, asked.url, start, redirects)
        answer.once('close', finish)
        // Whoever reads is told by the body; without a reader nobody is.
        answer.on('error', () => {})
        return {
          status: answer.statusCode!,
          headers: readHeaders(answer),
          url,
          body: endWith(readBody(answer, { maxBytes, maxWaitMs: firstByteMs }), ending.signal),
          close: () => answer.destroy(),
        }
      } catch (error) {
        finish()
        throw whyEnded(error, ending.signal)
      }
    },
  }
}

/** Name servers do not hear of an end at once; whoever waits for them does. */
function untilAborted<Found>(found: Promise<Found>, signal: AbortSignal): Promise<Found> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(readFailure(signal.reason))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    void found.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

async function* endWith(body: AsyncIterable<Uint8Array>, signal: AbortSignal): AsyncIterable<Uint8Array> {
  try {
    yield* body
    // What says no length ends where its connection does: one that we ended looks whole.
    signal.throwIfAborted()
  } catch (error) {
    throw whyEnded(error, signal)
  }
}

/** What ended a call, where it was ended, says more than the broken socket that came of it. */
function whyEnded(error: unknown, signal: AbortSignal) {
  return readFailure(signal.aborted ? signal.reason : error)
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Nothing is remembered of whoever answers: cookies are left where they came from. */
function readHeaders(answer: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, values] of Object.entries(answer.headersDistinct))
    if (name !== 'set-cookie') for (const value of values ?? []) headers.append(name, value)
  return headers
}
