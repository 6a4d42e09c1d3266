import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip as gzipOf } from 'node:zlib'

import type { Encoding } from '#contract/encoding.ts'

import { chooseEncoding, hasAlready } from './accept.ts'
import { moveWith, readMoved, type Moved } from './redirects.ts'
import { readWhole } from './render/whole-body.ts'

/** A rendered page, kept in the form in which nearly all browsers take it. */
export type Page = {
  status: number
  headers: Record<string, string>
  /** Whether it may be shown again: what failed, in whole or in part, is asked anew. */
  isCacheable: boolean
  /** The tag of its words, without quotation marks; each encoding's own is made of it. */
  tag: string
  /** Compressed quickly when it is rendered; most pages are not asked for again before they are old. */
  br: Buffer
  /** Whether `br` is as small as it gets. */
  isBest?: boolean
  /** Where readers are led instead, each with their own query. */
  moved?: Moved
  /** Made when the first client asks for it. */
  gzip?: Buffer
  /** Headers as they go out, by encoding, so that a cached page costs no work. */
  ready: Partial<Record<Encoding, string[]>>
}

/** Public caches keep a page as long as ours does. */
export const pageFreshness = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** Caches that are told what changed keep it longer. */
const taggedFreshness = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=600'
/** 202 is a redirect as the router's data calls see it. */
const cachedStatuses = new Set([200, 202, 301, 404, 410])
/** What public caches keep: a redirect answers with the query of whoever asked. */
const sharedStatuses = new Set([200, 404, 410])

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzip = promisify(gzipOf)

/**
 * Reads a render whole and compresses it; one that is not whole lacks what could not be had just now. Tags are what caches
 * that are told what changed keep it under.
 */
export async function pageOf(
  response: Response,
  shared: Record<string, string>,
  { isWhole = true, tags }: { isWhole?: boolean; tags?: readonly string[] | undefined } = {},
): Promise<Page> {
  const body = await readWhole(response)
  const isCacheable = isWhole && cachedStatuses.has(response.status)
  const moved = sharedStatuses.has(response.status) ? undefined : readMoved(response.headers, body.toString())
  const headers = new Headers({ ...Object.fromEntries(response.headers), ...shared, Vary: 'Accept-Encoding' })
  const isShared = isCacheable && sharedStatuses.has(response.status)
  headers.set('Cache-Control', isShared ? (tags ? taggedFreshness : pageFreshness) : 'no-store')
  if (isShared && tags) writeTags(headers, tags)
  const br = await compress(body, quickly)
  const tag = hash('sha256', br, 'base64url').slice(0, 22)
  return {
    status: response.status,
    headers: Object.fromEntries(headers),
    isCacheable,
    tag,
    br,
    ready: {},
    ...(moved && { moved }),
  }
}

/** Each kind of cache has a header of its own for them. */
function writeTags(headers: Headers, tags: readonly string[]): void {
  headers.set('Surrogate-Key', tags.join(' '))
  headers.set('Cache-Tag', tags.join(','))
  headers.set('xkey', tags.join(' '))
}

/** Qualities of Brotli: a page of 167 KB takes 2 ms and 26.6 KB at the first, 50 ms and 21.5 KB at the second. */
const quickly = 4
const small = 10

function compress(body: Buffer, quality: number): Promise<Buffer> {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window that holds the whole page is as good as the usual one of 4 MiB, and sooner made.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(body.length + 16)))),
    },
  })
}

/** Makes a page as small as it gets, for one that is asked for again and again; never rejects, the page stays as it was. */
export async function compressBest(page: Page): Promise<void> {
  const best = await unbrotli(page.br)
    .then((body) => compress(body, small))
    .catch(() => page.br)
  page.br = best
  page.isBest = true
  delete page.ready.br
}

/** Spares compressing a page that was rendered anew and says the same as before. */
export function takeBest(page: Page, before: Page): void {
  if (!before.isBest || before.tag !== page.tag) return
  page.br = before.br
  page.isBest = true
}

/** Bytes a page takes in memory, a later gzip body included. */
export function measurePage(page: Page): number {
  return page.br.length * 2.5 + 4096
}

/** Answers with a page in the client's encoding, or with 304 when the client has it. */
export function sendPage(page: Page, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> | void {
  const encoding = chooseEncoding(incoming)
  const etag = `W/"${page.tag}-${encoding}"`
  if (page.status === 200 && hasAlready(incoming, etag)) {
    return void outgoing.writeHead(304, { ...withoutBody(page.headers), ETag: etag }).end()
  }
  const body = encoding === 'br' ? page.br : encoding === 'gzip' ? page.gzip : undefined
  if (body) return write(page, encoding, etag, body, outgoing)
  return sendOther(page, encoding, etag, outgoing)
}

/** Answers with where a page has moved to, what a reader's query asks beside it taken along. */
export function sendMoved(page: Page, moved: Moved, pieces: readonly string[], outgoing: ServerResponse): void {
  const { to, body } = moveWith(moved, pieces)
  const headers = { ...page.headers, ...(body === '' && { location: to }), 'content-length': Buffer.byteLength(body) }
  outgoing.writeHead(page.status, headers).end(body)
}

async function sendOther(page: Page, encoding: Encoding, etag: string, outgoing: ServerResponse): Promise<void> {
  const plain = await unbrotli(page.br)
  if (encoding === 'gzip') page.gzip = await gzip(plain)
  write(page, encoding, etag, encoding === 'gzip' && page.gzip ? page.gzip : plain, outgoing)
}

function write(page: Page, encoding: Encoding, etag: string, body: Buffer, outgoing: ServerResponse): void {
  page.ready[encoding] ??= Object.entries({
    ...page.headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
    ETag: etag,
  }).flat()
  outgoing.writeHead(page.status, page.ready[encoding]).end(body)
}

function withoutBody(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !/^content-(type|length|encoding)$/i.test(name)))
}
