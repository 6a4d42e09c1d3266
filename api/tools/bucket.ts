import { createBucketClient, readRefusalCode, type Bucket } from './bucket-client.ts'
import { getUploadType, isUploadName, type Uploads } from './uploads.ts'

/** Uploads in a bucket of a store that speaks S3. */
export function openBucketUploads(bucket: Bucket): Uploads {
  const { ask } = createBucketClient(bucket)

  return {
    save: async (name, bytes) => {
      const headers = { 'Content-Type': getUploadType(name) }
      const answer = await ask('PUT', name, {
        bytes: new Uint8Array(bytes),
        headers,
        megabytes: bytes.length / 2 ** 20,
      })
      if (answer.status !== 200) throw refusalOf(answer)
    },
    read: async (name) => {
      if (!isUploadName(name)) return null
      const answer = await ask('GET', name, { megabytes: usualMegabytes(name) })
      if (answer.status === 404 && readRefusalCode(answer.body) !== 'NoSuchBucket') return null
      if (answer.status !== 200) throw refusalOf(answer)
      return answer.body
    },
    readPart: async (name, { from, bytes }) => {
      if (!isUploadName(name)) return null
      const headers = { Range: `bytes=${from}-${from + bytes - 1}` }
      const answer = await ask('GET', name, { headers, maxBytes: bytes })
      if (answer.status === 404 && readRefusalCode(answer.body) !== 'NoSuchBucket') return null
      if (answer.status !== 206 && answer.status !== 200) throw refusalOf(answer)
      return answer.body
    },
    measure: async (name) => {
      if (!isUploadName(name)) return null
      const answer = await ask('HEAD', name)
      if (answer.status === 404) return null
      if (answer.status !== 200) throw refusalOf(answer)
      const length = answer.headers.get('content-length')
      if (length === null) throw new Error('the store of uploads does not say how long what it keeps is')
      return Number(length)
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

/** Originals and documents are larger than what is shown. */
function usualMegabytes(name: string): number {
  return name.startsWith('o/') ? 3 : name.startsWith('d/') ? 10 : 1
}
