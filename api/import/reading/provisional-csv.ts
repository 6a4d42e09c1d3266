import Papa from 'papaparse'

import type { RawRow } from '#contract/exchange/row.ts'

import { AppError } from '../../app-error.ts'

/** Stands in until the adapters are here. */
export async function* readCsv(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<RawRow> {
  const parts: Uint8Array[] = []
  for await (const part of bytes) parts.push(part)
  const text = new TextDecoder().decode(Buffer.concat(parts)).replace(/^\uFEFF/, '')
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true })
  if (errors.some(({ type }) => type === 'Quotes')) throw new AppError('import.unreadable')
  const [head = [], ...rows] = data
  for (const [at, row] of rows.entries()) {
    yield { number: at + 2, cells: Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])) }
  }
}
