import { setTimeout as sleep } from 'node:timers/promises'

import { uploadBytes } from '#contract/picture/picture.ts'

import { AppError } from '../app-error.ts'
import type { Tools } from '../tools.ts'
import type { OutsideRequest } from '../tools/outside/outside.ts'
import { createUnreadable } from './adapters/unreadable.ts'
import { endUnchanged, keepFile } from './save-file.ts'
import { readRetryAfter } from './pictures/rules.ts'
import { moveRun, type RunRow, type SourceRow } from './queries.ts'
import { authorize, decryptPassword } from './source-secret.ts'

type Pulling = Pick<Tools, 'db' | 'outside' | 'secret' | 'now'>

const bounds = { maxBytes: 16 * 2 ** 20, firstByteMs: 20_000, totalMs: 60_000 }
const wholeMs = 30 * 60_000
const mostPages = 5000
/** Tries of one page; and between them as long as the other side says, or ever longer. */
const tries = 5
const longestWaitMs = 120_000
/** What is gone from an interface it does not say: once a day all of it is read. */
const wholeEveryMs = 23 * 3_600_000

/**
 * Pulls what an interface of the RESO Web API has, page by page, and keeps it as one file: what changed since the last
 * time where that is known, and all of it once a day, and whenever a person asks.
 */
export async function pullListings(tools: Pulling, run: RunRow, source: SourceRow, signal: AbortSignal): Promise<void> {
  const { db } = tools
  const since = chooseSince(source, run, tools.now())
  const found = { count: 0, latest: source.synced_to }
  const ending = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)])
  const { upload_id, size } = await keepFile(db, source, writeFile(pullPages(tools, source, since, ending), found))
  if (since !== null && found.count === 0) return endUnchanged(tools, run, source)
  const file = new URL(source.address!).hostname
  await moveRun(db, run, { upload_id, bytes: size, file, is_partial: since !== null, synced_to: found.latest })
}

/** From which moment on what changed is asked for; null asks for all. */
export function chooseSince(
  { synced_to, whole_at }: Pick<SourceRow, 'synced_to' | 'whole_at'>,
  { client_id }: Pick<RunRow, 'client_id'>,
  now: Date,
): string | null {
  if (client_id !== null || whole_at === null || now.getTime() - whole_at.getTime() > wholeEveryMs) return null
  return synced_to
}

type Listing = Readonly<Record<string, unknown>>

/** The pages as one file, as the reader of files takes it. */
async function* writeFile(
  pages: AsyncIterable<readonly Listing[]>,
  found: { count: number; latest: string | null },
): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{"value":[')
  for await (const page of pages) {
    for (const one of page) {
      const moment = one.ModificationTimestamp
      if (typeof moment === 'string' && isLater(moment, found.latest)) found.latest = moment
      yield Buffer.from(`${found.count === 0 ? '' : ','}\n${JSON.stringify(one)}`)
      found.count += 1
    }
  }
  yield Buffer.from(']}')
}

function isLater(moment: string, than: string | null): boolean {
  const at = Date.parse(moment)
  return moment.length <= 40 && !Number.isNaN(at) && (than === null || at > Date.parse(than))
}

async function* pullPages(
  tools: Pulling,
  source: SourceRow,
  since: string | null,
  signal: AbortSignal,
): AsyncGenerator<readonly Listing[]> {
  const headers = {
    accept: 'application/json',
    prefer: 'odata.maxpagesize=200',
    ...(await signIn(tools, source, signal)),
  }
  const { origin } = new URL(source.address!)
  const seen = new Set<string>()
  let bytes = 0
  for (let url: string | null = writeAddress(source.address!, since); url !== null;) {
    if (seen.has(url) || seen.size >= mostPages) throw createUnreadable('field.file_broken')
    seen.add(url)
    const text = await askPatiently(tools, { ...bounds, url, headers, signal })
    bytes += text.length
    if (bytes > uploadBytes.import) throw createUnreadable('field.file_bytes')
    const { value, next } = readPage(text)
    yield value
    url = next === null ? null : followLink(next, url, origin)
  }
}

/** The next page is where the first was: a link to somebody else gets no token. */
function followLink(next: string, from: string, origin: string): string {
  const url = URL.canParse(next, from) ? new URL(next, from) : null
  if (url?.origin !== origin) throw createUnreadable('field.file_broken')
  return url.href
}

/** The address with what is asked of it; what its owner wrote into it stays. */
export function writeAddress(address: string, since: string | null): string {
  const url = new URL(address)
  const asked = new Map(url.searchParams)
  if (!asked.has('$expand')) asked.set('$expand', 'Media')
  if (!asked.has('$orderby')) asked.set('$orderby', 'ModificationTimestamp')
  const own = asked.get('$filter')
  if (since !== null) {
    const changed = `ModificationTimestamp ge ${since}`
    asked.set('$filter', own ? `(${own}) and ${changed}` : changed)
  }
  // Not every interface reads a plus as a space.
  url.search = [...asked].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  return url.href
}

function readPage(text: string): { value: readonly Listing[]; next: string | null } {
  let page: unknown
  try {
    page = JSON.parse(text)
  } catch (cause) {
    throw createUnreadable('field.file_broken', cause)
  }
  const { value, '@odata.nextLink': next } = (page ?? {}) as { value?: unknown; '@odata.nextLink'?: unknown }
  if (!Array.isArray(value)) throw createUnreadable('field.file_kind')
  const objects = value.filter((one): one is Listing => typeof one === 'object' && one !== null)
  return { value: objects, next: typeof next === 'string' && next !== '' ? next : null }
}

const mayPass = [408, 429, 500, 502, 503, 504]

/** The text of an answer; who is told to wait waits, and who does not answer is asked again. */
async function askPatiently({ outside, now }: Pulling, request: OutsideRequest): Promise<string> {
  for (let tried = 1; ; tried++) {
    let wait: number | null = null
    try {
      const answer = await outside.call(request)
      try {
        if (answer.status === 200) return await readText(answer.body)
        if (!mayPass.includes(answer.status)) throw new AppError('outside.refused')
        wait = readRetryAfter(answer.headers.get('retry-after'), now())
      } finally {
        answer.close()
      }
    } catch (error) {
      const isAway = error instanceof AppError && error.code === 'outside.unreachable'
      if (!isAway || request.signal?.aborted) throw error
    }
    if (tried === tries) throw new AppError('outside.unreachable')
    await sleep(Math.min(longestWaitMs, wait ?? 1000 * 4 ** (tried - 1)), undefined, { signal: request.signal })
  }
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}

/**
 * What an interface is told of who asks: the token that is kept; or one that it gives for a name and a password (OAuth 2
 * client credentials), which is kept nowhere; or both as they are.
 */
async function signIn(tools: Pulling, source: SourceRow, signal: AbortSignal): Promise<Record<string, string>> {
  const { user, password, token_address, id } = source
  const open = password && decryptPassword(tools.secret, id, password)
  if (!open) return {}
  if (!user) return { authorization: `Bearer ${open}` }
  if (!token_address) return authorize(tools.secret, source)
  const asked = { grant_type: 'client_credentials', client_id: user, client_secret: open, scope: 'api' }
  const text = await askPatiently(tools, {
    ...bounds,
    url: token_address,
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: Buffer.from(new URLSearchParams(asked).toString()),
    redirects: 0,
    signal,
  })
  const token = /"access_token"\s*:\s*"([\w.~+/=-]{1,8000})"/.exec(text)?.[1]
  if (!token) throw new AppError('outside.refused')
  return { authorization: `Bearer ${token}` }
}
