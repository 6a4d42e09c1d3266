import { and, eq, isNull, sql } from 'drizzle-orm'

import type { Database } from '../../database/open.ts'
import { AppError } from '../../app-error.ts'
import { repeats } from './table.ts'

/** A database, or a transaction of it. */
export type Changeable = Pick<Database, 'update'>
type Asked = { key: Buffer; digest: Buffer; claim: string; minutes: number }
type Found = { state: 'mine' | 'answered' | 'under way' | 'other input'; answer: string | null }

/** Seconds after which whoever claimed a call is taken for dead. */
const lease = 10

/** Claims a call for the one who asks; or says what is known of the same call. */
export async function claimCall(db: Database, { key, digest, claim, minutes }: Asked): Promise<Found> {
  const expires_at = sql`now() + make_interval(mins => ${minutes})`
  const [claimed] = await db
    .insert(repeats)
    .values({ key, digest, claim, expires_at })
    .onConflictDoUpdate({
      target: repeats.key,
      set: { digest, claim, expires_at, claimed_at: sql`now()`, answer: null },
      setWhere: sql`${repeats.expires_at} < now()
        or (${repeats.answer} is null and ${repeats.claimed_at} < now() - make_interval(secs => ${lease}))`,
    })
    .returning({ key: repeats.key })
  if (claimed) return { state: 'mine', answer: null }
  const [known] = await db
    .select({ digest: repeats.digest, answer: repeats.answer })
    .from(repeats)
    .where(eq(repeats.key, key))
  // Given up between the two statements: another look will do.
  if (!known) return { state: 'under way', answer: null }
  if (!known.digest.equals(digest)) return { state: 'other input', answer: null }
  return { state: known.answer === null ? 'under way' : 'answered', answer: known.answer }
}

/** Keeps the answer, in the transaction of what was done; refused if somebody else does it by now. */
export async function keepAnswer(db: Changeable, { key, claim }: Pick<Asked, 'key' | 'claim'>, answer: string) {
  const kept = await db
    .update(repeats)
    .set({ answer })
    .where(and(eq(repeats.key, key), eq(repeats.claim, claim)))
    .returning({ key: repeats.key })
  if (kept.length === 0) throw new AppError('request.overloaded')
}

/** Gives up a call that came to nothing: it may be tried again, also with another input. */
export async function releaseCall(db: Database, { key, claim }: Pick<Asked, 'key' | 'claim'>): Promise<void> {
  await db.delete(repeats).where(and(eq(repeats.key, key), eq(repeats.claim, claim), isNull(repeats.answer)))
}

/** Forgets calls that are no longer looked at. */
export async function deleteOldCalls(db: Database): Promise<void> {
  await db.execute(sql`delete from ${repeats} where expires_at < now()`)
}
