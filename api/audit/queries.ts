import { sql } from 'drizzle-orm'

import { auditLines, type AuditKind, type AuditLine } from '#contract/audit/audit.ts'
import { getDayHere, getMomentHere } from '#contract/day.ts'

import type { Database } from '../database/open.ts'
import type { Session } from '../tools/session.ts'

type Asked = {
  kind?: AuditKind | undefined
  person?: number | undefined
  day?: string | undefined
  before?: number | undefined
}

/** People of one choice: who looks for somebody else finds their line first. */
const maxPeople = 500

/** What was done within reach, newest first, and who ever did something there. */
export async function listAuditEvents(db: Database, { role, agency_id }: Session, asked: Asked) {
  const isWithin = role === 'staff' ? sql`true` : sql`event.agency_id = ${agency_id}`
  const { kind, person, day, before } = asked
  const conditions = [
    isWithin,
    kind !== undefined && sql`event.kind = ${kind}`,
    person !== undefined && sql`event.client_id = ${person}`,
    day !== undefined && sql`event.at >= ${at(day)} and event.at < ${at(getDayAfter(day))}`,
    before !== undefined && sql`event.id < ${before}`,
  ].filter((condition) => condition !== false)
  const { rows } = await db.execute<AuditLine>(sql`
    select event.id, to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, event.kind,
      case when event.client_id is not null
        then json_build_object('id', event.client_id, 'name', client.full_name, 'role', event.role) end as by,
      agency.name as agency,
      case when event.subject is not null and event.subject_id is not null then json_build_object(
        'kind', event.subject, 'id', event.subject_id, 'name', case event.subject
          when 'listing' then (select code from listing where id = event.subject_id)
          when 'agent' then (select name from agent where id = event.subject_id)
          when 'agency' then (select name from agency where id = event.subject_id)
          when 'client' then (select full_name from client where id = event.subject_id) end) end as subject,
      event.details
    from audit_event as event
      left join client on client.id = event.client_id left join agency on agency.id = event.agency_id
    where ${sql.join(conditions, sql` and `)}
    order by event.id desc limit ${auditLines + 1}`)
  const { rows: people } = await db.execute<{ id: number; name: string }>(sql`
    select id, full_name as name from client
    where id in (select client_id from audit_event as event where ${isWithin} and client_id is not null)
    order by full_name, id limit ${maxPeople}`)
  const data = rows.slice(0, auditLines)
  return { data, next: rows.length > auditLines ? data.at(-1)!.id : null, people }
}

/** Midnight here. */
const at = (day: string) => sql`${getMomentHere(day, 0).toISOString()}::timestamptz`

function getDayAfter(day: string): string {
  return getDayHere(getMomentHere(day, 12 * 60), 1)
}
