import type { Box, MapMark } from '#contract/search/search.ts'

/** A mark as it is shown: a cluster knows the ground that all of it stands on, one that was made here the marks in it. */
export type ShownMark = MapMark & { ground?: Box; parts?: ShownMark[] }

type Spot = { x: number; y: number }
type Placed = Spot & { width: number; height: number; mark: ShownMark }

/** Pixels that a mark keeps for itself; two prices may touch each other's edges, a cluster nothing. */
export function roomOf({ count, is_one_place }: Pick<MapMark, 'count' | 'is_one_place'>): {
  width: number
  height: number
} {
  if (count === 1 || is_one_place) return { width: 88, height: 28 }
  return { width: count > 999 ? 66 : 56, height: 56 }
}

/** Marks of which none lies over another: those that would are one cluster, in their middle. */
export function mergeMarks(marks: readonly ShownMark[], project: (mark: MapMark) => Spot): ShownMark[] {
  let placed: Placed[] = marks
    .toSorted((a, b) => b.count - a.count || a.lng - b.lng)
    .map((mark) => ({ mark, ...project(mark), ...roomOf(mark) }))
  for (let before = Infinity; placed.length < before;) {
    before = placed.length
    const kept: Placed[] = []
    for (const next of placed) {
      const at = kept.findIndex((other) => doOverlap(other, next))
      if (at === -1) kept.push(next)
      else kept[at] = join(kept[at]!, next)
    }
    placed = kept
  }
  return placed.map(({ mark }) => mark)
}

function doOverlap(one: Placed, other: Placed): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  )
}

function join(one: Placed, other: Placed): Placed {
  const count = one.mark.count + other.mark.count
  const share = other.mark.count / count
  const between = (from: number, to: number) => from + (to - from) * share
  const [a, b] = [groundOf(one.mark), groundOf(other.mark)]
  return {
    x: between(one.x, other.x),
    y: between(one.y, other.y),
    ...roomOf({ count }),
    mark: {
      count,
      lat: between(one.mark.lat, other.mark.lat),
      lng: between(one.mark.lng, other.mark.lng),
      from_price_usd: Math.min(one.mark.from_price_usd, other.mark.from_price_usd),
      parts: [...partsOf(one.mark), ...partsOf(other.mark)],
      ground: {
        west: Math.min(a.west, b.west),
        south: Math.min(a.south, b.south),
        east: Math.max(a.east, b.east),
        north: Math.max(a.north, b.north),
      },
    },
  }
}

function groundOf({ ground, lat, lng }: ShownMark): Box {
  return ground ?? { west: lng, south: lat, east: lng, north: lat }
}

function partsOf(mark: ShownMark): readonly ShownMark[] {
  return mark.parts ?? [mark]
}

/** Where a place lies on the flat world of a zoom level, in pixels (Mercator; the map's tiles are 512 wide). */
export function projectAt(zoom: number): (mark: { lng: number; lat: number }) => Spot {
  const width = 512 * 2 ** zoom
  return ({ lng, lat }) => {
    const up = Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
    return { x: (lng / 360) * width, y: -up * width }
  }
}
