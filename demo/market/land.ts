import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Random } from '../random.ts'

type Point = { latitude: number; longitude: number }

/** Corners of the country's land, ring by ring, as the site's own map draws it. */
function readRings(): [number, number][][] {
  const style = JSON.parse(readFileSync(join(import.meta.dirname, '../../public/map/style.json'), 'utf8'))
  const polygons: [number, number][][][] = style.sources.land.data.features[0].geometry.coordinates
  return polygons.map((polygon) => polygon[0] ?? [])
}

/** One side of a ring: from its corner to the one before. */
type Side = { x: number; y: number; beforeX: number; beforeY: number; ring: number }

const bandsOfDegree = 50
const bandOf = (latitude: number) => Math.floor(latitude * bandsOfDegree)

/** The sides of all rings by the bands of latitude that they cross: a point looks at those of its own band. */
const bands = (() => {
  const sides = new Map<number, Side[]>()
  for (const [ring, corners] of readRings().entries()) {
    corners.forEach(([x, y], at) => {
      const [beforeX, beforeY] = corners.at(at - 1)!
      const side = { x, y, beforeX, beforeY, ring }
      for (let band = bandOf(Math.min(y, beforeY)); band <= bandOf(Math.max(y, beforeY)); band++) {
        const known = sides.get(band)
        if (known) known.push(side)
        else sides.set(band, [side])
      }
    })
  }
  return sides
})()

/** Even-odd rule, ring by ring. */
export function isOnLand({ latitude, longitude }: Point): boolean {
  const inside = new Set<number>()
  for (const { x, y, beforeX, beforeY, ring } of bands.get(bandOf(latitude)) ?? []) {
    const crosses = y > latitude !== beforeY > latitude
    if (crosses && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x && !inside.delete(ring)) {
      inside.add(ring)
    }
  }
  return inside.size > 0
}

const degreesPerKilometre = 1 / 111.2

/** A point on land at most half a kilometre from the centre; nearer and nearer where the sea is all around. */
export function choosePointNear(centre: Point, random: Random): Point {
  for (let attempt = 0; attempt < 60; attempt++) {
    const kilometres = 0.48 * Math.sqrt(random.next()) * (1 - attempt / 80)
    const bearing = random.between(0, 2 * Math.PI)
    const point = {
      latitude: rounded(centre.latitude + kilometres * degreesPerKilometre * Math.cos(bearing)),
      longitude: rounded(
        centre.longitude +
          (kilometres * degreesPerKilometre * Math.sin(bearing)) / Math.cos((centre.latitude * Math.PI) / 180),
      ),
    }
    if (isOnLand(point)) return point
  }
  throw new Error(`no land around ${centre.latitude}, ${centre.longitude}`)
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
