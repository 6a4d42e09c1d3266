import type { Point } from '#contract/search/polygon.ts'
import type { Box } from '#contract/search/search.ts'

const slabs = 256

/** The smallest box around the ring. */
export function findBox(ring: readonly Point[]): Box {
  const lats = ring.map((point) => point.lat)
  const lngs = ring.map((point) => point.lng)
  return { west: Math.min(...lngs), south: Math.min(...lats), east: Math.max(...lngs), north: Math.max(...lats) }
}

/**
 * A test whether a point lies inside the ring or on its line; the ring closes itself, and where it crosses itself a
 * point is inside when a line out of it meets the ring an odd number of times.
 */
export function createInsideTest(ring: readonly Point[]): (lat: number, lng: number) => boolean {
  const { south, north } = findBox(ring)
  const slabOf = (lat: number) => Math.min(slabs - 1, Math.floor(((lat - south) / (north - south || 1)) * slabs))
  const edges = edgesBySlab(ring, slabOf)

  return (lat, lng) => {
    if (lat < south || lat > north) return false
    let isInside = false
    const near = edges[slabOf(lat)]!
    for (let edge = 0; edge < near.length; edge += 4) {
      const lat1 = near[edge]!
      const lng1 = near[edge + 1]!
      const lat2 = near[edge + 2]!
      const lng2 = near[edge + 3]!
      const side = (lng2 - lng1) * (lat - lat1) - (lng - lng1) * (lat2 - lat1)
      if (side === 0 && isBetween(lng, lng1, lng2) && isBetween(lat, lat1, lat2)) return true
      if (lat1 > lat !== lat2 > lat && side > 0 === lat2 > lat1) isInside = !isInside
    }
    return isInside
  }
}

/** Each slab of latitude knows the few edges that pass through it, so that a long ring costs no more than a short one. */
function edgesBySlab(ring: readonly Point[], slabOf: (lat: number) => number): Float64Array[] {
  const edges: number[][] = Array.from({ length: slabs }, () => [])
  ring.forEach((from, corner) => {
    const to = ring[(corner + 1) % ring.length]!
    const last = slabOf(Math.max(from.lat, to.lat))
    for (let slab = slabOf(Math.min(from.lat, to.lat)); slab <= last; slab++) {
      edges[slab]!.push(from.lat, from.lng, to.lat, to.lng)
    }
  })
  return edges.map((numbers) => Float64Array.from(numbers))
}

const isBetween = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other)
