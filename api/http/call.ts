/** What is asked, wherever it came from: Node's server, or a `Request` in this process. */
export type Call = {
  method: string
  /** As sent, without the query. */
  path: string
  /** As sent, without the question mark. */
  query: string
  /** By its lower-case name. */
  header: (name: string) => string | undefined
  body: () => AsyncIterable<Uint8Array>
  /** Of the one who is connected; nothing inside this process. */
  remoteAddress?: string | undefined
  /** Of the client, as far as the proxies before us are believed. */
  address?: string | undefined
}

export type Answer = {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array | AsyncIterable<Uint8Array>
}

/** What every answer of the API carries, whoever asks. */
export const answerHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'private, no-cache',
  Vary: 'Accept-Language, Accept-Encoding, Origin',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const

/** An answer that is a JSON text already. */
export function respondJson(body: string, more?: Record<string, string>): Answer {
  return { status: 200, headers: more ? { ...answerHeaders, ...more } : answerHeaders, body }
}

/** What is one person's, or was done for one: no cache keeps it. */
export const unkept = { 'Cache-Control': 'no-store' } as const
