import { mkdtempSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { demoBrand } from '#contract/brand.ts'

import { createWebsite, type WebsiteTools } from '../server.ts'
import { readFiles } from './files.ts'
import { createHttpServer } from './http-server.ts'
import { pageOf } from './page.ts'
import { createContentPolicy, createSecurityHeaders } from './security-headers.ts'
import type { Catalogue, ListingAddress } from './sitemap.ts'
import type { Tiles, TileSet } from './tiles.ts'

export const listing: ListingAddress = {
  realstate_types: { es: 'Casa', en: 'House' },
  slugs: { es: 'casa-en-piantini-naco-10-20345', en: 'house-in-piantini-naco-10-20345' },
  is_collection: false,
  cover_picture: 'villa-4-a',
  changed_at: new Date('2026-05-01T12:00:00Z'),
}

/** One of each, in part 0. */
export const catalogue: Catalogue = {
  properties: {
    parts: async () => [{ part: 0, changed_at: listing.changed_at }],
    of: async function* (part) {
      if (part === 0) yield [listing]
    },
  },
  agents: {
    parts: async () => [{ part: 0 }],
    of: async function* (part) {
      if (part === 0) yield [{ id: 7, name: 'José Núñez', is_collection: true }]
    },
  },
  agencies: {
    parts: async () => [{ part: 0 }],
    of: async function* (part) {
      if (part === 0) yield [{ id: 3, name: 'Casas & Más' }]
    },
  },
  projects: {
    parts: async () => [{ part: 0 }],
    of: async function* (part) {
      if (part === 0) yield [{ slug: 'torre-ebano' }]
    },
  },
}

/** A file without a tile. */
const noTile: TileSet = {
  version: '0'.repeat(12),
  minZoom: 0,
  maxZoom: 0,
  bounds: [-180, -85, 180, 85],
  attribution: '',
  layers: [],
  isShipped: true,
  findTile: async () => null,
  readTile: () => Promise.reject(new Error('there is none')),
}
const noTiles: Tiles = {
  getCurrent: () => noTile,
  getShipped: () => noTile,
  findVersion: async (version) => (version === noTile.version ? noTile : null),
  inflate: async (tile) => tile,
}

const outside = { siteUrl: 'http://localhost:3000', others: [] }
const noLimits = { calls: 0, renders: 0, trustedHops: 0 }

/** The front on a real socket: its pages say which address they are of and how often it has been made. */
export async function startFront(changed: Partial<WebsiteTools> = {}) {
  const made: string[] = []
  const errors: unknown[] = []
  const website = createWebsite({
    brand: demoBrand,
    outside,
    call: async (incoming, outgoing) => {
      const { pathname } = new URL(incoming.url ?? '/', outside.siteUrl)
      outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ asked: pathname }))
    },
    render: async (address) => {
      made.push(address)
      const count = made.filter((one) => one === address).length
      const html = `<!DOCTYPE html><title>${address}</title><p>${count}</p>${'<p>palabras</p>'.repeat(100)}`
      const headers = { 'Content-Type': 'text/html; charset=utf-8' }
      return pageOf(new Response(html, { status: statusFor(address), headers }), {
        ...createSecurityHeaders(outside),
        'Content-Security-Policy': createContentPolicy(outside, ['sha256-abc=']),
      })
    },
    bodyReader: (method, path) =>
      method === 'GET' ? undefined : path === '/v2/files' ? { maxFileBytes: 5 * 2 ** 20 } : {},
    routeIds: new Set(['root', 'buy.es']),
    files: readFiles([{ path: '/', folder: testFolder(), maxAge: () => 60 }]),
    pictures: { has: () => false, isThere: () => false, send: () => Promise.reject(new Error('there is none')) },
    tiles: noTiles,
    mapTemplate: '{"sources":{"base":{}},"layers":[]}',
    catalogue,
    versionOf: () => 1,
    limits: noLimits,
    isAway: (error) => error instanceof Error && error.message === 'away',
    onError: (error) => errors.push(error),
    ...changed,
  })
  const { server, listen, close } = createHttpServer(website.listener, createSecurityHeaders(outside))
  await listen(0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    ...website,
    server,
    close,
    url,
    made,
    errors,
    ask: (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init }),
    say: (words: string) => sayTo(port, words),
    stop: () => close({ idle: 0, max: 0 }),
  }
}

function statusFor(address: string): number {
  if (address.includes('no-encontrada') || address.includes('not-found')) return 404
  if (address.includes('10-00410')) return 410
  if (address.includes('10-00500')) return 500
  return 200
}

/** Writes what no client library would, and reads all that comes until the connection closes. */
function sayTo(port: number, words: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(words))
    socket.setEncoding('latin1')
    socket.on('data', (part) => (heard += part))
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
}

export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-files-'))
  writeFileSync(join(folder, 'film.mp4'), '0123456789')
  writeFileSync(join(folder, 'big.webp'), Buffer.alloc(400_000, 7))
  writeFileSync(join(folder, 'app.js'), 'export const words = 1\n'.repeat(20))
  writeFileSync(join(folder, 'app.js.br'), 'as brotli')
  writeFileSync(join(folder, 'app.js.gz'), 'as gzip')
  writeFileSync(join(folder, 'app.js.map'), '{}')
  writeFileSync(join(folder, '.env'), 'SECRET=1')
  writeFileSync(join(folder, '.hidden.js'), 'secret()')
  return folder
}
