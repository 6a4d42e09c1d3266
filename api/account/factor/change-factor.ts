import { and, eq, isNull, sql } from 'drizzle-orm'

import { type FactorState, factorDays } from '#contract/account/factor.ts'

import { addAuditEvent } from '../../audit/add-audit-event.ts'
import type { Connection, Transaction } from '../../database/open.ts'
import { AppError } from '../../app-error.ts'
import { attemptKey, countAttempt, forgetAttempt } from '../../http/limit/queries.ts'
import { enqueueMail } from '../../mail/queries.ts'
import type { Session } from '../../tools/session.ts'
import type { Tools } from '../../tools.ts'
import { findClientByPassword } from '../change-password.ts'
import { endSessions, findClient } from '../queries.ts'
import { clients, recoveryCodes } from '../table.ts'
import { verifyFactor, useStep } from './verify-factor.ts'
import { createRecoveryCodes, createSecret, hashRecoveryCode, sealSecret, writeUri } from './codes.ts'

/** Whether somebody has a second factor, and from when the workspace asks for it. */
export async function readFactor(db: Connection, client_id: number): Promise<FactorState> {
  const [row] = await db
    .select({
      since: clients.factor_since,
      // Of the demo world it is never.
      required_from: sql<string | null>`case when ${clients.role} <> 'client' and isfinite(${clients.role_since})
        then to_char((${clients.role_since} + make_interval(days => ${factorDays})) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS"Z"') end`,
      recovery_codes: sql<number>`(select count(*)::int from ${recoveryCodes}
        where client_id = ${client_id} and used_at is null)`,
    })
    .from(clients)
    .where(eq(clients.id, client_id))
  if (!row) throw new AppError('session.required')
  return { ...row, is_on: row.since !== null, since: row.since?.toISOString() ?? null }
}

/** Makes a secret that counts for nothing until a code of it is confirmed; the one before, never confirmed, is gone. */
export async function beginFactor(tools: Tools, session: Session, password: string | undefined) {
  const { db, secret: key, brandName } = tools
  const client = await findClientByPassword(tools, session, password)
  const secret = createSecret()
  const begun = await db
    .update(clients)
    .set({ factor_secret: sealSecret(key, client.id, secret), factor_step: null })
    .where(and(eq(clients.id, client.id), isNull(clients.factor_since)))
    .returning({ id: clients.id })
  if (begun.length === 0) throw new AppError('auth.factor_on')
  return { secret, uri: writeUri(secret, brandName, client.email) }
}

/** Turns the second factor on by a first code and answers its recovery codes, this once; the other sessions end. */
export async function confirmFactor(tools: Tools, session: Session, code: string): Promise<string[]> {
  const { db, secret } = tools
  const client = await findClient(db, session.client_id)
  if (!client) throw new AppError('session.required')
  if (client.factor_since) throw new AppError('auth.factor_on')
  const counted = await countAttempt(db, attemptKey('factor', client.id), { max: 5, minutes: 15 })
  const codes = createRecoveryCodes()
  await db.transaction(async (tx) => {
    const isRight = await useStep(tx, tools, client, code)
    if (!isRight) throw new AppError('auth.factor_wrong', { errors: { code: ['field.code_wrong'] } })
    const turned = await tx
      .update(clients)
      .set({ factor_since: sql`now()` })
      .where(
        and(eq(clients.id, client.id), isNull(clients.factor_since), eq(clients.factor_secret, client.factor_secret!)),
      )
      .returning({ id: clients.id })
    if (turned.length === 0) throw new AppError('auth.factor_on')
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.client_id, client.id))
    await tx
      .insert(recoveryCodes)
      .values(codes.map((one) => ({ client_id: client.id, hash: hashRecoveryCode(secret, client.id, one) })))
    await endSessions(tx, client.id, session.id)
    await addAuditEvent(tx, session, { kind: 'account.factor_on', subject: 'client', subject_id: client.id })
    await enqueueMail(tx, { kind: 'factor_on', to: client.email, language: client.language })
  })
  await forgetAttempt(db, counted)
  tools.wakeOutbox()
  return codes
}

/** Turns the second factor off by the password and a code; its owner is told. */
export async function endFactor(
  tools: Tools,
  session: Session,
  { password, code }: { password: string | undefined; code: string },
): Promise<void> {
  const client = await findClientByPassword(tools, session, password)
  if (!client.factor_since) return
  await verifyFactor(tools, client, code)
  await tools.db.transaction(async (tx) => {
    await dropFactor(tx, client.id)
    await addAuditEvent(tx, session, { kind: 'account.factor_off', subject: 'client', subject_id: client.id })
    await enqueueMail(tx, { kind: 'factor_off', to: client.email, language: client.language })
  })
  tools.wakeOutbox()
}

/** Takes the second factor away with its recovery codes. */
export async function dropFactor(tx: Transaction, client_id: number): Promise<void> {
  await tx
    .update(clients)
    .set({ factor_secret: null, factor_since: null, factor_step: null })
    .where(eq(clients.id, client_id))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.client_id, client_id))
}
