import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { openDatabase } from './open.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'marquesina-torn-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

async function visit(): Promise<number> {
  const database = await openDatabase({ dataDir })
  try {
    await database.pool.query('create table if not exists visit (at timestamptz default now())')
    await database.pool.query('insert into visit default values')
    return (await database.pool.query<{ visits: number }>('select count(*)::int as visits from visit')).rows[0]!.visits
  } finally {
    await database.close()
  }
}

test('what the engine writes is for its owner alone; a torn folder is named, with what to do, and one whose making was cut short is made again', async () => {
  const folder = join(dataDir, 'db')
  expect(await visit()).toBe(1)
  const openOnes = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (lstatSync(join(dataDir, name)).mode & 0o077) !== 0,
  )
  expect(openOnes).toEqual([])
  truncateSync(join(folder, 'global', 'pg_control'), 100)
  const refusal = await visit().then(
    () => '',
    (error: Error) => error.message,
  )
  expect(refusal).toContain(
    `The embedded database in ${folder} cannot be opened: its files are damaged or some are missing.`,
  )
  expect(refusal).toContain(`mv ${folder} ${folder}.damaged`)
  // Nobody holds it, and nothing of it was thrown away.
  expect(readdirSync(dataDir)).toEqual(['db'])
  // And one whose making was cut short is made again.
  rmSync(folder, { recursive: true })
  mkdirSync(join(folder, 'global'), { recursive: true })
  writeFileSync(`${folder}.unfinished`, '')
  expect(await visit()).toBe(1)
  expect(existsSync(`${folder}.unfinished`)).toBe(false)
  expect(await visit()).toBe(2)
})

test('what is left of a database is never made new over', async () => {
  mkdirSync(join(dataDir, 'db', 'base'), { recursive: true })
  await expect(visit()).rejects.toThrow('PG_VERSION is missing')
  expect(readdirSync(join(dataDir, 'db'))).toEqual(['base'])
})
