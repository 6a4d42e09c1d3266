import { createBucketClient, readRefusalCode, type Bucket, type BucketAnswer } from '../../tools/bucket-client.ts'
import type { TileFile } from './tile-file.ts'

/** An object of a bucket (`s3://bucket/key`), read by ranges; every range must be of the object that was opened. */
export async function openBucketFile(bucket: Bucket): Promise<TileFile> {
  const at = bucket.address.lastIndexOf('/')
  const name = bucket.address.slice(at + 1)
  const { ask } = createBucketClient({ ...bucket, address: bucket.address.slice(0, at) })

  const { etag, length } = await look()
  async function look() {
    const answer = await ask('GET', name, { headers: { Range: 'bytes=0-0' }, maxBytes: 4096 })
    return describe(answer)
  }

  return {
    length,
    read: async (offset, count) => {
      const last = offset + count - 1
      const answer = await ask('GET', name, {
        headers: { Range: `bytes=${offset}-${last}`, 'If-Match': etag },
        maxBytes: Math.max(count, 4096),
      })
      if (answer.status === 412) throw new Error('the object in the bucket is another one now')
      const found = describe(answer)
      const isWhole = answer.headers.get('Content-Range')?.startsWith(`bytes ${offset}-${last}/`)
      if (found.etag !== etag || !isWhole || answer.body.length !== count)
        throw new Error('the object in the bucket is another one now')
      return Buffer.from(answer.body.buffer, answer.body.byteOffset, count)
    },
    isCurrent: async () => (await look()).etag === etag,
    close: async () => {},
  }
}

function describe({ status, headers, body }: BucketAnswer): { etag: string; length: number } {
  if (status !== 206) throw new Error(`the store answered ${status} ${readRefusalCode(body)}`.trimEnd())
  const etag = headers.get('ETag')
  const length = Number(/\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1])
  if (!etag || !Number.isSafeInteger(length)) throw new Error('the store does not say which object a range is of')
  return { etag, length }
}
