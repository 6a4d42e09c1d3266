import { Worker } from 'node:worker_threads'

import type { Market } from './load-market.ts'

let early: Promise<Market | null> = Promise.resolve(null)

/**
 * Has a thread load the market of a real server while the program itself is still being read: both take half of a start.
 * It looks only, so that it may find a database that is not there or not ready yet; then there is nothing to take.
 */
export function beginEarlyLoad({ DATABASE_URL, DATABASE_URL_FILE, MIGRATE }: NodeJS.ProcessEnv): void {
  if (!(DATABASE_URL || DATABASE_URL_FILE) || MIGRATE === 'only') return
  const worker = new Worker(new URL('./load-early.ts', import.meta.url), {
    workerData: { url: DATABASE_URL, file: DATABASE_URL_FILE },
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  })
  early = new Promise((resolve) => {
    worker.on('message', (said: Market | null) => resolve(said))
    worker.once('error', () => resolve(null))
    worker.once('exit', () => resolve(null))
  })
  // It is nobody's reason to stay.
  worker.unref()
}

/** What the thread has loaded, once; null where none did, or it could not. */
export function takeEarlyLoad(): Promise<Market | null> {
  const taken = early
  early = Promise.resolve(null)
  return taken
}
