import { eraseAccount, forgetAddress } from '#api/account/erase-account.ts'
import type { OpenDatabase } from '#api/database/open.ts'
import { type DeletionMark, markAccount, markEmail } from '#api/tools/deletions.ts'

/** Every address of which the network may know something without an account. */
const addresses = `
  select email from newsletter_subscriber union select email from newsletter_request union
  select email from alert_request union select email from saved_search union
  select email from client_sign_up union select email from lead`

/** A deletion that was under way while the backup was made may not be in it. */
const slackMs = 60_000

type Given = { secret: string; takenAt: Date; deletions: readonly DeletionMark[] }

/** Deletes the accounts again that were deleted after a backup was made, and answers how many. */
export async function eraseAgain({ db, jobs }: OpenDatabase, { secret, takenAt, deletions }: Given): Promise<number> {
  if (deletions.length === 0) return 0
  const accounts = new Set(deletions.map(({ account }) => account))
  const since = deletions.filter(({ at }) => Date.parse(at) > takenAt.getTime() - slackMs)
  const emails = new Set(since.map(({ email }) => email))
  const { rows: clients } = await jobs.query<{ id: number; email: string; created_at: Date }>(
    'select id, email, created_at from client order by id',
  )
  const gone = clients.filter(({ id, created_at }) => accounts.has(markAccount(secret, id, created_at)))
  const { rows: known } = await jobs.query<{ email: string }>(
    `select email from (${addresses}) as known where email is not null`,
  )
  const forgotten = known.filter(({ email }) => emails.has(markEmail(secret, email)))
  await db.transaction(async (tx) => {
    for (const client of gone) await eraseAccount(tx, client)
    for (const { email } of forgotten) await forgetAddress(tx, email)
  })
  return gone.length
}
