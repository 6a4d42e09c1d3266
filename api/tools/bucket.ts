import { createBucketClient, readRefusalCode, type Bucket } from './bucket-client.ts'
import { isUploadName, type Uploads } from './uploads.ts'

/** Uploads in a bucket of a store that speaks S3. */
export function openBucketUploads(bucket: Bucket): Uploads {
  const { ask } = createBucketClient(bucket)

  return {
    save: async (name, bytes) => {
      const answer = await ask('PUT', name, { bytes: new Uint8Array(bytes), headers: { 'Content-Type': 'image/webp' } })
      if (answer.status !== 200) throw refusalOf(answer)
    },
    read: async (name) => {
      if (!isUploadName(name)) return null
      const answer = await ask('GET', name)
      if (answer.status === 404 && readRefusalCode(answer.body) !== 'NoSuchBucket') return null
      if (answer.status !== 200) throw refusalOf(answer)
      return answer.body
    },
    remove: async (name) => {
      if (!isUploadName(name)) return
      const answer = await ask('DELETE', name)
      const isGone = [200, 204].includes(answer.status) || readRefusalCode(answer.body) === 'NoSuchKey'
      if (!isGone) throw refusalOf(answer)
    },
  }
}

function refusalOf({ status, body }: { status: number; body: Uint8Array }): Error {
  return new Error(`the store of uploads answered ${status} ${readRefusalCode(body)}`.trimEnd())
}
