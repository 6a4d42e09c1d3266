import { randomUUID } from 'node:crypto'

import type { Logger } from 'pino'

import type { Database } from '../../database/open.ts'
import { startLoop, type Loop } from '../start-loop.ts'
import { addJob, giveBack, takeJob } from './queries.ts'

/** A name for this process among those that share a database. */
export const processId: string = randomUUID()

type Job = {
  name: string
  /** What the log says when it fails. */
  problem: string
  /** Rest after a failure. */
  restMs: number
  /** Does what there is to do, and answers the milliseconds until there may be more: 0 is at once. */
  work: (draining: AbortSignal) => Promise<number>
  /** Another process, or none, had it before. */
  onTaken?: () => void
  /** Who takes it; this process unless a test has several. */
  taker?: string
}

/** Who has a job and is not heard of for so long has lost it. */
const leaseMs = 30_000
/** How often a process looks whether a job that another has is free. */
const lookMs = 5000

/**
 * Does a job in the background in one process of all that share the database: whoever has it keeps it while it is busy or
 * rests for a moment, and gives it back for a longer rest, with the time when it is due again.
 */
export function startJob({ db, log }: { db: Database; log: Logger }, job: Job): Pick<Loop, 'close'> {
  const { name, problem, restMs, work, onTaken, taker = processId } = job
  let heldUntil = -Infinity
  let isKnown = false
  /** Since it was last written down. */
  let wasDone = false

  /** Whether it is ours; half of the lease before its end it is taken again. */
  async function keep(): Promise<boolean> {
    if (!isKnown) await addJob(db, name)
    isKnown = true
    const now = performance.now()
    if (now < heldUntil - leaseMs / 2) return true
    const wasOurs = now < heldUntil
    const isOurs = await takeJob(db, { name, taker, leaseMs, wasDone })
    wasDone = false
    heldUntil = isOurs ? now + leaseMs : -Infinity
    if (isOurs && !wasOurs) onTaken?.()
    return isOurs
  }

  async function release(rest: number): Promise<void> {
    heldUntil = -Infinity
    await giveBack(db, { name, taker, restMs: rest, wasDone })
    wasDone = false
  }

  const loop = startLoop({
    restMs,
    onError: (err) => log.error({ err, job: name }, problem),
    work: async (draining) => {
      if (!(await keep())) return lookMs
      let rest = restMs
      try {
        rest = await work(draining)
        wasDone = true
      } finally {
        // Also after a failure: another process may do better.
        if (rest > leaseMs / 2) await release(rest)
      }
      return Math.min(rest, lookMs)
    },
  })
  return {
    close: async () => {
      await loop.close()
      if (heldUntil > performance.now()) await release(0).catch(() => undefined)
    },
  }
}
