import { setTimeout as sleep } from 'node:timers/promises'

import type { PoolClient } from 'pg'

import { isMigrated } from './migrate.ts'
import type { OpenDatabase } from './open.ts'

/** What whoever prepares a database holds: any number will do, as long as every process asks for the same one. */
export const prepareLock = 7_402_026

type Waiting = {
  say?: (line: string) => void
  /** Milliseconds after which a start gives up. */
  maxWait?: number
}

/**
 * Does what must be done to a database before it is used, one process at a time, on one connection that has no call's
 * patience: it holds the lock, so work and lock end together. Whoever waits says so every ten seconds, for a quarter of an
 * hour at most.
 */
export async function prepareDatabase<Result>(
  { jobs }: Pick<OpenDatabase, 'jobs'>,
  work: (client: PoolClient) => Promise<Result>,
  waiting: Waiting = {},
): Promise<Result> {
  const client = await jobs.connect()
  try {
    await client.query(`select set_config(name, '0', false) from pg_settings where name in
      ('statement_timeout', 'transaction_timeout', 'idle_session_timeout', 'idle_in_transaction_session_timeout')`)
    // Asked for again and again: a statement that waits for the lock would hold up indexes that are built concurrently.
    await waitUntil(() => takeTurn(client), 'another process that is preparing the database', waiting)
    return await work(client)
  } finally {
    // Destroyed rather than given back: it holds the lock and the settings.
    client.release(true)
  }
}

/**
 * Waits until another process has brought the schema up to this release, as long as `prepareDatabase` would, and answers
 * whether it was so already.
 */
export async function waitForSchema({ jobs }: Pick<OpenDatabase, 'jobs'>, waiting: Waiting = {}): Promise<boolean> {
  let looks = 0
  const look = () => {
    looks++
    return isMigrated(jobs)
  }
  await waitUntil(look, 'the process that migrates the database (MIGRATE=off)', waiting)
  return looks === 1
}

async function takeTurn(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ is_ours: boolean }>('select pg_try_advisory_lock($1) as is_ours', [prepareLock])
  return rows[0]!.is_ours
}

const lookEvery = 250
const sayEvery = 10_000
const quarterHour = 15 * 60_000

async function waitUntil(
  look: () => Promise<boolean>,
  whom: string,
  { say = console.log, maxWait = quarterHour }: Waiting,
): Promise<void> {
  const began = performance.now()
  for (let saidAt = -Infinity; !(await look());) {
    const waited = performance.now() - began
    if (waited >= maxWait) {
      throw new Error(`Waited ${Math.round(waited / 60_000)} minutes for ${whom}. See what it does, and start again.`)
    }
    if (waited - saidAt >= sayEvery) {
      saidAt = waited
      say(`Waiting for ${whom} (${Math.round(waited / 1000)} s) …`)
    }
    await sleep(lookEvery)
  }
}
