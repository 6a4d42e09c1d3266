import type { Logger } from 'pino'

import type { OpenDatabase } from './open.ts'

/** The one clock of the product, whatever the machine of this process says. */
export type Clock = {
  now: () => Date
  /** Resolves when the database has been asked for the time once. */
  known: Promise<void>
  close: () => void
}

const askEvery = 60_000
/** A database that answers later than this says too little of its time. */
const slowest = 1000
/** Milliseconds beside the database's at which a machine's clock is worth a line of the log. */
const worthSaying = 5000

/**
 * Follows the database's clock: it is asked now and each minute, and between two answers the time is counted by what runs
 * evenly, so a process and its database, and all processes of one database, agree on what is over. Until the first answer,
 * and while none comes at all, it is this machine's.
 */
export function followClock({ pool }: Pick<OpenDatabase, 'pool'>, log: Pick<Logger, 'warn'>): Clock {
  let seen: { time: number; at: number } | undefined
  let hasWarned = false
  const getTime = () => (seen ? seen.time + performance.now() - seen.at : Date.now())

  async function look(): Promise<void> {
    try {
      const asked = await askForTime(pool)
      if (seen && asked.took > slowest) return
      seen = asked
      const seconds = Math.round((Date.now() - getTime()) / 1000)
      const isApart = Math.abs(seconds) * 1000 > worthSaying
      if (isApart && !hasWarned) log.warn({ seconds }, "this machine's clock is beside the database's, which counts")
      hasWarned = isApart
    } catch {
      // It is away, and says so where it is needed; the next look finds it.
    }
  }

  const timer = setInterval(() => void look(), askEvery).unref()
  return { now: () => new Date(getTime()), known: look(), close: () => clearInterval(timer) }
}

/** The database's time, and the moment of this process's even count to which it belongs. */
async function askForTime(pool: OpenDatabase['pool']): Promise<{ time: number; at: number; took: number }> {
  const client = await pool.connect()
  // Whoever waits for a connection learns nothing meanwhile.
  const began = performance.now()
  try {
    const { rows } = await client.query<{ time: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
    )
    const ended = performance.now()
    return { time: rows[0]!.time, at: (began + ended) / 2, took: ended - began }
  } finally {
    client.release()
  }
}
