import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

type World = Awaited<ReturnType<typeof createTestApi>>
const addPicture = (key: string) => sql`insert into picture values (${key}, 1, 1, '#000000')`

/** What the tests have added, as one of the pools sees it. */
async function added({ tools }: World, by: 'pool' | 'jobs' = 'pool'): Promise<string[]> {
  const { rows } = await tools.database[by].query<{ key: string }>(
    `select key from picture where key ~ '^mine' order by key`,
  )
  return rows.map(({ key }) => key)
}

/** Breaks the connection under a client as a server does that restarts, and waits until the client has heard of it. */
async function lose(client: PoolClient): Promise<void> {
  const heard = new Promise((resolve) => client.once('end', resolve))
  // Taken off the wire, since only a server has a session that another can terminate.
  ;(client as unknown as { connection: { stream: { destroy: (error: Error) => void } } }).connection.stream.destroy(
    new Error('read ECONNRESET'),
  )
  await heard
}

test('a connection that is lost while it is used ends that use and nothing else', async () => {
  const world = await createTestApi()
  const { pool } = world.tools.database
  for (let round = 0; round < 20; round++) {
    const client = await pool.connect()
    await client.query('begin')
    await lose(client)
    await expect(client.query('commit')).rejects.toThrow('not queryable')
    client.release()
    expect(await added(world)).toEqual([])
  }
})

test('a transaction that cannot even begin gives its connection back', async () => {
  const world = await createTestApi()
  const { pool } = world.tools.database
  // More than the pool has.
  for (let round = 0; round < 12; round++) {
    const client = await pool.connect()
    client.release()
    const lost = lose(client)
    await world.db.transaction((tx) => tx.execute(sql`select 1`)).catch(() => undefined)
    await lost
  }
  expect(pool.totalCount - pool.idleCount).toBe(0)
  await world.db.transaction((tx) => tx.execute(addPicture('mine-after')))
  expect(await added(world)).toEqual(['mine-after'])
})

test('a transaction that the driver gave up leaves nothing to the next', async () => {
  const world = await createTestApi()
  // Nobody gives the embedded database up.
  if (world.tools.database.isEmbedded) return
  const given = world.db.transaction(async (tx) => {
    await tx.execute(addPicture('mine-given-up'))
    // As a server that hangs: its own limit cannot help.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_sleep(7)`)
  })
  await expect(given).rejects.toThrow()
  const acknowledged = await Promise.all(
    Array.from({ length: 10 }, (_, at) => world.db.execute(addPicture(`mine-${at}`)).catch(() => null)),
  )
  const seen = await added(world, 'jobs')
  expect(seen).not.toContain('mine-given-up')
  expect(await added(world)).toEqual(seen)
  expect(seen).toHaveLength(acknowledged.filter(Boolean).length)
})
