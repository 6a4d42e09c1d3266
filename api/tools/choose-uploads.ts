import { openBucketUploads } from './bucket.ts'
import { type Uploads, openFolderUploads } from './uploads.ts'

/** As the environment says it, by the names that every tool of Amazon's knows. */
type Settings = {
  /** `s3://bucket/folder`; none means the folder on disk. */
  STORAGE_URL?: string | undefined
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_REGION: string
  AWS_ENDPOINT_URL?: string | undefined
}

/** Where an installation keeps what people send: in a bucket, or in a folder. */
export function chooseUploads(settings: Settings, folder: string, now?: () => Date): Uploads {
  const { STORAGE_URL: address, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secretKey } = settings
  if (!address || !keyId || !secretKey) return openFolderUploads(folder)
  return openBucketUploads({
    address,
    endpoint: settings.AWS_ENDPOINT_URL,
    region: settings.AWS_REGION,
    keyId,
    secretKey,
    now,
  })
}
