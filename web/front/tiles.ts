import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { acceptsEncoding } from '#contract/encoding.ts'

/** A file of tiles, as far as answers need it. */
export type TileSet = {
  /** Part of every address: another file has other addresses. */
  version: string
  minZoom: number
  maxZoom: number
  bounds: readonly number[]
  /** Who is to be named, in words of the file; it may hold markup. */
  attribution: string
  layers: readonly string[]
  /** Whether it is the one that ships with the product: shores and names, no streets. */
  isShipped: boolean
  findTile: (z: number, x: number, y: number) => Promise<TilePlace | null>
  /** A tile as it is stored, gzip. */
  readTile: (place: TilePlace) => Promise<Buffer>
}
type TilePlace = { offset: number; length: number }

export type Tiles = {
  getCurrent: () => TileSet
  getShipped: () => TileSet
  findVersion: (version: string) => Promise<TileSet | null>
  inflate: (tile: Buffer) => Promise<Buffer>
}

type Limits = {
  /** Tiles that are found and read at once; others wait. */
  maxConcurrent: number
  /** Bytes of answers whose readers have not taken them yet; for more the one that is oldest is given up. */
  maxHeldBytes: number
}
const usual: Limits = { maxConcurrent: 32, maxHeldBytes: 24 * 2 ** 20 }

const shape = /^\/tiles\/([\da-f]{12})\/(0|[1-9]\d?)\/(0|[1-9]\d{0,7})\/(0|[1-9]\d{0,7})\.mvt$/
const nothing = { 'Cache-Control': 'no-store', 'Content-Length': '0' }
const forever = {
  'Content-Type': 'application/vnd.mapbox-vector-tile',
  'Cache-Control': 'public, max-age=31536000, immutable',
  Vary: 'Accept-Encoding',
}
/** Milliseconds in which one failure is told, however many tiles are asked for. */
const tellEvery = 60_000

type Tools = { tiles: Tiles; onError: (error: unknown, path: string) => void }

/** Answers `/tiles/{version}/{z}/{x}/{y}.mvt` out of the files of tiles. */
export function createTileAnswers({ tiles, onError }: Tools, { maxConcurrent, maxHeldBytes }: Limits = usual) {
  const inTurn = createTurns(maxConcurrent)
  const lastOf = new WeakMap<Socket, Promise<void>>()
  const hold = createHolding(maxHeldBytes)
  let toldAt = -Infinity

  async function send(path: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const [, version = '', ...numbers] = shape.exec(path) ?? []
    const [z = NaN, x = NaN, y = NaN] = numbers.map(Number)
    try {
      const set = version === '' ? null : await tiles.findVersion(version)
      const isThere = set && z >= set.minZoom && z <= set.maxZoom && Math.max(x, y) < 2 ** z
      if (!isThere) return void outgoing.writeHead(404, nothing).end()
      await afterOthers(incoming.socket, outgoing)
      await inTurn(() => (outgoing.destroyed ? undefined : sendTile(set, { z, x, y }, incoming, outgoing)))
    } catch (error) {
      if (performance.now() - toldAt > tellEvery) {
        toldAt = performance.now()
        onError(error, path)
      }
      if (outgoing.headersSent) return void outgoing.destroy()
      outgoing.writeHead(503, { ...nothing, 'Retry-After': '5' }).end()
    }
  }

  /** Of one connection one tile after the other: who asks for many and takes none makes no work and holds one. */
  function afterOthers(socket: Socket, outgoing: ServerResponse): Promise<void> | undefined {
    const before = lastOf.get(socket)
    lastOf.set(socket, new Promise((resolve) => outgoing.once('close', resolve)))
    return before
  }

  async function sendTile(
    { findTile, readTile }: TileSet,
    { z, x, y }: { z: number; x: number; y: number },
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> {
    const place = await findTile(z, x, y)
    if (!place) return void outgoing.writeHead(204, { 'Cache-Control': forever['Cache-Control'] }).end()
    const isGzip = acceptsEncoding(incoming.headers['accept-encoding'] ?? '', 'gzip')
    const headers = { ...forever, ...(isGzip && { 'Content-Encoding': 'gzip', 'Content-Length': place.length }) }
    if (incoming.method === 'HEAD') return void outgoing.writeHead(200, headers).end()
    const stored = await readTile(place)
    const bytes = isGzip ? stored : await tiles.inflate(stored)
    hold(outgoing, bytes.length)
    outgoing.writeHead(200, { ...headers, 'Content-Length': bytes.length }).end(bytes)
  }

  return { has: (path: string) => path === '/tiles' || path.startsWith('/tiles/'), send }
}

/** Lets so many works run at once, the others in the order in which they came. */
function createTurns(maxConcurrent: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work: () => Promise<void> | void): Promise<void> => {
    if (running < maxConcurrent) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Counts what readers have not taken yet; whoever takes it is soon gone from here, so that the oldest is the slowest. */
function createHolding(maxBytes: number) {
  const held = new Map<ServerResponse, number>()
  let total = 0
  function release(outgoing: ServerResponse): void {
    total -= held.get(outgoing) ?? 0
    held.delete(outgoing)
  }
  return (outgoing: ServerResponse, bytes: number): void => {
    held.set(outgoing, bytes)
    total += bytes
    outgoing.once('close', () => release(outgoing))
    for (const oldest of held.keys()) {
      if (total <= maxBytes || oldest === outgoing) return
      release(oldest)
      oldest.destroy()
    }
  }
}
