import type { Language } from '#contract/fields.ts'

import type { Transaction } from '../database/open.ts'
import { enqueueMail } from '../mail/queries.ts'
import { attemptKey, hasRoom, requirePerson } from '../http/limit/queries.ts'
import type { Tools } from '../tools.ts'
import { requireGoodPassword } from './good-password.ts'
import { addSignUp, listSignUps } from './open-account.ts'
import { findClientByEmail } from './queries.ts'

type NewClient = { full_name: string; email: string; phone?: string | null | undefined; password: string }

/** Emails an hour to one address, however often somebody signs up with it. */
const toOne = { max: 4, minutes: 60 }

/**
 * Keeps a sign-up and enqueues its confirming email, both or neither: it becomes an account when that is followed. For
 * an address that has one it does as much work and says the same; its owner learns of it by email. Past the limit
 * nothing is kept, for no email could be followed.
 */
export async function signUp(
  tools: Tools,
  client: NewClient,
  { captcha, language, keep }: { captcha: string; language: Language; keep: (tx: Transaction) => Promise<void> },
): Promise<void> {
  const { db, passwords } = tools
  await requireGoodPassword(tools, client.password, client)
  await requirePerson(tools, captcha, { action: 'sign_up' })
  const [before] = await listSignUps(db, client.email)
  const password = await passwords.hash(client.password, before?.password)
  const hasMail = await hasRoom(db, attemptKey('sign_up', client.email), toOne)
  await db.transaction(async (tx) => {
    const { full_name, email, phone = null } = client
    // Read in either case, so that both take the same time.
    const owner = await findClientByEmail(tx, email)
    await keep(tx)
    if (!hasMail) return
    const id = await addSignUp(tx, { full_name, email, phone, password, language })
    await enqueueMail(tx, {
      kind: id === null ? 'already_registered' : 'confirm_email',
      to: email,
      language: owner?.language ?? language,
      about: id === null ? {} : { sign_up: id },
    })
  })
  tools.wakeOutbox()
}
