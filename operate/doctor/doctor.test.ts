import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { openDatabase } from '#api/database/open.ts'
import { startTestMailServer } from '#api/mail/test-mail-server.ts'
import { startTestStore } from '#api/tools/test-store.ts'

import { readEnvironment } from '../../env.ts'
import { noteSuccess } from '../note-success.ts'
import { createBackupName } from '../place/backup-name.ts'
import { makeTestFolder, testSecret } from '../test-backups.ts'
import { checkAround } from './check-around.ts'
import { checkDatabase } from './check-database.ts'
import { checkSettings } from './check-settings.ts'
import type { Finding } from './finding.ts'

let place: ReturnType<typeof makeTestFolder>
const closing: (() => unknown)[] = []
beforeEach(() => {
  place = makeTestFolder()
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
  place.clear()
})

const readSettings = (more: Record<string, string> = {}) => readEnvironment({ DATA_DIR: place.folder, ...more })
/** `about: level` of each finding that is not well; every one of those has a remedy. */
const list = (found: Finding[]) =>
  found.flatMap((one) => (one.level === 'ok' ? [] : [one.remedy ? `${one.about}: ${one.level}` : 'no remedy']))

test('a demo on its own machine has nothing to be told', async () => {
  const env = readSettings()
  expect(list([...checkSettings(env), ...(await checkDatabase(env)), ...(await checkAround(env))])).toEqual([])
})

test('accounts of the demo in the embedded database of a real world are found, unless the product holds it', async () => {
  const env = readSettings({ DEMO: '0' })
  const listAccounts = async () => (await checkDatabase(env)).filter(({ about }) => about === 'accounts')
  expect(await listAccounts()).toMatchObject([{ level: 'ok', found: 'none yet' }])
  const database = await openDatabase({ dataDir: env.DATA_DIR })
  await database.pool.query(`create table client (email text)`)
  expect(await listAccounts()).toMatchObject([{ level: 'ok', found: expect.stringContaining('in use by process') }])
  await database.close()
  expect(await listAccounts()).toMatchObject([{ level: 'ok', found: 'none of the demo' }])
  const again = await openDatabase({ dataDir: env.DATA_DIR })
  await again.pool.query(`insert into client values ('admin@demo.do')`)
  await again.close()
  expect(list(await checkDatabase(env))).toEqual(['accounts: fail'])
})

test('an embedded database that cannot be opened is no good news', async () => {
  const env = readSettings({ DEMO: '0' })
  mkdirSync(join(place.folder, 'db'))
  writeFileSync(join(place.folder, 'db', 'PG_VERSION'), 'none')
  expect(list(await checkDatabase(env))).toEqual(['accounts: fail'])
})

test('a real world is told what it lacks', async () => {
  const env = readSettings({ DEMO: '0' })
  expect(list([...checkSettings(env), ...(await checkAround(env))])).toEqual([
    'SITE_URL: warn',
    'CLIENT_API_KEY: warn',
    'mail: warn',
    'backup: warn',
    'drill: warn',
  ])
  const open = readSettings({ DEMO: '0', SITE_URL: 'http://marquesina.example' })
  expect(list(checkSettings(open))).toContain('SITE_URL: fail')
  const behind = readSettings({ SITE_URL: 'https://marquesina.example' })
  expect(list(checkSettings(behind))).toEqual(['TRUSTED_PROXIES: warn'])
  expect(list(checkSettings(readSettings({ DATA_DIR: join(place.folder, 'none') })))).toEqual(['disk: fail'])
})

test('a backup that is old, and a drill that is', async () => {
  const env = readSettings({ DEMO: '0' })
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000)
  const backups = join(place.folder, 'backups')
  mkdirSync(backups)
  writeFileSync(join(backups, createBackupName(hours(27), true)), '')
  noteSuccess(env, 'drill', hours(9 * 24))
  expect(list(await checkAround(env))).toEqual(['mail: warn', 'backup: warn', 'drill: warn'])
  writeFileSync(join(backups, createBackupName(hours(25), false)), '')
  noteSuccess(env, 'drill', hours(7 * 24))
  expect(list(await checkAround(env))).toEqual(['mail: warn'])
})

test('a store and a mail server that answer, and that do not', async () => {
  const key = { id: 'AKIATEST', secret: 'the/secret+key', region: 'us-east-1' }
  const store = await startTestStore(key, 'pictures')
  const mail = await startTestMailServer()
  closing.push(store.close, mail.close)
  const env = readSettings({
    MAIL_URL: mail.url,
    STORAGE_URL: 's3://pictures',
    AWS_ACCESS_KEY_ID: key.id,
    AWS_SECRET_ACCESS_KEY: key.secret,
    AWS_ENDPOINT_URL: store.endpoint,
  })
  expect(list(await checkAround(env))).toEqual([])
  expect([store.kept.size, mail.kept.length]).toEqual([0, 0])
  store.become('refuses')
  await mail.become('refuses')
  expect(list(await checkAround(env))).toEqual(['uploads: fail', 'mail: fail'])
  expect(list(await checkAround({ ...env, AWS_SECRET_ACCESS_KEY: 'another' }))).toContain('uploads: fail')
})

const server = process.env.TEST_DATABASE_URL
test('a server that does not answer is said, with all that hangs on it left out', async () => {
  const env = readSettings({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SECRET: testSecret })
  expect(list(await checkDatabase(env))).toEqual(['database: fail'])
})

test.skipIf(!server)('a server: its role, its connections, its processes and the accounts of the demo', async () => {
  const url = new URL(server!)
  const name = `${url.pathname.slice(1)}_doctor`
  const ask = async (address: string, ...statements: string[]) => {
    const client = new Client({ connectionString: address })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  await ask(server!, `create database ${name}`)
  closing.push(() => ask(server!, `drop database ${name} with (force)`))
  url.pathname = `/${name}`
  const env = readSettings({ DATABASE_URL: url.href, DATABASE_READ_URL: url.href, SECRET: testSecret })
  const found = list(await checkDatabase(env))
  // Whoever may make databases here may usually do anything; a primary is no replica.
  expect(found.filter((one) => !one.startsWith('role'))).toEqual(['replica: warn'])

  await ask(
    url.href,
    `create table client (email text)`,
    `insert into client values ('admin@demo.do')`,
    `create table instance (role text, version text, secret_mark text, uploads_mark text, seen_at timestamptz default now())`,
    `insert into instance select 'web', '1', one::text, one::text from generate_series(1, 2) as one`,
  )
  expect(list(await checkDatabase(env)).filter((one) => !one.startsWith('role'))).toEqual([
    'accounts: fail',
    'processes: fail',
    'processes: fail',
    'processes: warn',
    'replica: warn',
  ])
  const crowd = readSettings({ DATABASE_URL: url.href, SECRET: testSecret })
  await ask(url.href, `insert into instance select 'web', '1', '1', '1' from generate_series(1, 30)`)
  expect(list(await checkDatabase(crowd))).toContain('connections: fail')
})
