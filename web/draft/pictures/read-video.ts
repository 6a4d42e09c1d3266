/** Seconds that an MP4 lasts, as its header says (ISO/IEC 14496-12, `mvhd`); null of what is no such video. */
export async function readVideoSeconds(file: Blob): Promise<number | null> {
  for (let at = 0, part = 0; at + 16 <= file.size && part < 200; part++) {
    const head = await read(file, at, 16)
    const kind = String.fromCodePoint(...new Uint8Array(head.buffer, 4, 4))
    if (at === 0 && kind !== 'ftyp') return null
    const short = head.getUint32(0)
    const size = short === 1 ? Number(head.getBigUint64(8)) : short === 0 ? file.size - at : short
    if (size < 8) return null
    if (kind === 'moov') return findSeconds(await read(file, at, Math.min(size, 200_000)))
    at += size
  }
  return null
}

async function read(file: Blob, at: number, bytes: number): Promise<DataView> {
  return new DataView(await file.slice(at, at + bytes).arrayBuffer())
}

function findSeconds(film: DataView): number | null {
  for (let at = 8; at + 36 <= film.byteLength; at++) {
    if (film.getUint32(at) !== 0x6d_76_68_64) continue
    const isLong = film.getUint8(at + 4) === 1
    const [scale, length] = isLong
      ? [film.getUint32(at + 24), Number(film.getBigUint64(at + 28))]
      : [film.getUint32(at + 16), film.getUint32(at + 20)]
    return scale > 0 ? length / scale : null
  }
  return null
}
