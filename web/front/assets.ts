import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'

import { LRUCache } from 'lru-cache'

import { chooseEncoding } from './accept.ts'
import { types } from './files.ts'
import { refuse } from './refusal.ts'

/** Reads what a release has put where all find it; null where there is no such file. */
export type ReadAsset = (name: string) => Promise<Uint8Array | null>

const folder = '/assets/'
/** Made by the build out of the content: one step, and nothing that leads elsewhere. */
const pattern = /^(?:[\w-]+[.-])?[\w-]{6,12}\.(?:css|js|json|mjs|svg|woff2)$/
const maxReads = 16
const missingFor = 10_000

/** Whether a file of the build is named by its content, and so may be asked of another release. */
export function isAssetName(name: string): boolean {
  return pattern.test(name)
}

/** Answers scripts and styles that this release has not: of the one that runs beside it, or of a tab that was left open. */
export function createAssetAnswers(read: ReadAsset) {
  const missing = new LRUCache<string, true>({ max: 2000, ttl: missingFor })
  let reading = 0

  async function send(path: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const name = path.slice(folder.length)
    if (missing.has(name)) return refuse(outgoing, 404, { path })
    if (reading >= maxReads) return refuse(outgoing, 503, { path }, { 'Retry-After': '2' })
    reading++
    try {
      const br = chooseEncoding(incoming) === 'br' ? await read(`${name}.br`) : null
      const bytes = br ?? (await read(name))
      if (!bytes) {
        missing.set(name, true)
        return refuse(outgoing, 404, { path })
      }
      outgoing.writeHead(200, {
        'Content-Type': types[extname(name)]!,
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
        'Content-Length': bytes.length,
        ...(br && { 'Content-Encoding': 'br' }),
      })
      outgoing.end(incoming.method === 'HEAD' ? undefined : bytes)
    } finally {
      reading--
    }
  }
  return { has: (path: string) => path.startsWith(folder) && isAssetName(path.slice(folder.length)), send }
}
