import { Worker } from 'node:worker_threads'

import type { Mapping } from '#contract/import/mapping.ts'

import type { Reading, Said, Told } from './read-worker.ts'

/** What a reading comes to next. */
export type Step = Exclude<Said, { wants: 'piece' }>
export type OpenReading = {
  /** Goes on until there is something to be kept; what was handed over before is kept by then. */
  next: () => Promise<Step>
  /** By which mapping it is read, once its columns were looked at. */
  readBy: (mapping: Mapping) => void
  /** Bytes of the file that are read. */
  bytes: () => number
  close: () => void
}

/** A thread has so much: a file that needs more is refused, and the site goes on. */
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Processor time without a word: a file that takes more is given up, or nobody else's would be read. */
const patience = { cpuMs: 120_000, lookMs: 5000 }

/** Reads a file in a thread of its own, piece by piece, so that the site answers as before. */
export function openReading(reading: Reading, pieces: AsyncIterator<Uint8Array>): OpenReading {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: reading,
    execArgv: [],
    resourceLimits: limits,
  })
  const waiting: Said[] = []
  let wake: (() => void) | undefined
  let bytes = 0
  let owesAnswer = false
  const take = (said: Said) => {
    waiting.push(said)
    wake?.()
  }
  worker.on('message', take)
  // Out of memory, or a fault of ours: the file is the cause as far as anybody can tell.
  worker.on('error', () => take({ failed: 'import.unreadable', about: 'field.file_bytes' }))
  worker.unref()
  const watch = watchCpu(worker, () => take({ failed: 'import.unreadable', about: 'field.file_bytes' }))
  const tell = (told: Told) => worker.postMessage(told)

  async function hear(): Promise<Said> {
    watch.begin()
    while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    watch.end()
    return waiting.shift()!
  }

  return {
    bytes: () => bytes,
    readBy: (mapping) => tell({ mapping }),
    next: async () => {
      if (owesAnswer) tell({ isTaken: true })
      owesAnswer = false
      for (;;) {
        const said = await hear()
        if (!('wants' in said)) {
          owesAnswer = 'batch' in said
          return said
        }
        const { value, done } = await pieces.next()
        if (!done) bytes += value.length
        tell({ piece: done ? null : value })
      }
    },
    close: () => {
      watch.end()
      void worker.terminate()
    },
  }
}

/** Ends a thread that works on and on between two words, by its own time, whatever else this machine has to do. */
function watchCpu(worker: Worker, giveUp: () => void) {
  let timer: NodeJS.Timeout | undefined
  let spent = 0
  const measure = async () => {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  }
  async function look(): Promise<void> {
    const now = await measure().catch(() => spent)
    if (now - spent < patience.cpuMs) return
    giveUp()
    void worker.terminate()
  }
  return {
    begin: () => {
      void measure().then(
        (now) => (spent = now),
        () => undefined,
      )
      timer = setInterval(() => void look(), patience.lookMs).unref()
    },
    end: () => clearInterval(timer),
  }
}
