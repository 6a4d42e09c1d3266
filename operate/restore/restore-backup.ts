import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { PoolClient } from 'pg'

import { knownMigrations, migrate } from '#api/database/migrate.ts'
import { prepareDatabase } from '#api/database/prepare-database.ts'
import type { DeletionMark } from '#api/tools/deletions.ts'
import type { Uploads } from '#api/tools/uploads.ts'

import product from '../../package.json' with { type: 'json' }
import { ArchiveError } from '../archive/archive-error.ts'
import type { Manifest } from '../archive/manifest.ts'
import { readArchive, verifyArchive } from '../archive/read-archive.ts'
import { collect } from '../archive/tar.ts'
import { settleForms } from '../backup/dump-tables.ts'
import { eraseAgain } from './erase-again.ts'
import { compareCounts, loadTable, matchTables, setSequences } from './load-tables.ts'
import type { Target } from './open-target.ts'
import { setAside } from './set-aside.ts'
import { endSessions, silence } from './silence.ts'

export type Wish = {
  file: string
  key: Buffer | undefined
  openTarget: () => Promise<Target>
  uploads: Uploads
  /** That of the settings; the backup's own is before it. */
  secret: string | undefined
  sendsLetters: boolean
  /** Whether whoever was signed in, with a session, a link or a token, is so no more. */
  endsSessions?: boolean
  deletions: readonly DeletionMark[]
}

export type Restored = { manifest: Manifest; about: string; erased: number; secret: SecretFate }
/** What became of the backup's secret: it is the settings', lies in the data folder, or there was none. */
export type SecretFate = 'same' | 'kept' | 'other' | 'none'

/** Restores a backup into an empty database: all of it or, if anything fails, nothing. */
export async function restoreBackup(wish: Wish): Promise<Restored> {
  const { file, key } = wish
  try {
    const manifest = await verifyArchive(file, key)
    requireKnownRelease(manifest)
    return await restoreInto(await wish.openTarget(), manifest, wish)
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error
    throw new Error(`${basename(file)} cannot be restored: ${error.message}.`, { cause: error })
  }
}

function requireKnownRelease({ migrations, release }: Manifest): void {
  if (migrations.every((hash) => knownMigrations.includes(hash))) return
  throw new ArchiveError(`it was made by release ${release}, which is newer than this one (${product.version})`)
}

async function restoreInto(target: Target, manifest: Manifest, wish: Wish): Promise<Restored> {
  const saved: string[] = []
  let takeSecretBack: (() => Promise<void>) | undefined
  try {
    const found = await prepareDatabase(target.database, async (client) => {
      await settleForms(client)
      await migrate(client, manifest.migrations)
      const loaded = await loadAll(client, manifest, wish, saved)
      await client.query('analyze')
      await migrate(client)
      return loaded
    })
    const secret = found ?? wish.secret
    const erased = secret
      ? await eraseAgain(target.database, { ...wish, secret, takenAt: new Date(manifest.taken_at) })
      : 0
    // Whoever is deleted again has been told of it.
    if (!wish.sendsLetters && erased > 0) await silence(target.database.jobs)
    const { fate, takeBack } = await placeSecret(target.dataDir, found, wish.secret)
    takeSecretBack = takeBack
    await target.finish()
    return { manifest, about: target.about, erased, secret: fate }
  } catch (error) {
    for (const name of saved) await wish.uploads.remove(name).catch(() => {})
    await takeSecretBack?.()
    await target.abandon()
    throw error
  }
}

/** Loads all parts in one transaction and answers the secret, if one is among them. */
async function loadAll(
  client: PoolClient,
  manifest: Manifest,
  wish: Wish,
  saved: string[],
): Promise<string | undefined> {
  let secret: string | undefined
  await client.query('begin')
  const tables = await matchTables(client, manifest)
  const wake = await setAside(
    client,
    Object.values(manifest.tables).reduce((sum, { rows }) => sum + rows, 0),
  )
  for await (const part of readArchive(wish.file, wish.key)) {
    if (part.kind === 'table') await loadTable(client, tables.get(part.name)!, part.content)
    else if (part.kind === 'secret') secret = (await collect(part.content)).toString().trim()
    else if (part.kind === 'upload') {
      await wish.uploads.save(part.name, await collect(part.content))
      saved.push(part.name)
    }
  }
  await setSequences(client, manifest)
  await compareCounts(client, manifest)
  if (!wish.sendsLetters) await silence(client)
  if (wish.endsSessions) await endSessions(client)
  await wake()
  await client.query('commit')
  return secret
}

/** Lays the backup's secret into the data folder, unless the settings have one; another that is there is kept beside it. */
async function placeSecret(dataDir: string, found: string | undefined, given: string | undefined) {
  const nothing = (fate: SecretFate) => ({ fate, takeBack: async () => {} })
  if (!found) return nothing('none')
  if (given !== undefined) return nothing(found === given ? 'same' : 'other')
  const file = join(dataDir, 'secret')
  const there = (await readFile(file, 'utf8').catch(() => '')).trim()
  if (there === found) return nothing('same')
  const before = `${file}.before-restore`
  if (there) await rename(file, before)
  await writeFile(file, `${found}\n`, { mode: 0o600 })
  const takeBack = () => (there ? rename(before, file) : rm(file))
  return { fate: 'kept' as SecretFate, takeBack }
}
