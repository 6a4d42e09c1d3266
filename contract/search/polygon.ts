export type Point = { lat: number; lng: number }

const precision = 1e5

/** Writes a ring of points as one short text: Google's Encoded Polyline Algorithm Format, five decimals. */
export function encodePolygon(ring: readonly Point[]): string {
  let text = ''
  let lat = 0
  let lng = 0
  for (const point of ring) {
    const nextLat = Math.round(point.lat * precision)
    const nextLng = Math.round(point.lng * precision)
    text += encodeDelta(nextLat - lat) + encodeDelta(nextLng - lng)
    lat = nextLat
    lng = nextLng
  }
  return text
}

/** Reads what `encodePolygon` writes; null when the text is no such thing, or a point lies off the globe. */
export function decodePolygon(text: string): Point[] | null {
  const ring: Point[] = []
  let at = 0
  const sum = { lat: 0, lng: 0 }
  while (at < text.length) {
    for (const axis of ['lat', 'lng'] as const) {
      let value = 0
      let shift = 0
      let chunk: number
      do {
        chunk = text.charCodeAt(at++) - 63
        if (!(chunk >= 0 && chunk < 64) || shift > 25) return null
        value |= (chunk & 31) << shift
        shift += 5
      } while (chunk >= 32)
      sum[axis] += value & 1 ? ~(value >> 1) : value >> 1
    }
    if (Math.abs(sum.lat) > 90 * precision || Math.abs(sum.lng) > 180 * precision) return null
    ring.push({ lat: sum.lat / precision, lng: sum.lng / precision })
  }
  return ring
}

function encodeDelta(delta: number): string {
  let rest = delta < 0 ? ~(delta << 1) : delta << 1
  let text = ''
  while (rest >= 32) {
    text += String.fromCharCode((32 | (rest & 31)) + 63)
    rest >>= 5
  }
  return text + String.fromCharCode(rest + 63)
}
