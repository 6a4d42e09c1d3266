import { sql } from 'drizzle-orm'

import { auditYears } from '#contract/audit/audit.ts'

import type { Database } from '../database/open.ts'
import { auditEvents } from './table.ts'

/** Forgets what was written down more than five years ago: the only way by which anything of it goes. */
export async function deleteOldAuditEvents(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('marquesina.audit_retention', 'on', true)`)
    await tx.execute(sql`delete from ${auditEvents} where at < now() - make_interval(years => ${auditYears})`)
  })
}
