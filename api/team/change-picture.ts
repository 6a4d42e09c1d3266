import { eq, sql } from 'drizzle-orm'

import type { AgencyProfile, AgentProfile } from '#contract/team/profile.ts'

import { agencies } from '../agency/table.ts'
import { agents } from '../agent/table.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import { AppError } from '../app-error.ts'
import { holdUpload, loosenUpload } from '../http/upload/queries.ts'
import { removeLooseUploads } from '../http/upload/remove-uploads.ts'
import { saveUpload } from '../http/upload/save-upload.ts'
import type { Shape } from '../tools/picture/pictures.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { toAgencyProfile, toAgentProfile } from './change-profile.ts'

const portrait: Shape = { width: 400, height: 400, fit: 'cover', quality: 82 }
/** Whole, with nothing around it where it is no square. */
const logo: Shape = { width: 400, height: 400, fit: 'contain', quality: 90 }
const uploads = '/uploads/'

/** Puts another picture of an agent in the place of the one there is, turned upright and without what it says of where it was taken. */
export async function changePicture(
  tools: Tools,
  session: Session,
  id: number,
  bytes: Uint8Array,
): Promise<AgentProfile> {
  const made = await tools.pictures.convert(bytes, portrait, {
    owner: `client ${session.client_id}`,
    field: 'picture',
  })
  const name = await saveUpload(tools, made)
  const after = await tools.db.transaction(async (tx) => {
    const [held] = await tx.select().from(agents).where(eq(agents.id, id)).for('no key update')
    if (!held) throw new AppError('agent.not_found')
    await holdUpload(tx, name)
    if (held.picture.startsWith(uploads)) await loosenUpload(tx, held.picture.slice(uploads.length))
    const [row] = await tx
      .update(agents)
      .set({ picture: `${uploads}${name}`, version: sql`${agents.version} + 1` })
      .where(eq(agents.id, id))
      .returning()
    const of = { subject: 'agent', subject_id: id, agency_id: row!.agency_id }
    await addAuditEvent(tx, session, { kind: 'agent.profile_changed', ...of, details: { fields: ['picture'] } })
    return row!
  })
  void removeLooseUploads(tools)
  return toAgentProfile(tools.db, after)
}

/** Puts another logo of an agency in the place of the one there is. */
export async function changeLogo(
  tools: Tools,
  session: Session,
  id: number,
  bytes: Uint8Array,
): Promise<AgencyProfile> {
  if (!isDrawn(bytes)) throw new AppError('request.invalid', { errors: { picture: ['field.file_type'] } })
  const made = await tools.pictures.convert(bytes, logo, { owner: `client ${session.client_id}`, field: 'picture' })
  const name = await saveUpload(tools, made)
  const after = await tools.db.transaction(async (tx) => {
    const [held] = await tx.select().from(agencies).where(eq(agencies.id, id)).for('no key update')
    if (!held) throw new AppError('agency.not_found')
    await holdUpload(tx, name)
    if (held.logo.startsWith(uploads)) await loosenUpload(tx, held.logo.slice(uploads.length))
    const [row] = await tx
      .update(agencies)
      .set({ logo: `${uploads}${name}`, version: sql`${agencies.version} + 1` })
      .where(eq(agencies.id, id))
      .returning()
    const of = { subject: 'agency', subject_id: id, agency_id: id }
    await addAuditEvent(tx, session, { kind: 'agency.changed', ...of, details: { fields: ['logo'] } })
    return row!
  })
  void removeLooseUploads(tools)
  return toAgencyProfile(session, after)
}

/** Whether bytes begin as a PNG or WebP does: a JPEG of a logo has no clear edges and no clear ground. */
function isDrawn(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return head.startsWith('\x89PNG') || (head.startsWith('RIFF') && head.endsWith('WEBP'))
}
