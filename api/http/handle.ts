import type { Endpoint, OutputOf, ParsedInputOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/fields.ts'

/** What a function behind a door is given. */
export type Ask<E extends Endpoint> = { input: ParsedInputOf<E>; language: Language }

/** An answer that is JSON already, true to the door's output; for paths too hot to build and strip objects. */
export class Json {
  readonly text: string
  /** More headers than an answer usually has. */
  readonly headers: Record<string, string> | undefined

  constructor(text: string, headers?: Record<string, string>) {
    this.text = text
    this.headers = headers
  }
}

type Answer<E extends Endpoint> = OutputOf<E> | Json

/** A door of the contract bound to the function that answers it. */
export type Door = {
  endpoint: Endpoint
  answer: (ask: Ask<Endpoint>) => unknown
}

/** Binds a door to its function. Access, parsing, stripping and status belong to the contract and the server of doors. */
export function handle<E extends Endpoint>(endpoint: E, answer: (ask: Ask<E>) => Promise<Answer<E>> | Answer<E>): Door {
  return { endpoint, answer }
}
