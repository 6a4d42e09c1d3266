import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

import { getEntry, readDirectory, type Directory, type Entry } from '#api/place/tiles/directory.ts'
import { readHeader, type Header } from '#api/place/tiles/header.ts'

import type { RemoteFile } from './remote-file.ts'
import { findRun, listTiles, type Box, type Runs } from './wanted-tiles.ts'

/** A part of a file of tiles: what is in it, in the order of the new file, and where that stands in the old one. */
export type Cut = {
  source: Header
  metadata: Record<string, unknown>
  /** With offsets of the new file, equal tiles in one place. */
  entries: Entry[]
  /** What is to be fetched, by rising place in the old file. */
  contents: Content[]
  maxZoom: number
}
export type Content = { source: number; target: number; length: number }

/** The format keeps header and root directory within this. */
const beginning = 16 * 1024
const maxInflated = 64 * 2 ** 20
/** Longer than any directory, description or tile that the product would read: nothing is fetched for such a claim. */
const maxDirectory = 8 * 2 ** 20
const maxTile = 4 * 2 ** 20
const maxDepth = 4
/** Between two pieces so many bytes are rather read along than asked for apart. */
export const maxGap = 64 * 1024

const inflate = promisify(gunzip)

/** Finds out which tiles of a file lie in a box, down to a zoom: reads its directories and no tile. */
export async function planCut(file: RemoteFile, box: Box, maxZoom: number): Promise<Cut> {
  const first = await file.read(0, Math.min(beginning, file.length))
  const source = readHeader(first, file.length)
  const deepest = Math.min(maxZoom, source.maxZoom)
  if (deepest < source.minZoom) throw new Error(`The file begins at zoom ${source.minZoom}.`)
  const wanted = listTiles(box, source.minZoom, deepest)
  const readPart = async (offset: number, length: number) => {
    if (length > maxDirectory || offset + length > file.length)
      throw new Error('A directory of the file makes no sense.')
    return inflate(await file.read(offset, length), { maxOutputLength: maxInflated })
  }
  const root = readDirectory(await readPart(source.root.offset, source.root.length))
  const found = await collectEntries(root, wanted, (entry) =>
    readPart(source.leaves.offset + entry.offset, entry.length),
  )
  if (found.length === 0) throw new Error('The file has no tile in that box.')
  const metadata = JSON.parse((await readPart(source.metadata.offset, source.metadata.length)).toString('utf8'))
  return { source, metadata, maxZoom: deepest, ...placeContents(found, source.data.offset) }
}

type ReadLeaf = (entry: Entry) => Promise<Buffer>

/** The entries of a directory, and of the leaves below it, that hold wanted tiles: cut to these, in their order. */
async function collectEntries(directory: Directory, wanted: Runs, readLeaf: ReadLeaf, depth = 0): Promise<Entry[]> {
  if (depth > maxDepth) throw new Error('The directories of the file do not end.')
  const found: Entry[] = []
  for (let at = 0; at < directory.numbers.length; at++) {
    const entry = getEntry(directory, at)
    const end = entry.run > 0 ? entry.number + entry.run : (directory.numbers[at + 1] ?? Infinity)
    let run = findRun(wanted, entry.number)
    if ((wanted[run]?.first ?? Infinity) >= end) continue
    if (entry.run === 0) {
      const leaf = readDirectory(await readLeaf(entry))
      // One by one: so many arguments no function takes.
      for (const inside of await collectEntries(leaf, wanted, readLeaf, depth + 1)) found.push(inside)
      continue
    }
    if (entry.length > maxTile) throw new Error('A tile of the file is too large to be drawn.')
    for (; (wanted[run]?.first ?? Infinity) < end; run++) {
      const number = Math.max(wanted[run]!.first, entry.number)
      found.push({ ...entry, number, run: Math.min(wanted[run]!.last + 1, end) - number })
    }
  }
  return found
}

/** Gives every tile its place in the new file, by rising number; equal ones share one. */
function placeContents(found: Entry[], data: number): Pick<Cut, 'entries' | 'contents'> {
  const contents = new Map<number, Content>()
  let end = 0
  const entries: Entry[] = []
  for (const entry of found) {
    let content = contents.get(entry.offset)
    if (!content) {
      content = { source: data + entry.offset, target: end, length: entry.length }
      contents.set(entry.offset, content)
      end += entry.length
    }
    const before = entries.at(-1)
    if (before && before.offset === content.target && before.number + before.run === entry.number)
      before.run += entry.run
    else entries.push({ ...entry, offset: content.target })
  }
  return { entries, contents: [...contents.values()].sort((one, other) => one.source - other.source) }
}
