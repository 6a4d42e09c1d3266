import { byteOrderMark, type Cell, writeCsvLines } from '#contract/csv.ts'

import { Whole } from '../http/handle.ts'

type Parts = AsyncIterable<readonly (readonly Cell[])[]>

/** A table as a CSV file to take along, each part of it sent as soon as it is there. */
export function streamCsv(file: string, parts: Parts): Whole {
  const disposition = `attachment; filename="${file}"`
  return new Whole(200, { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': disposition }, write(parts))
}

async function* write(parts: Parts): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark)
  for await (const rows of parts) yield encoder.encode(writeCsvLines(rows))
}
