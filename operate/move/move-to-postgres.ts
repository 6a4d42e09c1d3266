import { join } from 'node:path'

import { openFolderUploads } from '#api/tools/uploads.ts'

import type { Environment } from '../../env.ts'
import { makeBackup } from '../backup/make-backup.ts'
import type { Manifest } from '../archive/manifest.ts'
import { openTarget } from '../restore/open-target.ts'
import { restoreBackup } from '../restore/restore-backup.ts'
import { readKeyFile } from '../archive/encryption.ts'

/**
 * Moves the embedded database of a product that is stopped to an empty one of a PostgreSQL server, letters that wait
 * included. Uploads and secret stay in the data folder, and so does the embedded database; the backup of it is kept.
 */
export async function moveToPostgres(
  env: Environment,
  url: string,
): Promise<{ manifest: Manifest; at: string; about: string }> {
  if (env.DATABASE_URL) throw new Error('DATABASE_URL is set: the product is on a PostgreSQL server already.')
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(`${url} is no address such as postgres://user:password@host/name`)
  const { at, manifest } = await makeBackup({ ...env, BACKUP_URL: undefined }, { isStopped: true })
  const uploads = openFolderUploads(join(env.DATA_DIR, 'uploads'))
  const { about } = await restoreBackup({
    file: at,
    key: env.BACKUP_KEY_FILE === undefined ? undefined : readKeyFile(env.BACKUP_KEY_FILE),
    openTarget: () => openTarget({ url, dataDir: env.DATA_DIR }),
    // They are where they were.
    uploads: { ...uploads, save: async () => {}, remove: async () => {} },
    secret: env.SECRET,
    sendsLetters: true,
    deletions: [],
  })
  return { manifest, at, about }
}
