import { createHash } from 'node:crypto'

import { eq } from 'drizzle-orm'

import type { PictureProblem } from '#contract/import/run.ts'
import { maxPieceBytes } from '#contract/picture/picture.ts'

import { AppError } from '../../app-error.ts'
import { uploadParts, uploads } from '../../picture/table.ts'
import { findOutsideReason } from '../../tools/outside/refusal.ts'
import type { OutsideAnswer } from '../../tools/outside/outside.ts'
import type { Tools } from '../../tools.ts'
import { type FetchRow, settle } from './queries.ts'
import { bounds, choosePause, priorities } from './rules.ts'
import { leaveHost, thankHost } from './suspend-host.ts'
import { pictureFetches } from './table.ts'

export type Fetching = Pick<Tools, 'db' | 'outside' | 'now' | 'wakePictures'>

/** Fetches one picture, unless it is what it was, and hands it on as what people send; a failure is tried again later. */
export async function fetchPicture(tools: Fetching, row: FetchRow, signal: AbortSignal): Promise<void> {
  try {
    const { maxBytes, firstByteMs, totalMs } = bounds
    const asked = { url: row.url, headers: ask(row), maxBytes, firstByteMs, totalMs, signal }
    const answer = await tools.outside.call(asked)
    try {
      await takeAnswer(tools, row, answer)
    } finally {
      answer.close()
    }
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof AppError)) throw error
    await noteFailure(tools, row, describeFailure(error))
  }
}

function ask({ picture, etag, last_modified }: FetchRow): Record<string, string> {
  const accept = { accept: 'image/avif,image/webp,image/jpeg,image/png;q=0.9,image/*;q=0.5' }
  if (picture === null) return accept
  return {
    ...accept,
    ...(etag && { 'if-none-match': etag }),
    ...(last_modified && { 'if-modified-since': last_modified }),
  }
}

function describeFailure(error: AppError): { problem: PictureProblem; isFinal: boolean } {
  if (error.code === 'outside.refused') return { problem: 'import.picture_refused', isFinal: true }
  const reason = findOutsideReason(error)
  if (reason === 'size' || reason === 'packing') return { problem: 'import.picture_too_large', isFinal: true }
  return { problem: 'import.picture_unreachable', isFinal: false }
}

async function takeAnswer(tools: Fetching, row: FetchRow, answer: OutsideAnswer): Promise<void> {
  const { status } = answer
  if (status === 429 || status === 503) return leaveHost(tools, row, answer.headers.get('retry-after'))
  await thankHost(tools, row)
  if (status === 304) return keep(tools, row)
  // What an address says plainly it says again a moment later; all else may pass.
  if (status >= 400 && status < 500 && status !== 408 && status !== 425)
    return noteFailure(tools, row, { problem: 'import.picture_missing', isFinal: true })
  if (status !== 200) return noteFailure(tools, row, { problem: 'import.picture_unreachable', isFinal: false })
  const bytes = await readAll(answer.body)
  const sha256 = createHash('sha256').update(bytes).digest()
  if (row.picture !== null && sha256.toString('hex') === row.sha256) return keep(tools, row)
  if (bytes.length === 0) return noteFailure(tools, row, { problem: 'import.picture_unreadable', isFinal: true })
  await handOn(tools, row, bytes, { sha256, ...readValidators(answer.headers) })
}

async function readAll(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces)
}

const cut = (text: string | null) => (text !== null && text.length <= 200 ? text : null)

function readValidators(headers: Headers) {
  return { etag: cut(headers.get('etag')), last_modified: cut(headers.get('last-modified')) }
}

/** Its bytes are kept in pieces as an upload of nobody's: whoever makes pictures takes it from there, whatever ends here. */
async function handOn(
  { db, wakePictures }: Fetching,
  row: FetchRow,
  bytes: Buffer,
  validators: { sha256: Buffer; etag: string | null; last_modified: string | null },
): Promise<void> {
  const { id, agency_id, source_id, kind, priority } = row
  await db.transaction(async (tx) => {
    const [still] = await tx.select().from(pictureFetches).where(eq(pictureFetches.id, id)).for('update')
    if (!still || still.state === 'sent') return
    const about: Record<string, string> = priority === priorities.cover ? { cover: '1' } : {}
    const size = { size: bytes.length, taken: bytes.length, media_type: '' }
    const [upload] = await tx
      .insert(uploads)
      .values({ agency_id, purpose: kind, source_id, about, ...size })
      .returning({ id: uploads.id })
    const parts = []
    for (let offset = 0; offset < bytes.length; offset += maxPieceBytes) {
      parts.push({ upload_id: upload!.id, offset, content: bytes.subarray(offset, offset + maxPieceBytes) })
    }
    await tx.insert(uploadParts).values(parts)
    await tx
      .update(pictureFetches)
      .set({ state: 'sent', upload_id: upload!.id, leased_until: null, ...validators })
      .where(eq(pictureFetches.id, id))
  })
  wakePictures()
}

/** What is at its address is what is here. */
async function keep({ db, now }: Fetching, { id }: FetchRow): Promise<void> {
  await db.transaction((tx) => settle(tx, [id], { state: 'here', problem: null, now: now() }))
}

/** Tries again later, or gives it up for a day and says so; what was here before stays. */
async function noteFailure(
  { db, now }: Fetching,
  { id, attempts }: FetchRow,
  { problem, isFinal }: { problem: PictureProblem; isFinal: boolean },
): Promise<void> {
  const pause = isFinal ? null : choosePause(attempts + 1)
  if (pause === null) {
    await db.transaction((tx) => settle(tx, [id], { state: 'failed', problem, now: now() }))
    return
  }
  await db
    .update(pictureFetches)
    .set({ attempts: attempts + 1, due_at: new Date(now().getTime() + pause), leased_until: null })
    .where(eq(pictureFetches.id, id))
}
