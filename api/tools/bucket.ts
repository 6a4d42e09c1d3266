import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { AwsClient } from 'aws4fetch'

import { isUploadName, type Uploads } from './uploads.ts'

type Bucket = {
  /** `s3://bucket` or `s3://bucket/folder`. */
  address: string
  /** Where the store answers; Amazon's own where none is named. */
  endpoint: string | undefined
  region: string
  keyId: string
  secretKey: string
}

/** All tries together: whoever waits is told before the endpoint's own patience ends. */
const patience = 1500
/** Every name is kept once, so that any call may be made again. */
const tries = 2

/** Uploads in a bucket of a store that speaks S3, asked by path (`endpoint/bucket/folder/name`) with signed calls. */
export function openBucketUploads({ address, endpoint, region, keyId, secretKey }: Bucket): Uploads {
  const store = new AwsClient({ accessKeyId: keyId, secretAccessKey: secretKey, service: 's3', region, retries: 0 })
  const host = endpoint ?? `https://s3.${region}.amazonaws.com`
  const folder = [host, address.slice('s3://'.length)].map((part) => part.replace(/\/+$/, '')).join('/')

  async function tryOnce(signal: AbortSignal, method: string, name: string, bytes?: Uint8Array<ArrayBuffer>) {
    const hash = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    const headers = { 'X-Amz-Content-Sha256': hash, ...(bytes && { 'Content-Type': 'image/webp' }) }
    const request = await store.sign(`${folder}/${name}`, { method, headers, ...(bytes && { body: bytes }) })
    const answer = await fetch(request, { signal, redirect: 'manual' })
    return { status: answer.status, body: new Uint8Array(await answer.arrayBuffer()) }
  }

  async function ask(method: string, name: string, bytes?: Uint8Array<ArrayBuffer>) {
    const signal = AbortSignal.timeout(patience)
    for (let left = tries - 1; ; left--) {
      const answer = await tryOnce(signal, method, name, bytes).catch((error: unknown) => {
        if (left === 0 || signal.aborted) throw error
        return null
      })
      if (answer && (answer.status < 500 || left === 0)) return answer
      await sleep(100 + Math.random() * 100, undefined, { signal })
    }
  }

  return {
    save: async (name, bytes) => {
      const answer = await ask('PUT', name, new Uint8Array(bytes))
      if (answer.status !== 200) throw refusalOf(answer)
    },
    read: async (name) => {
      if (!isUploadName(name)) return null
      const answer = await ask('GET', name)
      if (answer.status === 404 && codeIn(answer.body) !== 'NoSuchBucket') return null
      if (answer.status !== 200) throw refusalOf(answer)
      return answer.body
    },
    remove: async (name) => {
      if (!isUploadName(name)) return
      const answer = await ask('DELETE', name)
      const isGone = [200, 204].includes(answer.status) || codeIn(answer.body) === 'NoSuchKey'
      if (!isGone) throw refusalOf(answer)
    },
  }
}

function refusalOf({ status, body }: { status: number; body: Uint8Array }): Error {
  return new Error(`the store of uploads answered ${status} ${codeIn(body)}`.trimEnd())
}

/** What a store calls its refusal, as `SignatureDoesNotMatch`. */
function codeIn(body: Uint8Array): string {
  const text = new TextDecoder().decode(body.subarray(0, 2000))
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''
}
