import { randomBytes } from 'node:crypto'

import { count, eq, gt, and, sql } from 'drizzle-orm'

import { type Token, tokenLimits, tokenPrefix, type TokenScope } from '#contract/connection/token.ts'

import { AppError } from '../app-error.ts'
import { hashOf } from '../account/signature.ts'
import { clients } from '../account/table.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Database } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import { getAgency, lockAgency, toToken } from './queries.ts'
import { tokens } from './table.ts'

type Asked = { name: string; scopes: TokenScope[]; days: number }

/** Makes a token for programs of a manager's agency, and answers it: 256 random bits that are kept nowhere here. */
export async function addToken(
  db: Database,
  session: Session,
  { name, scopes, days }: Asked,
): Promise<Token & { secret: string }> {
  const secret = tokenPrefix + randomBytes(32).toString('base64url')
  const agency_id = session.agency_id!
  return db.transaction(async (tx) => {
    await lockAgency(tx, agency_id)
    // What is over counts for nothing, and nobody needs it.
    await tx.delete(tokens).where(and(eq(tokens.agency_id, agency_id), sql`${tokens.expires_at} <= now()`))
    const [known] = await tx
      .select({ count: count() })
      .from(tokens)
      .where(and(eq(tokens.agency_id, agency_id), gt(tokens.expires_at, sql`now()`)))
    if (known!.count >= tokenLimits.perAgency) throw new AppError('token.too_many')
    const [row] = await tx
      .insert(tokens)
      .values({
        agency_id,
        created_by: session.client_id,
        name,
        digest: hashOf(secret),
        ending: secret.slice(-4),
        scopes: [...new Set(scopes)],
        expires_at: sql`now() + make_interval(days => ${days})`,
      })
      .returning()
    const details = { name, scopes: row!.scopes, days }
    await addAuditEvent(tx, session, { kind: 'token.created', subject: 'token', subject_id: row!.id, details })
    const [maker] = await tx.select({ by: clients.full_name }).from(clients).where(eq(clients.id, session.client_id))
    return { ...toToken({ ...row!, by: maker!.by, agency: await getAgency(tx, agency_id) }), secret }
  })
}
