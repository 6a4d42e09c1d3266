import type { FieldProblem } from '#contract/errors.ts'

import { AppError } from '../../app-error.ts'

/** The refusal of a file that cannot be read, with why for people. */
export function createUnreadable(why: FieldProblem, cause?: unknown): AppError {
  return new AppError('import.unreadable', { errors: { file: [why] }, cause })
}

/** The bytes of a file as they come, refused as soon as there are too many. */
export async function* limitBytes(bytes: AsyncIterable<Uint8Array>, max: number): AsyncGenerator<Uint8Array> {
  let total = 0
  for await (const piece of bytes) {
    total += piece.length
    if (total > max) throw createUnreadable('field.file_bytes')
    yield piece
  }
}

/** All bytes of a file that may have so many. */
export async function collectBytes(bytes: AsyncIterable<Uint8Array>, max: number): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of limitBytes(bytes, max)) pieces.push(piece)
  return Buffer.concat(pieces)
}
