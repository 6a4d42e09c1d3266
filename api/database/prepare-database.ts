import { setTimeout as sleep } from 'node:timers/promises'

import type { PoolClient } from 'pg'

import type { OpenDatabase } from './open.ts'

/** Any number will do, as long as every process asks for the same one. */
const lockKey = 7_402_026
const lookEvery = 250
const sayEvery = 10_000

/**
 * Does what must be done to a database before it is used, one process at a time, on one connection that has no call's
 * patience: it holds the lock, so work and lock end together. Whoever waits says so every ten seconds.
 */
export async function prepareDatabase<Result>(
  { jobs }: Pick<OpenDatabase, 'jobs'>,
  work: (client: PoolClient) => Promise<Result>,
  say: (line: string) => void = console.log,
): Promise<Result> {
  const client = await jobs.connect()
  try {
    await client.query(`select set_config(name, '0', false) from pg_settings where name in
      ('statement_timeout', 'transaction_timeout', 'idle_session_timeout', 'idle_in_transaction_session_timeout')`)
    await takeTurn(client, say)
    return await work(client)
  } finally {
    // Destroyed rather than given back: it holds the lock and the settings.
    client.release(true)
  }
}

/** Asked for again and again: a statement that waits for the lock would hold up indexes that are built concurrently. */
async function takeTurn(client: PoolClient, say: (line: string) => void): Promise<void> {
  const began = Date.now()
  for (let saidAt = -Infinity; ;) {
    const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [lockKey])
    if (rows[0]!.is_ours) return
    if (Date.now() - saidAt >= sayEvery) {
      saidAt = Date.now()
      say(`Waiting for another process that is preparing the database (${Math.round((saidAt - began) / 1000)} s) …`)
    }
    await sleep(lookEvery)
  }
}
