import { Worker } from 'node:worker_threads'

import type { Cell } from '#contract/csv.ts'

export type Sheet = {
  name: string
  /** Its first row are the headings. */
  table: readonly (readonly Cell[])[]
}

const idleMs = 10_000

let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Sheets as an Excel file, written in a thread of its own: ten thousand rows would keep everybody waiting. There is one
 * such thread, whoever asks how often, and it ends when nobody has asked for a while.
 */
export function writeSheets(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const written = last.then(() => writeNext(sheets))
  last = written.catch(() => undefined)
  return written
}

async function writeNext(sheets: readonly Sheet[]): Promise<Uint8Array> {
  clearTimeout(idle)
  thread ??= startThread()
  const worker = thread
  const ending = new AbortController()
  worker.ref()
  try {
    const written = takeWritten(worker, ending.signal)
    worker.postMessage(sheets)
    return await written
  } catch (error) {
    // A thread that has failed is no thread for the next.
    endThread()
    throw error
  } finally {
    ending.abort()
    worker.unref()
    idle = setTimeout(endThread, idleMs).unref()
  }
}

function takeWritten(worker: Worker, signal: AbortSignal): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const take = (said: unknown) => {
      // While working, Node's watch mode tells its own things by the same way.
      if (said instanceof Uint8Array) resolve(said)
    }
    const end = () => reject(new Error('The Excel file could not be written'))
    worker.on('message', take).on('error', reject).on('exit', end)
    signal.addEventListener('abort', () => worker.off('message', take).off('error', reject).off('exit', end))
  })
}

function startThread(): Worker {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  // It may also die while nobody waits for it.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (thread === worker) thread = null
  })
  return worker
}

function endThread(): void {
  const ended = thread
  thread = null
  void ended?.terminate()
}
