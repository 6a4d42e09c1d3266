import type { Endpoint } from '#contract/endpoint.ts'

import { AppError } from './app-error.ts'
import type { Call } from './call.ts'
import { readForm } from './form.ts'

const mostBytes = 100 * 1024
/** A picture of 5 MB and the fields around it. */
const mostBytesOfFiles = 5.5 * 1024 * 1024

/** The object in a body of bounded size: JSON, or a form whose bracketed names nest. No body at all is an empty object. */
export async function readBody(call: Call, { takesFiles = false }: Pick<Endpoint, 'takesFiles'>) {
  const type = call.header('content-type')
  const most = takesFiles ? mostBytesOfFiles : mostBytes
  if (Number(call.header('content-length')) > most) throw new AppError('request.too_large')
  const kind = type?.split(';')[0]?.trim().toLowerCase()
  if (kind !== undefined && kind !== 'application/json' && kind !== 'multipart/form-data') {
    throw new AppError('request.wrong_type')
  }
  const bytes = await boundedBytes(call, kind === 'application/json' ? mostBytes : most)
  if (type !== undefined && kind === 'multipart/form-data') return readForm(bytes, type)
  if (bytes.byteLength === 0) return {}
  if (kind === undefined) throw new AppError('request.wrong_type')
  return readJson(bytes)
}

async function boundedBytes(call: Call, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of call.body()) {
    bytes += chunk.byteLength
    if (bytes > most) throw new AppError('request.too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
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
