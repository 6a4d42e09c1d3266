import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { findNewAddress, readAddress, type Address } from './front/address.ts'
import { discardBody } from './front/bodies.ts'
import { createAssetAnswers, type ReadAsset } from './front/assets.ts'
import { createCalls, type CallTools } from './front/calls.ts'
import { createDocuments } from './front/documents.ts'
import type { Files } from './front/files.ts'
import { createPageAnswers, showPage, type PageAnswer, type PageTools } from './front/page-answers.ts'
import type { PageCounts } from './front/page-cache.ts'
import { isApiPath, refuse, turnAway, type RefusedStatus } from './front/refusal.ts'
import { createMapStyle } from './front/map-style.ts'
import { createSecurityHeaders, type Outside } from './front/security-headers.ts'
import type { Catalogue } from './front/sitemap.ts'
import { createTileAnswers, type Tiles } from './front/tiles.ts'
import { Unavailable } from './front/render/watch-calls.ts'
import type { Brand } from '#contract/brand.ts'

export type WebsiteTools = CallTools &
  PageTools & {
    brand: Brand
    outside: Outside
    files: Files
    /** What the map is drawn from, and how: the style whose one source is one of its files. */
    tiles: Tiles
    mapTemplate: string
    /** Reads scripts and styles of other releases, where there is a place for them. */
    readAsset?: ReadAsset | undefined
    /** What the sitemaps name. */
    catalogue: Catalogue
    limits: Limits
    /** Whether an error says that the database is away, and will be back. */
    isAway: (error: unknown) => boolean
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
  drain: () => void
  pages: PageCounts
}

/** Answers everything that is asked of the process: calls, files, documents, moved addresses, pages. */
export function createWebsite(tools: WebsiteTools): Website {
  const secure = createSecuring(tools)
  const calls = createCalls(tools)
  const owners = listOwners(tools)
  const pages = createPageAnswers(tools, secure)
  const answerPage = tools.reload ? createReloading(tools, tools.reload, secure) : pages.answer
  let isDraining = false

  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (isDraining) outgoing.shouldKeepAlive = false
    const address = readAddress(incoming.url ?? '/')
    try {
      const work = !hasOneHost(incoming)
        ? turnAway(400, address, incoming, secure(outgoing))
        : 'status' in address
          ? refuseAddress(address.status, address.path, incoming, outgoing)
          : answer(address, incoming, outgoing)
      work?.catch((error: unknown) => fail(error, address.path, incoming, outgoing))
    } catch (error) {
      fail(error, address.path, incoming, outgoing)
    }
  }

  function answer(address: Address, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> | void {
    const { path } = address
    const moved = findNewAddress(address)
    if (isApiPath(path) && moved === null) return calls.answer(address, incoming, secure(outgoing))
    discardBody(incoming, outgoing)
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      return refuse(secure(outgoing), 405, { path }, { Allow: 'GET, HEAD' })
    }
    if (moved !== null) return redirect(moved, secure(outgoing))
    const owner = owners.find((one) => one.has(path))
    if (owner) return owner.send(path, incoming, secure(outgoing))
    return answerPage(address, incoming, outgoing)
  }

  function refuseAddress(status: RefusedStatus, path: string, incoming: IncomingMessage, outgoing: ServerResponse) {
    secure(outgoing)
    discardBody(incoming, outgoing)
    if (status !== 404 || isApiPath(path)) return refuse(outgoing, status, { path })
    // The build tool serves from hidden folders.
    if (tools.reload) return tools.reload(incoming, outgoing, () => refuse(outgoing, 404, { path }))
    return answerPage({ path, query: '' }, incoming, outgoing)
  }

  function fail(error: unknown, path: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
    tools.onError(error, path)
    if (outgoing.headersSent) return void outgoing.destroy()
    secure(outgoing)
    if (error instanceof Unavailable || tools.isAway(error))
      return refuse(outgoing, 503, { path }, { 'Retry-After': '2' })
    refuse(outgoing, 500, { path, accepted: incoming.headers['accept-language'] })
  }

  return { listener, pages: pages.counts, drain: () => void (isDraining = true) }
}

/** What answers at addresses of its own: the first that has one. */
function listOwners(tools: WebsiteTools) {
  const { files, tiles, mapTemplate, readAsset } = tools
  const assets = readAsset ? [createAssetAnswers(readAsset)] : []
  return [files, ...assets, createTileAnswers(tools), createMapStyle(mapTemplate, tiles), createDocuments(tools)]
}

type Secure = (outgoing: ServerResponse) => ServerResponse

/** Puts the headers on an answer that no page brings along. */
function createSecuring({ outside, reload }: WebsiteTools): Secure {
  const headers = Object.entries(createSecurityHeaders(outside)).filter(
    // What the build tool adds to pages while they are worked on is inline.
    ([name]) => !(reload && name === 'Content-Security-Policy'),
  )
  return (outgoing) => {
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    return outgoing
  }
}

/** Answers what the build tool does not answer itself with a page made anew. */
function createReloading(
  { render }: WebsiteTools,
  reload: NonNullable<WebsiteTools['reload']>,
  secure: Secure,
): PageAnswer {
  return (address, incoming, outgoing) =>
    new Promise((resolve, reject) => {
      const { path, query } = address
      reload(incoming, secure(outgoing), () => {
        render(query ? `${path}?${query}` : path)
          .then((page) => showPage(page, address, incoming, outgoing))
          .then(resolve, reject)
      })
    })
}

/** An address that names two hosts is read differently by whoever stands before us. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

/** Only paths of our own come here, so that no one can be sent elsewhere; it carries one reader's query. */
function redirect(path: string, outgoing: ServerResponse): void {
  outgoing.writeHead(301, { Location: path, 'Content-Length': '0', 'Cache-Control': 'no-store' }).end()
}
