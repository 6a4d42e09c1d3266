import { AppError } from '../app-error.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { confirmOffer } from '../property/offer/change-status.ts'
import { lockOffer } from '../property/offer/queries.ts'
import type { Tools } from '../tools.ts'
import type { Working } from './queries.ts'

/** Says of several homes that they are still available, each in a transaction of its own; names those that cannot be. */
export async function confirmListings(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  by: Working & { keep: KeepAnswer },
  codes: readonly string[],
) {
  const confirmed: string[] = []
  const refused: string[] = []
  for (const code of new Set(codes)) {
    try {
      await db.transaction(async (tx) => confirmOffer(tx, await lockOffer(tx, code, by), by.session, now()))
      confirmed.push(code)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push(code)
    }
  }
  const answer = { data: { confirmed, refused } }
  await by.keep(db, answer)
  return answer
}
