import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

import { chooseUploads } from '#api/tools/choose-uploads.ts'
import { keepSecret } from '#api/tools/secret.ts'
import { lockFolder } from '#api/database/lock.ts'

import type { Environment } from '../../env.ts'
import { readKeyFile } from '../archive/encryption.ts'
import type { Manifest } from '../archive/manifest.ts'
import { createBackupName } from '../place/backup-name.ts'
import { getPartName } from '../place/folder-place.ts'
import { openPlace } from '../place/open-place.ts'
import { removeAtExit } from '../temporary.ts'
import { openSource } from './open-source.ts'
import { writeBackup } from './write-backup.ts'

type Wish = {
  /** A file, a folder or `s3://…`; else where the settings say. */
  to?: string | undefined
  withoutSecret?: boolean
  /** Whether it is made of a product that is stopped alone, and refused by one that runs. */
  isStopped?: boolean
  say?: (line: string) => void
}

export type Made = { at: string; bytes: number; manifest: Manifest; heldMs: number | undefined }

/** Makes a backup of the settings' database while the product runs or not. */
export async function makeBackup(
  env: Environment,
  { to, withoutSecret, isStopped, say = console.error }: Wish,
): Promise<Made> {
  const key = env.BACKUP_KEY_FILE === undefined ? undefined : readKeyFile(env.BACKUP_KEY_FILE)
  const wished = await readWish(to, createBackupName(new Date(), key !== undefined))
  const place = openPlace(env, wished.to)
  const { name } = wished
  await mkdir(place.folder, { recursive: true, mode: 0o700 })
  const release = await takeTurn(place.folder)
  const part = join(place.folder, getPartName(name))
  const removePart = removeAtExit(part)
  try {
    await removeLeftovers(place.folder)
    const made = await write(part)
    return { at: await place.keep(name), ...made }
  } finally {
    removePart()
    release()
  }

  async function write(file: string) {
    const where = { url: env.DATABASE_URL, readUrl: env.DATABASE_READ_URL, dataDir: env.DATA_DIR, isStopped }
    const source = await openSource(where, say)
    try {
      const uploads = chooseUploads(env, join(env.DATA_DIR, 'uploads'))
      const secret = withoutSecret ? undefined : (env.SECRET ?? (await keepSecret(env.DATA_DIR)))
      const manifest = await writeBackup(file, { source, uploads, secret, key })
      return { manifest, bytes: (await stat(file)).size, heldMs: source.heldMs }
    } finally {
      await source.close()
    }
  }
}

/** What `--to` means: a folder that is there, a bucket, or else a file that is not there yet. */
async function readWish(to: string | undefined, name: string): Promise<{ to?: string; name: string }> {
  if (to === undefined) return { name }
  if (to.startsWith('s3://')) return { to, name }
  const found = await stat(to).catch(() => null)
  if (found?.isDirectory()) return { to, name }
  if (found) throw new Error(`${to} is there already: a backup takes the place of none.`)
  return { to: dirname(to), name: basename(to) }
}

async function takeTurn(folder: string): Promise<() => void> {
  try {
    return (await lockFolder(join(folder, '.backup'))).release
  } catch (cause) {
    const isTaken = existsSync(join(folder, '.backup.lock'))
    throw isTaken ? new Error(`Another backup is being written into ${folder}.`, { cause }) : cause
  }
}

/** What one left behind that was killed; nobody else writes here now. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/^\.marquesina-.*(\.part|part-\w+)$/.test(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
