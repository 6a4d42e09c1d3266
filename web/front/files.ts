import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream'

import type { Encoding } from '#contract/encoding.ts'

import { chooseEncoding, hasAlready } from './accept.ts'

/** One stored form of a file. */
type Form = { file: string; size: number; headers: Record<string, string>; etag: string; bytes?: Buffer }
type StoredFile = Partial<Record<Encoding, Form>> & { identity: Form }

/** A folder whose files are served below a path. */
export type Folder = {
  path: `/${string}`
  folder: string
  /** The only names that are served; none means all. */
  only?: string[]
  /** Other paths at which some of its files are served, by name; a folder that is named later wins. */
  as?: Record<`/${string}`, string>
  /** Seconds that a copy may be used unasked; `forever` for names that change with their content. */
  maxAge: (name: string) => number | 'forever'
  /** Whether other sites may show these files. */
  isForAll?: boolean
  /** Whether small files are read now, so that a later build cannot take them from under a running process. */
  isHeld?: boolean
}

export type Files = {
  has: (path: string) => boolean
  /** Answers GET and HEAD of a path that it has. */
  send: (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => void
}

/** The media type of a file by its ending. */
export const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.geojson': 'application/geo+json',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pbf': 'application/x-protobuf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const suffixes = { br: '.br', gzip: '.gz' } as const
/** Files of pages' own size stay in memory. */
const cachedSize = 256 * 1024

/** Knows every file of the folders from the start: a path that is not in this list reaches no disk. */
export function readFiles(folders: Folder[]): Files {
  const files = new Map<string, StoredFile>()
  for (const folder of folders) {
    const names = new Set(namesIn(folder.folder))
    for (const name of names) {
      if (types[extname(name)] === undefined || folder.only?.includes(name) === false) continue
      const stored = storedFile(folder, name, names)
      files.set(encodeURI(join(folder.path, name).replaceAll('\\', '/')), stored)
      for (const [path, file] of Object.entries(folder.as ?? {})) if (file === name) files.set(path, stored)
    }
  }
  return {
    has: (path) => files.has(path),
    send: (path, incoming, outgoing) => {
      const file = files.get(path)
      if (file) sendFile(file, incoming, outgoing)
    },
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter((name) => !name.split(/[\\/]/).some((step) => step.startsWith('.')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function storedFile(folder: Folder, name: string, names: ReadonlySet<string>): StoredFile {
  const maxAge = folder.maxAge(name)
  const isCompressed = names.has(name + suffixes.br)
  const headers = {
    'Content-Type': types[extname(name)] ?? 'application/octet-stream',
    'Cache-Control': maxAge === 'forever' ? 'public, max-age=31536000, immutable' : `public, max-age=${maxAge}`,
    ...(folder.isForAll && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    ...(isCompressed ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  }
  const stored: StoredFile = { identity: form(join(folder.folder, name), headers, folder.isHeld) }
  for (const encoding of ['br', 'gzip'] as const) {
    if (!names.has(name + suffixes[encoding])) continue
    const encoded = { ...headers, 'Content-Encoding': encoding }
    stored[encoding] = form(join(folder.folder, name + suffixes[encoding]), encoded, folder.isHeld)
  }
  return stored
}

function form(file: string, headers: Record<string, string>, isHeld = false): Form {
  const { size, mtimeMs } = statSync(file)
  const encoding = headers['Content-Encoding'] ?? 'identity'
  const etag = `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}-${encoding}"`
  return { file, size, headers, etag, ...(isHeld && size <= cachedSize && { bytes: readFileSync(file) }) }
}

function sendFile(file: StoredFile, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const chosen = file[chooseEncoding(incoming)] ?? file.identity
  const headers = { ...chosen.headers, ETag: chosen.etag }
  if (hasAlready(incoming, chosen.etag)) {
    outgoing.writeHead(304, headers).end()
    return
  }
  const range = chosen === file.identity && !file.br ? rangeOf(incoming, chosen) : null
  if (range === 'outside') {
    outgoing.writeHead(416, { 'Content-Range': `bytes */${chosen.size}`, 'Content-Length': '0' }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: chosen.size - 1 }
  outgoing.writeHead(range ? 206 : 200, {
    ...headers,
    'Content-Length': String(end - start + 1),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${chosen.size}` }),
  })
  if (incoming.method === 'HEAD' || chosen.size === 0) outgoing.end()
  else if (chosen.size <= cachedSize)
    outgoing.end((chosen.bytes ??= readFileSync(chosen.file)).subarray(start, end + 1))
  // A reader who leaves, or a file that is gone, ends this answer and nothing else.
  else pipeline(createReadStream(chosen.file, { start, end }), outgoing, () => {})
}

/** The one range that is asked for; null answers with the whole, as for several or for words that mean nothing. */
function rangeOf(incoming: IncomingMessage, { size, etag }: Form): { start: number; end: number } | 'outside' | null {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(incoming.headers.range ?? '')
  const onlyIf = incoming.headers['if-range']
  if (!asked || (onlyIf !== undefined && onlyIf !== etag)) return null
  const [, first = '', last = ''] = asked
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(first) > Number(last)) return null
  return start > end || start >= size ? 'outside' : { start, end }
}
