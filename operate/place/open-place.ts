import type { Environment } from '../../env.ts'
import { openBucketPlace } from './bucket-place.ts'
import { openFolderPlace } from './folder-place.ts'
import { chooseBackupFolder } from '#api/tools/choose-deletions.ts'
import type { DeletionMark } from '#api/tools/deletions.ts'

/** Where backups lie. */
export type BackupPlace = {
  /** Its address, for people. */
  about: string
  /** A folder on this machine where one is written, or where it is brought. */
  folder: string
  /** The names of what lies there that are names of backups, the newest last. */
  list: () => Promise<string[]>
  /** Takes a finished backup from its folder; it answers where it lies. */
  keep: (name: string) => Promise<string>
  /** A backup as a file of this machine; `release` removes what was brought for it. */
  bring: (name: string) => Promise<{ file: string; release: () => void }>
  remove: (name: string) => Promise<void>
  readDeletions: () => Promise<DeletionMark[]>
}

/** Where backups are to go: to what `--to` names, else to BACKUP_URL, else into the data folder. */
export function openPlace(env: Environment, to?: string): BackupPlace {
  const address = to ?? env.BACKUP_URL
  const local = chooseBackupFolder(env)
  if (!address?.startsWith('s3://')) return openFolderPlace(to ?? local)
  return openBucketPlace({ ...env, BACKUP_URL: address }, local)
}
