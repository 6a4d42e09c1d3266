import { Worker } from 'node:worker_threads'
import type { Socket } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { beginWithTemplate } from './begin-with-template.ts'
import { lockFolder } from './lock.ts'
import { PortStream } from './port-stream.ts'

export const inMemory = 'memory'

/**
 * The engine's code is compiled once, plainly: to optimise the function that evaluates its expressions, V8 takes 600 MB
 * (`decisions/155`). In force for the whole process, whose only large WebAssembly it is.
 */
const engineFlags = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']
/** The engine's thread holds little besides the engine. */
const threadLimits = { maxYoungGenerationSizeMb: 4 }

/** The database inside this process, in a thread of its own; `pg` speaks to it over `stream` with one connection. */
export async function startEmbedded(dataDir: string, template = '') {
  const folder = dataDir === inMemory ? null : join(dataDir, 'db')
  const unlock = folder === null ? () => {} : lockFolder(folder)
  if (folder !== null) beginWithTemplate(template, folder)
  for (const flag of engineFlags) setFlagsFromString(flag)
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { folder },
    resourceLimits: threadLimits,
  })
  try {
    await once(worker, 'message')
  } catch (error) {
    unlock()
    throw error
  }

  const open = new Set<PortStream>()
  let isClosing = false
  const exited = new Promise((resolve) => worker.once('exit', resolve))
  let lost: Error | undefined
  const drop = (error: Error) => {
    lost ??= error
    unlock()
    for (const stream of open) stream.destroy(lost)
  }
  worker.on('error', drop)
  worker.on('exit', () => {
    if (!isClosing) drop(new Error('The embedded database has stopped.'))
  })

  return {
    stream: (): Socket => {
      const stream = new PortStream(worker)
      open.add(stream)
      // Nobody would ever answer it.
      if (lost) stream.destroy(lost)
      stream.on('close', () => open.delete(stream))
      return stream as unknown as Socket
    },
    async close() {
      isClosing = true
      worker.postMessage('close')
      await exited
      unlock()
    },
  }
}
