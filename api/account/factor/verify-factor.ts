import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'

import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Connection } from '../../database/open.ts'
import { AppError } from '../../app-error.ts'
import { attemptKey, countAttempt, forgetAttempt } from '../../http/limit/queries.ts'
import { enqueueMail } from '../../mail/queries.ts'
import type { Tools } from '../../tools.ts'
import type { Client } from '../queries.ts'
import { clients, recoveryCodes } from '../table.ts'
import { findStep, hashRecoveryCode, openSecret } from './codes.ts'

/** Codes that may be wrong in a quarter of an hour. */
const limit = { max: 5, minutes: 15 }

/**
 * Refuses a code that is neither of the app now nor one of the recovery codes, or that was used: each works once, also
 * where it comes twice at the same time.
 */
export async function verifyFactor(tools: Tools, client: Client, code: string): Promise<void> {
  const counted = await countAttempt(tools.db, attemptKey('factor', client.id), limit)
  const isProven = (await useStep(tools.db, tools, client, code)) || (await useRecoveryCode(tools, client, code))
  if (!isProven) throw new AppError('auth.factor_wrong', { errors: { code: ['field.code_wrong'] } })
  await forgetAttempt(tools.db, counted)
}

/** Uses up the code that the app shows; false where it is no such code. */
export async function useStep(
  db: Connection,
  { secret, now }: Pick<Tools, 'secret' | 'now'>,
  client: Client,
  code: string,
): Promise<boolean> {
  const known = client.factor_secret && openSecret(secret, client.id, client.factor_secret)
  const step = known ? findStep(known, code, now()) : null
  return step !== null && keepStep(db, client.id, step)
}

/** Remembers that a time step was used; false where it, or a later one, was used before. */
async function keepStep(db: Connection, id: number, step: number): Promise<boolean> {
  const used = await db
    .update(clients)
    .set({ factor_step: step })
    .where(and(eq(clients.id, id), or(isNull(clients.factor_step), lt(clients.factor_step, step))))
    .returning({ id: clients.id })
  return used.length > 0
}

async function useRecoveryCode(tools: Tools, client: Client, code: string): Promise<boolean> {
  if (code.replace(/[^0-9A-Za-z]/g, '').length !== 10) return false
  const hash = hashRecoveryCode(tools.secret, client.id, code)
  const isUsed = await tools.db.transaction(async (tx) => {
    const used = await tx
      .update(recoveryCodes)
      .set({ used_at: sql`now()` })
      .where(and(eq(recoveryCodes.client_id, client.id), eq(recoveryCodes.hash, hash), isNull(recoveryCodes.used_at)))
      .returning({ id: recoveryCodes.id })
    if (used.length === 0) return false
    const by = { client_id: client.id, role: client.role, agency_id: client.agency_id }
    const left = await tx.$count(
      recoveryCodes,
      and(eq(recoveryCodes.client_id, client.id), isNull(recoveryCodes.used_at)),
    )
    await addAuditEvent(tx, by, { kind: 'account.recovery_code_used', details: { left } })
    await enqueueMail(tx, {
      kind: 'recovery_code_used',
      to: client.email,
      language: client.language,
      about: { left },
    })
    return true
  })
  if (isUsed) tools.wakeOutbox()
  return isUsed
}
