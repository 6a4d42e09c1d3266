import { getDayHere, getMomentHere } from '#contract/day.ts'
import type { ErrorCode, FieldProblem } from '#contract/errors.ts'
import {
  readClock,
  visitDays,
  type VisitHours,
  visitMinutes,
  visitNotice,
  visitStep,
  type Weekday,
  weekdays,
} from '#contract/lead/visit-hours.ts'
import type { VisitAction, VisitSide, VisitState } from '#contract/lead/visit-state.ts'

const minute = 60_000
const hour = 60 * minute

/** A stretch of an agent's time that is given away. */
export type Busy = { from: Date; to: Date }

/** Hours before a visit at which both sides are reminded; of what was agreed to later than that nobody is. */
export const reminderHours = 24

/** When a visit ends that begins then. */
export function getEnd(start: Date): Date {
  return new Date(start.getTime() + visitMinutes * minute)
}

/** Every moment of an agent's week at which a visit may begin, from now on, whether or not it is taken. */
function* walkMoments(hours: VisitHours, now: Date, days: number): Generator<Date> {
  const soonest = now.getTime() + visitNotice * hour
  for (let later = 0; later < days; later++) {
    const day = getDayHere(now, later)
    const span = hours[weekdayOf(day)]
    if (!span) continue
    for (let at = readClock(span.from); at + visitMinutes <= readClock(span.to); at += visitStep) {
      const moment = getMomentHere(day, at)
      if (moment.getTime() >= soonest) yield moment
    }
  }
}

function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!
}

function isBusy(busy: readonly Busy[], start: Date): boolean {
  const end = getEnd(start)
  return busy.some(({ from, to }) => from < end && start < to)
}

export type Week = { hours: VisitHours; busy: readonly Busy[] }

/** When an agent can show a home in the next days. */
export function listFreeMoments({ hours, busy }: Week, now: Date, days = visitDays): string[] {
  return [...walkMoments(hours, now, days)].filter((start) => !isBusy(busy, start)).map((start) => start.toISOString())
}

/** Why a visit cannot be asked for at a moment; null when it can. */
export function findMomentProblem({ hours, busy }: Week, moment: string, now: Date): FieldProblem | null {
  const start = new Date(moment)
  if (start.getTime() < now.getTime() + visitNotice * hour) return 'field.moment_past'
  const isInWeek = [...walkMoments(hours, now, visitDays)].some((free) => free.getTime() === start.getTime())
  if (!isInWeek) return 'field.moment_hours'
  return isBusy(busy, start) ? 'field.moment_taken' : null
}

export type Standing = {
  state: VisitState
  starts_at: Date | null
  moments: readonly string[]
  agent_id: number | null
}
export type Wish = { action: VisitAction; by: VisitSide; moment?: string | undefined }
/** What becomes of a visit; `same` where it is so already. */
export type Decision =
  | { state: VisitState; starts_at: Date | null }
  | 'same'
  | { refusal: ErrorCode }
  | { problem: FieldProblem }

/** Decides what an action makes of a visit; other moments than those that were asked for are looked at elsewhere. */
export function decideVisit(visit: Standing, { action, by, moment }: Wish, now: Date): Decision {
  const { state, starts_at } = visit
  const closed: Decision = { refusal: 'visit.closed' }
  if (isOver(visit, now)) return closed
  if (action === 'change') return by === 'visitor' ? { state: 'requested', starts_at: null } : closed
  if (action === 'cancel') {
    if (state === 'cancelled') return 'same'
    const isOn = state === 'confirmed' || (by === 'visitor' && state !== 'declined')
    return isOn ? { state: 'cancelled', starts_at } : closed
  }
  if (action === 'decline') {
    if (by === 'visitor') return closed
    if (state === 'declined') return 'same'
    return state === 'requested' || state === 'proposed' ? { state: 'declined', starts_at: null } : closed
  }
  if (moment === undefined) return { problem: 'field.required' }
  const start = new Date(moment)
  const isSameMoment = starts_at?.getTime() === start.getTime()
  if (state === (action === 'confirm' ? 'confirmed' : 'proposed') && isSameMoment) return 'same'
  if (start <= now) return { problem: 'field.moment_past' }
  if (action === 'propose') return proposal(visit, by, start, now)
  const isOffered = by === 'visitor' ? state === 'proposed' && isSameMoment : isAsked(visit, moment)
  if (!isOffered) return closed
  return visit.agent_id === null ? { refusal: 'visit.no_agent' } : { state: 'confirmed', starts_at: start }
}

/** An agent may take any of the moments that were asked for, as long as nothing else is agreed. */
function isAsked({ state, moments }: Standing, moment: string): boolean {
  return (state === 'requested' || state === 'proposed') && moments.includes(moment)
}

/** An agent may name any half hour to come, also outside their week; of a visit that is off nothing is named. */
function proposal({ state, agent_id }: Standing, by: VisitSide, start: Date, now: Date): Decision {
  if (by === 'visitor' || state === 'declined' || state === 'cancelled') return { refusal: 'visit.closed' }
  if (agent_id === null) return { refusal: 'visit.no_agent' }
  const isFar = start.getTime() > getMomentHere(getDayHere(now, visitDays), 0).getTime()
  if (isFar || start.getTime() % (visitStep * minute) !== 0) return { problem: 'field.moment_hours' }
  return { state: 'proposed', starts_at: start }
}

/** Whether a visit that was agreed to has begun. */
export function isOver({ state, starts_at }: Pick<Standing, 'state' | 'starts_at'>, now: Date): boolean {
  return state === 'confirmed' && starts_at !== null && starts_at <= now
}
