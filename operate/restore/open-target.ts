import { existsSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { Client } from 'pg'

import { lockFolder } from '#api/database/lock.ts'
import { openDatabase, type OpenDatabase } from '#api/database/open.ts'
import { makeDataFolder } from '#api/tools/data-folder.ts'

import product from '../../package.json' with { type: 'json' }
import { removeAtExit, syncFolder } from '../temporary.ts'
import { clearUnfinished, markUnfinished, requireEmpty, requireQuiet, unmark } from './server-target.ts'

/** An empty database, if one has been built: to make one anew takes seconds. */
export const template = join(
  import.meta.dirname,
  '../../build',
  `database-${product.dependencies['@electric-sql/pglite']}`,
)

/** An empty database that becomes the installation's when it is finished, and is as if nothing had been when it is abandoned. */
export type Target = {
  database: OpenDatabase
  /** Where uploads and secret go. */
  dataDir: string
  about: string
  finish: () => Promise<void>
  abandon: () => Promise<void>
}

type Where = { url?: string | undefined; dataDir: string; intoNew?: string | undefined }

/** Opens the empty database of the settings; with `intoNew` a new one of that name: of the server, or a folder. */
export async function openTarget({ url, dataDir, intoNew }: Where): Promise<Target> {
  if (!url) return openFolderTarget(intoNew ?? dataDir)
  return intoNew ? openNewServerTarget(url, dataDir, intoNew) : openServerTarget(url, dataDir)
}

async function openFolderTarget(dataDir: string): Promise<Target> {
  makeDataFolder(dataDir)
  const folder = join(resolve(dataDir), 'db')
  const lock = await lockFolder(folder)
  try {
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      throw new Error(
        `There is a database in ${folder} already: move it away, or restore elsewhere with --into-new FOLDER.`,
      )
    }
    const place = await mkdtemp(join(resolve(dataDir), 'restoring-'))
    const removePlace = removeAtExit(place)
    const database = await openDatabase({ dataDir: place, template })
    const finish = async () => {
      await database.close()
      // The next start would take it for one whose making was cut short.
      await rm(`${folder}.unfinished`, { force: true })
      await rm(folder, { recursive: true, force: true })
      await rename(join(place, 'db'), folder)
      await syncFolder(dataDir)
      removePlace()
      lock.release()
    }
    const abandon = async () => {
      await database.close()
      removePlace()
      lock.release()
    }
    return { database, dataDir, about: resolve(dataDir), finish, abandon }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openServerTarget(url: string, dataDir: string): Promise<Target> {
  await withServer(url, async (client) => {
    await requireQuiet(client)
    await clearUnfinished(client)
    await requireEmpty(client)
    await markUnfinished(client)
  })
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase({ url, dataDir: '' })
  const finish = async () => {
    await database.close()
    await withServer(url, unmark)
  }
  const abandon = async () => {
    await database.close()
    await withServer(url, clearUnfinished)
  }
  return { database, dataDir, about: nameOf(url), finish, abandon }
}

async function openNewServerTarget(serverUrl: string, dataDir: string, name: string): Promise<Target> {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name))
    throw new Error(`--into-new ${name} is no name for a database: a-z, 0-9 and _`)
  await withServer(serverUrl, async (client) => void (await client.query(`create database ${name}`)))
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const drop = () =>
    withServer(serverUrl, async (client) => void (await client.query(`drop database ${name} with (force)`)))
  try {
    const target = await openServerTarget(url.href, dataDir)
    const abandon = async () => {
      await target.database.close()
      await drop()
    }
    return { ...target, abandon }
  } catch (error) {
    await drop()
    throw error
  }
}

async function withServer(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'marquesina restore',
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  return `the database ${pathname.slice(1)} on ${hostname || 'the server'}`
}
