import type { Brand } from '#contract/brand.ts'
import type { Article } from '#contract/editorial/editorial.ts'
import type { Language } from '#contract/fields.ts'

import { readFeed } from './read-feed.ts'

const quarterHour = 15 * 60_000
const patience = 5000
const largest = 2 ** 20
const shown = 3

export type Blog = {
  /** The newest articles; none until the feed was read, or where the brand names no feed. */
  articles: (language: Language) => Article[]
  /** Moves when what is shown of them has changed. */
  version: () => number
  /** Reads the feeds again. What cannot be read leaves what was kept. */
  refresh: () => Promise<void>
  close: () => void
}

/** Follows the brand's feeds in the background: no page ever waits for one, nor fails with it. */
export function followFeed(feeds: Brand['blog_feed'], onError: (error: unknown, address: string) => void): Blog {
  const kept = new Map<string, Article[]>()
  let version = 0
  const addresses = [...new Set(feeds ? [feeds.es, feeds.en] : [])]

  async function refreshOne(address: string): Promise<void> {
    try {
      const articles = readFeed(await fetchFeed(address), address).slice(0, shown)
      if (JSON.stringify(articles) !== JSON.stringify(kept.get(address))) version++
      kept.set(address, articles)
    } catch (error) {
      onError(error, address)
    }
  }
  const refresh = async () => void (await Promise.all(addresses.map(refreshOne)))

  const timer = addresses.length > 0 ? setInterval(() => void refresh(), quarterHour).unref() : undefined
  void refresh()
  return {
    articles: (language) => (feeds && kept.get(feeds[language])) ?? [],
    version: () => version,
    refresh,
    close: () => clearInterval(timer),
  }
}

/** Asks the very address that the brand names: a redirect would let others choose where this server goes. */
async function fetchFeed(address: string): Promise<string> {
  const answer = await fetch(address, {
    redirect: 'error',
    headers: { Accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8' },
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok || !answer.body) throw new Error(`the feed answered ${answer.status}`)
  const decoder = new TextDecoder(charsetOf(answer.headers.get('content-type') ?? ''))
  let text = ''
  let size = 0
  for await (const piece of answer.body) {
    size += piece.length
    if (size > largest) throw new Error('the feed is larger than a megabyte')
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

function charsetOf(type: string): string {
  return /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
}
