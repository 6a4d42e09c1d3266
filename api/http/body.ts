import { AppError } from './app-error.ts'
import type { Call } from './call.ts'

const mostBytes = 100 * 1024

/** The object in a JSON body of bounded size. */
export async function readBody(call: Call): Promise<Record<string, unknown>> {
  const type = call.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('request.wrong_type')
  if (Number(call.header('content-length')) > mostBytes) throw new AppError('request.too_large')

  const body = parsed(await boundedText(call))
  if (body === null || typeof body !== 'object' || Array.isArray(body)) throw new AppError('request.invalid')
  return body as Record<string, unknown>
}

async function boundedText(call: Call): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of call.body()) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new AppError('request.too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('request.invalid', { cause })
  }
}
