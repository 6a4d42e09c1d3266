import { Worker } from 'node:worker_threads'
import type { Socket } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

import { restrictToOwner } from '../tools/restrict-to-owner.ts'
import { beginWithTemplate } from './begin-with-template.ts'
import type { SeenFiles } from './copy-folder.ts'
import { openFolder } from './embedded-folder.ts'
import { lockFolder, type Lock } from './lock.ts'
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
  const lock = folder === null ? null : await lockFolder(folder)
  const worker = await startWorker({ folder, template, lock })
  const open = new Set<PortStream>()
  let isClosing = false
  const exited = new Promise((resolve) => worker.once('exit', resolve))
  let lost: Error | undefined
  const drop = (error: Error) => {
    lost ??= error
    lock?.release()
    for (const stream of open) stream.destroy(lost)
  }
  worker.on('error', drop)
  worker.on('exit', () => {
    if (!isClosing) drop(new Error('The embedded database has stopped.'))
  })
  // Whoever has it now must not find us writing: what is under way is broken off.
  lock?.onLost(() => {
    drop(new Error('The embedded database has stopped: another process has taken its folder.'))
    void worker.terminate()
  })

  return {
    stream: (): Socket => {
      const stream = new PortStream(worker, () => lock?.isHeld() ?? true)
      open.add(stream)
      // Nobody would ever answer it.
      if (lost) stream.destroy(lost)
      stream.on('close', () => open.delete(stream))
      return stream as unknown as Socket
    },
    /** Makes a copy of its folder what the folder is; whoever calls holds the only session. */
    refreshCopy: (to: string, seen: SeenFiles) => refreshIn(worker, { copyTo: to, seen }, exited),
    async close() {
      isClosing = true
      if (!lost) worker.postMessage('close')
      await exited
      lock?.release()
    },
  }
}

async function refreshIn(
  worker: Worker,
  task: { copyTo: string; seen: SeenFiles },
  exited: Promise<unknown>,
): Promise<void> {
  let hear: ((said: { copied?: string; refusal?: string }) => void) | undefined
  const copied = new Promise<string | undefined>((resolve) => {
    hear = (said) => said.copied === task.copyTo && resolve(said.refusal)
    worker.on('message', hear)
  })
  worker.postMessage(task)
  const refusal = await Promise.race([copied, exited.then(() => 'the embedded database has stopped')])
  worker.off('message', hear!)
  if (refusal !== undefined) throw new Error(`the embedded database could not be copied: ${refusal}`)
}

type Begin = { folder: string | null; template: string; lock: Lock | null }

/** A thread that has opened the folder. Where it could not, nothing holds the folder any more. */
async function startWorker({ folder, template, lock }: Begin): Promise<Worker> {
  for (const flag of engineFlags) setFlagsFromString(flag)
  const start = async () => {
    if (folder !== null) beginWithTemplate(template, folder)
    const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: { folder },
      // Flags of this process are none of the engine's: it would fail over some, and the folder would be called damaged.
      execArgv: [],
      resourceLimits: threadLimits,
    })
    await once(worker, 'message')
    return worker
  }
  try {
    if (folder === null) return await start()
    const worker = await openFolder(folder, start)
    // The engine makes its files for everybody to write.
    restrictToOwner(folder)
    return worker
  } catch (error) {
    lock?.release()
    throw error
  }
}
