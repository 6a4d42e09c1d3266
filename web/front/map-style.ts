import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import type { Encoding } from '#contract/encoding.ts'

import { chooseEncoding, hasAlready } from './accept.ts'
import type { Tiles, TileSet } from './tiles.ts'

/** The parts of a style that depend on which file is drawn. */
type Style = {
  metadata?: Record<string, unknown>
  sources: Record<string, Record<string, unknown>>
  layers: { source?: string; 'source-layer'?: string }[]
}
type Written = { key: string; etag: string; bodies: Record<Encoding, Buffer> }

/** Where a browser finds the style of the product's own map. */
export const mapStylePath = '/map/style.json'

/** Answers the style: the template, with the addresses, zooms, bounds and credit of the file that is drawn. */
export function createMapStyle(template: string, tiles: Tiles) {
  let written: Promise<Written> | undefined
  let key = ''

  function write(): Promise<Written> {
    const current = tiles.getCurrent()
    if (written && key === current.version) return written
    key = current.version
    return (written = compress(key, JSON.stringify(fillStyle(template, current, tiles.getShipped()))))
  }

  return {
    has: (path: string) => path === mapStylePath,
    send: async (_: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
      const { etag, bodies } = await write()
      const encoding = chooseEncoding(incoming)
      // Another file is drawn from the moment that it is there: a copy is asked about each time.
      const headers = { 'Cache-Control': 'public, no-cache', ETag: `W/"${etag}"`, Vary: 'Accept-Encoding' }
      if (hasAlready(incoming, headers.ETag)) return void outgoing.writeHead(304, headers).end()
      const body = bodies[encoding]
      outgoing
        .writeHead(200, {
          ...headers,
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': body.length,
          ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        })
        .end(body)
    },
  }
}

/** The style of a file; where it has no shelf, that of the file which ships lies underneath. */
export function fillStyle(template: string, current: TileSet, shipped: TileSet): Style {
  const style = JSON.parse(template) as Style
  const { base } = style.sources
  style.metadata = { ...style.metadata, 'marquesina:streets': !current.isShipped }
  style.sources.base = { ...base, ...describeSource(current), attribution: writeCredit(current.attribution) }
  if (!current.layers.includes('shelf')) {
    style.sources.shelf = { type: 'vector', ...describeSource(shipped) }
    for (const layer of style.layers) if (layer['source-layer'] === 'shelf') layer.source = 'shelf'
  }
  return style
}

function describeSource({ version, minZoom, maxZoom, bounds }: TileSet) {
  return { tiles: [`/tiles/${version}/{z}/{x}/{y}.mvt`], minzoom: minZoom, maxzoom: maxZoom, bounds }
}

const known: Record<string, string> = {
  openstreetmap: linkTo('https://www.openstreetmap.org/copyright', 'OpenStreetMap'),
  protomaps: linkTo('https://protomaps.com', 'Protomaps'),
}

/** OpenStreetMap first, then whoever else the file names: as plain words, whatever markup it brings. */
function writeCredit(attribution: string): string {
  const others = attribution
    .replaceAll(/<[^>]*>|\([^)]*\)|&\w+;|©|\bcontributors\b/gi, ',')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[\p{L}\p{N} .-]{2,40}$/u.test(name) && name.toLowerCase() !== 'openstreetmap')
  const names = [...new Set(others)].map((name) => known[name.toLowerCase()] ?? name)
  return [`© ${known.openstreetmap}`, ...names].join(', ')
}

function linkTo(address: string, name: string): string {
  return `<a href="${address}" target="_blank" rel="noopener">${name}</a>`
}

async function compress(key: string, text: string): Promise<Written> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity, { level: 9 })])
  const etag = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return { key, etag, bodies: { br, gzip: gz, identity } }
}
