import { splitShownKey } from '#contract/picture/picture-key.ts'

import { AppError } from '../app-error.ts'
import { answerHeaders, type Answer, type Call } from '../http/call.ts'
import type { ReadRoutes } from '../http/serve.ts'
import type { Tools } from '../tools.ts'
import { listPictures } from './queries.ts'
import { getUploadType, type Uploads } from '../tools/uploads.ts'

const forever = 'public, max-age=31536000, immutable'
const shownElsewhere = { Vary: 'Origin', 'Cross-Origin-Resource-Policy': 'cross-origin' }
/** Bytes of a video that are in memory at once, for each who watches. */
const step = 512 * 1024

/** What shows homes, out of the store of uploads: pictures and videos under names that never mean anything else. */
export function createPictureReads({ db, uploads }: Pick<Tools, 'db' | 'uploads'>): ReadRoutes {
  const hasForm = async (key: string) => (await listPictures(db, [key])).length > 0
  return {
    '/pictures/u/{name}': ({ path }) => sendPicture(uploads, path.slice('/pictures/'.length), hasForm),
    '/pictures/v/{name}': (call) => sendVideo(uploads, call.path.slice('/pictures/'.length), call),
  }
}

/**
 * Until a picture is there as AVIF its WebP answers for it, and until it is there as it was turned and cut the whole of
 * it; both are asked for again soon.
 */
async function sendPicture(
  uploads: Uploads,
  name: string,
  hasForm: (key: string) => Promise<boolean>,
): Promise<Answer> {
  const body = await read(() => uploads.read(name))
  if (body) return answer(body, name, forever)
  for (const instead of [name.replace(/\.avif$/, '.webp'), await findWhole(name, hasForm)]) {
    const other = instead === name || !instead ? null : await read(() => uploads.read(instead))
    if (other) return answer(other, instead!, 'public, max-age=60')
  }
  throw new AppError('request.not_found')
}

async function findWhole(name: string, hasForm: (key: string) => Promise<boolean>): Promise<string | null> {
  const [, shown, width] = /^(.+)-(\d+|og)\.\w+$/.exec(name) ?? []
  const { key } = splitShownKey(shown ?? '')
  if (!shown || key === shown || !(await read(() => hasForm(shown)))) return null
  return `${key}-${width}.${width === 'og' ? 'jpg' : 'webp'}`
}

function answer(body: Uint8Array, name: string, kept: string): Answer {
  return {
    status: 200,
    headers: { ...answerHeaders, ...shownElsewhere, 'Content-Type': getUploadType(name), 'Cache-Control': kept },
    body,
  }
}

async function sendVideo(uploads: Uploads, name: string, call: Call): Promise<Answer> {
  const size = await read(() => uploads.measure(name))
  if (size === null) throw new AppError('request.not_found')
  const part = readRange(call.header('range'), size)
  const headers = {
    ...answerHeaders,
    ...shownElsewhere,
    'Content-Type': getUploadType(name),
    'Cache-Control': forever,
    'Accept-Ranges': 'bytes',
  }
  if (part === 'outside') return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` }, body: '' }
  const { from, to } = part ?? { from: 0, to: size - 1 }
  const range: Record<string, string> = part ? { 'Content-Range': `bytes ${from}-${to}/${size}` } : {}
  return {
    status: part ? 206 : 200,
    headers: { ...headers, ...range, 'Content-Length': String(to - from + 1) },
    body: readSteps(uploads, name, from, to),
  }
}

/** One range of bytes (RFC 9110, 14.1.2); null where all is asked for, or several. */
export function readRange(header: string | undefined, size: number): { from: number; to: number } | null | 'outside' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  const [, first, last] = found
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to || from >= size ? 'outside' : { from, to }
}

async function* readSteps(uploads: Uploads, name: string, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at <= to;) {
    const bytes = await uploads.readPart(name, { from: at, bytes: Math.min(step, to - at + 1) })
    if (!bytes || bytes.length === 0) throw new Error(`${name} ends before its end`)
    yield bytes
    at += bytes.length
  }
}

async function read<Found>(work: () => Promise<Found>): Promise<Found> {
  return work().catch((cause: unknown) => {
    throw new AppError('storage.unavailable', { cause })
  })
}
