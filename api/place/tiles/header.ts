export const headerLength = 127

type Section = { offset: number; length: number }

/** What a PMTiles file says of itself in its first 127 bytes (version 3 of the format). */
export type Header = {
  root: Section
  metadata: Section
  leaves: Section
  data: Section
  addressed: number
  entries: number
  contents: number
  isClustered: boolean
  minZoom: number
  maxZoom: number
  /** West, south, east and north in degrees. */
  bounds: [number, number, number, number]
  centre: { zoom: number; longitude: number; latitude: number }
}

const magic = 'PMTiles'
const gzip = 2
const mvt = 1
const compressions = ['in an unknown way', 'not at all', 'by gzip', 'by Brotli', 'by Zstandard']
const sections = ['root', 'metadata', 'leaves', 'data'] as const

/** Reads a header; throws in words what keeps a file of `length` bytes from being drawn here. */
export function readHeader(bytes: Buffer, length: number): Header {
  if (bytes.length < headerLength || bytes.toString('latin1', 0, 7) !== magic) throw new Error('it is no PMTiles file')
  if (bytes[7] !== 3) throw new Error(`it is of version ${bytes[7]} of PMTiles, and only version 3 can be read`)
  if (bytes[99] !== mvt) throw new Error('its tiles are no vector tiles (MVT)')
  for (const compression of [bytes[97]!, bytes[98]!]) {
    const said = compressions[compression] ?? compressions[0]!
    if (compression !== gzip) throw new Error(`it is compressed ${said}, and only gzip can be read`)
  }
  const header = {
    ...readSections(bytes),
    addressed: whole(bytes, 72),
    entries: whole(bytes, 80),
    contents: whole(bytes, 88),
    isClustered: bytes[96] === 1,
    minZoom: bytes[100]!,
    maxZoom: bytes[101]!,
    bounds: [degrees(bytes, 102), degrees(bytes, 106), degrees(bytes, 110), degrees(bytes, 114)] as Header['bounds'],
    centre: { zoom: bytes[118]!, longitude: degrees(bytes, 119), latitude: degrees(bytes, 123) },
  }
  const end = Math.max(...sections.map((name) => header[name].offset + header[name].length))
  if (end > length) throw new Error(`it is cut short: ${length} of ${end} bytes are there`)
  if (header.minZoom > header.maxZoom || header.maxZoom > 22) throw new Error('its zooms make no sense')
  return header
}

/** The 127 bytes of a header: gzip inside and out, vector tiles. */
export function writeHeader(header: Header): Buffer {
  const bytes = Buffer.alloc(headerLength)
  bytes.write(magic, 'latin1')
  bytes[7] = 3
  for (const [at, name] of sections.entries()) {
    bytes.writeBigUInt64LE(BigInt(header[name].offset), 8 + 16 * at)
    bytes.writeBigUInt64LE(BigInt(header[name].length), 16 + 16 * at)
  }
  for (const [at, count] of [header.addressed, header.entries, header.contents].entries())
    bytes.writeBigUInt64LE(BigInt(count), 72 + 8 * at)
  bytes.set([header.isClustered ? 1 : 0, gzip, gzip, mvt, header.minZoom, header.maxZoom], 96)
  for (const [at, side] of header.bounds.entries()) bytes.writeInt32LE(Math.round(side * 1e7), 102 + 4 * at)
  bytes[118] = header.centre.zoom
  bytes.writeInt32LE(Math.round(header.centre.longitude * 1e7), 119)
  bytes.writeInt32LE(Math.round(header.centre.latitude * 1e7), 123)
  return bytes
}

function readSections(bytes: Buffer): Record<(typeof sections)[number], Section> {
  const [root, metadata, leaves, data] = sections.map((_, at) => ({
    offset: whole(bytes, 8 + 16 * at),
    length: whole(bytes, 16 + 16 * at),
  }))
  return { root: root!, metadata: metadata!, leaves: leaves!, data: data! }
}

function whole(bytes: Buffer, at: number): number {
  const number = Number(bytes.readBigUInt64LE(at))
  if (!Number.isSafeInteger(number)) throw new Error('its header makes no sense')
  return number
}

function degrees(bytes: Buffer, at: number): number {
  return bytes.readInt32LE(at) / 1e7
}
