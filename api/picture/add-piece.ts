import { eq, sql } from 'drizzle-orm'

import { AppError } from '../app-error.ts'
import type { Database } from '../database/open.ts'
import { holdUploadRow, type UploadRow } from './queries.ts'
import { uploadParts, uploads } from './table.ts'

type Piece = { id: string; clientId: number; offset: number; bytes: Uint8Array }

/** Adds a piece where the upload stands, or refuses it; once it is acknowledged no end of a process loses it. */
export async function addPiece(db: Database, { id, clientId, offset, bytes }: Piece): Promise<UploadRow> {
  return db.transaction(async (tx) => {
    const upload = await holdUploadRow(tx, id, clientId)
    if (!upload) throw new AppError('upload.not_found')
    if (upload.is_expired) throw new AppError('upload.expired')
    if (upload.taken !== offset) throw new AppError('upload.offset')
    const taken = offset + bytes.length
    if (taken > upload.size) throw new AppError('request.too_large', { limit: upload.size })
    if (bytes.length === 0) return upload
    await tx.insert(uploadParts).values({ upload_id: id, offset, content: Buffer.from(bytes) })
    const expires_at = sql`greatest(expires_at, now() + interval '24 hours')`
    // The file of an import is there with its last piece, and is read out of them.
    const became = upload.purpose === 'import' && taken === upload.size ? `i/${id}` : null
    await tx.update(uploads).set({ taken, expires_at, became }).where(eq(uploads.id, id))
    return { ...upload, taken, became }
  })
}
