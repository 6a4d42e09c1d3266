import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a store behaves: as it should, or as it may fail; `deaf` takes what is sent and says nothing of it. */
export type Mood = 'works' | 'refuses' | 'hangs' | 'deaf'

type Key = { id: string; secret: string; region: string }
type Kept = { body: Buffer; type: string; at?: Date }
type Signed = {
  method: string
  /** As sent: path and query. */
  url: string
  header: (name: string) => string
}

/** A server on this machine that speaks S3 for one bucket: it checks every signature by its own means, and keeps objects. */
export async function startTestStore(key: Key, bucket: string) {
  const kept = new Map<string, Kept>()
  let mood: Mood = 'works'
  let [asked, stumbles] = [0, 0]

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const sent = Buffer.concat(await incoming.toArray())
    asked++
    if (mood === 'hangs') return
    if (mood === 'refuses' || stumbles-- > 0) return say(outgoing, 503, 'SlowDown')
    const refusal = refusalOf(incoming, sent, key)
    if (refusal) return say(outgoing, 403, refusal)
    const listed = new URL(incoming.url ?? '', 'http://store').searchParams
    if (listed.has('list-type')) return list(outgoing, kept, listed.get('prefix') ?? '')
    const [, at = '', name = ''] = /^\/([^/]+)\/(.+)$/.exec(decodeURIComponent(incoming.url ?? '')) ?? []
    if (at !== bucket) return say(outgoing, 404, 'NoSuchBucket')
    if (incoming.method === 'PUT')
      kept.set(name, { body: sent, type: incoming.headers['content-type'] ?? '', at: new Date() })
    if (incoming.method === 'DELETE') kept.delete(name)
    if (mood === 'deaf') return
    if (incoming.method === 'DELETE') return void outgoing.writeHead(204).end()
    const found = kept.get(name)
    if (!found) return say(outgoing, 404, 'NoSuchKey')
    const etag = `"${sha256(found.body).slice(0, 32)}"`
    if (![undefined, etag].includes(incoming.headers['if-match'])) return say(outgoing, 412, 'PreconditionFailed')
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(incoming.headers.range ?? '') ?? []
    const body = first ? found.body.subarray(Number(first), Number(last) + 1) : found.body
    const range = first !== undefined && {
      'Content-Range': `bytes ${first}-${Number(first) + body.length - 1}/${found.body.length}`,
    }
    // Of what was put nothing is sent back; who asks by HEAD is told the length of what GET sends.
    const length = { 'Content-Length': incoming.method === 'PUT' ? 0 : body.length }
    outgoing.writeHead(range ? 206 : 200, { 'Content-Type': found.type, ETag: etag, ...length, ...range })
    outgoing.end(incoming.method === 'GET' ? body : '')
  }

  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    kept,
    asked: () => asked,
    become: (next: Mood) => {
      mood = next
    },
    /** The next calls, so many, are refused as by a store that has too much to do. */
    stumble: (times: number) => {
      stumbles = times
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Names that begin so, as a store lists them. */
function list(outgoing: ServerResponse, kept: Map<string, Kept>, prefix: string): void {
  const found = [...kept].filter(([name]) => name.startsWith(prefix)).sort(([one], [other]) => (one < other ? -1 : 1))
  outgoing.writeHead(200, { 'Content-Type': 'application/xml' })
  const keys = found.map(
    ([name, { at }]) =>
      `<Contents><Key>${name}</Key><LastModified>${(at ?? new Date()).toISOString()}</LastModified></Contents>`,
  )
  outgoing.end(`<ListBucketResult>${keys.join('')}</ListBucketResult>`)
}

function say(outgoing: ServerResponse, status: number, code: string): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

function refusalOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer, key: Key): string | null {
  const header = (name: string) => String(headers[name] ?? '')
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(header('authorization')) ?? []
  const date = header('x-amz-date')
  const scope = `${date.slice(0, 8)}/${key.region}/s3/aws4_request`
  if (credential !== `${key.id}/${scope}`) return 'InvalidAccessKeyId'
  const at = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < 15 * 60_000)) return 'RequestTimeTooSkewed'
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name))) {
    return 'AccessDenied'
  }
  if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  return signature === signRequest({ method, url, header }, names, key) ? null : 'SignatureDoesNotMatch'
}

/** Signature Version 4 as Amazon describes it, of a call whose date and hash stand in its headers. */
export function signRequest({ method, url, header }: Signed, names: string, { secret, region }: Key): string {
  const date = header('x-amz-date')
  const [path = '', query = ''] = url.split('?')
  const headers = names.split(';').map((name) => `${name}:${header(name).trim()}\n`)
  const canonical = [method, path, query, headers.join(''), names, header('x-amz-content-sha256')].join('\n')
  const scope = [date.slice(0, 8), region, 's3', 'aws4_request']
  const key = scope.reduce<Buffer>((before, part) => hmac(before, part), Buffer.from(`AWS4${secret}`))
  return hmac(key, ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n')).toString('hex')
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
