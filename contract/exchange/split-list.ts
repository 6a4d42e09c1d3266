/** What parts the entries of a list in files of ours. */
export const listSeparator = '|'

/** A list as one cell: its entries parted by ` | `, what would part an entry itself behind a backslash. */
export function joinList(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\|]/g, String.raw`\$&`)).join(` ${listSeparator} `)
}

/** The entries of a cell, without blanks at their ends; empty ones stay, for lists go beside each other. */
export function splitList(text: string, separator = listSeparator): string[] {
  if (text.trim() === '') return []
  if (separator !== listSeparator) return text.split(separator).map((entry) => entry.trim())
  // A backslash keeps what follows it together.
  const entries = text.match(/(?:\\[\\|]|[^|])+|(?<=^|\|)(?=\||$)/g) ?? []
  return entries.map((entry) => entry.trim().replace(/\\([\\|])/g, '$1'))
}
