import { eq, sql } from 'drizzle-orm'

import type { Tools } from '../../tools.ts'
import type { FetchRow } from './queries.ts'
import { chooseRest, slowMs } from './rules.ts'
import { pictureFetches } from './table.ts'

type Suspending = Pick<Tools, 'db' | 'now'>

/** A server that is asked too much is left alone for as long as it says, and asked slowly after that; no picture is at fault. */
export async function leaveHost(
  { db, now }: Suspending,
  { id, host }: Pick<FetchRow, 'id' | 'host'>,
  retryAfter: string | null,
): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ refusals: number }>(sql`
      update picture_host set refusals = least(refusals + 1, 30) where host = ${host} returning refusals - 1 as refusals`)
    const until = new Date(at.getTime() + chooseRest(retryAfter, rows[0]?.refusals ?? 0, at))
    const slow = new Date(until.getTime() + slowMs)
    await tx.execute(sql`
      update picture_host set rests_until = greatest(rests_until, ${until.toISOString()}::timestamptz),
        slow_until = ${slow.toISOString()}::timestamptz where host = ${host}`)
    await tx.update(pictureFetches).set({ leased_until: null }).where(eq(pictureFetches.id, id))
  })
}

/** Who answers is asked too much no longer. */
export async function thankHost({ db }: Suspending, { host }: Pick<FetchRow, 'host'>): Promise<void> {
  await db.execute(sql`update picture_host set refusals = 0 where host = ${host} and refusals > 0`)
}
