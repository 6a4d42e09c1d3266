import { createDecipheriv, createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import { Readable } from 'node:stream'

import { eq, sql } from 'drizzle-orm'

import { maxPieceBytes, uploadBytes } from '#contract/picture/picture.ts'

import { AppError } from '../app-error.ts'
import type { Database } from '../database/open.ts'
import { uploadParts, uploads } from '../picture/table.ts'
import type { Tools } from '../tools.ts'
import { moveRun, type RunRow, type SourceRow, tellFinished } from './queries.ts'
import { importSources } from './table.ts'

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
    const upload_id = await beginUpload(db, source)
    const size = await keepPieces(db, upload_id, unpack(answer.body))
    await db
      .update(uploads)
      .set({ size, taken: size, became: `i/${upload_id}` })
      .where(eq(uploads.id, upload_id))
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

function authorize(secret: string, { user, password, id }: SourceRow): Record<string, string> {
  if (!user || !password) return {}
  const open = decryptPassword(secret, id, password)
  // Another `SECRET`, or another's: the address will say that it wants one.
  if (open === null) return {}
  return { authorization: `Basic ${Buffer.from(`${user}:${open}`).toString('base64')}` }
}

async function endUnchanged({ db, now }: Pick<Tools, 'db' | 'now'>, run: RunRow, source: SourceRow): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await tx.execute<{ count: number }>(sql`
      select count(*)::int as count from import_item where source_id = ${source.id} and gone_at is null`)
    const { count } = known.rows[0]!
    const done = { state: 'done' as const, rows: count, unchanged: count, ended_at: now() }
    if (!(await moveRun(tx, run, done))) return
    await tellFinished(tx, run, source)
    await tx.update(importSources).set({ read_at: now() }).where(eq(importSources.id, source.id))
  })
}

async function beginUpload(db: Database, { id, agency_id }: SourceRow): Promise<string> {
  const expires_at = sql`now() + interval '8 days'`
  const row = { agency_id, purpose: 'import' as const, size: 2 ** 40, media_type: '', source_id: id, expires_at }
  const [added] = await db.insert(uploads).values(row).returning({ id: uploads.id })
  return added!.id
}

async function keepPieces(db: Database, upload_id: string, body: AsyncIterable<Uint8Array>): Promise<number> {
  let offset = 0
  let waiting: Uint8Array[] = []
  let bytes = 0
  const keep = async () => {
    if (bytes === 0) return
    await db.insert(uploadParts).values({ upload_id, offset, content: Buffer.concat(waiting) })
    offset += bytes
    waiting = []
    bytes = 0
  }
  for await (const chunk of body) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + maxPieceBytes - bytes)
      waiting.push(part)
      bytes += part.length
      at += part.length
      if (bytes === maxPieceBytes) await keep()
    }
    if (offset + bytes > uploadBytes.import) throw new AppError('import.unreadable')
  }
  await keep()
  return offset
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

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'import source', 32))

/** A password as it is kept: nobody reads it from the table. */
export function encryptPassword(secret: string, source_id: number, password: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(String(source_id)))
  const text = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

function decryptPassword(secret: string, source_id: number, kept: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), kept.subarray(0, 12))
    decipher.setAAD(Buffer.from(String(source_id))).setAuthTag(kept.subarray(12, 28))
    return decipher.update(kept.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
