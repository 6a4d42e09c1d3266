import * as z from 'zod/mini'

import { currencies } from '../currency.ts'

/** How a fact is stored; what people read of it goes by the same name. */
const stored = {
  text: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The ISO code of a country, or its name as somebody wrote it. */
  country: z.optional(z.string()),
  /** `1990-12-31`. */
  date: z.optional(z.string()),
  amount: z.optional(z.number()),
  currency: z.optional(z.enum(currencies)),
  /** One of several, each with words of its own. */
  choice: z.optional(z.string()),
  flag: z.optional(z.boolean()),
  /** Moments, ISO 8601 in UTC. */
  moments: z.optional(z.array(z.string())),
} as const

type Fact = {
  kind: keyof typeof stored
  /** Of a choice. */
  choices?: readonly string[]
  /** The fact that people read as part of this one: an amount's currency, or the papers that a number is of. */
  with?: string
}

/** When a visitor likes to be called: from 8 to 12, from 12 to 5, from 5 to 8. */
export const callTimes = ['morning', 'afternoon', 'evening'] as const

/** How a home is visited: there, or seen through the agent's telephone. */
export const visitModes = ['in_person', 'video'] as const
export type VisitMode = (typeof visitModes)[number]

/**
 * What forms ask beyond name, phone, email, message and property, each fact under the name of its field. The mail to
 * whoever answers, the desk, the CSV and the export list what stands here, in this order; a new fact goes to the end, so
 * that the columns of the CSV keep their places.
 */
export const leadFacts = {
  nationality: { kind: 'country' },
  identification: { kind: 'text', with: 'identification_type' },
  /** Another phone than the one to call. */
  phone: { kind: 'phone' },
  country: { kind: 'country' },
  birth_date: { kind: 'date' },
  address: { kind: 'text' },
  initial_payment: { kind: 'amount', with: 'currency' },
  loan_amount: { kind: 'amount', with: 'currency' },
  currency: { kind: 'currency' },
  identification_type: { kind: 'choice', choices: ['id_card', 'passport'] },
  subscribe: { kind: 'flag' },
  call_time: { kind: 'choice', choices: callTimes },
  visit_mode: { kind: 'choice', choices: visitModes },
  visit_moments: { kind: 'moments' },
  /** What is to be visited where it is no listing: a unit of a project. */
  visit_about: { kind: 'text' },
  /** Where the visitor's clock stands, as IANA names it. */
  time_zone: { kind: 'text' },
} as const satisfies Record<string, Fact>

export type LeadFact = keyof typeof leadFacts
export const leadFactNames = Object.keys(leadFacts) as LeadFact[]

type ChoiceOf<Name extends LeadFact> = (typeof leadFacts)[Name] extends { choices: readonly (infer Choice)[] }
  ? `${Name}.${Choice & string}`
  : never
/** The word of a fact, or of one of its choices: `lead.facts.` and this. */
export type LeadFactWord = LeadFact | { [Name in LeadFact]: ChoiceOf<Name> }[LeadFact] | 'yes'

/** The facts of an enquiry as they are stored. */
export const leadDetails = z.object(
  Object.fromEntries(leadFactNames.map((name) => [name, stored[leadFacts[name].kind]])) as {
    [Name in LeadFact]: (typeof stored)[(typeof leadFacts)[Name]['kind']]
  },
)
export type LeadDetails = z.infer<typeof leadDetails>

/** Finds what a form says of each fact; what was left empty is left out. */
export function pickLeadDetails(form: object): LeadDetails {
  const said = form as Partial<Record<LeadFact, unknown>>
  const given = leadFactNames.filter((name) => said[name] !== undefined && said[name] !== null)
  return Object.fromEntries(given.map((name) => [name, said[name]]))
}

/** Finds the word of a choice; null when it is none of them any more. */
export function findChoiceWord(name: LeadFact, choice: unknown): LeadFactWord | null {
  const { choices = [] }: Fact = leadFacts[name]
  return typeof choice === 'string' && choices.includes(choice) ? (`${name}.${choice}` as LeadFactWord) : null
}

/** The fact whose value is read as part of this one. */
export function findFactBeside(name: LeadFact): LeadFact | null {
  const { with: beside }: Fact = leadFacts[name]
  return (beside as LeadFact | undefined) ?? null
}
