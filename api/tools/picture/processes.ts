import type { ChildProcess } from 'node:child_process'

import { AppError } from '../../app-error.ts'

/** Milliseconds after which a process with nothing to do ends. */
const idle = 10_000

export type Processes<Asked, Made> = {
  /** Answers null where the process ended over the question. */
  run: (asked: Asked, signal: AbortSignal) => Promise<Made | null>
  close: () => void
}

/** Processes that answer one question each at a time; they begin when they are needed, and end when they have nothing to do. */
export function createProcesses<Asked extends object, Made>(start: () => ChildProcess): Processes<Asked, Made> {
  const resting = new Map<ChildProcess, NodeJS.Timeout>()
  const all = new Set<ChildProcess>()

  function take(): ChildProcess {
    const [found] = resting
    if (!found) return begin()
    clearTimeout(found[1])
    resting.delete(found[0])
    return found[0]
  }

  function begin(): ChildProcess {
    const child = start()
    all.add(child)
    child.once('exit', () => {
      clearTimeout(resting.get(child))
      resting.delete(child)
      all.delete(child)
    })
    return child
  }

  async function run(asked: Asked, signal: AbortSignal): Promise<Made | null> {
    const child = take()
    try {
      const made = await ask<Made>(child, asked, signal)
      // One that has ended answers nobody any more.
      if (made !== null) resting.set(child, setTimeout(() => child.kill('SIGKILL'), idle).unref())
      return made
    } catch (error) {
      child.kill('SIGKILL')
      throw error
    }
  }

  return { run, close: () => all.forEach((child) => child.kill('SIGKILL')) }
}

/** Waits for one answer; a process that ends over it has none. */
function ask<Made>(child: ChildProcess, asked: object, signal: AbortSignal): Promise<Made | null> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      child.off('message', subscribe).off('exit', leave).off('error', fail)
      signal.removeEventListener('abort', giveUp)
      settle()
    }
    const subscribe = (made: Made) => end(() => resolve(made))
    const leave = () => end(() => resolve(null))
    const fail = (cause: Error) => end(() => reject(new AppError('request.overloaded', { cause })))
    const giveUp = () => end(() => reject(new AppError('request.overloaded')))
    child.on('message', subscribe).once('exit', leave).once('error', fail)
    signal.addEventListener('abort', giveUp)
    if (signal.aborted) giveUp()
    else child.send(asked, (error) => error && fail(error))
  })
}
