/** A tile's number among all of all zooms: PMTiles counts them zoom after zoom, each along a Hilbert curve. */
export function numberTile(z: number, x: number, y: number): number {
  const last = 2 ** z - 1
  let [across, down, number] = [x, y, countBefore(z)]
  for (let side = 2 ** z / 2; side >= 1; side /= 2) {
    const isRight = (across & side) > 0
    const isLow = (down & side) > 0
    number += side * side * ((isRight ? 3 : 0) ^ (isLow ? 1 : 0))
    if (isLow) continue
    if (isRight) [across, down] = [last - across, last - down]
    ;[across, down] = [down, across]
  }
  return number
}

/** The tile that has a number. */
export function locateTile(number: number): { z: number; x: number; y: number } {
  let z = 0
  while (countBefore(z + 1) <= number) z++
  let rest = number - countBefore(z)
  let [x, y] = [0, 0]
  for (let side = 1; side < 2 ** z; side *= 2) {
    const quarter = rest % 4
    const isRight = quarter >= 2
    const isLow = quarter === 1 || quarter === 2
    if (!isLow) {
      if (isRight) [x, y] = [side - 1 - x, side - 1 - y]
      ;[x, y] = [y, x]
    }
    x += isRight ? side : 0
    y += isLow ? side : 0
    rest = Math.floor(rest / 4)
  }
  return { z, x, y }
}

/** How many tiles all zooms above this one have. */
function countBefore(z: number): number {
  return (4 ** z - 1) / 3
}
