import { gzipSync } from 'node:zlib'

import { writeDirectory, type Entry } from '#api/place/tiles/directory.ts'
import { headerLength, writeHeader, type Header } from '#api/place/tiles/header.ts'

/** Header and root directory end before this, so that one reading has both. */
const beginning = 16 * 1024
const leastLeaf = 4096

type About = Pick<Header, 'minZoom' | 'maxZoom' | 'bounds' | 'centre'> & { metadata: Record<string, unknown> }

/** All of a PMTiles file that comes before its tiles, of which `length` bytes follow; entries are by rising number. */
export function writeBeginning(entries: readonly Entry[], length: number, { metadata, ...about }: About): Buffer {
  const { root, leaves } = writeDirectories(entries)
  const description = gzipSync(JSON.stringify(metadata), { level: 9 })
  const atMetadata = headerLength + root.length
  const atLeaves = atMetadata + description.length
  const header = writeHeader({
    ...about,
    root: { offset: headerLength, length: root.length },
    metadata: { offset: atMetadata, length: description.length },
    leaves: { offset: atLeaves, length: leaves.length },
    data: { offset: atLeaves + leaves.length, length },
    addressed: entries.reduce((sum, { run }) => sum + run, 0),
    entries: entries.length,
    contents: new Set(entries.map(({ offset }) => offset)).size,
    isClustered: true,
  })
  return Buffer.concat([header, root, description, leaves])
}

/** One directory where it fits into the beginning of the file, else leaves as large as they must be for their list to fit. */
function writeDirectories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = compress(entries)
  if (headerLength + whole.length <= beginning) return { root: whole, leaves: Buffer.alloc(0) }
  for (let size = leastLeaf; ; size *= 2) {
    const leaves: Buffer[] = []
    const list: Entry[] = []
    let offset = 0
    for (let at = 0; at < entries.length; at += size) {
      const leaf = compress(entries.slice(at, at + size))
      list.push({ number: entries[at]!.number, run: 0, length: leaf.length, offset })
      leaves.push(leaf)
      offset += leaf.length
    }
    const root = compress(list)
    if (headerLength + root.length <= beginning) return { root, leaves: Buffer.concat(leaves) }
  }
}

function compress(entries: readonly Entry[]): Buffer {
  return gzipSync(writeDirectory(entries), { level: 9 })
}
