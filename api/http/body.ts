import { getMaxBodyBytes, maxFieldBytes, pieceType, type Endpoint } from '#contract/endpoint.ts'

import { AppError } from '../app-error.ts'
import type { Call } from './call.ts'
import { readForm } from './form.ts'
import { createRouter } from './router.ts'

/** Whether a call's body is looked at: reading brings none, and of a click in a mail program the address alone counts. */
export function hasBody({ method, isOneClick }: Pick<Endpoint, 'method' | 'isOneClick'>): boolean {
  return method !== 'GET' && !isOneClick
}

/** Whatever reads the body of a call: an endpoint, or a route of another protocol. */
export type BodyReader = Pick<Endpoint, 'method' | 'isOneClick' | 'maxFileBytes' | 'takesBytes'> & { path: string }

/** Finds what reads the body of a call, if anything does. */
export function findBodyReader(
  endpoints: readonly BodyReader[],
): (method: string, path: string) => BodyReader | undefined {
  const find = createRouter(Map.groupBy(endpoints.filter(hasBody), ({ path }) => path))
  return (method, path) => find(path)?.place.find((endpoint) => endpoint.method === method)
}

/** The object in a body of bounded size: JSON, or a form whose bracketed names nest. No body at all is an empty object. */
export async function readBody(call: Call, { maxFileBytes }: Pick<Endpoint, 'maxFileBytes'>) {
  const type = call.header('content-type')
  const kind = type?.split(';')[0]?.trim().toLowerCase()
  if (kind !== undefined && kind !== 'application/json' && kind !== 'multipart/form-data') {
    throw new AppError('request.wrong_type')
  }
  const isJson = kind === 'application/json'
  const bytes = await boundedBytes(call, isJson ? maxFieldBytes : getMaxBodyBytes({ maxFileBytes }))
  if (bytes === null) throw tooLarge(isJson ? maxFieldBytes : (maxFileBytes ?? maxFieldBytes))
  if (type !== undefined && kind === 'multipart/form-data') return readForm(bytes, type)
  if (bytes.byteLength === 0) return {}
  if (kind === undefined) throw new AppError('request.wrong_type')
  return readJson(bytes)
}

/** A body of bounded size as text. */
export async function readText(call: Call): Promise<string> {
  const bytes = await boundedBytes(call, maxFieldBytes)
  if (bytes === null) throw tooLarge(maxFieldBytes)
  return bytes.toString('utf8')
}

/** The piece of a file that a call brings, no larger than may be. */
export async function readPiece(call: Call, takesBytes: number): Promise<Uint8Array> {
  if (call.header('content-type') !== pieceType) throw new AppError('request.wrong_type')
  const bytes = await boundedBytes(call, takesBytes)
  if (bytes === null) throw tooLarge(takesBytes)
  return bytes
}

/** Null where there are more; what comes over HTTP was bounded by whoever read it, and is here already. */
async function boundedBytes(call: Call, maxBytes: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of call.body()) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(limit: number): AppError {
  return new AppError('request.too_large', { limit })
}

function readJson(bytes: Buffer): Record<string, unknown> {
  const body = parsed(bytes.toString('utf8'))
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new AppError('request.invalid')
  return body as Record<string, unknown>
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('request.invalid', { cause })
  }
}
