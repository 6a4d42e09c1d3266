export type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }
type Place = { left: number; top: number }

const step = 8
/** Notices stay in the lower part of the screen; what is all taken there leaves them its upper edge. */
const lowest = 0.45

/**
 * Where a box covers nothing that is taken: as low as it can, at the right before the middle and the left, or else at the
 * top. Where there is no such place it covers as little as it can.
 */
export function findFreePlace(size: Size, view: Box, taken: readonly Box[]): Place {
  let best: Place | null = null
  let least = Infinity
  for (const place of listPlaces(size, view)) {
    const covered = taken.reduce((sum, box) => sum + measureOverlap(place, size, box), 0)
    if (covered === 0) return place
    if (covered < least) [best, least] = [place, covered]
  }
  return best ?? { left: view.left, top: view.top }
}

function listPlaces({ width, height }: Size, view: Box): Place[] {
  const lefts = [view.right - width, (view.left + view.right - width) / 2, view.left]
  const tops = [view.top, view.top + step]
  const highest = view.bottom - (view.bottom - view.top) * lowest
  for (let top = highest; top <= view.bottom - height; top += step) tops.push(top)
  tops.push(view.bottom - height)
  return tops.reverse().flatMap((top) => lefts.map((left) => ({ left, top })))
}

function measureOverlap({ left, top }: Place, { width, height }: Size, box: Box): number {
  const across = Math.min(left + width, box.right) - Math.max(left, box.left)
  const along = Math.min(top + height, box.bottom) - Math.max(top, box.top)
  return across > 0 && along > 0 ? across * along : 0
}
