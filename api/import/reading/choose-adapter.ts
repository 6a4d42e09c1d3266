import type { RawRow } from '#contract/exchange/row.ts'
import type { SourceKind } from '#contract/import/source.ts'

import { AppError } from '../../app-error.ts'
import { readCsv } from './provisional-csv.ts'

/** The rows of a file of this kind, as it comes. */
export function readFile(kind: SourceKind, bytes: AsyncIterable<Uint8Array>): AsyncIterable<RawRow> {
  if (kind === 'table') return readCsv(bytes)
  throw new AppError('import.unreadable')
}
