import { setTimeout as sleep } from 'node:timers/promises'

import { Refused, type Write } from './writes.ts'

export type Writers = {
  acknowledged: () => number
  /** How many were put off with 503. */
  putOff: () => number
  /** Resolves when so many more are acknowledged; throws when five minutes pass without any. */
  untilMore: (more: number) => Promise<void>
  /** Ends them; what was refused otherwise than with 503, one line each. */
  stop: () => Promise<string[]>
}

/** Clients that write on and on. Whoever is cut off has no process any more to write to, and ends. */
export function startWriters(writes: Write[], url: string, callersOf = ({ callers }: Write) => callers): Writers {
  const total = () => writes.reduce((sum, write) => sum + write.acknowledged(), 0)
  const before = total()
  let putOff = 0
  const refusals: string[] = []
  const over = new AbortController()
  const callers = writes.flatMap((write) =>
    Array.from({ length: callersOf(write) }, async (_, caller) => {
      for (let wait = 0; !over.signal.aborted;) {
        await sleep(wait, undefined, { signal: over.signal }).catch(() => undefined)
        try {
          await write.once(url, caller)
          wait = 0
        } catch (error) {
          if (!(error instanceof Refused)) {
            if (!(error instanceof TypeError)) refusals.push(String(error))
            return
          }
          if (error.status !== 503) refusals.push(String(error))
          putOff++
          // As a client does that is asked to come later: a crowd that comes back at once is never served.
          wait = Math.min(8000, wait * 2 || 50) * (0.5 + Math.random() / 2)
        }
      }
    }),
  )
  return {
    acknowledged: () => total() - before,
    putOff: () => putOff,
    untilMore: (more) => waitForMore(total, more, 'writes'),
    stop: async () => {
      over.abort()
      await Promise.all(callers)
      return refusals
    },
  }
}

const lookEvery = 20
const mostLooks = 300_000 / lookEvery

/**
 * Resolves when a count has grown by so many, however slow the machine is; throws when it stands still for five minutes,
 * in which this process does not stand still itself.
 */
export async function waitForMore(count: () => number, more: number, of: string): Promise<void> {
  const goal = count() + more
  for (let [last, looks] = [count(), 0]; last < goal; looks++) {
    if (looks > mostLooks) throw new Error(`no more ${of} for five minutes: ${goal - last} are still awaited`)
    await sleep(lookEvery)
    if (count() !== last) [last, looks] = [count(), 0]
  }
}
