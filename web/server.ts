import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { movedTo, readAddress, type Address } from './front/address.ts'
import { clientAddress } from './front/client-address.ts'
import { createDocuments } from './front/documents.ts'
import type { Files } from './front/files.ts'
import { pageAddress, strangePieces } from './front/page-address.ts'
import { createPageCache, type PageCounts } from './front/page-cache.ts'
import { sendMoved, sendPage, type Page } from './front/page.ts'
import { createRateLimit } from './front/rate-limit.ts'
import { isApiPath, refuse, type RefusedStatus } from './front/refusal.ts'
import { securityHeaders, type Outside } from './front/security-headers.ts'
import type { Catalogue } from './front/sitemap.ts'
import type { Brand } from '#contract/brand.ts'

export type WebsiteTools = {
  brand: Brand
  outside: Outside
  /** The API over HTTP. */
  call: (incoming: IncomingMessage, outgoing: ServerResponse, clientAddress: string) => Promise<void>
  /** Makes the page of an address. */
  render: (address: string) => Promise<Page>
  /** The routes that the router's data calls may name. */
  routeIds: ReadonlySet<string>
  files: Files
  /** What the sitemaps name. */
  catalogue: Catalogue
  /** Changes whenever what pages show has changed. */
  versionOf: () => unknown
  limits: Limits
  /** Hears of what went wrong where no one else could tell. */
  onError: (error: unknown, path: string) => void
  /** Hot reload: gets every request first, and pages are made anew each time. */
  reload?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
}

export type Limits = {
  /** A minute, for each client address; 0 is no limit. */
  calls: number
  renders: number
  /** How many proxies in front of us are believed about a client's address. */
  trustedHops: number
}

export type Website = {
  listener: RequestListener
  /** From now on every answer closes its connection. */
  beginEnding: () => void
  pages: PageCounts
}

const mostCalls = 256
const mostRenders = 32
const pageRoom = 96 * 2 ** 20
const longestBody = 2 ** 20

