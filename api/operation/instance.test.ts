import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'
import { startInstance } from './start-instance.ts'

const running: { close: () => Promise<void> }[] = []
afterEach(async () => {
  for (const one of running.splice(0)) await one.close()
})

/** A database on which processes start, and what they say and log. */
async function withInstances() {
  const { db } = await createTestApi()
  const said: string[] = []
  const logged: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) })
  async function begin(id: string, uploadsPlace: string, secret = 's'.repeat(32)) {
    const about = {
      id,
      role: 'web',
      version: '1.2.3',
      uploadsPlace,
      secret,
      say: (line: string) => void said.push(line),
    }
    const one = await startInstance({ db, isEmbedded: false }, log, about)
    running.push(one)
    return one
  }
  const list = async () => (await db.execute(sql`select id, role, version from instance order by id`)).rows
  return { db, begin, list, said, logged }
}

test('who runs on a database stands there, and who ends does not', async () => {
  const { begin, list } = await withInstances()
  const one = await begin('a', 's3://bucket')
  await begin('b', 's3://bucket')
  expect(await list()).toEqual(['a', 'b'].map((id) => ({ id, role: 'web', version: '1.2.3' })))
  await one.close()
  expect(await list()).toMatchObject([{ id: 'b' }])
})

test('a process that does not see the uploads of another that runs is refused', async () => {
  const { db, begin, list, said } = await withInstances()
  await begin('a', 'folder one')
  const second = begin('b', 'folder two')
  const refused = expect(second).rejects.toThrow(
    'Another process (web, release 1.2.3) runs on this database and keeps uploads where this one does not see them.',
  )
  await expect.poll(() => said).toHaveLength(1)
  // The next sign of life.
  await db.execute(sql`update instance set seen_at = now() where id = 'a'`)
  await refused
  expect(await list()).toMatchObject([{ id: 'a' }])
})

test('one that has died is not waited for longer than it takes to know', async () => {
  const { db, begin, list, said } = await withInstances()
  await begin('a', 'folder one')
  const second = begin('b', 'folder two')
  await expect.poll(() => said).toHaveLength(1)
  await db.execute(sql`delete from instance where id = 'a'`)
  await second
  expect(await list()).toMatchObject([{ id: 'b' }])
})

test('a process that has been silent for half a minute keeps nobody out', async () => {
  const { db, begin, list, said } = await withInstances()
  await db.execute(sql`
    insert into instance (id, role, version, secret_mark, uploads_mark, seen_at)
    values ('dead', 'web', '1', 'x', 'x', now() - interval '31 seconds')`)
  await begin('b', 'folder two')
  expect(said).toEqual([])
  expect(await list()).toHaveLength(2)
})

test('a process with another SECRET is told of', async () => {
  const { db, begin, logged } = await withInstances()
  await begin('a', 's3://bucket')
  await db.execute(sql`update instance set secret_mark = 'another'`)
  await begin('b', 's3://bucket')
  expect(logged).toEqual([expect.stringContaining('another process on this database has another SECRET')])
})
