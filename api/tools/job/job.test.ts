import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'

import { createTestApi } from '../../test-api.ts'
import { startJob } from './start-job.ts'

const log = pino({ level: 'silent' })
const hour = 3_600_000
const running: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.close()
})

/** A database on which several processes would do the same job. */
async function withJob() {
  const { db } = await createTestApi()
  const done: string[] = []
  function begin(taker: string, work: () => Promise<number>) {
    const one = startJob(
      { db, log },
      {
        name: 'trial',
        problem: 'it failed',
        restMs: hour,
        taker,
        work: async () => {
          done.push(taker)
          return work()
        },
      },
    )
    running.push(one)
    return one
  }
  const read = async () =>
    (
      await db.execute(sql`
        select taken_by, done_at is not null as is_done, round(extract(epoch from due_at - now()) / 60)::int as minutes
        from job where name = 'trial'`)
    ).rows[0]
  return { db, done, begin, read }
}

test('of several processes one does a job, and nobody again before it is due', async () => {
  const { done, begin, read } = await withJob()
  begin('a', async () => hour)
  begin('b', async () => hour)
  begin('c', async () => hour)
  await expect.poll(read).toEqual({ taken_by: null, is_done: true, minutes: 60 })
  for (const one of running.splice(0)) await one.close()
  expect(done).toHaveLength(1)
  // As after a restart.
  await begin('d', async () => hour).close()
  expect(done).toHaveLength(1)
})

test('who is busy keeps it, and leaves it to others when it ends', async () => {
  const { done, begin, read } = await withJob()
  const one = begin('a', async () => 10)
  await expect.poll(() => done.length).toBeGreaterThan(3)
  await begin('b', async () => 10).close()
  expect(new Set(done)).toEqual(new Set(['a']))
  expect(await read()).toMatchObject({ taken_by: 'a' })
  await one.close()
  await begin('b', async () => 10).close()
  expect(new Set(done)).toEqual(new Set(['a', 'b']))
})

test('a process that has died over it is succeeded when its time is over', async () => {
  const { db, done, begin } = await withJob()
  await db.execute(
    sql`insert into job (name, taken_by, due_at) values ('trial', 'dead', now() + interval '30 seconds')`,
  )
  await begin('b', async () => hour).close()
  expect(done).toEqual([])
  await db.execute(sql`update job set due_at = now()`)
  await begin('b', async () => hour).close()
  expect(done).toEqual(['b'])
})

test('a failure is no success, and is tried again after the rest', async () => {
  const { begin, read } = await withJob()
  await begin('a', () => Promise.reject(new Error('nothing works'))).close()
  expect(await read()).toEqual({ taken_by: null, is_done: false, minutes: 60 })
})
