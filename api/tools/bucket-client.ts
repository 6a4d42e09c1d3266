import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { AwsClient } from 'aws4fetch'

export type Bucket = {
  /** `s3://bucket` or `s3://bucket/folder`. */
  address: string
  /** Where the store answers; Amazon's own where none is named. */
  endpoint: string | undefined
  region: string
  keyId: string
  secretKey: string
  /** A store refuses what is signed for another time than its own. */
  now?: (() => Date) | undefined
}

type Sent = { bytes?: Uint8Array<ArrayBuffer>; headers?: Record<string, string>; maxBytes?: number; megabytes?: number }
export type BucketAnswer = { status: number; headers: Headers; body: Uint8Array }

/** All tries together, for each megabyte: whoever waits is told before the endpoint's own patience ends. */
const patience = 1500
/** What is asked here may be asked again: every name is kept once. */
const tries = 2

/** Asks a store that speaks S3 by path (`endpoint/bucket/folder/name`) with signed calls. */
export function createBucketClient({ address, endpoint, region, keyId, secretKey, now = () => new Date() }: Bucket) {
  const store = new AwsClient({ accessKeyId: keyId, secretAccessKey: secretKey, service: 's3', region, retries: 0 })
  const host = endpoint ?? `https://s3.${region}.amazonaws.com`
  const [name = '', ...folders] = address.slice('s3://'.length).replace(/\/+$/, '').split('/')
  const bucket = `${host.replace(/\/+$/, '')}/${name}`
  const under = folders.map((one) => `${one}/`).join('')

  async function tryOnce(signal: AbortSignal, method: string, url: string, sent: Sent): Promise<BucketAnswer> {
    const { bytes, headers, maxBytes = Infinity } = sent
    const hash = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    const signed = { 'X-Amz-Content-Sha256': hash, ...headers }
    const datetime = now().toISOString()
    const aws = { datetime: datetime.replace(/[:-]|\.\d{3}/g, '') }
    const request = await store.sign(url, { method, headers: signed, aws, ...(bytes && { body: bytes }) })
    const answer = await fetch(request, { signal, redirect: 'manual' })
    if (Number(answer.headers.get('Content-Length')) > maxBytes) {
      await answer.body?.cancel()
      throw new Error(`the store sends more than the ${maxBytes} bytes that were asked for`)
    }
    return { status: answer.status, headers: answer.headers, body: new Uint8Array(await answer.arrayBuffer()) }
  }

  /** The store's answer, whatever it says, of a second try where the first met a fault; throws where there is none in time. */
  async function askAt(method: string, url: string, sent: Sent = {}): Promise<BucketAnswer> {
    const signal = AbortSignal.timeout(patience * Math.max(1, sent.megabytes ?? 1))
    for (let left = tries - 1; ; left--) {
      const answer = await tryOnce(signal, method, url, sent).catch((error: unknown) => {
        if (left === 0 || signal.aborted) throw error
        return null
      })
      if (answer && (answer.status < 500 || left === 0)) return answer
      await sleep(100 + Math.random() * 100, undefined, { signal })
    }
  }
  const ask = (method: string, name: string, sent?: Sent) => askAt(method, `${bucket}/${under}${name}`, sent)

  /** What lies there under names that begin so, in their order, and when it was put there. */
  async function list(prefix: string): Promise<{ name: string; at: Date }[]> {
    const found: { name: string; at: Date }[] = []
    for (let token: string | undefined = ''; token !== undefined;) {
      const query = new URLSearchParams({ 'list-type': '2', prefix: under + prefix })
      if (token) query.set('continuation-token', token)
      const { status, body } = await askAt('GET', `${bucket}?${query}`, { megabytes: 10 })
      if (status !== 200)
        throw new Error(`The store of ${address} answered ${status} ${readRefusalCode(body)}`.trimEnd())
      const text = new TextDecoder().decode(body)
      found.push(...readList(text, under.length))
      token = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]
    }
    return found.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  }
  return { ask, list }
}

function readList(text: string, under: number): { name: string; at: Date }[] {
  return [...text.matchAll(/<Contents>.*?<\/Contents>/gs)].map(([entry]) => {
    const [key, at] = ['Key', 'LastModified'].map((tag) => new RegExp(`<${tag}>([^<]+)<`).exec(entry)?.[1] ?? '')
    return { name: key!.slice(under), at: new Date(at!) }
  })
}

/** What a store calls its refusal, as `SignatureDoesNotMatch`. */
export function readRefusalCode(body: Uint8Array): string {
  const text = new TextDecoder().decode(body.subarray(0, 2000))
  return /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? ''
}
