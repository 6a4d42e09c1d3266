import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Address } from './address.ts'
import { readClientAddress } from './client-address.ts'
import { listUnknownParameters, pageAddress } from './page-address.ts'
import { createPageCache, type PageCounts } from './page-cache.ts'
import { sendMoved, sendPage, type Page } from './page.ts'
import { createRateLimit } from './rate-limit.ts'
import { refuse } from './refusal.ts'

export type PageTools = {
  /** Makes the page of an address. */
  render: (address: string) => Promise<Page>
  /** The routes that the router's data calls may name. */
  routeIds: ReadonlySet<string>
  /** Changes whenever what pages show has changed. */
  versionOf: () => unknown
  /** Renders a minute, for each client address, and how many proxies are believed about it. */
  limits: { renders: number; trustedHops: number }
}

export type PageAnswer = (address: Address, incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void

type Secure = (outgoing: ServerResponse) => ServerResponse

const maxConcurrentRenders = 32
const cacheBytes = 96 * 2 ** 20

/** Answers pages: from memory, or rendered, so many a minute for one client and so many at once for all. */
export function createPageAnswers(tools: PageTools, secure: Secure) {
  const { routeIds, limits } = tools
  const pages = createPageCache({ ...tools, room: cacheBytes, max: maxConcurrentRenders })
  const mayRender = createRateLimit(limits.renders)

  function answer(address: Address, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> | void {
    const key = pageAddress(address, routeIds)
    const fresh = pages.fresh(key)
    // A cached page brings its headers along.
    if (fresh) return showPage(fresh, address, incoming, outgoing)
    return answerRendered(key, address, incoming, secure(outgoing))
  }

  async function answerRendered(
    key: string,
    address: Address,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const { path } = address
    const wait = mayRender(readClientAddress(incoming, limits.trustedHops))
    if (wait > 0) return refuse(outgoing, 429, { path }, { 'Retry-After': String(wait) })
    const page = await pages.page(key)
    if (!page) return refuse(outgoing, 503, { path }, { 'Retry-After': '2' })
    return showPage(page, address, incoming, outgoing)
  }

  const counts: PageCounts = pages.counts
  return { answer, counts }
}

/** A page that has moved leads on with all that its reader's address asked. */
export function showPage(
  page: Page,
  address: Address,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> | void {
  const pieces = page.moved ? listUnknownParameters(address) : []
  if (page.moved && pieces.length > 0) return sendMoved(page, page.moved, pieces, outgoing)
  return sendPage(page, incoming, outgoing)
}
