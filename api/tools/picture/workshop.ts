import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { Crop } from '#contract/draft/document.ts'
import type { Turn } from '#contract/picture/picture.ts'

import { setLowerPriority } from './set-lower-priority.ts'
import { createProcesses } from './processes.ts'

/** How an original is turned, cut and looked at. */
export type Form = { turn: Turn; crop: Crop | null; isPanorama: boolean }

/** What the process of uploaded pictures is sent. */
export type Task =
  | { kind: 'take'; bytes: Uint8Array; side: number; maxPixels: number }
  | { kind: 'derive'; bytes: Uint8Array; form: Form; format: 'webp' | 'avif'; widths: number[]; wide: number[] }

/** What it answers; nothing where it could not decode the file. */
export type Done = {
  original: Uint8Array | null
  /** What other sites show beside a link; they want JPEG. */
  shared: Uint8Array | null
  pictures: [width: number, picture: Uint8Array][]
  width: number
  height: number
  /** The mean colour, `#rrggbb`. */
  tone: string
  /** 64 bits as hexadecimal digits. */
  dhash: string
}

export type Workshop = {
  /** Null where the file is none that can be decoded, or took too long. */
  run: (task: Task) => Promise<Done | null>
  close: () => void
}

/** Milliseconds for one task: AVIF in six widths on a busy machine takes many seconds. */
const patience = 90_000

/** Uploaded pictures, decoded beside the server in processes that give way to everything else. */
export function createWorkshop(): Workshop {
  const processes = createProcesses<Task, Done | { problem: true }>(startProcess)
  return {
    run: async (task) => {
      const done = await processes.run(task, AbortSignal.timeout(patience))
      return done && 'problem' in done ? null : done
    },
    close: processes.close,
  }
}

function startProcess(): ChildProcess {
  const file = fileURLToPath(new URL('./workshop-process.ts', import.meta.url))
  const child = spawn(process.execPath, ['--max-semi-space-size=1', file], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Nothing of the server's settings is its business; memory goes back to the system once a picture is done.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
  })
  child.on('error', () => {})
  // Pages come first, and pictures that somebody waits for.
  setLowerPriority(child.pid, 19)
  child.unref()
  child.channel?.unref()
  return child
}
