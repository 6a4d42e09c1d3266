import { eq, sql } from 'drizzle-orm'

import { usualHours, visitDays, type VisitHours, visitMinutes } from '#contract/lead/visit-hours.ts'
import type { Visit } from '#contract/lead/visit-state.ts'
import type { LeadDetails } from '#contract/lead/lead-facts.ts'

import { agents } from '../../agent/table.ts'
import { AppError } from '../../app-error.ts'
import type { Connection, Transaction } from '../../database/open.ts'
import { type Busy, isOver, reminderHours, type Week } from './rules.ts'
import { visits } from './table.ts'

export type VisitRow = typeof visits.$inferSelect

/** The week in which an agent shows homes. */
export async function getHours(db: Connection, agent_id: number): Promise<VisitHours> {
  const [agent] = await db.select({ hours: agents.visit_hours }).from(agents).where(eq(agents.id, agent_id))
  if (!agent) throw new AppError('agent.not_found')
  return agent.hours ?? usualHours
}

export async function setHours(db: Connection, agent_id: number, hours: VisitHours): Promise<VisitHours> {
  const changed = await db.update(agents).set({ visit_hours: hours }).where(eq(agents.id, agent_id)).returning()
  if (changed.length === 0) throw new AppError('agent.not_found')
  return hours
}

/** An agent's week with what of it is given away, but to one visit; of nobody's only the usual week is known. */
export async function getWeek(db: Connection, agent_id: number | null, now: Date, but = 0): Promise<Week> {
  if (agent_id === null) return { hours: usualHours, busy: [] }
  const hours = await getHours(db, agent_id)
  const { rows } = await db.execute<{ from: string; to: string }>(sql`
    select starts_at::text as "from", ends_at::text as "to" from ${visits}
    where agent_id = ${agent_id} and state in ('proposed', 'confirmed') and id <> ${but}
      and ends_at > ${now.toISOString()}::timestamptz
      and starts_at < ${now.toISOString()}::timestamptz + make_interval(days => ${visitDays + 1})`)
  const busy = rows.map(({ from, to }): Busy => ({ from: new Date(from), to: new Date(to) }))
  return { hours, busy }
}

export async function addVisit(tx: Transaction, lead_id: number, agent_id: number | null): Promise<void> {
  await tx.insert(visits).values({ lead_id, agent_id })
}

/** The visit under a key, or null. */
export async function findVisit(db: Connection, key: string): Promise<VisitRow | null> {
  const [visit] = await db.select().from(visits).where(eq(visits.key, key))
  return visit ?? null
}

/** The visit of that number, or null. */
export async function findVisitById(db: Connection, id: number): Promise<VisitRow | null> {
  const [visit] = await db.select().from(visits).where(eq(visits.id, id))
  return visit ?? null
}

/** Writes what has become of a visit, and answers it. */
export async function saveVisit(tx: Transaction, id: number, what: Partial<VisitRow>): Promise<VisitRow> {
  const [after] = await tx.update(visits).set(what).where(eq(visits.id, id)).returning()
  return after!
}

/** The visit that an enquiry asks for, or null. */
export async function findVisitOfLead(db: Connection, lead_id: number): Promise<VisitRow | null> {
  const [visit] = await db.select().from(visits).where(eq(visits.lead_id, lead_id))
  return visit ?? null
}

/** Holds an agent still, so that of many who agree to the same moment at once each sees what the one before did. */
export async function holdAgent(tx: Transaction, agent_id: number | null): Promise<void> {
  if (agent_id !== null) await tx.execute(sql`select from ${agents} where id = ${agent_id} for no key update`)
}

/** A visit as both sides see it. */
export function toVisit(row: VisitRow, details: LeadDetails, now: Date): Visit {
  const { key, state, starts_at, reason } = row
  return {
    key,
    state,
    mode: details.visit_mode === 'video' ? 'video' : 'in_person',
    moments: details.visit_moments ?? [],
    starts_at: starts_at?.toISOString() ?? null,
    minutes: visitMinutes,
    reason,
    time_zone: details.time_zone ?? null,
    is_over: isOver(row, now),
  }
}

/** Takes the visits whose reminders are due, so that no other process takes them too. */
export async function takeDueReminders(tx: Transaction, now: Date, max: number): Promise<VisitRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const early = sql`make_interval(hours => ${reminderHours})`
  const due = await tx
    .update(visits)
    .set({ reminded_at: now })
    // An array is worked out once, so that no more than these are taken.
    .where(
      sql`id = any(array(
        select id from ${visits}
        where state = 'confirmed' and reminded_at is null and starts_at > ${at} and starts_at <= ${at} + ${early}
          and confirmed_at < starts_at - ${early}
        order by starts_at limit ${max} for update skip locked))`,
    )
    .returning()
  return due.toSorted((one, other) => one.starts_at!.getTime() - other.starts_at!.getTime())
}
