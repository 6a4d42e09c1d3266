import type { Endpoint, OutputOf, ParsedInputOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/fields.ts'

import type { Changeable } from './repeat/queries.ts'
import type { Session } from '../tools/session.ts'
import { AppError } from '../app-error.ts'
import type { Reach } from './permissions.ts'

/** Who calls: what is known of the connection, and the session that an endpoint for the signed-in asked for. */
export type Caller = {
  /** Network address of the client, as far as the configured proxies are believed. */
  address: string
  userAgent: string
  /** As the browser sent them; none of ours says who somebody is. */
  cookies: string
  /** Names the call in the log. */
  requestId: string
}

/** Keeps the answer of an endpoint that `repeats` in the transaction of what it does; elsewhere it does nothing. */
export type KeepAnswer = (tx: Changeable, answer: unknown) => Promise<void>

export const keepNothing: KeepAnswer = async () => {}

/** What a function behind an endpoint is given. */
export type Ask<E extends Endpoint> = {
  input: ParsedInputOf<E>
  /** The body of an endpoint that `takesBytes`; nothing elsewhere. */
  bytes: Uint8Array
  /** A header by its lower-case name, for an endpoint that names those it reads. */
  header: (name: string) => string | undefined
  language: Language
  caller: Caller
  session: Session | null
  keep: KeepAnswer
  /** Whether whatever is asked for may be reached, or what is the caller's own: `permissions.ts` says it of every role. */
  reach: Exclude<Reach, 'none'>
}

/** An answer that is JSON already, true to the endpoint's output; for paths too hot to build and strip objects. */
export class Json {
  readonly text: string
  /** More headers than an answer usually has. */
  readonly headers: Record<string, string> | undefined

  constructor(text: string, headers?: Record<string, string>) {
    this.text = text
    this.headers = headers
  }
}

/** An answer that is a file. */
export class Bytes {
  readonly bytes: Uint8Array
  readonly headers: Record<string, string>

  constructor(bytes: Uint8Array, headers: Record<string, string>) {
    this.bytes = bytes
    this.headers = headers
  }
}

/** An answer of a protocol of its own: status, headers and body as they are; a body may be read as it is sent. */
export class Whole {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string | AsyncIterable<Uint8Array>

  constructor(status: number, headers: Record<string, string>, body: string | AsyncIterable<Uint8Array>) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** An answer that sends a browser on to another address. */
export class Redirect {
  readonly address: string
  readonly headers: Record<string, string>

  constructor(address: string, headers: Record<string, string> = {}) {
    this.address = address
    this.headers = headers
  }
}

type Answer<E extends Endpoint> = OutputOf<E> | Json | Bytes | Whole | Redirect

/** An endpoint of the contract bound to the function that answers it. */
export type Route = {
  endpoint: Endpoint
  /** Whether its function counts on a session: `permissions.ts` must ask for one. */
  isForSignedIn?: true
  answer: (ask: Ask<Endpoint>) => unknown
}

/** Binds an endpoint that asks for a session (`permissions.ts`) to its function, which is given who is signed in. */
export function handleSignedIn<E extends Endpoint>(
  endpoint: E,
  answer: (ask: Ask<E> & { session: Session }) => Promise<Answer<E>> | Answer<E>,
): Route {
  return {
    endpoint,
    isForSignedIn: true,
    answer: (ask) => {
      if (!ask.session) throw new AppError('session.required')
      return answer({ ...ask, session: ask.session } as Ask<E> & { session: Session })
    },
  }
}

/** Binds an endpoint to its function. Access, parsing, stripping and status belong to the contract and the router. */
export function handle<E extends Endpoint>(
  endpoint: E,
  answer: (ask: Ask<E>) => Promise<Answer<E>> | Answer<E>,
): Route {
  return { endpoint, answer }
}
