import * as z from 'zod/mini'

import { visitModes } from './lead-facts.ts'

/**
 * How far a visit is: moments were asked for, the agent has named another one, it will take place, the agent will not
 * have it, or somebody has called it off.
 */
export const visitStates = ['requested', 'proposed', 'confirmed', 'declined', 'cancelled'] as const
export type VisitState = (typeof visitStates)[number]

/** Who does something to a visit: whoever asked for it, or whoever shows the home. */
export const visitSides = ['visitor', 'agent'] as const
export type VisitSide = (typeof visitSides)[number]

/** What can be done to a visit: a moment agreed to or named, the visit refused or called off, other moments asked for. */
export const visitActions = ['confirm', 'propose', 'decline', 'cancel', 'change'] as const
export type VisitAction = (typeof visitActions)[number]

/** A request for a visit, as both sides see it; moments are ISO 8601 in UTC. */
export const visit = z.object({
  key: z.string(),
  state: z.enum(visitStates),
  mode: z.enum(visitModes),
  /** What the visitor asked for. */
  moments: z.array(z.string()),
  /** The moment that was named or agreed to last. */
  starts_at: z.nullable(z.string()),
  minutes: z.int(),
  /** Why it was refused or called off. */
  reason: z.nullable(z.string()),
  /** Where the visitor's clock stands; null where it was not said. */
  time_zone: z.nullable(z.string()),
  /** Whether its moment has passed: nothing of it can be changed. */
  is_over: z.boolean(),
})
export type Visit = z.infer<typeof visit>

export const visitEvent = z.object({
  kind: z.literal('visit'),
  action: z.enum(visitActions),
  by: z.enum(visitSides),
  moment: z.nullable(z.string()),
})
