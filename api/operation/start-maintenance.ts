import { deleteOldDeliveries } from '../connection/webhook/queries.ts'
import { deleteOldSignUps } from '../account/open-account.ts'
import { forgetUnconfirmed } from '../saved-search/alert/save-visitor-alert.ts'
import { deleteOldSaves } from '../draft/store-save.ts'
import { deleteOldWaits } from '../draft/store-wait.ts'
import type { Database } from '../database/open.ts'
import { deleteOldReports } from '../freshness/queries.ts'
import { deleteOldLeads } from '../lead/queries.ts'
import { deleteOldMails } from '../mail/queries.ts'
import { deleteOldAttempts } from '../http/limit/queries.ts'
import { deleteUnconfirmedSubscribers } from '../newsletter/queries.ts'
import { deleteOldChanges } from '../search/delete-old-changes.ts'
import { daysToUndo } from '#contract/import/run.ts'

import { deleteOldRows } from '../import/queries.ts'
import { deleteOldUploads } from '../picture/queries.ts'
import { deleteOldCalls } from '../http/repeat/queries.ts'
import { forgetUnused, markUnused, readOldVersions } from './forget-unused-pictures.ts'
import { startJob } from '../tools/job/start-job.ts'
import type { Loop } from '../tools/start-loop.ts'
import type { Tools } from '../tools.ts'
import { deleteOldAuditEvents } from '../audit/delete-old-audit-events.ts'
import { deleteOldBulks } from '../workspace/bulk/queries.ts'
import { deleteOldInvitations } from '../team/queries.ts'
import { removeLooseUploads } from '../http/upload/remove-uploads.ts'

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
  await deleteOldChanges(db)
  await deleteOldInvitations(db)
  await deleteOldAuditEvents(db)
  await deleteOldSaves(db)
  await deleteOldBulks(db)
  await deleteOldWaits(db)
  await deleteOldReports(db)
  await deleteOldUploads(db)
  await deleteOldDeliveries(db)
  await deleteOldRows(db, daysToUndo)
}

/** Batches of pictures that are looked at in an hour. */
const batches = 20

/** Goes on looking, from a picture on, for those that nothing names; answers where to go on in an hour. */
export async function removeUnusedPictures(db: Database, from: string): Promise<string> {
  while ((await readOldVersions(db)) > 0);
  let after: string | null = from
  for (let batch = 0; batch < batches && after !== null; batch += 1) after = await markUnused(db, after)
  for (let batch = 0; batch < batches && (await forgetUnused(db)) > 0; batch += 1);
  return after ?? ''
}

/** Forgets what is over once an hour, in one process of however many; what fails is tried again an hour later. */
export function startMaintenance(tools: Pick<Tools, 'db' | 'uploads' | 'log'>): Pick<Loop, 'close'> {
  let unread = ''
  return startJob(tools, {
    name: 'upkeep',
    problem: 'what is over could not be forgotten',
    restMs: hour,
    work: async () => {
      await deleteExpired(tools.db)
      unread = await removeUnusedPictures(tools.db, unread)
      await removeLooseUploads(tools)
      return hour
    },
  })
}
