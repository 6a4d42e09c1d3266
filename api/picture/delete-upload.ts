import { and, eq } from 'drizzle-orm'

import { AppError } from '../app-error.ts'
import type { Database } from '../database/open.ts'
import { uploads } from './table.ts'

/** Ends an upload with its pieces; what it became stays. */
export async function deleteUpload(db: Database, id: string, clientId: number): Promise<void> {
  const deleted = await db
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.client_id, clientId)))
    .returning({ id: uploads.id })
  if (deleted.length === 0) throw new AppError('upload.not_found')
}
