import { parentPort } from 'node:worker_threads'

import writeXlsxFile from 'write-excel-file/node'

import type { Cell } from '#contract/csv.ts'

import type { Sheet } from './write-sheets.ts'

/** Letters that a cell of Excel holds. */
const longest = 32_767

parentPort?.on('message', async (asked: unknown) => {
  // Node's watch mode tells its own things by the same way.
  if (!Array.isArray(asked)) return
  const sheets = (asked as Sheet[]).map(({ name, table: [head = [], ...rows] }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: head.map((heading) => ({ width: Math.min(40, Math.max(12, String(heading).length + 2)) })),
    data: [
      head.map((heading) => ({ value: String(heading), type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(writeCell)),
    ],
  }))
  const bytes = await writeXlsxFile(sheets).toBuffer()
  parentPort?.postMessage(new Uint8Array(bytes))
})

/** A text is a text whatever it begins with: no cell is a formula. */
function writeCell(cell: Cell) {
  if (cell === null || cell === undefined || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  return { value: cell.slice(0, longest).replace(/[^\P{Cc}\t\n\r]/gu, ''), type: String }
}
