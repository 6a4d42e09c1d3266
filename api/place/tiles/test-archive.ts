import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { writeDirectory, type Entry } from './directory.ts'
import { headerLength, writeHeader, type Header } from './header.ts'
import { numberTile } from './tile-number.ts'

/** Tiles by their place, `z/x/y`; what stands in one is what a test wants to find there. */
export type TestTiles = Record<string, string>

type Asked = {
  /** Entries in a leaf; none: all stand in the root directory. */
  leafSize?: number
  header?: Partial<Header>
  metadata?: Record<string, unknown>
  /** What is done to the bytes before they are anybody's file. */
  spoil?: (bytes: Buffer) => Buffer
}

/** A small PMTiles file: equal neighbours are one run, equal tiles stand once. */
export function writeTestArchive(tiles: TestTiles, { leafSize, header, metadata = {}, spoil }: Asked = {}): Buffer {
  const places = Object.entries(tiles)
    .map(([name, text]) => ({ number: numberTile(...(name.split('/').map(Number) as [number, number, number])), text }))
    .sort((one, other) => one.number - other.number)
  const contents = new Map<string, { offset: number; bytes: Buffer }>()
  const entries: Entry[] = []
  let end = 0
  for (const { number, text } of places) {
    const bytes = contents.get(text)?.bytes ?? gzipSync(text)
    const offset = contents.get(text)?.offset ?? end
    if (!contents.has(text)) end += bytes.length
    contents.set(text, { offset, bytes })
    const before = entries.at(-1)
    if (before?.offset === offset && before.number + before.run === number) before.run++
    else entries.push({ number, run: 1, length: bytes.length, offset })
  }
  const leaves: Buffer[] = []
  const list: Entry[] = []
  for (const part of leafSize ? chunk(entries, leafSize) : []) {
    const leaf = gzipSync(writeDirectory(part))
    list.push({ number: part[0]!.number, run: 0, length: leaf.length, offset: Buffer.concat(leaves).length })
    leaves.push(leaf)
  }
  const parts = [
    gzipSync(writeDirectory(leafSize ? list : entries)),
    gzipSync(JSON.stringify({ attribution: '© OpenStreetMap contributors', vector_layers: [], ...metadata })),
    Buffer.concat(leaves),
    Buffer.concat([...contents.values()].map(({ bytes }) => bytes)),
  ]
  const zooms = Object.keys(tiles).map((name) => Number(name.split('/')[0]))
  const sections = parts.map(({ length }, at) => ({
    length,
    offset: parts.slice(0, at).reduce((sum, { length: before }) => sum + before, headerLength),
  }))
  const [root, description, leafPart, data] = sections as [Section, Section, Section, Section]
  const whole = writeHeader({
    root,
    metadata: description,
    leaves: leafPart,
    data,
    addressed: places.length,
    entries: entries.length,
    contents: contents.size,
    isClustered: true,
    minZoom: Math.min(...zooms),
    maxZoom: Math.max(...zooms),
    bounds: [-72.1, 17.3, -68.2, 20.1],
    centre: { zoom: 7, longitude: -70, latitude: 18.8 },
    ...header,
  })
  const bytes = Buffer.concat([whole, ...parts])
  return spoil ? spoil(bytes) : bytes
}
type Section = Header['root']

function chunk<One>(all: One[], size: number): One[][] {
  return all.flatMap((_, at) => (at % size === 0 ? [all.slice(at, at + size)] : []))
}

/** Writes bytes to a file of their own and answers its path. */
export function writeTestFile(bytes: Uint8Array, folder = mkdtempSync(join(tmpdir(), 'marquesina-tiles-'))): string {
  const path = join(folder, 'test.pmtiles')
  writeFileSync(path, bytes)
  return path
}
