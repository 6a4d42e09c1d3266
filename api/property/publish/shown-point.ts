import { createHmac } from 'node:crypto'

import type { Point } from '#contract/draft/document.ts'

/** Metres between a home and where it is shown, a little inside the promise of 150 to 300. */
const metres = { min: 155, max: 295 } as const
const metresOfDegree = 111_195
const six = 1e6

/**
 * Where a home is shown that is not to be found: 150 to 300 m from where it stands, in a direction and at a distance that
 * a keyed hash of its code decides. So it is always the same place, and asking often tells nobody more.
 */
export function hidePoint(secret: string, code: string, { latitude, longitude }: Point): Point {
  const hash = createHmac('sha256', `${secret}\nshown point`).update(code).digest()
  const angle = (hash.readUInt32BE(0) / 2 ** 32) * 2 * Math.PI
  const share = hash.readUInt32BE(4) / 2 ** 32
  // Evenly over the ring's area.
  const distance = Math.sqrt(metres.min ** 2 + share * (metres.max ** 2 - metres.min ** 2))
  const north = (distance * Math.cos(angle)) / metresOfDegree
  const east = (distance * Math.sin(angle)) / (metresOfDegree * Math.cos((latitude * Math.PI) / 180))
  return { latitude: round(latitude + north), longitude: round(longitude + east) }
}

/** Metres between two points. */
export function measureMetres(one: Point, other: Point): number {
  const radians = Math.PI / 180
  const [a, b] = [one.latitude * radians, other.latitude * radians]
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(((other.longitude - one.longitude) * radians) / 2) ** 2
  return 2 * 6_371_000 * Math.asin(Math.sqrt(half))
}

function round(degrees: number): number {
  return Math.round(degrees * six) / six
}
