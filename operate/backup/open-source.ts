import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { askForCopy } from '#api/database/control.ts'
import { openDatabase } from '#api/database/open.ts'

import { type Asker, settleForms } from './dump-tables.ts'

/** A database as it was at one moment, for whoever reads it at leisure. */
export type Source = {
  client: Asker
  takenAt: Date
  engine: string
  /** For how long the running product's callers were held up; none where nothing was asked of it. */
  heldMs?: number
  close: () => Promise<void>
}

type Where = {
  url?: string | undefined
  readUrl?: string | undefined
  dataDir: string
  /** An embedded database that a process has is not asked for, but refused. */
  isStopped?: boolean | undefined
}

/** Opens what is to be backed up: the server's database, or a copy of the embedded one that its process makes. */
export async function openSource(
  { url, readUrl, dataDir, isStopped = false }: Where,
  say: (line: string) => void,
): Promise<Source> {
  if (!url) return openEmbedded(dataDir, isStopped)
  if (readUrl) {
    try {
      return await openServer(readUrl, ' (replica)')
    } catch (error) {
      say(`The replica of DATABASE_READ_URL does not answer (${(error as Error).message}): reading from the primary.`)
    }
  }
  return openServer(url, '')
}

async function openServer(url: string, kind: string): Promise<Source> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'marquesina backup',
    keepAlive: true,
  })
  // A connection that breaks is heard of by the next statement.
  client.on('error', () => {})
  await client.connect()
  try {
    return { ...(await begin(client, kind)), close: () => client.end() }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function openEmbedded(dataDir: string, isStopped: boolean): Promise<Source> {
  if (!existsSync(join(dataDir, 'db', 'PG_VERSION'))) throw new Error(`There is no database in DATA_DIR ${dataDir}.`)
  const copy = isStopped ? null : await askForCopy(dataDir)
  const removeCopy = () => copy?.release()
  try {
    const database = await openDatabase({ dataDir: copy?.folder ?? dataDir })
    const client = await database.pool.connect()
    const close = async () => {
      client.release(true)
      await database.close()
      removeCopy()
    }
    return {
      ...(await begin(client, ' (embedded)')),
      ...(copy && { takenAt: copy.takenAt, heldMs: copy.heldMs }),
      close,
    }
  } catch (error) {
    removeCopy()
    throw error
  }
}

async function begin(client: Asker, kind: string) {
  await client.query(`select set_config(name, '0', false) from pg_settings
    where name in ('statement_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout')`)
  await settleForms(client)
  await client.query('begin isolation level repeatable read, read only')
  const { rows } = await client.query<{ now: Date; version: string }>(
    `select now(), current_setting('server_version') as version`,
  )
  return { client, takenAt: rows[0]!.now, engine: `PostgreSQL ${rows[0]!.version.split(' ')[0]}${kind}` }
}
