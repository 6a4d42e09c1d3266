import { createGunzip } from 'node:zlib'
import { Readable } from 'node:stream'

import { uploadBytes } from '#contract/picture/picture.ts'

import { AppError } from '../app-error.ts'
import type { Tools } from '../tools.ts'
import { endUnchanged, keepFile } from './save-file.ts'
import { moveRun, type RunRow, type SourceRow } from './queries.ts'
import { authorize } from './source-secret.ts'

const firstByteMs = 8000
const totalMs = 5 * 60_000
/** Times its size that a packed file may have. */
const largestRatio = 20
/** A packed one of less may be larger unpacked: a small table packs well. */
const smallestBound = 2 * 2 ** 20

/**
 * Fetches what is at a source's address now and keeps it in pieces, as what people send. Where nothing changed since
 * the last file, the run is over: everything is as it was.
 */
export async function fetchFile(
  tools: Pick<Tools, 'db' | 'outside' | 'secret' | 'now'>,
  run: RunRow,
  source: SourceRow,
  signal: AbortSignal,
): Promise<void> {
  const { db, outside, secret } = tools
  const headers = { ...authorize(secret, source), ...ask(source) }
  const maxBytes = uploadBytes.import
  const answer = await outside.call({ url: source.address!, headers, maxBytes, firstByteMs, totalMs, signal })
  try {
    if (answer.status === 304) return await endUnchanged(tools, run, source)
    if (answer.status !== 200) throw new AppError('outside.unreachable')
    const { upload_id, size } = await keepFile(db, source, unpack(answer.body))
    const [etag, last_modified] = [answer.headers.get('etag'), answer.headers.get('last-modified')]
    const file = new URL(answer.url).hostname
    await moveRun(db, run, { upload_id, bytes: size, file, etag: cut(etag), last_modified: cut(last_modified) })
  } finally {
    answer.close()
  }
}

const cut = (text: string | null) => (text !== null && text.length <= 200 ? text : null)

function ask({ etag, last_modified }: SourceRow): Record<string, string> {
  return { ...(etag && { 'if-none-match': etag }), ...(last_modified && { 'if-modified-since': last_modified }) }
}

/** A file that is packed itself (`feed.xml.gz`) is unpacked, as far as it grows no more than files do. */
async function* unpack(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done) return
  let packed = 0
  async function* all(): AsyncGenerator<Uint8Array> {
    for (let next: IteratorResult<Uint8Array> = first; !next.done; next = await pieces.next()) {
      packed += next.value.length
      yield next.value
    }
  }
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* all()
    return
  }
  let open = 0
  try {
    for await (const chunk of Readable.from(all()).pipe(createGunzip()) as AsyncIterable<Uint8Array>) {
      open += chunk.length
      if (open > Math.max(smallestBound, packed * largestRatio)) throw new AppError('import.unreadable')
      yield chunk
    }
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('import.unreadable', { cause })
  }
}
