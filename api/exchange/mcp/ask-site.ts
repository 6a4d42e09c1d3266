import type { Endpoint, OutputOf } from '#contract/endpoint.ts'
import type { Failure } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'

import type { Tools } from '../../tools.ts'

export type Fetch = (request: Request) => Promise<Response>
export type Arguments = Readonly<Record<string, unknown>>
/** Asks an endpoint of the API in this process, by its own rules: what it refuses is thrown as `Refused`. */
export type AskSite = <E extends Endpoint>(endpoint: E, values?: Arguments) => Promise<OutputOf<E>>

/** What the API said no with, in the reader's language. */
export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, { code, message, errors = {} }: Failure) {
    const fields = Object.entries(errors).map(([field, problems]) => `${field}: ${problems.join(' ')}`)
    super([message, ...fields].join('\n'))
    this.status = status
    this.code = code
  }
}

/** Calls the API as the site's own pages do. */
export function createAskSite(
  answer: Fetch,
  { clientApiKey, siteUrl }: Pick<Tools, 'clientApiKey' | 'siteUrl'>,
  language: Language,
): AskSite {
  const headers = { 'X-Api-Key': clientApiKey, 'Accept-Language': language }
  return async (endpoint, values = {}) => {
    const { path, query } = fillPath(endpoint.path, values)
    const response = await answer(new Request(`${siteUrl}${path}${query}`, { headers }))
    if (!response.ok) throw new Refused(response.status, (await response.json()) as Failure)
    return response.json()
  }
}

function fillPath(template: string, values: Arguments) {
  const inPath = new Set<string>()
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    inPath.add(name)
    // An empty name would be another path; no name has a blank.
    return encodeURIComponent(textOf(values[name]).toWellFormed() || ' ')
  })
  const rest = Object.entries(values).filter(([name]) => !inPath.has(name))
  const query = writeQuery(rest)
  return { path, query: query.length > 0 ? `?${new URLSearchParams(query)}` : '' }
}

/** Arguments as an address has them: lists repeated, flags as 1 and 0, what is not said left out. */
export function writeQuery(entries: [string, unknown][]): [string, string][] {
  return entries.flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((one) => one !== undefined && one !== null)
      .map((one): [string, string] => [name, textOf(one)]),
  )
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'string') return value
  return JSON.stringify(value) ?? ''
}
