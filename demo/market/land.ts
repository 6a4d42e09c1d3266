import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Random } from '../random.ts'

type Point = { latitude: number; longitude: number }

/** Outer rings of the country's land, as the site's own map draws it. */
const rings = (() => {
  const style = JSON.parse(readFileSync(join(import.meta.dirname, '../../public/map/style.json'), 'utf8'))
  const polygons: [number, number][][][] = style.sources.land.data.features[0].geometry.coordinates
  return polygons.map((polygon) => polygon[0] ?? [])
})()

/** Even-odd rule. */
export function isOnLand({ latitude, longitude }: Point): boolean {
  return rings.some((ring) => {
    let inside = false
    for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
      const [x, y] = ring[at]!
      const [beforeX, beforeY] = ring[before]!
      const crosses = y > latitude !== beforeY > latitude
      if (crosses && longitude < ((beforeX - x) * (latitude - y)) / (beforeY - y) + x) inside = !inside
    }
    return inside
  })
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
