/** A cell: a text, or an amount written with two decimals. */
type Cell = string | number

/**
 * Rows as CSV by RFC 4180: CRLF, and what holds a comma, a quotation mark or a line end in quotation marks. It begins
 * with a byte order mark, without which spreadsheets misread accents; texts that they would take for a formula begin
 * with an apostrophe.
 */
export function writePlanSheet(rows: Cell[][]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return cell.toFixed(2)
  const text = /^[\s]*[=+\-@]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
