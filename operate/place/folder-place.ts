import { readdir, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { readDeletions } from '#api/tools/deletions.ts'

import { syncFolder } from '../temporary.ts'
import { readBackupName } from './backup-name.ts'
import type { BackupPlace } from './open-place.ts'

/** What a backup is called while it is written. */
export function getPartName(name: string): string {
  return `.${name}.part`
}

export function openFolderPlace(folder: string): BackupPlace {
  return {
    about: resolve(folder),
    folder,
    list: async () => {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      return names.filter((name) => readBackupName(name)).sort()
    },
    keep: async (name) => {
      const file = join(resolve(folder), name)
      await rename(join(folder, getPartName(name)), file)
      await syncFolder(folder)
      return file
    },
    bring: async (name) => ({ file: join(folder, name), release: () => {} }),
    remove: (name) => rm(join(folder, name), { force: true }),
    readDeletions: () => readDeletions(folder),
  }
}
