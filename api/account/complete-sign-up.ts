import { eq } from 'drizzle-orm'

import type { User, UserType } from '#contract/account/account.ts'

import type { Database } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import { followAccount } from '../newsletter/queries.ts'
import { toUser } from './queries.ts'
import { clients } from './table.ts'

type Completed = { full_name: string; type: UserType[]; is_subscribed: boolean }

/** Writes down what a client says to be; the address is changed elsewhere, for it must be confirmed. */
export async function completeSignUp(
  db: Database,
  id: number,
  { full_name, type, is_subscribed }: Completed,
): Promise<User> {
  return db.transaction(async (tx) => {
    const [client] = await tx
      .update(clients)
      .set({ full_name, type, is_subscribed })
      .where(eq(clients.id, id))
      .returning()
    if (!client) throw new AppError('session.required')
    await followAccount(tx, client)
    return toUser(client)
  })
}
