import { Worker } from 'node:worker_threads'

import type { Cell } from '#contract/csv.ts'

export type Sheet = {
  name: string
  /** Its first row are the headings. */
  table: readonly (readonly Cell[])[]
}

/** Sheets as an Excel file, written in a thread of its own: ten thousand rows would keep everybody waiting. */
export function writeSheets(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: sheets,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  return new Promise((resolve, reject) => {
    worker.on('message', (said: unknown) => {
      // While working, Node's watch mode tells its own things by the same way.
      if (said instanceof Uint8Array) resolve(said)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The Excel file could not be written')))
  })
}
