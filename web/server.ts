import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

import { findNewAddress, readAddress, type Address } from './front/address.ts'
import { createBodies, discardBody, hasBody } from './front/bodies.ts'
import { readClientAddress } from './front/client-address.ts'
import { createDocuments } from './front/documents.ts'
import type { Files } from './front/files.ts'
import { pageAddress, listUnknownParameters } from './front/page-address.ts'
import { createPageCache, type PageCounts } from './front/page-cache.ts'
import { sendMoved, sendPage, type Page } from './front/page.ts'
import { createRateLimit } from './front/rate-limit.ts'
import { isApiPath, refuse, type Asked, type RefusedStatus } from './front/refusal.ts'
import { createSecurityHeaders, type Outside } from './front/security-headers.ts'
import type { Catalogue } from './front/sitemap.ts'
import { Unavailable } from './front/render/watch-calls.ts'
import type { Brand } from '#contract/brand.ts'
import { getMaxBodyBytes, maxFieldBytes, type Endpoint } from '#contract/endpoint.ts'

export type WebsiteTools = {
  brand: Brand
  outside: Outside
  /** The API over HTTP; whatever body a call has was read before. */
  call: (incoming: IncomingMessage, outgoing: ServerResponse, from: Caller) => Promise<void>
  /** The endpoint that reads the body of a call; nothing where none does. */
  bodyReader: (method: string, path: string) => Pick<Endpoint, 'maxFileBytes'> | undefined
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
  /** Whether an error says that the database is away, and will be back. */
  isAway: (error: unknown) => boolean
  /** Hears of what went wrong where no one else could tell. */
  onError: (error: unknown, path: string) => void
  /** Hot reload: gets every request first, and pages are made anew each time. */
  reload?: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
}

type Caller = { address: string; body?: Buffer }

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

const maxConcurrentCalls = 256
const maxConcurrentRenders = 32
const pageRoom = 96 * 2 ** 20

