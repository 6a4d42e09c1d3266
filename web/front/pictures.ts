import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename } from 'node:path/posix'

import { readFiles, types, type Folder } from './files.ts'
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

/** A picture that there was no room to keep. */
function sendLoose(name: string, picture: Uint8Array, { method }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(200, {
    'Content-Type': types[name.slice(name.lastIndexOf('.'))],
    'Content-Length': picture.length,
    'Cache-Control': 'public, max-age=60',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  outgoing.end(method === 'HEAD' ? undefined : picture)
}

/** Answers the addresses of pictures; one that has not been derived yet is derived while its reader waits. */
export function createPictureAnswers({ folders, names, derive }: Tools): Pictures {
  const files = readFiles(folders)
  const home = folders.at(-1)!
  const isKnown = (path: string) => names.has(basename(path)) && path === `${home.path}/${basename(path)}`

  async function send(path: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const name = basename(path)
    if (sendKept(path, name, incoming, outgoing)) return
    let picture: Uint8Array
    try {
      picture = await derive(name)
    } catch {
      // Too many wait, or it could not be made in time: who comes again finds less to wait for.
      return refuse(outgoing, 503, { path }, { 'Retry-After': '2' })
    }
    files.note(home, name)
    if (!sendKept(path, name, incoming, outgoing)) sendLoose(name, picture, incoming, outgoing)
  }

  /** False where it is not there, or not there any more: a folder of what can be derived may be emptied at any time. */
  function sendKept(path: string, name: string, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    if (!files.has(path)) return false
    try {
      files.send(path, incoming, outgoing)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !names.has(name)) throw error
      for (const folder of folders) files.note(folder, name)
      return false
    }
  }

  return {
    has: (path) => files.has(path) || isKnown(path),
    isThere: files.has,
    send,
  }
}
