import * as z from 'zod/mini'

import { problem } from '../fields.ts'

/** Minutes that a visit takes. */
export const visitMinutes = 45
/** Visits begin on the hour and half past it. */
export const visitStep = 30
/** Hours that an agent has at least to get ready. */
export const visitNotice = 2
/** Days, today among them, in which a visit can be asked for. */
export const visitDays = 28
/** Moments that a visitor may ask for. */
export const maxMoments = 3

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof weekdays)[number]

const clock = z.string(problem('field.required')).check(z.regex(/^([01]\d|2[0-3]):(00|30)$/, problem('field.invalid')))

/** From when to when somebody shows homes, by the clocks of Santo Domingo; there is room for a visit in it. */
const span = z
  .object({ from: clock, to: clock })
  .check(z.refine(({ from, to }) => readClock(to) - readClock(from) >= visitMinutes, problem('field.range_reversed')))
const day = z.nullable(span)

/** An agent's week: of each day when visits can be, or null. */
export const visitHours = z.object(
  Object.fromEntries(weekdays.map((name) => [name, day])) as Record<Weekday, typeof day>,
)
export type VisitHours = z.infer<typeof visitHours>

const usual = { from: '09:00', to: '18:00' }
/** The week of whoever has not said another. */
export const usualHours: VisitHours = {
  ...(Object.fromEntries(weekdays.map((name) => [name, usual])) as Record<Weekday, typeof usual>),
  sunday: null,
}

/** Minutes after midnight of `09:30`. */
export function readClock(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
}
