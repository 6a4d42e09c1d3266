import { join } from 'node:path'

import type { Logger } from 'pino'

import { createBucketClient } from './bucket-client.ts'
import { type Deletions, openDeletions } from './deletions.ts'

/** As the environment says it. */
type Settings = {
  DATA_DIR: string
  /** A folder, or `s3://bucket/folder`; none means the folder `backups` of the data. */
  BACKUP_URL?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_REGION: string
  AWS_ENDPOINT_URL?: string | undefined
}

/** The folder of what is kept beside backups: that of the backups themselves, where they lie in one. */
export function chooseBackupFolder({ BACKUP_URL, DATA_DIR }: Pick<Settings, 'BACKUP_URL' | 'DATA_DIR'>): string {
  return BACKUP_URL && !BACKUP_URL.startsWith('s3://') ? BACKUP_URL : join(DATA_DIR, 'backups')
}

/** The bucket of the backups; none where they lie in a folder. */
export function openBackupBucket(settings: Settings) {
  const { BACKUP_URL: address, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secretKey } = settings
  if (!address?.startsWith('s3://') || !keyId || !secretKey) return undefined
  return createBucketClient({
    address,
    endpoint: settings.AWS_ENDPOINT_URL,
    region: settings.AWS_REGION,
    keyId,
    secretKey,
  })
}

type Needed = { secret: string; now: () => Date; log: Logger }

/** Where an installation writes down which accounts were deleted. */
export function chooseDeletions(settings: Settings, { secret, now, log }: Needed): Deletions {
  return openDeletions({
    folder: chooseBackupFolder(settings),
    secret,
    now,
    bucket: openBackupBucket(settings),
    onAway: (err) => log.error({ err }, 'the store of backups has not heard of a deletion; the next backup tells it'),
  })
}
