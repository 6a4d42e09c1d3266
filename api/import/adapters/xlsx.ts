import { type CellValue, readSheet, type SheetData } from 'read-excel-file/universal'

import type { RawRow } from '#contract/exchange/row.ts'

import { nameCells } from './table-rows.ts'
import { collectBytes, createUnreadable } from './unreadable.ts'
import { measureUnpacked } from './zip-directory.ts'

const maxPacked = 20 * 2 ** 20
const maxUnpacked = 200 * 2 ** 20
const maxRows = 20_000

/** The rows of a sheet of an Excel file, the first unless another is asked for; how large it unpacks is looked up before. */
export async function* readXlsx(
  bytes: AsyncIterable<Uint8Array>,
  { sheet = 1 }: { sheet?: number | string } = {},
): AsyncGenerator<RawRow> {
  const archive = await collectBytes(bytes, maxPacked)
  if (measureUnpacked(archive) > maxUnpacked) throw createUnreadable('field.file_bytes')
  const rows = await readRows(archive, sheet)
  if (rows.length > maxRows) throw createUnreadable('field.file_rows')
  yield* nameCells(toRecords(rows))
}

async function readRows(archive: Buffer, sheet: number | string): Promise<SheetData> {
  const whole = new Uint8Array(archive).buffer
  try {
    return await readSheet(whole, sheet)
  } catch (cause) {
    const isSheet = cause instanceof Error && cause.constructor.name === 'SheetNotFoundError'
    throw createUnreadable(isSheet ? 'field.file_sheet' : 'field.file_broken', cause)
  }
}

async function* toRecords(rows: SheetData): AsyncGenerator<string[]> {
  for (const row of rows) yield row.map(writeValue)
}

/** A value as text: a day as ISO, a number with a point, three decimals as four so that they are no thousands. */
function writeValue(value: CellValue | null): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    const iso = Number.isNaN(value.getTime()) ? '' : value.toISOString()
    return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso
  }
  const text = String(value)
  return typeof value === 'number' && /\.\d{3}$/.test(text) ? `${text}0` : text
}
