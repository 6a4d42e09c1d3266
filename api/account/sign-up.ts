import type { Language } from '#contract/fields.ts'

import { wishLetter } from '../letter/queries.ts'
import { attemptKey, hasRoom, requirePerson } from '../limit/queries.ts'
import type { Tools } from '../tools/tools.ts'
import { knownOf, requireGoodPassword } from './good-password.ts'
import { findClientByEmail, type Transaction } from './queries.ts'
import { clients } from './table.ts'

type NewClient = { full_name: string; email: string; phone?: string | null | undefined; password: string }

/** Letters an hour to one address, however often somebody signs up with it. */
const toOne = { most: 4, minutes: 60 }

/**
 * Opens an account and wishes for its confirming letter, both or neither. For an address that has one it does as much
 * work and says the same; its owner learns of it by letter.
 */
export async function signUp(
  tools: Tools,
  client: NewClient,
  { captcha, language, keep }: { captcha: string; language: Language; keep: (tx: Transaction) => Promise<void> },
): Promise<void> {
  const { db, passwords } = tools
  requireGoodPassword(tools, client.password, knownOf(client))
  await requirePerson(tools, captcha, { action: 'sign_up' })
  const password = await passwords.hash(client.password)
  const mayRepeat = await hasRoom(db, attemptKey('sign_up', client.email), toOne)
  await db.transaction(async (tx) => {
    const { full_name, email, phone = null } = client
    const added = await tx
      .insert(clients)
      .values({ full_name, email, phone, password, language })
      .onConflictDoNothing()
      .returning({ id: clients.id })
    await keep(tx)
    // Read in either case, so that both take the same time.
    const known = await findClientByEmail(tx, email)
    if (added.length === 0 && !mayRepeat) return
    const kind = known?.confirmed_at ? 'already_registered' : 'confirm_email'
    await wishLetter(tx, { kind, to: email, language: known?.language ?? language })
  })
  tools.wakeOutbox()
}
