import type { Point } from '#contract/search/polygon.ts'
import type { Box } from '#contract/search/search.ts'

/** The country, for when nothing is found. */
export const country: Box = { west: -72.1, south: 17.4, east: -68.2, north: 20 }

/** The zoom of the smallest cells: of a box they are 16 to 32 across. */
export const finest = 22

/** The zoom whose cells are asked for in a view: those of a quarter tile hold too much for the eye, so somewhat finer ones. */
export function getCellZoom(zoom: number): number {
  return Math.round(10 * zoom + 6) / 10
}

/** A few metres, in degrees. */
export const metres = 6e-5

/** How wide a cell of marks is at a zoom, in degrees: two levels finer than a tile. */
export function getCellWidth(zoom: number): number {
  return 360 / 2 ** (zoom + 2)
}

/** The cell of marks that a place lies in at a zoom, as `api/search/map.ts` cuts it. */
export function createCellBox({ lng, lat }: Point, zoom: number): Box {
  const cells = 2 ** (Math.floor(zoom) + 2)
  const column = Math.floor((lng / 360 + 0.5) * cells)
  const row = Math.floor((0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)) * cells)
  const edge = (at: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * at) / cells))) * 180) / Math.PI
  return roundBox({
    west: (column / cells - 0.5) * 360,
    south: edge(row + 1),
    east: ((column + 1) / cells - 0.5) * 360,
    north: edge(row),
  })
}

/** The smallest box around points, with some room, never narrower than a few streets; null around none. */
export function createBoxAround(points: readonly Point[], room = 0): Box | null {
  return points.length === 0 ? null : atLeast(createGround(points, room))
}

/** The ground that points stand on. */
export function createGround(points: readonly Point[], room = 0): Box {
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  return {
    west: Math.min(...lngs) - room,
    south: Math.min(...lats) - room,
    east: Math.max(...lngs) + room,
    north: Math.max(...lats) + room,
  }
}

/** A box as an address writes it: five decimals are a metre. */
export function roundBox({ west, south, east, north }: Box): Box {
  return { west: round(west), south: round(south), east: round(east), north: round(north) }
}

/** A box as an address has it. */
export function writeBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].join(',')
}

/** The few metres around one point, or more of it. */
export function createBoxAt({ lat, lng }: Point, reach = metres): Box {
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
