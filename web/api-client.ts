import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { Failure } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'

type ClientOptions = {
  fetch: (request: Request) => Promise<Response> | Response
  /** Absolute origin of the API, without a slash at the end. */
  origin: string
  key: string
  language: Language
  /** Of the session of whoever calls. */
  token?: string | undefined
}

/**
 * Calls an endpoint of the API; throws an `ApiRefusal` for every answer that is not a success. Under the same `idempotencyKey`
 * an endpoint that `repeats` does what it does once, however often it is called.
 */
export type Call = <Door extends Endpoint>(
  endpoint: Door,
  input: InputOf<Door>,
  signal?: AbortSignal,
  idempotencyKey?: string,
) => Promise<OutputOf<Door>>

/** The API said no: its status, and what it said. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly status: number
  readonly failure: Failure

  // The server hands its own client to the built pages, so there are two of this class in one process.
  static override [Symbol.hasInstance](value: unknown): boolean {
    return (value as { name?: unknown } | null)?.name === 'ApiRefusal'
  }

  constructor(status: number, failure: Failure) {
    super(failure.message)
    this.status = status
    this.failure = failure
  }
}

/** A client of the API, the same for the server's render (in process) and the browser. */
export function createApiClient({ fetch, origin, key, language, token }: ClientOptions): Call {
  return async (endpoint, input, signal, idempotencyKey) => {
    const isRead = endpoint.method === 'GET'
    const body = isRead || input instanceof FormData ? input : JSON.stringify(input)
    const request = new Request(origin + toEndpointAddress(endpoint, input as Record<string, unknown>), {
      method: endpoint.method,
      headers: {
        'X-Api-Key': key,
        'X-Requested-With': 'XMLHttpRequest',
        'Accept-Language': language,
        ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(!isRead && { body: body as BodyInit }),
      ...(signal && { signal }),
    })
    const response = await fetch(request)
    // Whatever stands between may refuse in words of its own.
    if (!response.ok)
      throw new ApiRefusal(response.status, ((await response.json().catch(() => null)) ?? {}) as Failure)
    const answer: unknown =
      response.status === 204 ? undefined : await (endpoint.media ? response.text() : response.json())
    return answer as OutputOf<typeof endpoint>
  }
}

/** The path of an endpoint, its parameters filled, and the query of one for reading: lists repeated, what is undefined left out. */
export function toEndpointAddress(endpoint: Pick<Endpoint, 'path' | 'method'>, input: Record<string, unknown>): string {
  const rest = { ...input }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  const query = endpoint.method === 'GET' && queryOf(rest).toString()
  return query ? `${path}?${query}` : path
}

/** Writes parsed values as an address has them: lists repeated, flags as 1 and 0, boxes as `west,south,east,north`. */
export function queryOf(values: Record<string, unknown>): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, textOf(one))
    }
  }
  return query
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (value !== null && typeof value === 'object' && 'west' in value) {
    const { west, south, east, north } = value as Record<'west' | 'south' | 'east' | 'north', number>
    return [west, south, east, north].join(',')
  }
  return String(value)
}
