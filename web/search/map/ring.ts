/** A place on the drawing surface, in pixels. */
export type Spot = { x: number; y: number }

/** The same line with fewer corners: none of the dropped ones lies further than `slack` pixels from it (Douglas–Peucker). */
export function simplify(line: readonly Spot[], slack: number): Spot[] {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return [...line]
  let farthest = 0
  let distance = 0
  for (let at = 1; at < line.length - 1; at++) {
    const away = distanceTo(line[at]!, first, last)
    if (away > distance) [farthest, distance] = [at, away]
  }
  if (distance <= slack) return [first, last]
  return [...simplify(line.slice(0, farthest + 1), slack).slice(0, -1), ...simplify(line.slice(farthest), slack)]
}

/** A traced line as a ring an address can hold: at most `most` corners; null when it encloses next to nothing. */
export function createRing(line: readonly Spot[], most = 80): Spot[] | null {
  for (let slack = 3; slack < 200; slack *= 1.5) {
    const ring = simplify(line, slack)
    if (ring.length < 3 || measureArea(ring) < 200) return null
    if (ring.length <= most) return ring
  }
  return null
}

/** Square pixels inside a ring. */
export function measureArea(ring: readonly Spot[]): number {
  let twice = 0
  ring.forEach((spot, at) => {
    const next = ring[(at + 1) % ring.length]!
    twice += spot.x * next.y - next.x * spot.y
  })
  return Math.abs(twice) / 2
}

function distanceTo(spot: Spot, from: Spot, to: Spot): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length === 0) return Math.hypot(spot.x - from.x, spot.y - from.y)
  return Math.abs((to.x - from.x) * (from.y - spot.y) - (from.x - spot.x) * (to.y - from.y)) / length
}
