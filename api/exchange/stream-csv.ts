import { byteOrderMark, type Cell, writeCsvLines } from '#contract/csv.ts'

/** Parts of a table as a CSV file, each sent as soon as it is there. */
export async function* streamCsv(parts: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark)
  for await (const rows of parts) yield encoder.encode(writeCsvLines(rows))
}
