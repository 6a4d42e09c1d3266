export type Cell = string | number

/**
 * Rows as a CSV file that spreadsheets open as it is: RFC 4180, in UTF-8 with its mark. A text that a spreadsheet would
 * run as a formula gets an apostrophe in front; numbers are written bare, whatever their sign.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`
}

/** Lets the browser keep a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

function written(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const safe = /^[\s\uFEFF]*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
