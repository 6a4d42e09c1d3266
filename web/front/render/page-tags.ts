import { cacheTags, maxCacheTags, toAgencyTag, toAgentTag, toListingTag, toProjectTag } from '#contract/cache-tags.ts'

import type { Call } from '../../api-client.ts'
import type { Site } from '../../site.ts'

type Row = { code?: unknown; id?: unknown; slug?: unknown }

const listing = ({ code }: Row) => (typeof code === 'string' ? [toListingTag(code)] : [])
const agent = ({ id }: Row) => (typeof id === 'number' ? [toAgentTag(id)] : [])
const agency = ({ id }: Row) => (typeof id === 'number' ? [toAgencyTag(id)] : [])
const project = ({ slug }: Row) => (typeof slug === 'string' ? [toProjectTag(slug)] : [])

/** What the rows of an endpoint are, by the first step of its path. */
const rowsOf: Record<string, { tag: (row: Row) => string[]; shared: readonly string[] }> = {
  properties: { tag: listing, shared: [cacheTags.search, cacheTags.rate] },
  projects: { tag: project, shared: [cacheTags.search, cacheTags.rate] },
  agents: { tag: agent, shared: [cacheTags.people, cacheTags.search] },
  agencies: { tag: agency, shared: [cacheTags.people, cacheTags.search] },
  articles: { tag: () => [], shared: [cacheTags.news] },
  'exchange-rate': { tag: () => [], shared: [cacheTags.rate] },
}
/** What stands inside of a row. */
const inside: Record<string, (row: Row) => string[]> = { agent, agency, project }
const deepest = 4

/** The same site for one render, and the tags of all that it was told. */
export function collectTags(site: Site): { site: Site; tags: () => string[] } {
  const found = new Set<string>([cacheTags.site])
  function watched(call: Call): Call {
    return async (...asked) => {
      const [{ path }, input] = asked
      const [kind = '', hole = '', ...rest] = path.slice('/v2/'.length).split('/')
      const rows = rowsOf[kind]
      const isOfOne = hole.startsWith('{')
      // What is not there, or no more, may be there another time.
      if (rows && isOfOne) addAll(found, rows.tag(input as Row))
      if (rows && !(isOfOne && rest.length === 0)) addAll(found, rows.shared)
      const answer = await call(...asked)
      const { data } = (answer ?? {}) as { data?: unknown }
      if (rows) addRows(found, data, rows.tag, 0)
      return answer
    }
  }
  return {
    site: { ...site, callIn: (language) => watched(site.callIn(language)) },
    tags: () => (found.size > maxCacheTags ? [cacheTags.site, cacheTags.search] : [...found]),
  }
}

/** One page's rows and what stands in them, as an answer has them. */
function addRows(found: Set<string>, value: unknown, tag: ((row: Row) => string[]) | undefined, depth: number): void {
  if (value === null || typeof value !== 'object' || depth > deepest || found.size > maxCacheTags) return
  if (Array.isArray(value)) {
    for (const one of value) addRows(found, one, tag, depth + 1)
    return
  }
  if (tag) addAll(found, tag(value))
  for (const [name, one] of Object.entries(value)) addRows(found, one, inside[name], depth + 1)
}

function addAll(found: Set<string>, tags: readonly string[]): void {
  for (const tag of tags) found.add(tag)
}
