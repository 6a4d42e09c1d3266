import { eq, sql } from 'drizzle-orm'

import { maxPieceBytes, uploadBytes } from '#contract/picture/picture.ts'

import { AppError } from '../app-error.ts'
import type { Database } from '../database/open.ts'
import { uploadParts, uploads } from '../picture/table.ts'
import type { Tools } from '../tools.ts'
import { moveRun, type RunRow, type SourceRow, tellFinished } from './queries.ts'
import { importSources } from './table.ts'

/** Ends a run whose source says what it said before. */
export async function endUnchanged(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  run: RunRow,
  source: SourceRow,
): Promise<void> {
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

/** Keeps a file in pieces as it comes, for as long as it may be read anew. */
export async function keepFile(
  db: Database,
  source: SourceRow,
  body: AsyncIterable<Uint8Array>,
): Promise<{ upload_id: string; size: number }> {
  const upload_id = await beginUpload(db, source)
  const size = await keepPieces(db, upload_id, body)
  await db
    .update(uploads)
    .set({ size, taken: size, became: `i/${upload_id}` })
    .where(eq(uploads.id, upload_id))
  return { upload_id, size }
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
