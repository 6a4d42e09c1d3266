import type { Bucket } from './bucket-client.ts'
import { openBucketUploads } from './bucket.ts'
import { readFolderMark } from './folder-mark.ts'
import { openAssetBucket, openAssetFolder, type Assets } from './keep-assets.ts'
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
export function chooseUploads(settings: Settings, folder: string): Uploads {
  const bucket = findBucket(settings)
  return bucket ? openBucketUploads(bucket) : openFolderUploads(folder)
}

/** Where it keeps the scripts and styles of its releases. */
export function chooseAssets(settings: Settings, folder: string): Assets {
  const bucket = findBucket(settings)
  return bucket ? openAssetBucket(bucket) : openAssetFolder(folder)
}

/** Words for the place of uploads, the same for all processes that share it. */
export async function describeUploadsPlace(settings: Settings, dataDir: string): Promise<string> {
  const bucket = findBucket(settings)
  return bucket ? `${bucket.endpoint ?? ''} ${bucket.address.replace(/\/+$/, '')}` : readFolderMark(dataDir)
}

function findBucket(settings: Settings): Bucket | null {
  const { STORAGE_URL: address, AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secretKey } = settings
  if (!address || !keyId || !secretKey) return null
  return { address, endpoint: settings.AWS_ENDPOINT_URL, region: settings.AWS_REGION, keyId, secretKey }
}
