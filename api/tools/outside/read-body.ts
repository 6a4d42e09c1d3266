import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'

import { createRefusal, readFailure } from './refusal.ts'

type Bounds = {
  maxBytes: number
  /** Between one piece and the next, while somebody waits for it. */
  maxWaitMs: number
}

/** What is packed may grow to twenty times its size; small files of one word repeated may, whatever they grow by. */
const maxGrowth = 20
const freeGrowth = 1024 * 1024

/**
 * Reads an answer piece by piece and unpacked; throws as soon as it is too long, too slow, cut or grows too much, and
 * ends its connection however it ends.
 */
export async function* readBody(answer: IncomingMessage, bounds: Bounds): AsyncGenerator<Uint8Array> {
  try {
    yield* readPieces(answer, bounds)
  } catch (error) {
    throw readFailure(error)
  } finally {
    answer.destroy()
  }
}

async function* readPieces(answer: IncomingMessage, { maxBytes, maxWaitMs }: Bounds): AsyncGenerator<Uint8Array> {
  const announced = Number(answer.headers['content-length'] ?? 0)
  if (announced > maxBytes) throw createRefusal('size')
  const packing = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const isPacked = packing === 'gzip' || packing === 'x-gzip'
  if (!isPacked && packing !== 'identity' && packing !== '') throw createRefusal('packing')
  let received = 0
  const raw = countBytes(answer, (bytes) => {
    received += bytes
    if (received > maxBytes) throw createRefusal('size')
  })
  const hasNothing = answer.statusCode === 204 || answer.statusCode === 304
  const pieces = isPacked && !hasNothing ? pipeline(raw, createGunzip(), () => {}) : raw
  let unpacked = 0
  for await (const piece of withinTime(pieces, answer, maxWaitMs)) {
    unpacked += piece.byteLength
    if (unpacked > maxBytes) throw createRefusal('size')
    if (isPacked && unpacked > freeGrowth && unpacked > received * maxGrowth) throw createRefusal('packing')
    yield piece
  }
}

async function* countBytes(answer: IncomingMessage, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const piece of answer) {
    count((piece as Uint8Array).byteLength)
    yield piece as Uint8Array
  }
}

/** The clock runs only while a piece is waited for: whoever reads may take as long as the whole call may. */
async function* withinTime(
  pieces: AsyncIterable<Uint8Array>,
  answer: IncomingMessage,
  maxWaitMs: number,
): AsyncGenerator<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]()
  for (;;) {
    const timer = setTimeout(() => answer.destroy(createRefusal('time')), maxWaitMs)
    const next = await iterator.next().finally(() => clearTimeout(timer))
    if (next.done) return
    yield next.value
  }
}