/** Answers everything that is asked of the process: calls, files, documents, moved addresses, pages. */
export function createWebsite(tools: WebsiteTools): Website {
  const { outside, files, limits } = tools
  const headers = Object.entries(createSecurityHeaders(outside)).filter(
    // What the build tool adds to pages while they are worked on is inline.
    ([name]) => !(tools.reload && name === 'Content-Security-Policy'),
  )
  const pages = createPageCache({ ...tools, room: pageRoom, max: maxConcurrentRenders })
  const documents = createDocuments(tools)
  const bodies = createBodies()
  const mayCall = createRateLimit(limits.calls)
  const mayRender = createRateLimit(limits.renders)
  let calls = 0
  let isDraining = false

  function listener(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (isDraining) outgoing.shouldKeepAlive = false
    const address = readAddress(incoming.url ?? '/')
    try {
      if (!hasOneHost(incoming)) turnAway(400, address, incoming, secured(outgoing))
      else if ('status' in address) refuseAddress(address.status, address.path, incoming, outgoing)
      else answer(address, incoming, outgoing)
    } catch (error) {
      fail(error, address.path, incoming, outgoing)
    }
  }

  function answer(address: Address, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const moved = findNewAddress(address)
    if (isApiPath(address.path) && moved === null) return answerCall(address, incoming, outgoing)
    discardBody(incoming, outgoing)
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return refuseMethod(address.path, incoming, outgoing)

    if (moved !== null) return redirect(moved, secured(outgoing))
    if (files.has(address.path)) return files.send(address.path, incoming, secured(outgoing))
    if (documents.has(address.path)) {
      return settle(documents.send(address.path, incoming, secured(outgoing)), address.path, incoming, outgoing)
    }
    if (tools.reload) return reload(address, incoming, secured(outgoing))

    const key = pageAddress(address, tools.routeIds)
    const fresh = pages.fresh(key)
    // A cached page brings its headers along.
    const sent = fresh
      ? showPage(fresh, address, incoming, outgoing)
      : answerPage(key, address, incoming, secured(outgoing))
    settle(sent, address.path, incoming, outgoing)
  }

  async function answerPage(key: string, address: Address, incoming: IncomingMessage, outgoing: ServerResponse) {
    const { path } = address
    const wait = mayRender(readClientAddress(incoming, limits.trustedHops))
    if (wait > 0) return refuse(outgoing, 429, { path }, { 'Retry-After': String(wait) })
    const page = await pages.page(key)
    if (!page) return refuse(outgoing, 503, { path }, { 'Retry-After': '2' })
    return showPage(page, address, incoming, outgoing)
  }

  function answerCall({ path, query }: Address, incoming: IncomingMessage, outgoing: ServerResponse): void {
    secured(outgoing)
    const asked = { path, accepted: incoming.headers['accept-language'] }
    if (incoming.method === 'TRACE') return refuse(outgoing, 405, asked)
    const address = readClientAddress(incoming, limits.trustedHops)
    const wait = path.startsWith('/v2/') ? mayCall(address) : 0
    if (wait > 0) return turnAway(429, { ...asked, wait }, incoming, outgoing)
    // An absolute target would bring a host of the client's choice along.
    incoming.url = query ? `${path}?${query}` : path
    const reader = hasBody(incoming) ? tools.bodyReader(incoming.method ?? '', path) : undefined
    const answered = reader
      ? answerBody(reader, address, asked, incoming, outgoing)
      : call(address, asked, incoming, outgoing)
    settle(answered, path, incoming, outgoing)
  }

  /** Whoever is still sending takes no place among the calls that are answered. */
  async function answerBody(
    reader: Pick<Endpoint, 'maxFileBytes'>,
    address: string,
    asked: Asked,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const body = await bodies.read(incoming, outgoing, { address, maxBytes: getMaxBodyBytes(reader) })
    if (body === null) return
    if (Buffer.isBuffer(body)) return call(address, asked, incoming, outgoing, body)
    turnAway(body, { ...asked, maxBytes: reader.maxFileBytes ?? maxFieldBytes, wait: 2 }, incoming, outgoing)
  }

  async function call(
    address: string,
    asked: Asked,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body?: Buffer,
  ) {
    if (calls >= maxConcurrentCalls && asked.path.startsWith('/v2/')) {
      return turnAway(503, { ...asked, wait: 1 }, incoming, outgoing)
    }
    calls++
    outgoing.once('close', () => calls--)
    if (!body) discardBody(incoming, outgoing)
    await tools.call(incoming, outgoing, body ? { address, body } : { address })
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
    discardBody(incoming, outgoing)
    if (status !== 404 || isApiPath(path)) return refuse(outgoing, status, { path })
    // The build tool serves from hidden folders.
    if (tools.reload) return tools.reload(incoming, outgoing, () => refuse(outgoing, 404, { path }))
    const address = { path, query: '' }
    settle(answerPage(pageAddress(address, tools.routeIds), address, incoming, outgoing), path, incoming, outgoing)
  }

  function refuseMethod(path: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
    secured(outgoing)
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
    if (error instanceof Unavailable || tools.isAway(error))
      return refuse(outgoing, 503, { path }, { 'Retry-After': '2' })
    refuse(outgoing, 500, { path, accepted: incoming.headers['accept-language'] })
  }

  return { listener, pages: pages.counts, drain: () => void (isDraining = true) }
}

/** Refuses, and lets whoever still sends a body read why. */
function turnAway(
  status: RefusedStatus,
  { wait = 0, ...asked }: Asked & { wait?: number },
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  // Who was too slow to send is not waited for to end.
  if (status === 408) outgoing.shouldKeepAlive = false
  else discardBody(incoming, outgoing)
  refuse(outgoing, status, asked, [429, 503].includes(status) ? { 'Retry-After': String(wait) } : {})
}

/** An address that names two hosts is read differently by whoever stands before us. */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && httpVersion !== '1.1')
}

/** A page that has moved leads on with all that its reader's address asked. */
function showPage(page: Page, address: Address, incoming: IncomingMessage, outgoing: ServerResponse) {
  const pieces = page.moved ? listUnknownParameters(address) : []
  if (page.moved && pieces.length > 0) return sendMoved(page, page.moved, pieces, outgoing)
  return sendPage(page, incoming, outgoing)
}

/** Only paths of our own come here, so that no one can be sent elsewhere; it carries one reader's query. */
function redirect(path: string, outgoing: ServerResponse): void {
  outgoing.writeHead(301, { Location: path, 'Content-Length': '0', 'Cache-Control': 'no-store' }).end()
}
