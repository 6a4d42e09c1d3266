export type Cell = string | number | null | undefined

/**
 * Rows as a CSV file that spreadsheets open as it is: RFC 4180, in UTF-8 with its mark. A text that a spreadsheet would
 * run as a formula gets an apostrophe in front. Texts stand in quotes, numbers without, whatever their sign.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(writeCell).join(',')).join('\r\n')}\r\n`
}

function writeCell(cell: Cell): string {
  if (typeof cell !== 'string') return Number.isFinite(cell) ? String(cell) : ''
  const safe = /^[\s\uFEFF]*[=+\-@＝＋－＠\t\r\n]/.test(cell) ? `'${cell}` : cell
  return `"${safe.replaceAll('"', '""')}"`
}
