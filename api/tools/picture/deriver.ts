import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { createTurns } from '../turns.ts'
import { setLowerPriority } from './set-lower-priority.ts'
import { createProcesses, type Processes } from './processes.ts'
import type { Recipe } from './recipe.ts'

/** What the process of derived pictures answers; null with the problem where it could make none. */
export type Derived = { picture: Uint8Array | null; problem?: string }

/** Where derived pictures are kept. */
export type PictureStore = {
  has: (name: string) => Promise<boolean>
  keep: (name: string, picture: Uint8Array) => Promise<void>
}

export type Deriver = {
  /** Makes a picture for whoever waits and keeps it; refused with `request.overloaded` where too many wait. */
  derive: (name: string) => Promise<Uint8Array>
  /** Makes a picture that nobody waits for, at the lowest priority and with more effort. */
  deriveBehind: (name: string) => Promise<void>
  close: () => void
}

type Tools = {
  /** How a picture of this name is made; null where there is none of it. */
  findRecipe: (name: string) => Recipe | null
  store: PictureStore
  /** Hears that a picture could not be kept: it is made again when it is asked for. */
  onLost?: (error: unknown, name: string) => void
  /** Hears why a picture that somebody waited for could not be made. */
  onFailed?: (error: unknown, name: string) => void
  /** How many wait; whoever comes after them is refused. */
  maxWaiting?: number
}

const maxConcurrent = 2
/** Milliseconds for whoever waits; a panorama on a busy machine takes some seconds. */
const patience = 10_000
const patienceBehind = 60_000

/** Derives pictures beside the server, a few at a time: one derivation of a name however many ask for it. */
export function createDeriver({
  findRecipe,
  store,
  onLost = () => {},
  onFailed = () => {},
  maxWaiting = 300,
}: Tools): Deriver {
  const inTurn = createTurns({ maxConcurrent, maxWaiting })
  const processes = createProcesses<Recipe, Derived>(() => startProcess(3))
  const processBehind = createProcesses<Recipe, Derived>(() => startProcess(19))
  const underWay = new Map<string, Promise<Uint8Array>>()

  function derive(name: string): Promise<Uint8Array> {
    const found = underWay.get(name)
    if (found) return found
    const begun = inTurn(() => makeNow(name))
      .then((picture) => keep(name, picture))
      .finally(() => underWay.delete(name))
    underWay.set(name, begun)
    return begun
  }

  async function makeNow(name: string): Promise<Uint8Array> {
    try {
      return await make(processes, hasten(recipeOf(name)), patience)
    } catch (error) {
      onFailed(error, name)
      throw error
    }
  }

  async function deriveBehind(name: string): Promise<void> {
    if (underWay.has(name) || (await store.has(name))) return
    await store.keep(name, await make(processBehind, recipeOf(name), patienceBehind))
  }

  async function keep(name: string, picture: Uint8Array): Promise<Uint8Array> {
    await store.keep(name, picture).catch((error: unknown) => onLost(error, name))
    return picture
  }

  function recipeOf(name: string): Recipe {
    const recipe = findRecipe(name)
    if (!recipe) throw new Error(`No picture is named ${name}`)
    return recipe
  }

  const close = () => {
    processes.close()
    processBehind.close()
  }
  return { derive, deriveBehind, close }
}

async function make(processes: Processes<Recipe, Derived>, recipe: Recipe, ms: number): Promise<Uint8Array> {
  const made = await processes.run(recipe, AbortSignal.timeout(ms))
  if (!made?.picture) throw new Error(`A picture could not be derived: ${made?.problem ?? 'its process ended'}`)
  return made.picture
}

/** The least effort that a format knows: AVIF is then four times as quick, for a twentieth more bytes. */
function hasten(recipe: Recipe): Recipe {
  return recipe.format === 'avif' ? { ...recipe, effort: 0 } : recipe
}

function startProcess(steps: number): ChildProcess {
  const file = fileURLToPath(new URL('./derive-process.ts', import.meta.url))
  const child = spawn(process.execPath, ['--max-semi-space-size=1', file], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Nothing of the server's settings is its business; memory goes back to the system once a picture is done.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' },
  })
  child.on('error', () => {})
  // Pages come first.
  setLowerPriority(child.pid, steps)
  child.unref()
  child.channel?.unref()
  return child
}
