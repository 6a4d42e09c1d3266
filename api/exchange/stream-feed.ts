import { createHash } from 'node:crypto'

import type { ResoSource } from '#contract/exchange/reso-fields.ts'

import { AppError } from '../app-error.ts'
import { Whole } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { loadListings } from './load-listings.ts'
import { listOffered, readFeedState } from './queries.ts'

/** Letters that are sent at once. */
const pieceLetters = 65_536
/** Listings that are read at once: between two such readings the database is everybody's. */
const atOnce = 200
/** Who takes longer than this to read a feed has no use for it. */
const longestReading = 10 * 60_000
/** Readings at once, of one agency's feeds and of all. */
const most = { ofOne: 2, ofAll: 8 }
const keptFor = 300

/** A format by its media type, and how it writes listings as they come. */
export type FeedFormat = {
  type: string
  write: (sources: AsyncIterable<ResoSource>) => AsyncIterable<string>
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

async function* write(tools: Needed, agency_id: number, format: FeedFormat): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  // Not before it is read: who asks for the headers alone, or has gone, reads nothing.
  const place = { agency_id, began: performance.now() }
  reading.add(place)
  try {
    let waiting = ''
    for await (const text of format.write(readOffered(tools, agency_id))) {
      if (performance.now() - place.began > longestReading) throw new AppError('request.too_slow')
      waiting += text
      if (waiting.length < pieceLetters) continue
      yield encoder.encode(waiting)
      waiting = ''
    }
    yield encoder.encode(waiting)
  } finally {
    reading.delete(place)
  }
}

/** What an agency offers, some at once, as whoever reads them asks for more. */
async function* readOffered(tools: Needed, agency_id: number): AsyncGenerator<ResoSource> {
  for (let after = 0; ;) {
    const ids = await listOffered(tools.db, agency_id, after, atOnce)
    const sources = await loadListings(tools.db, ids, tools)
    // One may have gone meanwhile.
    yield* sources.filter(({ facts }) => facts.status === 'published')
    if (ids.length < atOnce) return
    after = ids.at(-1)!
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
