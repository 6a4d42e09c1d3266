import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'

import { findEntry, readDirectory, type Directory } from '#api/place/tiles/directory.ts'
import { readHeader } from '#api/place/tiles/header.ts'
import { numberTile } from '#api/place/tiles/tile-number.ts'

import type { Random } from '../random.ts'

type Point = { latitude: number; longitude: number }
type Ring = readonly { x: number; y: number }[]

/** The land of a tile of the map that ships with the product, in the tile's own measure. */
type Land = { extent: number; rings: Ring[] }

const zoom = 14
const kept = new Map<number, Land>()
const readTile = openMap(readFileSync(join(import.meta.dirname, '../../map/base.pmtiles')))

/** Whether a point is on land as the site's own map draws it. */
export function isOnLand({ latitude, longitude }: Point): boolean {
  const across = ((longitude + 180) / 360) * 2 ** zoom
  const down = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom
  const [column, row] = [Math.floor(across), Math.floor(down)]
  const { extent, rings } = landOf(numberTile(zoom, column, row))
  const [x, y] = [(across - column) * extent, (down - row) * extent]
  return rings.filter((ring) => isWithin(ring, x, y)).length % 2 === 1
}

function landOf(number: number): Land {
  const land = kept.get(number) ?? readLand(readTile(number)?.layers.earth)
  kept.set(number, land)
  return land
}

function readLand(earth: VectorTileLayer | undefined): Land {
  if (!earth) return { extent: 1, rings: [] }
  const rings = Array.from({ length: earth.length }, (_, at) => earth.feature(at).loadGeometry()).flat()
  return { extent: earth.extent, rings }
}

/** Even-odd rule. */
function isWithin(ring: Ring, x: number, y: number): boolean {
  let isInside = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [one, other] = [ring[at]!, ring[before]!]
    const crosses = one.y > y !== other.y > y
    if (crosses && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isInside = !isInside
  }
  return isInside
}

/** The whole file is 1.5 MB: it is read at once, since a world is made in one go. */
function openMap(file: Buffer): (number: number) => VectorTile | null {
  const { root, leaves, data } = readHeader(file, file.length)
  const part = (offset: number, length: number) => gunzipSync(file.subarray(offset, offset + length))
  const directories = new Map<number, Directory>()
  const rootDirectory = readDirectory(part(root.offset, root.length))
  const leafAt = (offset: number, length: number) => {
    const leaf = directories.get(offset) ?? readDirectory(part(leaves.offset + offset, length))
    directories.set(offset, leaf)
    return leaf
  }
  return (number) => {
    let entry = findEntry(rootDirectory, number)
    while (entry?.run === 0) entry = findEntry(leafAt(entry.offset, entry.length), number)
    return entry && new VectorTile(new PbfReader(part(data.offset + entry.offset, entry.length)))
  }
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
