import { forgetOldSignUps } from '../account/open-account.ts'
import { forgetUnconfirmed } from '../saved-search/alert/save-visitor-alert.ts'
import type { Database } from '../database/open.ts'
import { forgetOldLeads } from '../lead/queries.ts'
import { deleteOldMails } from '../mail/queries.ts'
import { forgetOldAttempts } from '../http/limit/queries.ts'
import { forgetUnconfirmedSubscribers } from '../newsletter/queries.ts'
import { forgetOldCalls } from '../http/repeat/queries.ts'
import type { Tools } from '../tools.ts'
import { removeLooseUploads } from '../http/upload/remove-uploads.ts'

export type Upkeep = { close: () => Promise<void> }

const hour = 3_600_000

/** Forgets what nobody needs any more, of visitors above all. */
export async function forgetWhatIsOver(db: Database): Promise<void> {
  await forgetUnconfirmed(db)
  await forgetOldSignUps(db)
  await forgetOldAttempts(db)
  await forgetOldCalls(db)
  await forgetUnconfirmedSubscribers(db)
  await forgetOldLeads(db)
  await deleteOldMails(db)
}

/** Forgets what is over now and once an hour, from however many processes; what fails is tried again an hour later. */
export function startUpkeep(tools: Pick<Tools, 'db' | 'uploads' | 'log'>): Upkeep {
  async function look(): Promise<void> {
    await forgetWhatIsOver(tools.db).catch((err: unknown) => {
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
