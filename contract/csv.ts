export type Cell = string | number | null | undefined

/**
 * Rows as a CSV file that spreadsheets open as it is: RFC 4180, in UTF-8 with its mark. A text that a spreadsheet would
 * run as a formula gets an apostrophe in front. Texts stand in quotes, numbers without, whatever their sign.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `${byteOrderMark}${writeCsvLines(rows)}`
}

/** What a file begins with, so that Excel reads its letters as they are. */
export const byteOrderMark = '\uFEFF'

/** Rows of a file that is written part by part. */
export function writeCsvLines(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: Cell): string {
  if (typeof cell !== 'string') return Number.isFinite(cell) ? String(cell) : ''
  const safe = /^[\s\uFEFF]*[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}
