import { readFileSync } from 'node:fs'

import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'

import { fillStyle } from './map-style.ts'
import { startFront } from './test-front.ts'
import type { TileSet, Tiles } from './tiles.ts'

const template = readFileSync('map/style.json', 'utf8')
const layers = 'earth landuse water roads buildings boundaries pois places shelf'.split(' ')

const setOf = (changed: Partial<TileSet>): TileSet => ({
  version: 'aaaaaaaaaaaa',
  minZoom: 4,
  maxZoom: 14,
  bounds: [-74.6, 17.2, -67, 20.4],
  attribution: '© OpenStreetMap contributors, GSHHG',
  layers,
  isShipped: true,
  findTile: async () => null,
  readTile: () => Promise.reject(new Error('none')),
  ...changed,
})
const shipped = setOf({})
const streets = setOf({
  version: 'bbbbbbbbbbbb',
  minZoom: 0,
  maxZoom: 15,
  bounds: [-72.1, 17.3, -68.2, 20.1],
  attribution:
    '<a href="https://github.com/protomaps/basemaps">Protomaps</a> © <a href="https://openstreetmap.org">OpenStreetMap</a>',
  layers: layers.filter((name) => name !== 'shelf'),
  isShipped: false,
})
const tilesOf = (getCurrent: () => TileSet): Tiles => ({
  getCurrent,
  getShipped: () => shipped,
  findVersion: async () => null,
  inflate: async (tile) => tile,
})

test.each([
  ['the file that ships', shipped],
  ['streets without a shelf', streets],
])('the style of %s is valid, small, of our own layers and leads nowhere else', (_, set) => {
  const style = fillStyle(template, set, shipped)
  expect(validateStyleMin(style as unknown as Parameters<typeof validateStyleMin>[0])).toEqual([])
  const used = style.layers.flatMap((layer) => layer['source-layer'] ?? [])
  // `landcover` is drawn where a file has it.
  expect([...new Set(used)].filter((name) => !layers.includes(name) && name !== 'landcover')).toEqual([])
  const text = JSON.stringify(style)
  expect(Buffer.byteLength(text)).toBeLessThan(32 * 1024)
  const addresses = [...text.matchAll(/https?:\/\/[^"'\\ ]+/g)].map(([address]) => address)
  expect(
    addresses.filter((address) => !/^https:\/\/(www\.openstreetmap\.org\/copyright|protomaps\.com)$/.test(address)),
  ).toEqual([])
  expect(text).not.toMatch(/"(glyphs|sprite)"/)
})

test('its one source is the file: addresses, zooms, bounds; and it says whether there are streets', () => {
  const style = fillStyle(template, shipped, shipped)
  expect(Object.keys(style.sources)).toEqual(['base'])
  expect(style.sources.base).toMatchObject({
    type: 'vector',
    tiles: ['/tiles/aaaaaaaaaaaa/{z}/{x}/{y}.mvt'],
    minzoom: 4,
    maxzoom: 14,
    bounds: [-74.6, 17.2, -67, 20.4],
  })
  expect(style.metadata).toMatchObject({ 'marquesina:streets': false })
  expect(fillStyle(template, streets, shipped).metadata).toMatchObject({ 'marquesina:streets': true })
})

test('where a file has no shelf, that of the one which ships lies underneath', () => {
  const style = fillStyle(template, streets, shipped)
  expect(style.sources.base).toMatchObject({ tiles: ['/tiles/bbbbbbbbbbbb/{z}/{x}/{y}.mvt'], maxzoom: 15 })
  expect(style.sources.shelf).toMatchObject({
    type: 'vector',
    tiles: ['/tiles/aaaaaaaaaaaa/{z}/{x}/{y}.mvt'],
    maxzoom: 14,
  })
  const sources = new Set(style.layers.filter((one) => one['source-layer'] === 'shelf').map(({ source }) => source))
  expect(sources).toEqual(new Set(['shelf']))
})

test.each([
  ['© OpenStreetMap contributors, GSHHG', ', GSHHG'],
  [streets.attribution, ', <a href="https://protomaps.com" target="_blank" rel="noopener">Protomaps</a>'],
  ['© OpenStreetMap contributors (ODbL)', ''],
  ['', ''],
  ['<img src=x onerror=alert(1)>, javascript:alert(1), "><script>alert(1)</script>, IGN España', ', alert, IGN España'],
])('OpenStreetMap is named first with its link, and markup of the file is none of ours: %s', (attribution, more) => {
  const { base } = fillStyle(template, setOf({ attribution }), shipped).sources
  expect(base!.attribution).toBe(
    `© <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">OpenStreetMap</a>${more}`,
  )
})

test('it comes compressed, is asked about each time, and changes with the file', async () => {
  let current = shipped
  const front = await startFront({ mapTemplate: template, tiles: tilesOf(() => current) })
  const first = await front.ask('/map/style.json', { headers: { 'Accept-Encoding': 'br' } })
  expect(first.headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  expect(first.headers.get('Content-Encoding')).toBe('br')
  expect(Number(first.headers.get('Content-Length'))).toBeLessThan(3600)
  expect(first.headers.get('Cache-Control')).toBe('public, no-cache')
  const etag = first.headers.get('ETag')!
  const again = await front.ask('/map/style.json', { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)

  current = streets
  const next = await front.ask('/map/style.json', { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'identity' } })
  expect(next.status).toBe(200)
  expect(next.headers.get('Content-Encoding')).toBeNull()
  expect(await next.json()).toMatchObject({ sources: { base: { maxzoom: 15 } } })
  expect((await front.ask('/map/style.json', { method: 'POST', body: '' })).status).toBe(405)
  await front.stop()
})
