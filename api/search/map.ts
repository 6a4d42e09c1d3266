import type { Box, MapMark } from '#contract/search/search.ts'

import type { Bitset } from './index/bitset.ts'
import { getBusinessType, getCode, type Columns, getCurrency } from './index/columns.ts'
import { collectRows } from './matching.ts'
import { toWorldX, toWorldY } from './mercator.ts'

/** A view shows some 16 by 10 cells; a box far larger than its zoom would show gets larger cells instead of more. */
const finerThanView = 2
const maxCellsAcross = 32

/** The hits as marks: one for each cell of a grid of map tiles, two zoom levels finer than the view. */
export function listMarks(columns: Columns, hits: Bitset, zoom: number, box?: Box): MapMark[] {
  const { rows, count } = collectRows(hits)
  const grid = gridOver(box ?? boxAround(columns, rows, count), Math.floor(zoom) + finerThanView)
  const cells = grid.across * grid.down
  const counts = new Uint32Array(cells)
  const lats = new Float64Array(cells)
  const lngs = new Float64Array(cells)
  const cheapest = new Float64Array(cells).fill(Infinity)
  const anyRow = new Uint32Array(cells)
  const isParted = new Uint8Array(cells)

  const { latitude, longitude, world_y, cents } = columns
  for (let hit = 0; hit < count; hit++) {
    const row = rows[hit]!
    const cell = grid.cellOf(longitude[row]!, world_y[row]!)
    const other = anyRow[cell]!
    if (counts[cell]!++ > 0 && (latitude[row] !== latitude[other] || longitude[row] !== longitude[other])) {
      isParted[cell] = 1
    }
    lats[cell]! += latitude[row]!
    lngs[cell]! += longitude[row]!
    if (cents[row]! < cheapest[cell]!) cheapest[cell] = cents[row]!
    anyRow[cell] = row
  }

  const marks: MapMark[] = []
  for (let cell = 0; cell < cells; cell++) {
    const count = counts[cell]!
    if (count === 0) continue
    const mark = {
      lat: lats[cell]! / count,
      lng: lngs[cell]! / count,
      count,
      from_price_usd: cheapest[cell]! / 100,
    }
    const row = anyRow[cell]!
    if (count === 1) marks.push({ ...mark, property: propertyOf(columns, row) })
    else if (isParted[cell]) marks.push(mark)
    // The mean of equal numbers may differ from them in its last digit.
    else marks.push({ ...mark, lat: latitude[row]!, lng: longitude[row]!, is_one_place: true })
  }
  return marks
}

function propertyOf(columns: Columns, row: number): NonNullable<MapMark['property']> {
  return {
    code: getCode(columns, row),
    price: columns.price[row]!,
    currency: getCurrency(columns, row),
    business_type: getBusinessType(columns, row),
  }
}

type Grid = { across: number; down: number; cellOf: (lat: number, lng: number) => number }

function gridOver({ west, south, east, north }: Box, wanted: number): Grid {
  const [left, right] = [toWorldX(west), toWorldX(east)]
  const [top, bottom] = [toWorldY(north), toWorldY(south)]
  const widest = Math.max(right - left, bottom - top)
  const level = Math.min(wanted, Math.floor(Math.log2(maxCellsAcross / widest)))
  const tiles = 2 ** level
  const firstX = Math.floor(left * tiles)
  const firstY = Math.floor(top * tiles)
  const across = Math.floor(right * tiles) - firstX + 1
  const down = Math.floor(bottom * tiles) - firstY + 1
  return {
    across,
    down,
    cellOf: (lng, y) => (Math.floor(y * tiles) - firstY) * across + Math.floor(toWorldX(lng) * tiles) - firstX,
  }
}

function boxAround({ latitude, longitude }: Columns, rows: Uint32Array, count: number): Box {
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (let hit = 0; hit < count; hit++) {
    const row = rows[hit]!
    box.west = Math.min(box.west, longitude[row]!)
    box.east = Math.max(box.east, longitude[row]!)
    box.south = Math.min(box.south, latitude[row]!)
    box.north = Math.max(box.north, latitude[row]!)
  }
  return count > 0 ? box : { west: 0, south: 0, east: 0, north: 0 }
}
