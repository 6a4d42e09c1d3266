/** An MP4 as it was taken, but for where: its places are written over, byte for byte. Null of what is no such video. */
export function scrubVideo(bytes: Buffer): Buffer | null {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null
  if (!/^(iso[m2-9]|mp4[12]|avc1|M4V |dash|qt {2}|MSNV|3gp)/.test(bytes.toString('latin1', 8, 12))) return null
  let hasPictures = false
  for (const { kind, begin, end } of listBoxes(bytes)) {
    if (kind === 'moov') {
      scrubPlaces(bytes.subarray(begin, end))
      hasPictures = bytes.subarray(begin, end).includes('vmhd', 0, 'latin1')
    }
    // What applications add beside it, as XMP, may say anything.
    if (kind === 'uuid' || kind === 'meta' || kind === 'udta') {
      bytes.write('free', begin - 4, 'latin1')
      bytes.fill(0, begin, end)
    }
  }
  return hasPictures ? bytes : null
}

/** The outermost boxes (ISO/IEC 14496-12), as far as they say where they end. */
function* listBoxes(bytes: Buffer): Generator<{ kind: string; begin: number; end: number }> {
  for (let at = 0, part = 0; at + 8 <= bytes.length && part < 10_000; part++) {
    const short = bytes.readUInt32BE(at)
    const isLong = short === 1
    if (isLong && at + 16 > bytes.length) return
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short
    const head = isLong ? 16 : 8
    if (size < head) return
    const end = Math.min(bytes.length, at + size)
    yield { kind: bytes.toString('latin1', at + 4, at + 8), begin: at + head, end }
    at += size
  }
}

/** ISO 6709, as telephones write it: `+18.4861-069.9312+014.000/`. */
const place = /[+-]\d{1,3}(?:\.\d+)?[+-]\d{1,3}(?:\.\d+)?(?:[+-]\d+(?:\.\d+)?)?(?:CRS[^/]{0,20})?\//g

function scrubPlaces(film: Buffer): void {
  const text = film.toString('latin1')
  for (const { 0: found, index } of text.matchAll(place)) film.fill(0x20, index, index + found.length)
  // 3GPP's `loci` holds them as numbers.
  for (let at = film.indexOf('loci', 0, 'latin1'); at >= 4; at = film.indexOf('loci', at + 4, 'latin1')) {
    const size = film.readUInt32BE(at - 4)
    film.write('free', at, 'latin1')
    if (size > 8 && at - 4 + size <= film.length) film.fill(0, at + 4, at - 4 + size)
  }
}
