/** What a picture's header says, before anything of it is decoded. */
export type PictureHeader = {
  width: number
  height: number
  /** Bytes that decoding it holds at once; none where it is read row by row. */
  heldBytes: number
}

/** Parts that no encoder writes so many of: reading on would take the server's time. */
const maxParts = 10_000
const png = Buffer.from('89504e470d0a1a0a', 'hex')

/** The header of a JPEG, PNG or WebP by its first bytes, whatever its name says; null of anything else. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (buffer.readUInt16BE(0) === 0xff_d8) return readJpeg(buffer)
    if (isPng(buffer)) return readPng(buffer)
    const isWebp = buffer.toString('latin1', 0, 4) === 'RIFF' && buffer.toString('latin1', 8, 12) === 'WEBP'
    return isWebp ? readWebp(buffer) : null
  } catch (error) {
    // It ends before its header does.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Whether bytes begin as a PNG does. */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, png.length).equals(png)
}

const noLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** ITU T.81: the markers up to the first scan. */
function readJpeg(bytes: Buffer): PictureHeader | null {
  let frame: (PictureHeader & { isProgressive: boolean; components: number }) | null = null
  for (let at = 2, part = 0; part < maxParts; part++) {
    at = bytes.indexOf(0xff, at)
    if (at < 0) return null
    while (bytes.readUInt8(at) === 0xff) at++
    const marker = bytes.readUInt8(at++)
    if (marker === 0x00 || noLength(marker)) continue
    if (marker === 0xd9) return null
    if (isFrame(marker) && frame === null) frame = readFrame(bytes, at, marker)
    if (marker === 0xda) {
      if (!frame) return null
      // Scans of single components, as of growing detail, are put together once all have come.
      const isHeld = frame.isProgressive || bytes.readUInt8(at + 2) < frame.components
      return { width: frame.width, height: frame.height, heldBytes: isHeld ? frame.heldBytes : 0 }
    }
    at += bytes.readUInt16BE(at)
  }
  return null
}

function readFrame(bytes: Buffer, at: number, marker: number) {
  const [height, width, components] = [bytes.readUInt16BE(at + 3), bytes.readUInt16BE(at + 5), bytes.readUInt8(at + 7)]
  const samplings = Array.from({ length: components }, (_, one) => bytes.readUInt8(at + 9 + 3 * one))
  const areas = samplings.map((sampling) => (sampling >> 4) * (sampling & 15))
  const whole = areas.reduce((sum, area) => sum + area, 0) / Math.max(1, ...areas)
  // Two bytes a coefficient.
  return { width, height, components, isProgressive: marker % 4 === 2, heldBytes: 2 * whole * width * height }
}

const channelsByColour: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 }

/** The first chunk of a PNG (W3C PNG, IHDR). */
function readPng(bytes: Buffer): PictureHeader | null {
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth, colour, isInterlaced] = [bytes.readUInt8(24), bytes.readUInt8(25), bytes.readUInt8(28) !== 0]
  const pixel = (channelsByColour[colour] ?? 4) * (depth === 16 ? 2 : 1)
  return { width, height, heldBytes: isInterlaced ? pixel * width * height : 0 }
}

/** The first chunks of a WebP (RFC 9649). */
function readWebp(bytes: Buffer): PictureHeader | null {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, heldBytes: 0 }
  }
  if (kind === 'VP8L') {
    const packed = bytes.readUInt32LE(21)
    const [width, height] = [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1]
    return { width, height, heldBytes: 4 * width * height }
  }
  if (kind !== 'VP8X') return null
  const [width, height] = [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  const isMoving = (bytes.readUInt8(20) & 2) !== 0
  const perPixel = isMoving ? 8 : bytes.includes('VP8L', 30, 'latin1') ? 4 : 0
  return { width, height, heldBytes: perPixel * width * height }
}

const pixelChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'eXIf'])

/** A PNG without its texts and all else that is no pixel: texts may be packed a thousandfold, each unpacked by who reads it. Null where it has more parts than any encoder writes. */
export function countPngPixels(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, png.length)]
  for (let at = png.length, part = 0; at + 12 <= bytes.length; part++) {
    if (part === maxParts) return null
    const end = at + 12 + bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (pixelChunks.has(kind)) kept.push(bytes.subarray(at, end))
    if (kind === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}
