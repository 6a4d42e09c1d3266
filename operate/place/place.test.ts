import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { chooseDeletions } from '#api/tools/choose-deletions.ts'
import { startTestStore } from '#api/tools/test-store.ts'

import { readEnvironment } from '../../env.ts'
import { makeTestFolder, testSecret } from '../test-backups.ts'
import { createBackupName, readBackupName } from './backup-name.ts'
import { bringBackup } from './bring-backup.ts'
import { getPartName } from './folder-place.ts'
import { openPlace } from './open-place.ts'
import { listSuperfluous, removeSuperfluous } from './remove-superfluous.ts'

const key = { id: 'AKIATEST', secret: 'the/secret+key', region: 'us-east-1' }
let place: ReturnType<typeof makeTestFolder>
let store: Awaited<ReturnType<typeof startTestStore>>
beforeEach(async () => {
  place = makeTestFolder()
  store = await startTestStore(key, 'backups')
})
afterEach(() => {
  store.close()
  place.clear()
})

const readSettings = (more: Record<string, string> = {}) =>
  readEnvironment({
    DATA_DIR: place.folder,
    BACKUP_URL: 's3://backups/of/marquesina',
    AWS_ACCESS_KEY_ID: key.id,
    AWS_SECRET_ACCESS_KEY: key.secret,
    AWS_ENDPOINT_URL: store.endpoint,
    ...more,
  })
const log = pino({ level: 'silent' })
const now = () => new Date('2026-11-22T12:00:00Z')
const account = { id: 7, email: 'ana@example.com', created_at: now() }

test('a name says when, and whether it is encrypted', () => {
  expect(createBackupName(now(), false)).toBe('marquesina-2026-11-22T12-00-00Z.tar')
  expect(readBackupName(createBackupName(now(), true))).toEqual(now())
  for (const name of ['deleted.ndjson', 'marquesina.tar', 'marquesina-2026-99-22T12-00-00Z.tar']) {
    expect(readBackupName(name)).toBeNull()
  }
})

test('the newest 24 stay, and the newest one of each of 14 days; what is no backup is left alone', async () => {
  const hourly = Array.from({ length: 20 * 24 }, (_, hour) =>
    createBackupName(new Date(now().getTime() - hour * 3_600_000), false),
  )
  const superfluous = new Set(listSuperfluous([...hourly, 'deleted.ndjson', 'marquesina.tar']))
  const kept = hourly.filter((name) => !superfluous.has(name))
  expect(kept.slice(0, 24)).toEqual(hourly.slice(0, 24))
  // Noon of the first day is the newest of it, the last hour of every other.
  expect(kept.slice(24).map((name) => name.slice(11, 24))).toEqual(
    Array.from({ length: 12 }, (_, day) =>
      createBackupName(new Date(Date.UTC(2026, 10, 20 - day, 23)), false).slice(11, 24),
    ),
  )

  const there = openPlace(readSettings())
  for (const name of hourly) store.kept.set(`of/marquesina/${name}`, { body: Buffer.from('a'), type: '', at: now() })
  store.kept.set('of/marquesina/deleted/one.json', { body: Buffer.from('{}'), type: '', at: now() })
  expect(await removeSuperfluous(there)).toBe(superfluous.size)
  expect(await there.list()).toEqual(kept.toSorted())
  expect(store.kept.has('of/marquesina/deleted/one.json')).toBe(true)
})

test('a backup leaves for the store, is the last one there, and comes back', async () => {
  const env = readSettings()
  const there = openPlace(env)
  await expect(bringBackup(env, 'last')).rejects.toThrow('There is no backup in s3://backups/of/marquesina')
  const name = createBackupName(now(), false)
  mkdirSync(there.folder)
  writeFileSync(join(there.folder, getPartName(name)), 'a backup')
  expect(await there.keep(name)).toBe(`s3://backups/of/marquesina/${name}`)
  expect(store.kept.get(`of/marquesina/${name}`)!.body.toString()).toBe('a backup')

  for (const asked of ['last', `s3://backups/of/marquesina/${name}`]) {
    const { file, release } = await bringBackup(env, asked)
    expect(readFileSync(file, 'utf8')).toBe('a backup')
    release()
    expect(existsSync(file)).toBe(false)
  }
  store.become('refuses')
  await expect(there.list()).rejects.toThrow('The store of s3://backups/of/marquesina answered 503 SlowDown')
})

test('a deletion is in the store at once; one that it did not hear of comes with the next backup, one that was withdrawn goes', async () => {
  const env = readSettings()
  const there = openPlace(env)
  const deletions = chooseDeletions(env, { secret: testSecret, now, log })
  const first = await deletions.note(account)
  expect([...store.kept.keys()]).toEqual([`of/marquesina/deleted/${first}.json`])
  store.become('refuses')
  const second = await deletions.note({ ...account, id: 8 })
  store.become('works')

  // Another machine knows of what is in the store alone.
  const elsewhere = openPlace(readSettings({ DATA_DIR: join(place.folder, 'elsewhere') }))
  expect((await elsewhere.readDeletions()).map(({ id }) => id)).toEqual([first])
  const name = createBackupName(now(), false)
  writeFileSync(join(there.folder, getPartName(name)), 'a backup')
  await there.keep(name)
  const marks = await elsewhere.readDeletions()
  expect(marks.map(({ id }) => id).sort()).toEqual([first, second].sort())
  expect(JSON.stringify(marks)).not.toContain('ana')

  await deletions.withdraw(first)
  expect((await there.readDeletions()).map(({ id }) => id)).toEqual([second])
  expect(await elsewhere.readDeletions()).toHaveLength(1)
})
