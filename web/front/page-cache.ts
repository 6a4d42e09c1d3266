import { LRUCache } from 'lru-cache'

import { compressBest, takeBest, measurePage, type Page } from './page.ts'

type CachedPage = { page: Page; at: number; version: unknown; asked: number }

type Tools = {
  /** Makes a page; the key is its address with nothing in it that does not matter. */
  render: (key: string) => Promise<Page>
  /** Changes whenever what pages show has changed; asked once a second at most. */
  versionOf: () => unknown
  /** Bytes. */
  room: number
  /** Renders at one time; more are refused, or shown an older page. */
  max: number
  now?: () => number
}

/** How many pages were answered from memory, rendered anew, and refused. */
export type PageCounts = { kept: number; rendered: number; refused: number }

export type PageCache = {
  /** The page when it needs no work at all. */
  fresh: (key: string) => Page | undefined
  /** The page, made if need be; undefined when there is too much to do. */
  page: (key: string) => Promise<Page | undefined>
  counts: PageCounts
}

const freshFor = 60_000
const staleFor = 600_000
const versionAge = 1000
/** Answers from memory after which a page is worth compressing once more. */
const oftenAsked = 3

/** A page that must not be shown to the next one who asks. */
class NotCached extends Error {
  readonly page: Page

  constructor(page: Page) {
    super('This page is not kept')
    this.page = page
  }
}

/**
 * Pages in memory: fresh for a minute, then shown for ten more while one render of each is under way.
 * When what they show has changed, the next one to ask waits for the new page.
 */
export function createPageCache({ render, versionOf, room, max, now = Date.now }: Tools): PageCache {
  const counts: PageCounts = { kept: 0, rendered: 0, refused: 0 }
  const underWay = new Set<string>()
  const currentVersion = createVersionReader(versionOf, now)
  // None while others are being made: whoever waits for a page comes first.
  const compressOnce = createCompressor(() => underWay.size > 0)

  const pages = new LRUCache<string, CachedPage>({
    maxSize: room,
    maxEntrySize: room / 8,
    sizeCalculation: ({ page }) => Math.ceil(measurePage(page)),
    ignoreFetchAbort: true,
    fetchMethod: make,
  })

  async function make(key: string, before?: CachedPage): Promise<CachedPage> {
    const of = { at: now(), version: currentVersion(), asked: 0 }
    underWay.add(key)
    counts.rendered++
    try {
      const page = await render(key)
      if (!page.isCacheable) throw new NotCached(page)
      if (before) takeBest(page, before.page)
      return { page, ...of }
    } finally {
      underWay.delete(key)
    }
  }

  function isFresh(kept: CachedPage): boolean {
    return kept.version === currentVersion() && now() - kept.at < freshFor
  }

  return {
    counts,
    fresh(key) {
      const kept = pages.get(key)
      if (!kept || !isFresh(kept)) return undefined
      counts.kept++
      if (++kept.asked >= oftenAsked && !kept.page.isBest) compressOnce(kept.page)
      return kept.page
    },
    async page(key) {
      const kept = pages.get(key)
      const isStillShown = kept !== undefined && now() - kept.at < freshFor + staleFor
      const isBusy = underWay.size >= max && !underWay.has(key)
      if (isBusy && isStillShown) return kept.page
      if (isBusy) {
        counts.refused++
        return undefined
      }
      const fetching = pages.fetch(key, {
        forceRefresh: !kept || !isFresh(kept),
        allowStale: isStillShown && kept.version === currentVersion(),
        allowStaleOnFetchRejection: isStillShown,
      })
      return (await fetching.catch(takeNotCached))?.page
    },
  }
}

/** The version, asked for once a second at most. */
function createVersionReader(versionOf: () => unknown, now: () => number): () => unknown {
  let version: unknown
  let readAt = -Infinity
  return () => {
    if (now() - readAt >= versionAge) {
      version = versionOf()
      readAt = now()
    }
    return version
  }
}

/** Compresses one page at a time, and leaves it as it is where something else is to be done. */
function createCompressor(isBusy: () => boolean): (page: Page) => void {
  let isCompressing = false
  return (page) => {
    if (isCompressing || isBusy()) return
    isCompressing = true
    void compressBest(page).finally(() => (isCompressing = false))
  }
}

function takeNotCached(error: unknown): NotCached {
  if (error instanceof NotCached) return error
  throw error
}
