import { setTimeout as sleep } from 'node:timers/promises'

import { Client } from 'pg'

import { prepareLock } from '#api/database/prepare-database.ts'

/** Milliseconds that somebody waited for a lock, what waited, and what held it. */
export type LockWait = { ms: number; waiter: string; holders: string[] }

export type LockWaits = {
  /** The longest that whoever migrates waited or let others wait, and the longest of all the rest. */
  stop: () => Promise<{ migration: LockWait; others: LockWait }>
}

type Row = { waiter: string; waited: number; holders: string[] | null; is_migration: boolean }

/**
 * Whoever waits for a lock, since when, and what those do for whom it waits: its query, or its last one where it has a
 * transaction open and does nothing. Whoever holds the lock of `prepareDatabase` is the one who migrates, and whoever
 * waits behind somebody who waits for it waits for it too.
 */
const waits = `
  with recursive waiting as (
    select pid, extract(epoch from clock_timestamp() - min(waitstart))::float8 * 1000 as waited, pg_blocking_pids(pid) as by
    from pg_locks where waitstart is not null and locktype in ('relation', 'tuple', 'object', 'transactionid') group by pid
  ), chain as (
    select pid, unnest(by) as holder from waiting
    union
    select chain.pid, unnest(by) from chain join waiting on waiting.pid = chain.holder
  ), preparing as (
    select pid from pg_locks where locktype = 'advisory' and granted and (classid::bigint << 32) + objid::bigint = $1
  )
  select waiting.waited, active.query as waiter,
    (select array_agg(state || ': ' || query order by pid) from pg_stat_activity where pid = any(waiting.by)) as holders,
    exists (select from preparing where preparing.pid = waiting.pid
      or preparing.pid in (select holder from chain where chain.pid = waiting.pid)) as is_migration
  from waiting join pg_stat_activity as active using (pid)`

/** Looks twenty times a second who waits for a lock. */
export async function watchLockWaits(connectionString: string): Promise<LockWaits> {
  const database = new Client({ connectionString, application_name: 'watches locks' })
  // Where something else fails its server ends first, and that is what is to be said.
  database.on('error', () => undefined)
  await database.connect()
  const none: LockWait = { ms: 0, waiter: '', holders: [] }
  const longest = { migration: none, others: none }
  const over = new AbortController()
  const watching = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await database.query<Row>(waits, [prepareLock])
      for (const { waiter, waited, holders, is_migration } of rows) {
        const by = is_migration ? 'migration' : 'others'
        if (waited > longest[by].ms) longest[by] = { ms: Math.round(waited), waiter, holders: holders ?? [] }
      }
      await sleep(50)
    }
  })()
  watching.catch(() => undefined)
  return {
    stop: async () => {
      over.abort()
      await watching
      await database.end()
      return longest
    },
  }
}

/** One wait in a few lines: how long, what waited, and behind what. */
export function describeWait({ ms, waiter, holders }: LockWait): string {
  if (ms === 0) return 'nobody waited'
  return [`${ms} ms: ${shorten(waiter)}`, ...holders.map((holder) => `behind ${shorten(holder)}`)].join('\n  ')
}

const shorten = (query: string) => query.replaceAll(/\s+/g, ' ').slice(0, 200)
