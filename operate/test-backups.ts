import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openFolderUploads } from '#api/tools/uploads.ts'
import { openDatabase, type OpenDatabase } from '#api/database/open.ts'

import { readArchive } from './archive/read-archive.ts'
import { collect } from './archive/tar.ts'
import { settleForms, type Asker } from './backup/dump-tables.ts'
import { writeBackup, type Wish } from './backup/write-backup.ts'
import { openTarget, type Target, template } from './restore/open-target.ts'
import { restoreBackup, type Wish as RestoreWish } from './restore/restore-backup.ts'

/** A folder of this test's own; `clear` removes it. */
export function makeTestFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-operate-'))
  return { folder, clear: () => rmSync(folder, { recursive: true, force: true }) }
}

export const testSecret = 'a secret of the tests, of more than 32 letters'

/** Writes a backup of an open database, in a transaction as the command does. */
export async function backUpOpen(database: OpenDatabase, file: string, more: Partial<Wish> = {}) {
  const client = await database.pool.connect()
  try {
    await settleForms(client)
    await client.query('begin isolation level repeatable read, read only')
    const source = {
      client: client as Asker,
      takenAt: new Date(),
      engine: 'PostgreSQL of a test',
      close: async () => {},
    }
    const uploads = openFolderUploads(join(tmpdir(), 'nowhere'))
    return await writeBackup(file, { source, uploads, secret: testSecret, key: undefined, ...more })
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Restores into a folder, with everything as it was unless told otherwise. */
export async function restoreFile(file: string, dataDir: string, more: Partial<RestoreWish> & { url?: string } = {}) {
  const { url, ...wish } = more
  return restoreBackup({
    file,
    key: undefined,
    openTarget: (): Promise<Target> => openTarget({ url, dataDir }),
    uploads: openFolderUploads(join(dataDir, 'uploads')),
    secret: undefined,
    sendsLetters: true,
    deletions: [],
    ...wish,
  })
}

/** Hashes of all that a backup holds of rows and sequences. */
export async function readContent(file: string, key?: Buffer) {
  let manifest = ''
  for await (const { kind, content } of readArchive(file, key)) {
    const bytes = await collect(content)
    if (kind === 'manifest') manifest = bytes.toString()
  }
  const { parts, tables, sequences, migrations } = JSON.parse(manifest)
  return { parts, tables, sequences, migrations }
}

/** What a restored folder's database says. */
export async function listRows<Row extends object>(dataDir: string, statement: string): Promise<Row[]> {
  const database = await openDatabase({ dataDir })
  try {
    return (await database.pool.query<Row>(statement)).rows
  } finally {
    await database.close()
  }
}

export { template }
