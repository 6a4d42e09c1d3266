import { timeZone } from '#contract/day.ts'
import { type Cell, writeCsv } from '#contract/csv.ts'
import type { Language } from '#contract/fields.ts'
import { findChoiceWord, leadFacts, leadFactNames, type LeadFact } from '#contract/lead/lead-facts.ts'
import en from '#locales/en/lead/answers.ts'
import es from '#locales/es/lead/answers.ts'

import type { loadLeadsToExport } from './load-leads.ts'

type Exported = Awaited<ReturnType<typeof loadLeadsToExport>>[number]
type Words = Record<keyof typeof es, string>

const words: Record<Language, Words> = { es, en }
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone,
})

/** The columns in their order, each under the key of its heading; the facts of the form follow them. */
const columns = {
  reference: (lead) => lead.reference,
  received: (lead) => localMoment(lead.created_at),
  kind: (lead, t) => t[`csv.kind_${lead.kind}`],
  state: (lead, t) => t[`csv.state_${lead.state}`],
  full_name: (lead) => lead.full_name,
  phone: (lead) => plainPhone(lead.phone),
  email: (lead) => lead.email,
  message: (lead) => lead.message,
  property: (lead) => lead.listing?.code,
  agent: (lead) => lead.agent?.name,
  agency: (lead) => lead.agency?.name,
  department: (lead, t) => lead.department && t[`csv.department_${lead.department}`],
  answered: (lead) => lead.first_answered_at && localMoment(lead.first_answered_at),
  minutes: (lead) => lead.first_answered_at && minutesBetween(lead.created_at, lead.first_answered_at),
  language: (lead) => lead.language,
  page: (lead) => lead.page,
  referrer: (lead) => lead.last?.name,
  first_referrer: (lead) => lead.first?.name,
  consent: (lead) => lead.consent,
} satisfies Record<string, (lead: Exported, t: Words) => Cell>

/** Enquiries as a table for spreadsheets, its headings in the reader's language. */
export function writeLeadsCsv(leads: readonly Exported[], language: Language): string {
  const t = words[language]
  const names = Object.keys(columns) as (keyof typeof columns)[]
  const rows = leads.map((lead) => [
    ...names.map((name) => columns[name](lead, t)),
    ...leadFactNames.map((fact) => formatFact(fact, lead, t)),
  ])
  const headings = [...names.map((name) => t[`csv.${name}`]), ...leadFactNames.map((fact) => t[`lead.facts.${fact}`])]
  return writeCsv([headings, ...rows])
}

/** A fact as a spreadsheet takes it: days, codes and amounts as they are stored, choices in words. */
function formatFact(fact: LeadFact, { details }: Exported, t: Words): Cell {
  const value = details[fact]
  const { kind } = leadFacts[fact]
  if (typeof value === 'boolean') return value ? t['lead.facts.yes'] : null
  if (Array.isArray(value)) return value.map(localMoment).join('; ')
  if (typeof value !== 'string') return value
  if (kind === 'phone') return plainPhone(value)
  const word = findChoiceWord(fact, value)
  return word ? t[`lead.facts.${word}`] : value
}

/** `2026-11-21 18:05` as the clocks in Santo Domingo said. */
function localMoment(iso: string): string {
  return clock.format(new Date(iso)).slice(0, 16)
}

function minutesBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
}

/** Without the sign that a spreadsheet would count with: `809-555-0110`, and others in digits. */
function plainPhone(phone: string | null | undefined): Cell {
  return phone?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3').replace(/^\+/, '00')
}
