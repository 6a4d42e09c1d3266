import { sql } from 'drizzle-orm'

import type { Database } from '#api/database/open.ts'

/**
 * Makes a confirmed account one of the staff, or a client's again, and answers the name on it. Throws in one line where
 * there is no such account, or its owner has not followed the confirmation's link.
 */
export async function setStaff(db: Database, email: string, isStaff: boolean): Promise<string> {
  const { rows } = await db.execute<{ full_name: string }>(sql`
    update client set role = case when ${isStaff} then 'staff' when agent_id is not null then 'agent' else 'client' end
    where email = lower(${email.trim()}) and confirmed_at is not null returning full_name`)
  const [account] = rows
  if (!account) throw new Error(`No confirmed account has ${email}. Sign up on the site, follow the letter, try again.`)
  return account.full_name
}
