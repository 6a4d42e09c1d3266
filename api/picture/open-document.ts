import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Database } from '../database/open.ts'
import type { Reach } from '../http/permissions.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import type { Uploads } from '../tools/uploads.ts'
import { isOwnDocument } from './queries.ts'

const kinds = [
  { magic: '25504446', type: 'application/pdf', ending: 'pdf' },
  { magic: 'ffd8ff', type: 'image/jpeg', ending: 'jpg' },
  { magic: '89504e47', type: 'image/png', ending: 'png' },
]

type Reader = { session: Session; reach: Exclude<Reach, 'none'> }

/** A private document, to be saved and never shown; of a home or agency that is out of reach there is none. */
export async function openDocument({ db, uploads }: Pick<Tools, 'db' | 'uploads'>, name: string, reader: Reader) {
  const bytes = (await isInReach(db, name, reader)) ? await readSafely(uploads, `d/${name}`) : null
  if (!bytes) throw new AppError('document.not_found')
  // What names an owner is read by the network only with a line that says so.
  const agency_id = Number.parseInt(name, 10) || null
  if (reader.reach === 'all') {
    await addAuditEvent(db, reader.session, { kind: 'listing.owner_read', agency_id, details: { document: true } })
  }
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex')
  const { type, ending } = kinds.find(({ magic }) => head.startsWith(magic)) ?? {
    type: 'application/octet-stream',
    ending: 'bin',
  }
  const headers = { 'Content-Type': type, 'Content-Disposition': `attachment; filename="documento.${ending}"` }
  return { bytes, headers }
}

async function isInReach(db: Database, name: string, { session, reach }: Reader): Promise<boolean> {
  if (reach === 'all') return true
  if (!name.startsWith(`${session.agency_id}-`)) return false
  return reach === 'agency' || isOwnDocument(db, `d/${name}`, session)
}

async function readSafely(uploads: Uploads, name: string): Promise<Uint8Array | null> {
  return uploads.read(name).catch((cause: unknown) => {
    throw new AppError('storage.unavailable', { cause })
  })
}
