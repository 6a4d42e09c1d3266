import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { LRUCache } from 'lru-cache'

import { findEntry, readDirectory, type Directory } from './directory.ts'
import { headerLength, readHeader, type Header } from './header.ts'
import type { TileFile } from './tile-file.ts'
import { numberTile } from './tile-number.ts'

/** Where the bytes of a tile stand in the file. */
export type TilePlace = { offset: number; length: number }
export type Metadata = { attribution: string; layers: string[] } & Record<string, unknown>

/** A PMTiles file whose tiles are found and read one by one. */
export type Archive = {
  /** Changes with the file: part of every address of its tiles. */
  version: string
  header: Header
  metadata: Metadata
  /** Null where the file has no such tile. */
  findTile: (z: number, x: number, y: number) => Promise<TilePlace | null>
  /** A tile as it is stored, gzip. */
  readTile: (place: TilePlace) => Promise<Buffer>
  isCurrent: () => Promise<boolean>
  close: () => Promise<void>
}

/** The format keeps header and root directory within this. */
const beginning = 16 * 1024
/** Bytes of leaf directories that are kept: some forty of the usual size. */
const keptLeaves = 4 * 2 ** 20
/** Bytes of tiles that are kept: what everybody looks at first is asked for again and again. */
const keptTiles = 8 * 2 ** 20
const maxDirectory = 8 * 2 ** 20
const maxMetadata = 2 ** 20
/** A tile is some 20 KB; more than this is none that a telephone could draw. */
const maxTile = 4 * 2 ** 20
/** Leaves may lead to leaves; the format's own writers stop at one. */
const maxDepth = 4
const gzipMark = 0x1f8b

const inflate = promisify(gunzip)

/** Opens a file of tiles; throws in words what is wrong with one that cannot be drawn. */
export async function openArchive(file: TileFile): Promise<Archive> {
  const first = await file.read(0, Math.min(beginning, file.length))
  const header = readHeader(first, file.length)
  const rootBytes = await readSection(header.root, 'root directory', beginning)
  const root = readDirectory(await inflateWithin(rootBytes, maxDirectory))
  const description = await readSection(header.metadata, 'description', maxMetadata)
  const metadata = readMetadata(await inflateWithin(description, maxMetadata))
  const leaves = new LRUCache<number, Directory, number>({
    maxSize: keptLeaves,
    sizeCalculation: ({ numbers }) => 24 * numbers.length + 1,
    // Whoever asks for a leaf that is being read waits for the same reading.
    fetchMethod: async (offset, _, { context: length }) => {
      if (offset + length > header.leaves.length || length > maxDirectory) throw new Error('a leaf lies outside')
      return readDirectory(await inflateWithin(await file.read(header.leaves.offset + offset, length), maxDirectory))
    },
  })

  const tiles = new LRUCache<number, Buffer, number>({
    maxSize: keptTiles,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (offset, _, { context: length }) => {
      const tile = await file.read(offset, length)
      // A file that somebody writes over in its place is another one under our hands.
      if (tile.readUInt16BE(0) !== gzipMark) throw new Error('a tile of it is none')
      return tile
    },
  })

  async function readSection({ offset, length }: TilePlace, name: string, max: number): Promise<Buffer> {
    if (length > max) throw new Error(`its ${name} is too long`)
    return offset + length <= first.length ? first.subarray(offset, offset + length) : file.read(offset, length)
  }

  return {
    version: createHash('sha256')
      .update(first.subarray(0, headerLength))
      .update(rootBytes)
      .update(description)
      .update(String(file.length))
      .digest('hex')
      .slice(0, 12),
    header,
    metadata,
    findTile: async (z, x, y) => {
      const number = numberTile(z, x, y)
      let directory: Directory | undefined = root
      for (let depth = 0; directory && depth < maxDepth; depth++) {
        const entry = findEntry(directory, number)
        if (!entry) return null
        const { offset, length, run } = entry
        if (run > 0) return placeOf(header, offset, length)
        directory = await leaves.fetch(offset, { context: length })
      }
      throw new Error('its directories do not end')
    },
    readTile: async ({ offset, length }) => (await tiles.fetch(offset, { context: length }))!,
    isCurrent: file.isCurrent,
    close: file.close,
  }
}

function placeOf({ data }: Header, offset: number, length: number): TilePlace | null {
  if (offset + length > data.length || length > maxTile) throw new Error('a tile lies outside')
  return length < 2 ? null : { offset: data.offset + offset, length }
}

/** A tile as it is drawn; throws where it would be too large for any map. */
export function inflateTile(bytes: Buffer): Promise<Buffer> {
  return inflateWithin(bytes, 4 * maxTile)
}

async function inflateWithin(bytes: Buffer, maxOutputLength: number): Promise<Buffer> {
  return inflate(bytes, { maxOutputLength })
}

function readMetadata(bytes: Buffer): Metadata {
  const said: unknown = JSON.parse(bytes.toString('utf8'))
  const given = said !== null && typeof said === 'object' ? (said as Record<string, unknown>) : {}
  const layers = Array.isArray(given.vector_layers) ? given.vector_layers : []
  return {
    ...given,
    attribution: typeof given.attribution === 'string' ? given.attribution.slice(0, 1000) : '',
    layers: layers.map((layer: { id?: unknown }) => String(layer?.id)),
  }
}
