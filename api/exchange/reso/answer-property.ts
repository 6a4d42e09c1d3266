import {
  resoFieldByName,
  resoFields,
  writeReso,
  writeResoMedia,
  type ResoSource,
} from '#contract/exchange/reso-fields.ts'

import type { Tools } from '../../tools.ts'
import { loadListings } from '../load-listings.ts'
import { FilterFault } from './parse-filter.ts'
import { OdataFault } from './odata-error.ts'
import { findShown, listPage } from './queries.ts'
import { type Options, readOptions } from './read-options.ts'
import { readSkipToken, writeSkipToken } from './skip-token.ts'

type Needed = Pick<Tools, 'db' | 'database' | 'pageAddress' | 'siteUrl' | 'secret'>
type Asked = { agency_id: number; given: Readonly<Record<string, unknown>>; prefer?: string | undefined }

const names = new Set(resoFieldByName.keys())
const taken = ['$select', '$filter', '$top', '$skip', '$orderby', '$count', '$expand', '$skiptoken'] as const

/** A page of Property: what the agency offers, and what left the offer lately, with where the next page is. */
export async function answerProperties(tools: Needed, { agency_id, given, prefer }: Asked) {
  const options = readOptions(given, names, taken, prefer)
  const { filter, order, top, skip, pageSize, token, isCounted } = options
  const query = describeQuery(given, agency_id)
  const after = token === null ? null : readSkipToken(tools.secret, query, token)
  const size = Math.min(top ?? pageSize, pageSize)
  const asked = { agency_id, filter, order, after, skip: after ? 0 : skip, most: size + 1, isCounted }
  const { places, total } = await listPage(tools, asked).catch((error: unknown) => {
    if (error instanceof FilterFault) throw new OdataFault('reso.filter', error.word)
    throw error
  })
  const page = places.slice(0, size)
  const sources = await loadListings(
    tools.db,
    page.map(({ id }) => id),
    tools,
  )
  // What changed since it was found keeps the moment at which it was found: who follows by that would pass over whatever
  // is still held back, and is told of it again in its turn.
  const foundAt = new Map(page.map(({ id, changed_at }) => [id, changed_at]))
  const found = sources.map(({ row, facts }) => ({
    row,
    facts: { ...facts, changed_at: foundAt.get(facts.id) ?? facts.changed_at },
  }))
  const last = page.at(-1)
  const hasMore = top === null && last !== undefined && places.length > size
  return {
    '@odata.context': `${tools.siteUrl}/v2/reso/$metadata#Property`,
    ...(total !== null && { '@odata.count': total }),
    value: found.map((source) => write(source, options)),
    ...(hasMore && { '@odata.nextLink': linkNext(given, tools, writeSkipToken(tools.secret, query, last)) }),
  }
}

/** One listing by its key. */
export async function answerProperty(tools: Needed, { agency_id, given }: Asked, key: string) {
  const options = readOptions(given, names, ['$select', '$expand'])
  const id = await findShown(tools.db, agency_id, key)
  const [source] = id === null ? [] : await loadListings(tools.db, [id], tools)
  if (!source) throw new OdataFault('reso.key', key, 404)
  return { '@odata.context': `${tools.siteUrl}/v2/reso/$metadata#Property/$entity`, ...write(source, options) }
}

function write(source: ResoSource, { select, isExpanded }: Pick<Options, 'select' | 'isExpanded'>) {
  const fields = select ? resoFields.filter(({ name }) => select.includes(name)) : resoFields
  return { ...writeReso(source, fields), ...(isExpanded && { Media: writeResoMedia(source) }) }
}

/** What a page belongs to: the same question of the same agency. */
function describeQuery(given: Asked['given'], agency_id: number): string {
  return JSON.stringify([agency_id, given.$filter ?? null, given.$orderby ?? null])
}

function linkNext(given: Asked['given'], { siteUrl }: Needed, token: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith('$') && name !== '$skip' && name !== '$skiptoken') query.append(name, String(value))
  }
  query.append('$skiptoken', token)
  return `${siteUrl}/v2/reso/Property?${query}`
}
