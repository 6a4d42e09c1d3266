import type * as z from 'zod/mini'

/** What Excel files are to whoever is handed one. */
export const sheetMedia = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** One endpoint of the API: what a call must bring and what it gets. Server, browser and OpenAPI read the same one. */
export type Endpoint<Input extends z.ZodMiniType = z.ZodMiniType, Output extends z.ZodMiniType = z.ZodMiniType> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Exact path, parameters as `{name}`. */
  path: `/v2/${string}`
  /** One sentence for the API's readers. */
  summary: string
  /** Path parameters and query (GET) or body (others), already joined into one object. */
  input: Input
  output: Output
  /** Of a good answer; 200 unless told. 204 and 302 have no body, whatever their output says. */
  status?: 201 | 204 | 302
  /** Whether it may be refused because of what is there already (409). */
  mayConflict?: true
  /** Whether it looks at who is signed in although it is open to others. */
  looksForSession?: true
  /**
   * Whether a mail program may call it at one click (RFC 8058): it sends neither key nor marker and a form of its own,
   * so that its signed address is all that counts.
   */
  isOneClick?: true
  /**
   * Whether a call may be made again without being done again. With an `Idempotency-Key` the second gets the first one's
   * answer for a day; `by content` also without one, for ten minutes, if the same address sends the same.
   */
  repeats?: 'by key' | 'by content'
  /** Whether its work may outlast the database's patience: it decodes a picture or estimates a password. */
  isSlow?: true
  /** Of a good answer, where it is no JSON; the endpoint's output is then that text. */
  media?: 'text/csv' | 'text/calendar' | 'application/octet-stream' | typeof sheetMedia
  /** Bytes that a file may have which comes along, as `multipart/form-data`; without it no files are taken. */
  maxFileBytes?: number
  /** Bytes that its body may have, where that is a piece of a file (`application/offset+octet-stream`) and no fields. */
  takesBytes?: number
  /** Headers of a protocol of its own that it reads. */
  headers?: readonly string[]
}

/** What a piece of a file is sent as (tus 1.0). */
export const pieceType = 'application/offset+octet-stream'

/** Bytes that the fields of a call may have, whatever files come along. */
export const maxFieldBytes = 100 * 1024
/** What a form writes around its files and fields. */
const maxFormBytes = 512 * 1024

/** Bytes that the body of a call may have. The edge and the API go by it. */
export function getMaxBodyBytes({ maxFileBytes, takesBytes }: Pick<Endpoint, 'maxFileBytes' | 'takesBytes'>): number {
  if (takesBytes !== undefined) return takesBytes
  return maxFileBytes === undefined ? maxFieldBytes : maxFileBytes + maxFormBytes
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Declares an endpoint; it only fixes the types. */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(declared: Endpoint<Input, Output>) {
  return declared
}
