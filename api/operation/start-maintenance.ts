import { deleteOldSignUps } from '../account/open-account.ts'
import { forgetUnconfirmed } from '../saved-search/alert/save-visitor-alert.ts'
import type { Database } from '../database/open.ts'
import { deleteOldLeads } from '../lead/queries.ts'
import { deleteOldMails } from '../mail/queries.ts'
import { deleteOldAttempts } from '../http/limit/queries.ts'
import { deleteUnconfirmedSubscribers } from '../newsletter/queries.ts'
import { deleteOldCalls } from '../http/repeat/queries.ts'
import type { Tools } from '../tools.ts'
import { removeLooseUploads } from '../http/upload/remove-uploads.ts'

export type Maintenance = { close: () => Promise<void> }

const hour = 3_600_000

/** Forgets what nobody needs any more, of visitors above all. */
export async function deleteExpired(db: Database): Promise<void> {
  await forgetUnconfirmed(db)
  await deleteOldSignUps(db)
  await deleteOldAttempts(db)
  await deleteOldCalls(db)
  await deleteUnconfirmedSubscribers(db)
  await deleteOldLeads(db)
  await deleteOldMails(db)
}

/** Forgets what is over now and once an hour, from however many processes; what fails is tried again an hour later. */
export function startMaintenance(tools: Pick<Tools, 'db' | 'uploads' | 'log'>): Maintenance {
  async function look(): Promise<void> {
    await deleteExpired(tools.db).catch((err: unknown) => {
      tools.log.error({ err }, 'what is over could not be forgotten')
    })
    await removeLooseUploads(tools)
  }
  let done = look()
  const timer = setInterval(() => (done = done.then(look)), hour)
  return {
    close: () => {
      clearInterval(timer)
      return done
    },
  }
}
