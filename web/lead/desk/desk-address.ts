import type { Language } from '#contract/language.ts'
import { leadKinds, leadStates, type LeadKind, type LeadState } from '#contract/lead/lead.ts'

import { toPath } from '../../paths.ts'

/** What the desk shows, as its address has it. */
export type DeskQuery = {
  kind?: LeadKind
  state?: LeadState
  /** An agent's number, or `none` for what nobody is to answer yet. */
  agent?: string
  from?: string
  to?: string
  q?: string
  page?: number
  /** The enquiry that is open. */
  lead?: number
}

/** What is to be otherwise; undefined takes it away. */
export type DeskChange = { [Name in keyof DeskQuery]?: DeskQuery[Name] | undefined }

const rules: { [Name in keyof DeskQuery]-?: (text: string) => DeskQuery[Name] } = {
  kind: (text) => leadKinds.find((kind) => kind === text),
  state: (text) => leadStates.find((state) => state === text),
  agent: (text) => (/^(none|[1-9]\d{0,8})$/.test(text) ? text : undefined),
  from: dayIn,
  to: dayIn,
  q: (text) => text.trim().slice(0, 120) || undefined,
  page: numberIn,
  lead: numberIn,
}
const names = Object.keys(rules) as (keyof DeskQuery)[]

/** Reads an address; what makes no sense in it is as good as not there. */
export function readDesk(search: URLSearchParams): DeskQuery {
  const read = names.map((name) => [name, rules[name](search.get(name) ?? '')] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** The address of the desk with some of it changed; another question begins at its first page, nothing open. */
export function toDeskPath(query: DeskQuery, change: DeskChange, language: Language): string {
  const isSame = Object.keys(change).every((name) => name === 'lead' || name === 'page')
  const next: DeskChange = { ...query, ...(!isSame && { page: undefined, lead: undefined }), ...change }
  const search = new URLSearchParams()
  for (const name of names) if (next[name]) search.set(name, String(next[name]))
  const text = search.toString()
  return toPath('desk', language) + (text && `?${text}`)
}

/** What the endpoints are asked: the filters without the enquiry that is open. */
export function toDeskFilter({ kind, state, agent, from, to, q }: DeskQuery) {
  const asked = { ...(agent && { agent }), ...(from && { from }), ...(to && { to }), ...(q && { q }) }
  return { ...asked, kind: kind && [kind], state: state && [state] }
}

function dayIn(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

function numberIn(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
