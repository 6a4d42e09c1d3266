import type { Point } from '#contract/search/polygon.ts'
import type { Box } from '#contract/search/search.ts'

/** The country, for when nothing is found. */
export const country: Box = { west: -72.1, south: 17.4, east: -68.2, north: 20 }

/** How wide a cell of marks is at a zoom, in degrees: two levels finer than a tile. */
export function getCellWidth(zoom: number): number {
  return 360 / 2 ** (zoom + 2)
}

/** The smallest box around points, with some room, never narrower than a few streets; null around none. */
export function createBoxAround(points: readonly Point[], room = 0): Box | null {
  if (points.length === 0) return null
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return atLeast({
    west: Math.min(...lngs) - room,
    south: Math.min(...lats) - room,
    east: Math.max(...lngs) + room,
    north: Math.max(...lats) + room,
  })
}

/** A box as an address writes it: five decimals are a metre. */
export function roundBox({ west, south, east, north }: Box): Box {
  return { west: round(west), south: round(south), east: round(east), north: round(north) }
}

/** The few metres around one point. */
export function createBoxAt({ lat, lng }: Point, reach = 6e-5): Box {
  return roundBox({ west: lng - reach, south: lat - reach, east: lng + reach, north: lat + reach })
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

function atLeast(box: Box, least = 0.006): Box {
  const lat = Math.max(0, least - (box.north - box.south)) / 2
  const lng = Math.max(0, least - (box.east - box.west)) / 2
  return { west: box.west - lng, south: box.south - lat, east: box.east + lng, north: box.north + lat }
}