/** Answers everything that is asked of the process: calls, files, documents, moved addresses, pages. */
export function createWebsite(tools: WebsiteTools): Website {
  const { outside, files, limits } = tools
  const headers = Object.entries(securityHeaders(outside)).filter(
    // What the build tool adds to pages while they are worked on is inline.
    ([name]) => !(tools.reload && name === 'Content-Security-Policy'),
  )
  const pages = createPageCache({ ...tools, room: pageRoom, most: mostRenders })
  const documents = createDocuments(tools)
  const mayCall = createRateLimit(limits.calls)
  const mayRender = createRateLimit(limits.renders)
  let calls = 0
  let isEnding = false

  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (isEnding) outgoing.shouldKeepAlive = false
    const address = readAddress(incoming.url ?? '/')
    try {
      if (incoming.headers.host === undefined && incoming.httpVersion === '1.1') refuse(secured(outgoing), 400, address)
      else if ('status' in address) refuseAddress(address.status, address.path, incoming, outgoing)
      else answer(address, incoming, outgoing)
    } catch (error) {
      fail(error, address.path, incoming, outgoing)
    }
  }

  function answer(address: Address, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const moved = movedTo(address)
    if (isApiPath(address.path) && moved === null) return answerCall(address, incoming, outgoing)
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return refuseMethod(address.path, incoming, outgoing)

    if (moved !== null) return redirect(moved, secured(outgoing))
    if (files.has(address.path)) return files.send(address.path, incoming, secured(outgoing))
    if (documents.has(address.path)) {
      return settle(documents.send(address.path, incoming, secured(outgoing)), address.path, incoming, outgoing)
    }
    if (tools.reload) return reload(address, incoming, secured(outgoing))

    const key = pageAddress(address, tools.routeIds)
    const fresh = pages.fresh(key)
    // A kept page brings its headers along.
    const sent = fresh
      ? showPage(fresh, address, incoming, outgoing)
      : answerPage(key, address, incoming, secured(outgoing))
    settle(sent, address.path, incoming, outgoing)
  }

  async function answerPage(key: string, address: Address, incoming: IncomingMessage, outgoing: ServerResponse) {
    const { path } = address
    const wait = mayRender(clientAddress(incoming, limits.trustedHops))
    if (wait > 0) return refuse(outgoing, 429, { path }, { 'Retry-After': String(wait) })
    const page = await pages.page(key)
    if (!page) return refuse(outgoing, 503, { path }, { 'Retry-After': '2' })
    return showPage(page, address, incoming, outgoing)
  }

  function answerCall({ path, query }: Address, incoming: IncomingMessage, outgoing: ServerResponse): void {
    secured(outgoing)
    const asked = { path, accepted: incoming.headers['accept-language'] }
    if (incoming.method === 'TRACE') return refuse(outgoing, 405, asked)
    if (Number(incoming.headers['content-length'] ?? 0) > longestBody) {
      outgoing.shouldKeepAlive = false
      return refuse(outgoing, 413, asked)
    }
    const address = clientAddress(incoming, limits.trustedHops)
    const wait = path.startsWith('/v2/') ? mayCall(address) : 0
    if (wait > 0) return refuse(outgoing, 429, asked, { 'Retry-After': String(wait) })
    if (calls >= mostCalls && path.startsWith('/v2/')) return refuse(outgoing, 503, asked, { 'Retry-After': '1' })

    calls++
    outgoing.once('close', () => calls--)
    // An absolute target would bring a host of the client's choice along.
    incoming.url = query ? `${path}?${query}` : path
    settle(tools.call(incoming, outgoing, address), path, incoming, outgoing)
  }

  function reload(address: Address, incoming: IncomingMessage, outgoing: ServerResponse): void {
    tools.reload?.(incoming, outgoing, () => {
      const { path, query } = address
      const page = tools.render(query ? `${path}?${query}` : path)
      settle(
        page.then((page) => showPage(page, address, incoming, outgoing)),
        path,
        incoming,
        outgoing,
      )
    })
  }

  function refuseAddress(status: RefusedStatus, path: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    secured(outgoing)
    if (status !== 404 || isApiPath(path)) return refuse(outgoing, status, { path })
    // The build tool serves from hidden folders.
    if (tools.reload) return tools.reload(incoming, outgoing, () => refuse(outgoing, 404, { path }))
    const address = { path, query: '' }
    settle(answerPage(pageAddress(address, tools.routeIds), address, incoming, outgoing), path, incoming, outgoing)
  }

  function refuseMethod(path: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
    secured(outgoing)
    // Whatever body comes along is not waited for.
    if (incoming.headers['content-length'] || incoming.headers['transfer-encoding']) outgoing.shouldKeepAlive = false
    refuse(outgoing, 405, { path }, { Allow: 'GET, HEAD' })
  }

  function secured(outgoing: ServerResponse): ServerResponse {
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    return outgoing
  }

  function settle(
    work: Promise<unknown> | void,
    path: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): void {
    void work?.catch((error: unknown) => fail(error, path, incoming, outgoing))
  }

  function fail(error: unknown, path: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
    tools.onError(error, path)
    if (outgoing.headersSent) return void outgoing.destroy()
    secured(outgoing)
    refuse(outgoing, 500, { path, accepted: incoming.headers['accept-language'] })
  }

  return { listener, pages: pages.counts, beginEnding: () => void (isEnding = true) }
}

/** A page that has moved leads on with all that its reader's address asked. */
function showPage(page: Page, address: Address, incoming: IncomingMessage, outgoing: ServerResponse) {
  const pieces = page.moved ? strangePieces(address) : []
  if (page.moved && pieces.length > 0) return sendMoved(page, page.moved, pieces, outgoing)
  return sendPage(page, incoming, outgoing)
}

/** Only paths of our own come here, so that no one can be sent elsewhere; it carries one reader's query. */
function redirect(path: string, outgoing: ServerResponse): void {
  outgoing.writeHead(301, { Location: path, 'Content-Length': '0', 'Cache-Control': 'no-store' }).end()
}
