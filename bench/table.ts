type Cell = string | number

/** Prints rows of figures under their headings, numbers to the right. */
export function printTable(title: string, headings: string[], rows: Cell[][]): void {
  const cells = [headings, ...rows.map((row) => row.map(written))]
  const widths = headings.map((_, at) => Math.max(...cells.map((row) => (row[at] ?? '').length)))
  const line = (row: string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  ')
  console.log(`\n${title}\n${line(headings)}\n${widths.map((width) => '-'.repeat(width)).join('  ')}`)
  for (const row of cells.slice(1)) console.log(line(row))
}

function written(cell: Cell): string {
  if (typeof cell === 'string') return cell
  return cell >= 100 ? String(Math.round(cell)) : cell >= 10 ? cell.toFixed(1) : cell.toFixed(2)
}
