import { type SQL, sql } from 'drizzle-orm'

import type { Database } from '#api/database/open.ts'

/**
 * Makes a confirmed account one of the staff, or a client's again, and answers the name on it. Throws in one line where
 * there is no such account, or its owner has not followed the confirmation's link.
 */
export async function setStaff(db: Database, email: string, isStaff: boolean): Promise<string> {
  const role = sql`case when ${isStaff} then 'staff' when agent_id is not null then 'agent' else 'client' end`
  return changeAccount(db, email, sql`role = ${role}`)
}

/** Makes a confirmed account the manager of an agency, by its number; that it is one is the database's to refuse. */
export async function setManager(db: Database, email: string, agency: number): Promise<string> {
  const { rows } = await db.execute(sql`select from agency where id = ${agency}`)
  if (rows.length === 0) throw new Error(`There is no agency ${agency}. Its number stands in its page's address.`)
  // An agent of another agency would take its account along.
  return changeAccount(
    db,
    email,
    sql`role = 'manager', agency_id = ${agency}::int,
      agent_id = (select id from agent where agent.id = client.agent_id and agent.agency_id = ${agency}::int)`,
  )
}

/** Takes a lost second factor away: who has it signs in by the password, and makes a new one. */
export async function dropFactor(db: Database, email: string): Promise<string> {
  return changeAccount(db, email, sql`factor_secret = null, factor_since = null, factor_step = null`)
}

/** Changes an account and ends its sessions; that it was done from outside is written down with it. */
async function changeAccount(db: Database, email: string, what: SQL): Promise<string> {
  const { rows } = await db.execute<{ full_name: string }>(sql`
    with account as (
      update client set ${what} where email = lower(${email.trim()}) and confirmed_at is not null
      returning id, full_name, role, agency_id, factor_since
    ),
    ended as (delete from client_session where client_id in (select id from account)),
    codes as (
      delete from recovery_code where client_id in (select id from account where factor_since is null)
    ),
    written as (
      insert into audit_event (kind, subject, subject_id, agency_id, details)
      select 'team.role_changed', 'client', id, agency_id, jsonb_build_object('to', role, 'by', 'operator') from account
    )
    select full_name from account`)
  const [account] = rows
  if (!account) throw new Error(`No confirmed account has ${email}. Sign up on the site, follow the letter, try again.`)
  return account.full_name
}
