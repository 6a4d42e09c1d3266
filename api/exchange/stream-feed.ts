import { createHash } from 'node:crypto'

import type { ResoSource } from '#contract/exchange/reso-fields.ts'

import { AppError } from '../app-error.ts'
import { Whole } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { loadListings } from './load-listings.ts'
import { listOffered, readFeedState } from './queries.ts'

/** Listings that are read at once: between two such readings the database is everybody's. */
const atOnce = 200
/** Who takes longer than this to read a feed has no use for it. */
const longestReading = 10 * 60_000
/** Readings at once, of one agency's feeds and of all. */
const most = { ofOne: 2, ofAll: 8 }
const keptFor = 300

/** How a format frames listings, and writes each; null for one that it leaves out. */
export type FeedFormat = {
  type: string
  head: string
  foot: string
  /** What stands between two listings. */
  between?: string
  write: (source: ResoSource) => string | null
}
type Needed = Pick<Tools, 'db' | 'pageAddress' | 'siteUrl'>
type Asked = { agency_id: number; name: string; header: (name: string) => string | undefined }

const reading = new Set<{ agency_id: number; began: number }>()

/** An agency's published listings in a format, read as they are sent; 304 to whoever has them as they are. */
export async function streamFeed(
  tools: Needed,
  { agency_id, name, header }: Asked,
  format: FeedFormat,
): Promise<Whole> {
  const { state, changed_at } = await readFeedState(tools.db, agency_id)
  const etag = `"${createHash('sha256').update(`${name} ${state}`).digest('base64url').slice(0, 22)}"`
  const headers = {
    'Content-Type': format.type,
    'Cache-Control': `private, max-age=${keptFor}`,
    ETag: etag,
    'Last-Modified': changed_at.toUTCString(),
    'X-Robots-Tag': 'noindex',
  }
  if (hasAlready({ etag, changed_at }, header)) return new Whole(304, headers, '')
  requirePlace(agency_id)
  return new Whole(200, headers, write(tools, agency_id, format))
}

async function* write(tools: Needed, agency_id: number, { head, foot, between = '', write: writeOne }: FeedFormat) {
  const encoder = new TextEncoder()
  // Not before it is read: who asks for the headers alone, or has gone, reads nothing.
  const place = { agency_id, began: performance.now() }
  reading.add(place)
  try {
    yield encoder.encode(head)
    let isFirst = true
    let after = 0
    for (;;) {
      const ids = await listOffered(tools.db, agency_id, after, atOnce)
      const written = (await loadListings(tools.db, ids, tools))
        // One may have gone meanwhile.
        .filter(({ facts }) => facts.status === 'published')
        .flatMap((source) => writeOne(source) ?? [])
      if (written.length > 0) yield encoder.encode(`${isFirst ? '' : between}${written.join(between)}`)
      isFirst &&= written.length === 0
      if (ids.length < atOnce) break
      after = ids.at(-1)!
      if (performance.now() - place.began > longestReading) throw new AppError('request.too_slow')
    }
    yield encoder.encode(foot)
  } finally {
    reading.delete(place)
  }
}

/** Of a reading that has stopped moving nobody waits for the end. */
function listReadings(): { agency_id: number; began: number }[] {
  const now = performance.now()
  return [...reading].filter(({ began }) => now - began < longestReading)
}

function requirePlace(agency_id: number): void {
  const all = listReadings()
  const ofOne = all.filter((one) => one.agency_id === agency_id)
  if (ofOne.length >= most.ofOne || all.length >= most.ofAll) throw new AppError('feed.busy', { retryAfter: 30 })
}

function hasAlready({ etag, changed_at }: { etag: string; changed_at: Date }, header: Asked['header']): boolean {
  const known = header('if-none-match')
  if (known !== undefined) return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(header('if-modified-since') ?? '')
  return Number.isFinite(since) && changed_at.getTime() <= since
}
