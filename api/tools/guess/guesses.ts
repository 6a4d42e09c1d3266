import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { AppError } from '../../http/app-error.ts'
import type { Estimate } from './estimate.ts'

export type Question = { id: number; password: string; words: readonly string[] }
export type Answer = { id: number } & Estimate

/** How many guesses a password stands, of somebody who knows some words of its owner. */
export type Guess = (password: string, words: readonly string[]) => Promise<Estimate>

/** An estimate takes milliseconds: so many may wait for theirs, and the rest is told to come back. */
const mostWaiting = 50
/** Less than a call's patience; a process that is only starting goes on and answers the next call. */
const patience = 2500
/** How long the dictionaries are kept after the last question. */
const idleMs = 60_000

type Waiting = { resolve: (found: Estimate) => void; reject: (error: AppError) => void; timer: NodeJS.Timeout }

/** Estimates in a process of its own, which starts with the first question and ends when there are none for a minute. */
export function createGuesses(): Guess {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function running(): ChildProcess {
    if (child?.connected) return child
    const started = fork(fileURLToPath(new URL('./program.ts', import.meta.url)), [], {
      // Nothing of how this process was started, nor of its secrets; what is thrown away at once is not kept for long.
      execArgv: ['--max-semi-space-size=1', '--max-old-space-size=128'],
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', ({ id, guesses, weakness }: Answer) =>
      settle(id, ({ resolve }) => resolve({ guesses, weakness })),
    )
    started.once('error', () => giveUp(started))
    started.once('exit', () => giveUp(started))
    // It is nobody's reason to stay.
    started.unref()
    started.channel?.unref()
    return (child = started)
  }

  function giveUp(ended: ChildProcess): void {
    if (child !== ended) return
    child = undefined
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(new AppError('request.overloaded')))
  }

  function settle(id: number, how: (one: Waiting) => void): void {
    const one = waiting.get(id)
    if (!one) return
    clearTimeout(one.timer)
    waiting.delete(id)
    how(one)
    clearTimeout(idle)
    idle = setTimeout(() => waiting.size === 0 && child?.disconnect(), idleMs).unref()
  }

  return (password, words) =>
    new Promise<Estimate>((resolve, reject) => {
      if (waiting.size >= mostWaiting) throw new AppError('request.overloaded')
      const id = ++last
      const timer = setTimeout(() => settle(id, () => reject(new AppError('request.overloaded'))), patience)
      waiting.set(id, { resolve, reject, timer })
      running().send({ id, password, words } satisfies Question, (error) => {
        if (error) settle(id, () => reject(new AppError('request.overloaded', { cause: error })))
      })
    })
}
