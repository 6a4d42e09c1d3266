import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { AppError } from '../../app-error.ts'
import type { Estimate } from './estimate.ts'

export type Question = { id: number; password: string; words: readonly string[] }
export type Answer = { id: number } & Estimate

export type Guesses = {
  /** How many guesses a password stands, of somebody who knows some words of its owner. */
  estimate: (password: string, words: readonly string[]) => Promise<Estimate>
  /** Starts the process before the first question, which need not wait for it then. */
  start: () => void
}

/** An estimate takes milliseconds: so many may wait for theirs, and the rest is told to come back. */
const maxQueued = 50
/** A process that has said nothing for so long, although it is asked, is ended; one that starts needs less. */
const patience = 10_000
/** How long the dictionaries are kept after the last question. */
const idleMs = 60_000

type Waiting = { resolve: (found: Estimate) => void; reject: (error: AppError) => void }

/** Estimates in a process of its own, which starts with the first question and ends when there are none for a minute. */
export function createGuesses(): Guesses {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let watch: NodeJS.Timeout | undefined
  let last = 0

  function running(): ChildProcess {
    if (child?.connected) return child
    const started = startProgram()
    started.on('message', ({ id, guesses, weakness }: Answer) => {
      waiting.get(id)?.resolve({ guesses, weakness })
      waiting.delete(id)
      lookAfter(started)
    })
    started.on('error', () => giveUp(started))
    started.once('exit', () => giveUp(started))
    lookAfter(started)
    return (child = started)
  }

  /** Ends it when it has had nothing to do, or has done nothing, for too long. */
  function lookAfter(one: ChildProcess): void {
    clearTimeout(watch)
    const isAsked = waiting.size > 0
    watch = setTimeout(() => (isAsked ? one.kill('SIGKILL') : one.disconnect()), isAsked ? patience : idleMs).unref()
  }

  function giveUp(ended: ChildProcess): void {
    if (child !== ended) return
    child = undefined
    clearTimeout(watch)
    for (const { reject } of waiting.values()) reject(new AppError('request.overloaded'))
    waiting.clear()
  }

  const estimate: Guesses['estimate'] = (password, words) =>
    new Promise((resolve, reject) => {
      if (waiting.size >= maxQueued) throw new AppError('request.overloaded')
      const id = ++last
      const wasIdle = waiting.size === 0
      waiting.set(id, { resolve, reject })
      const asked = running()
      if (wasIdle) lookAfter(asked)
      // What could not be sent is told by `error` and by the end of the process.
      asked.send({ id, password, words } satisfies Question, () => {})
    })
  return { estimate, start: () => void running() }
}

function startProgram(): ChildProcess {
  const started = fork(fileURLToPath(new URL('./program.ts', import.meta.url)), [], {
    // Nothing of how this process was started, nor of its secrets; what is thrown away at once is not kept for long.
    execArgv: ['--max-semi-space-size=1', '--max-old-space-size=128'],
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // It is nobody's reason to stay.
  started.unref()
  started.channel?.unref()
  return started
}
