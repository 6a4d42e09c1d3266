import { eq } from 'drizzle-orm'

import { accountEndpoints, type Profile } from '#contract/account/account.ts'
import { isOtherTelephone } from '#contract/account/profile.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'

import { AppError } from '../app-error.ts'
import type { Shape } from '../tools/picture/pictures.ts'
import type { Session } from '../tools/session.ts'
import { enqueueMail } from '../mail/queries.ts'
import { followAccount } from '../newsletter/queries.ts'
import type { Tools } from '../tools.ts'
import { holdUpload, loosenUpload } from '../http/upload/queries.ts'
import { removeLooseUploads } from '../http/upload/remove-uploads.ts'
import { saveUpload } from '../http/upload/save-upload.ts'
import { findClientByPassword } from './change-password.ts'
import { type Client, findClient, toProfile } from './queries.ts'
import { clients } from './table.ts'

const portrait: Shape = { width: 400, height: 400, fit: 'cover', quality: 82 }

type Edit = ParsedInputOf<typeof accountEndpoints.editProfile>

/**
 * Changes what is named and leaves the rest. Where somebody is reached changes by the password only and the address
 * before is told of it; a new address waits for its email.
 */
export async function updateProfile(tools: Tools, session: Session, edit: Edit): Promise<Profile> {
  const { db } = tools
  const { picture, email, current_password, ...fields } = edit
  const before = await findClient(db, session.client_id)
  if (!before) throw new AppError('session.required')

  const isNewEmail = email !== undefined && email !== before.email
  const isNewPhone = isOtherTelephone(edit, before)
  if (isNewEmail || isNewPhone) await findClientByPassword(tools, session, current_password)
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const kept = picture ? await saveUpload(tools, await readPortrait(tools, session, picture.bytes)) : null
  const changed: Partial<Client> = {
    ...named,
    ...(picture !== undefined && { picture: kept }),
    ...(isNewEmail && { new_email: email }),
  }
  const after = await db.transaction(async (tx) => {
    // Another picture may have come meanwhile: each is let go of once.
    const [held] = await tx.select().from(clients).where(eq(clients.id, before.id)).for('no key update')
    if (!held) throw new AppError('session.required')
    const [row = held] =
      Object.keys(changed).length > 0
        ? await tx.update(clients).set(changed).where(eq(clients.id, before.id)).returning()
        : []
    if (kept) await holdUpload(tx, kept)
    if (picture !== undefined && held.picture) await loosenUpload(tx, held.picture)
    if (row.is_subscribed !== before.is_subscribed) await followAccount(tx, row)
    if (isNewEmail) {
      await enqueueMail(tx, {
        kind: 'confirm_new_email',
        to: email,
        language: before.language,
        about: { id: before.id },
      })
      await enqueueMail(tx, { kind: 'email_changing', to: before.email, language: before.language, about: { email } })
    }
    if (isNewPhone) await enqueueMail(tx, { kind: 'phone_changed', to: before.email, language: before.language })
    return row
  })
  if (picture !== undefined) void removeLooseUploads(tools)
  if (isNewEmail || isNewPhone) tools.wakeOutbox()
  return toProfile(after)
}

function readPortrait({ pictures }: Tools, { client_id }: Session, bytes: Uint8Array): Promise<Uint8Array> {
  return pictures.convert(bytes, portrait, { owner: `client ${client_id}`, field: 'picture' })
}
