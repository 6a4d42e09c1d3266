import { numberTile } from '#api/place/tiles/tile-number.ts'

/** West, south, east and north in degrees. */
export type Box = readonly [number, number, number, number]

/** Tiles by their numbers, as runs that rise and never touch: from the first to the last of each. */
export type Runs = { first: number; last: number }[]

/** A larger region than this is a continent, which no part of this product is for. */
export const maxTiles = 5_000_000

/** The numbers of all tiles of a box, from one zoom to another; refuses more than `maxTiles`. */
export function listTiles(box: Box, minZoom: number, maxZoom: number): Runs {
  const zooms = Array.from({ length: maxZoom - minZoom + 1 }, (_, at) => ({
    z: minZoom + at,
    ...tilesOf(box, minZoom + at),
  }))
  const count = zooms.reduce((sum, { left, right, top, bottom }) => sum + (right - left + 1) * (bottom - top + 1), 0)
  if (count > maxTiles)
    throw new Error(`That box has ${count} tiles; more than ${maxTiles} are not for a region. Ask for a smaller one.`)
  const numbers = new Float64Array(count)
  let at = 0
  for (const { z, left, right, top, bottom } of zooms)
    for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) numbers[at++] = numberTile(z, x, y)
  numbers.sort()
  const runs: Runs = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === run.last + 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs
}

/** The first of rising runs that does not end before a number. */
export function findRun(runs: Runs, number: number): number {
  let [low, high] = [0, runs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (runs[middle]!.last < number) low = middle + 1
    else high = middle
  }
  return low
}

/** The columns and rows of a zoom that a box touches. */
function tilesOf([west, south, east, north]: Box, z: number) {
  const side = 2 ** z
  const within = (place: number) => Math.min(side - 1, Math.max(0, Math.floor(place * side)))
  return {
    left: within((west + 180) / 360),
    right: within((east + 180) / 360),
    top: within(shareFromTop(north)),
    bottom: within(shareFromTop(south)),
  }
}

/** How far down the world's square a latitude is, from 0 to 1. */
function shareFromTop(latitude: number): number {
  return (1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2
}
