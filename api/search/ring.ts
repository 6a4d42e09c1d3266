import type { Box } from '#contract/search.ts'
import type { Point } from '#contract/polygon.ts'

const slabs = 256

/** The smallest box around the ring. */
export function boxOf(ring: readonly Point[]): Box {
  const lats = ring.map((point) => point.lat)
  const lngs = ring.map((point) => point.lng)
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) }
}

/**
 * A test whether a point lies inside the ring or on its line; the ring closes itself, and where it crosses itself a
 * point is inside when a line out of it meets the ring an odd number of times.
 */
export function insideTest(ring: readonly Point[]): (lat: number, lng: number) => boolean {
  const { south, north } = boxOf(ring)
  const slabOf = (lat: number) => Math.min(slabs - 1, Math.floor(((lat - south) / (north - south || 1)) * slabs))

  // Each slab of latitude knows the few edges that pass through it, so that a long ring costs no more than a short one.
  const edges: [Point, Point][][] = Array.from({ length: slabs }, () => [])
  ring.forEach((from, corner) => {
    const to = ring[(corner + 1) % ring.length]!
    const last = slabOf(Math.max(from.lat, to.lat))
    for (let slab = slabOf(Math.min(from.lat, to.lat)); slab <= last; slab++) edges[slab]!.push([from, to])
  })

  return (lat, lng) => {
    if (lat < south || lat > north) return false
    let isInside = false
    for (const [from, to] of edges[slabOf(lat)]!) {
      const side = (to.lng - from.lng) * (lat - from.lat) - (lng - from.lng) * (to.lat - from.lat)
      if (side === 0 && isBetween(lng, from.lng, to.lng) && isBetween(lat, from.lat, to.lat)) return true
      if (from.lat > lat !== to.lat > lat && side > 0 === to.lat > from.lat) isInside = !isInside
    }
    return isInside
  }
}

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other)
