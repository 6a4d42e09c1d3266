import { sql } from 'drizzle-orm'

import { clients } from '../account/table.ts'
import { AppError } from '../app-error.ts'
import type { Database } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import { countBytesOfDay, findAgencyOfDraft, findAgencyOfSource } from './queries.ts'
import type { Begun } from './rules.ts'
import { uploads } from './table.ts'

const bytesPerDay = 2 ** 30

/** Begins an upload, for the draft that it names or else for the agency of whoever sends it. Answers its number. */
export async function addUpload(db: Database, session: Session, begun: Begun): Promise<string> {
  const { purpose, size, draft_id, source_id, about } = begun
  const agency_id = await findAgency(db, session, begun)
  if (agency_id === null) {
    if (draft_id === null && source_id === null)
      throw new AppError('request.invalid', { errors: { draft: ['field.required'] } })
    throw new AppError('request.not_found')
  }
  const { client_id } = session
  const row = { client_id, agency_id, purpose, size, draft_id, source_id, about, media_type: '' }
  return db.transaction(async (tx) => {
    // One after the other: many at once would all find room.
    await tx.execute(sql`select from ${clients} where id = ${client_id} for no key update`)
    if ((await countBytesOfDay(tx, client_id)) + size > bytesPerDay) {
      throw new AppError('upload.too_many', { retryAfter: 3600 })
    }
    const [added] = await tx.insert(uploads).values(row).returning({ id: uploads.id })
    return added!.id
  })
}

async function findAgency(db: Database, session: Session, { draft_id, source_id }: Begun): Promise<number | null> {
  if (source_id !== null) return findAgencyOfSource(db, source_id, session)
  return draft_id === null ? session.agency_id : findAgencyOfDraft(db, draft_id, session)
}
