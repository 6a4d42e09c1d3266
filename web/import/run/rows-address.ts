import type { Run } from '#contract/import/import.ts'
import { outcomes, results, type Outcome, type RowResult } from '#contract/import/run.ts'
import type { Language } from '#contract/language.ts'

import { toWorkspacePath } from '../../workspace-paths.ts'

/** Which rows of a run are shown, as its address has it. */
export type RowsQuery = {
  step?: 'trial'
  outcome?: Outcome
  result?: RowResult
  /** A code, or `any`. */
  problem?: string
  column?: string
  q?: string
  page?: number
}

const text = (max: number) => (value: string) => value.trim().slice(0, max) || undefined
const oneOf =
  <One extends string>(all: readonly One[]) =>
  (value: string) =>
    all.find((one) => one === value)

const rules: { [Name in keyof RowsQuery]-?: (value: string) => RowsQuery[Name] } = {
  step: oneOf(['trial']),
  outcome: oneOf(outcomes),
  result: oneOf(results),
  problem: (value) => (/^any$|^field\.[a-z_]{1,40}$/.test(value) ? value : undefined),
  column: text(200),
  q: text(120),
  page: (value) => (/^[1-9]\d{0,5}$/.test(value) ? Number(value) : undefined),
}
const names = Object.keys(rules) as (keyof RowsQuery)[]

/** Reads an address; what makes no sense in it is as good as not there. */
export function readRows(search: URLSearchParams): RowsQuery {
  const read = names.map((name) => [name, rules[name](search.get(name) ?? '')] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** The address of a run with these rows in sight. */
export function toRowsPath(
  { id, source }: Run,
  query: { [Name in keyof RowsQuery]: RowsQuery[Name] | undefined },
  language: Language,
): string {
  const search = new URLSearchParams()
  for (const name of names) if (query[name]) search.set(name, String(query[name]))
  const asked = search.toString()
  return `${toWorkspacePath('import_run', language, source.id, id)}${asked && `?${asked}`}#rows`
}
