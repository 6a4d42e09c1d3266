import type { InputOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/language.ts'
import { businessTypes, propertyTypes } from '#contract/property/property-type.ts'
import {
  type workspaceEndpoints,
  workspaceSorts,
  workspaceStates,
  type WorkspaceSort,
  type WorkspaceState,
} from '#contract/workspace/workspace.ts'

import { toWorkspacePath } from '../../workspace-paths.ts'

/** What the list shows, as its address has it. */
export type ListingsQuery = {
  state?: WorkspaceState
  q?: string
  business_type?: (typeof businessTypes)[number]
  type?: (typeof propertyTypes)[number]
  city?: string
  agent?: number
  max_quality?: number
  unconfirmed_days?: number
  mandate_until?: string
  source_id?: number
  without_english?: '1'
  of_colleagues?: '1'
  sort?: WorkspaceSort
  page?: number
}
/** What is to be otherwise; undefined takes it away. */
export type ListingsChange = { [Name in keyof ListingsQuery]?: ListingsQuery[Name] | undefined }

const yes = (text: string) => (text === '1' ? ('1' as const) : undefined)
const oneOf =
  <One extends string>(all: readonly One[]) =>
  (text: string) =>
    all.find((one) => one === text)

const rules: { [Name in keyof ListingsQuery]-?: (text: string) => ListingsQuery[Name] } = {
  state: oneOf(workspaceStates),
  q: (text) => text.trim().slice(0, 120) || undefined,
  business_type: oneOf(businessTypes),
  type: oneOf(propertyTypes),
  city: (text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 120 ? text : undefined),
  agent: (text) => readCount(text, 2_147_483_647),
  max_quality: (text) => readCount(text, 100),
  unconfirmed_days: (text) => readCount(text, 400),
  mandate_until: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined),
  source_id: (text) => readCount(text, 2_147_483_647),
  without_english: yes,
  of_colleagues: yes,
  sort: oneOf(workspaceSorts),
  page: (text) => readCount(text, 1_000_000),
}
const names = Object.keys(rules) as (keyof ListingsQuery)[]

/** Reads an address; what makes no sense in it is as good as not there. */
export function readListings(search: URLSearchParams): ListingsQuery {
  const read = names.map((name) => [name, rules[name](search.get(name) ?? '')] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** The address of the list with some of it changed; another question begins at its first page. */
export function toListingsPath(query: ListingsQuery, change: ListingsChange, language: Language): string {
  const isSame = Object.keys(change).every((name) => name === 'page')
  const next: ListingsChange = { ...query, ...(!isSame && { page: undefined }), ...change }
  const search = new URLSearchParams()
  for (const name of names) if (next[name]) search.set(name, String(next[name]))
  const text = search.toString()
  return toWorkspacePath('listings', language) + (text && `?${text}`)
}

/** What the endpoints are asked. */
export function toListingsFilter(query: ListingsQuery): InputOf<typeof workspaceEndpoints.export> {
  const { state, ...asked } = query
  delete asked.page
  return { ...asked, state: state && [state] }
}

const unpublished: readonly WorkspaceState[] = ['draft', 'returned', 'in_review', 'scheduled']

/** Of what the list shows, those that were published once: what can be done to many is for them. */
export function countPublic({ state }: ListingsQuery, states: Record<WorkspaceState, number>): number {
  const shown = state ? [state] : workspaceStates
  return shown.filter((one) => !unpublished.includes(one)).reduce((sum, one) => sum + states[one], 0)
}

/** How many filters are set beside state, order and page. */
export function countFilters(query: ListingsQuery): number {
  const others: string[] = ['state', 'sort', 'page', 'of_colleagues']
  return Object.keys(query).filter((name) => !others.includes(name)).length
}

function readCount(text: string, max: number): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= max ? Number(text) : undefined
}
