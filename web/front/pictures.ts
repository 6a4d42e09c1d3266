import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename } from 'node:path/posix'

import { readFiles, type Folder } from './files.ts'
import { refuse } from './refusal.ts'

export type Pictures = {
  has: (path: string) => boolean
  /** Whether it has been derived. */
  isThere: (path: string) => boolean
  send: (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
}

type Tools = {
  /** Where derived pictures lie; what is derived now comes into the last of them. */
  folders: Folder[]
  /** Every picture that can be derived: nothing else is. */
  names: ReadonlySet<string>
  /** Derives a picture that is not there yet, and keeps it. */
  derive: (name: string) => Promise<Uint8Array>
}

const type = { '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg', '.svg': 'image/svg+xml; charset=utf-8' }

/** Answers the addresses of pictures; one that has not been derived yet is derived while its reader waits. */
export function createPictureAnswers({ folders, names, derive }: Tools): Pictures {
  const files = readFiles(folders)
  const home = folders.at(-1)!
  const isKnown = (path: string) => names.has(basename(path)) && path === `${home.path}/${basename(path)}`

  async function send(path: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (files.has(path)) return files.send(path, incoming, outgoing)
    const name = basename(path)
    let picture: Uint8Array
    try {
      picture = await derive(name)
    } catch {
      // Too many wait, or it could not be made in time: who comes again finds less to wait for.
      return refuse(outgoing, 503, { path }, { 'Retry-After': '2' })
    }
    if (!files.has(path)) files.note(home, name)
    if (files.has(path)) return files.send(path, incoming, outgoing)
    // There was no room to keep it.
    outgoing.writeHead(200, {
      'Content-Type': type[name.slice(name.lastIndexOf('.')) as keyof typeof type],
      'Content-Length': picture.length,
      'Cache-Control': 'public, max-age=60',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    outgoing.end(incoming.method === 'HEAD' ? undefined : picture)
  }

  return {
    has: (path) => files.has(path) || isKnown(path),
    isThere: files.has,
    send,
  }
}
