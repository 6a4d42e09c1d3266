import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'

import { signInAs, toBearer } from '#api/account/test-ana.ts'
import { createTestApi } from '#api/test-api.ts'
import { openDatabase } from '#api/database/open.ts'
import { openSearch } from '#api/search/search.ts'

import { readEnvironment } from '../../env.ts'
import { openTarget } from '../restore/open-target.ts'
import { backUpOpen, makeTestFolder, readContent, restoreFile, testSecret } from '../test-backups.ts'
import { moveToPostgres } from './move-to-postgres.ts'

const server = process.env.TEST_DATABASE_URL
const place = makeTestFolder()
const names: string[] = []
afterAll(async () => {
  for (const name of names) await onServer(`drop database if exists ${name} with (force)`)
  place.clear()
})

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** An empty database on the server; it is dropped after the tests. */
async function makeDatabase(): Promise<string> {
  const url = new URL(server!)
  const name = `${url.pathname.slice(1)}_restored_${names.length}`
  names.push(name)
  await onServer(`create database ${name}`)
  url.pathname = `/${name}`
  return url.href
}

test.skipIf(!server)(
  'a world of a server moves into a folder and from there onto a server: every table identical, sessions and links work',
  async () => {
    const world = await signInAs({ secret: testSecret })
    await world.post('/send-forgot-pasword', { email: 'ana@example.com' })
    const { id, ...query } = await world.linkOf()
    const file = join(place.folder, 'server.tar')
    await backUpOpen(world.tools.database, file)

    const dataDir = join(place.folder, 'data')
    await restoreFile(file, dataDir)
    const url = await makeDatabase()
    const { at } = await moveToPostgres(readEnvironment({ DATA_DIR: dataDir }), url)
    expect(await readContent(at)).toEqual(await readContent(file))
    expect(readFileSync(join(dataDir, 'secret'), 'utf8').trim()).toBe(testSecret)
    expect(readdirSync(dataDir).sort()).toEqual(['backups', 'db', 'secret'])

    const moved = await openDatabase({ url, dataDir: '' })
    try {
      const again = join(place.folder, 'moved.tar')
      await backUpOpen(moved, again)
      expect(await readContent(again)).toEqual(await readContent(file))
      // What follows asks the product on the moved database.
      const search = await openSearch(moved, world.tools.log)
      const { ask } = await createTestApi({
        secret: testSecret,
        database: moved,
        db: moved.db,
        readDb: moved.db,
        search,
      })
      expect((await ask('GET', '/v2/clients', { headers: toBearer(world.token) })).status).toBe(200)
      const body = { password: 'otra larga y secreta', confirmPassword: 'otra larga y secreta' }
      const path = `/v2/clients/reset-password/${id}?${new URLSearchParams(query)}`
      expect((await ask('POST', path, { body })).status).toBe(200)
      await search.close()
    } finally {
      await moved.close()
    }
  },
)

test.skipIf(!server)(
  'a database that is not empty, or on which the product runs, is left as it is; what fails half is taken back',
  async () => {
    const world = await createTestApi()
    const file = join(place.folder, 'other.tar')
    await backUpOpen(world.tools.database, file)
    const url = await makeDatabase()
    const dataDir = join(place.folder, 'other')

    const running = await openDatabase({ url, dataDir: '' })
    await running.pool.query('select 1')
    await expect(restoreFile(file, dataDir, { url })).rejects.toThrow('The product is running on this database')
    await running.close()

    // One that was killed in the middle is taken back by the next.
    const half = await openTarget({ url, dataDir })
    await half.database.pool.query('create table listing (id int)')
    await half.database.close()
    const sum = async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query(
        `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
      )
      await client.end()
      return rows[0].tables as number
    }
    const broken = {
      openTarget: () =>
        openTarget({ url, dataDir }).then((target) => ({ ...target, finish: () => Promise.reject(new Error('no')) })),
    }
    await expect(restoreFile(file, dataDir, broken)).rejects.toThrow('no')
    expect(await sum()).toBe(0)
    await restoreFile(file, dataDir, { url })
    expect(await sum()).toBeGreaterThan(30)
    await expect(restoreFile(file, dataDir, { url })).rejects.toThrow('is not empty')
  },
)
