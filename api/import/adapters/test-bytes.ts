import type { RawRow } from '#contract/exchange/row.ts'

import { AppError } from '../../app-error.ts'

/** Bytes in pieces of a size that cuts everywhere. */
export async function* giveBytes(content: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

/** Every row of a reader. */
export async function listRows(rows: AsyncIterable<RawRow>): Promise<RawRow[]> {
  const all: RawRow[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** Why a file is refused; the rows where it is not. */
export async function findRefusal(rows: AsyncIterable<RawRow>): Promise<string | number> {
  try {
    return (await listRows(rows)).length
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'import.unreadable') throw error
    return error.errors?.file?.[0] ?? 'without a reason'
  }
}
