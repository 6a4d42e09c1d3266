import { createCellBox, createGround, getCellZoom, writeBox } from './boxes.ts'
import { mergeMarks, projectAt, type ShownMark } from './merge-marks.ts'
import type { OpenMap, Stand } from './open-map.ts'

/** Pixels around a cluster's parts when the map comes near to them. */
const padding = 90

/** Where the map has to stand for the marks of a cluster to part into several; null where it comes no nearer for that. */
export function findParting(map: OpenMap, parts: readonly ShownMark[]): Stand | null {
  if (parts.length === 0) return null
  const { west, south, east, north } = createGround(parts)
  const fit = map.cameraForBounds([west, south, east, north], { padding })?.zoom ?? 0
  const [next, nearest] = [map.getZoom() + 1, map.getMaxZoom()]
  // A view's zoom is asked for in tenths.
  for (let zoom = Math.floor(10 * Math.max(next, Math.min(fit, nearest))) / 10; zoom <= nearest; zoom += 0.5) {
    if (countMarks(parts, zoom) > 1) return { center: [(west + east) / 2, (south + north) / 2], zoom }
  }
  return null
}

/** How many marks are shown of these at a zoom: the API makes one of all in a cell, and the map of those that would overlap. */
export function countMarks(parts: readonly ShownMark[], zoom: number): number {
  const cells = Map.groupBy(parts, (part) => writeBox(createCellBox(part, getCellZoom(zoom))))
  return mergeMarks([...cells.values()].map(createMean), projectAt(zoom)).length
}

function createMean(marks: readonly ShownMark[]): ShownMark {
  const [first, ...others] = marks
  if (others.length === 0) return first!
  const count = marks.reduce((sum, mark) => sum + mark.count, 0)
  const mean = (of: (mark: ShownMark) => number) => marks.reduce((sum, mark) => sum + of(mark) * mark.count, 0) / count
  return { count, lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng), from_price_usd: first!.from_price_usd }
}
