import { existsSync } from 'node:fs'

import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { afterEach, describe, expect, test } from 'vitest'

import { inflateTile, openArchive, type Archive } from './archive.ts'
import { openLocalFile, type TileFile } from './tile-file.ts'
import { locateTile, numberTile } from './tile-number.ts'
import { writeTestArchive, writeTestFile } from './test-archive.ts'

const shipped = 'map/base.pmtiles'
/** A file with real streets, which is no part of the product: tests that need it say so by their names. */
const trial = process.env.MAP_TRIAL_TILES ?? ''
const hasTrial = existsSync(trial)
const opened: TileFile[] = []
afterEach(async () => {
  for (const file of opened.splice(0)) await file.close()
})
async function open(path: string): Promise<Archive> {
  const file = await openLocalFile(path)
  opened.push(file)
  return openArchive(file)
}
const openBytes = (bytes: Buffer) => open(writeTestFile(bytes))

async function readText(archive: Archive, z: number, x: number, y: number): Promise<string | null> {
  const place = await archive.findTile(z, x, y)
  return place && (await inflateTile(await archive.readTile(place))).toString('utf8')
}

async function readLayers(archive: Archive, z: number, x: number, y: number) {
  const place = await archive.findTile(z, x, y)
  return new VectorTile(new PbfReader(await inflateTile(await archive.readTile(place!)))).layers
}

test('tiles are numbered along the curve of the format, and found again by their number', () => {
  // As the specification counts the first ones.
  const first = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [1, 1, 1],
    [1, 1, 0],
    [2, 0, 0],
  ] as [number, number, number][]
  expect(first.map((tile) => numberTile(...tile))).toEqual([0, 1, 2, 3, 4, 5])
  expect(numberTile(12, 3423, 1763)).toBe(19_078_479)
  for (const number of [0, 4, 5, 1000, 19_078_479, 139_123_904, numberTile(22, 4_194_303, 0)]) {
    const { z, x, y } = locateTile(number)
    expect(numberTile(z, x, y)).toBe(number)
  }
})

describe('the file that ships', () => {
  test('says what is in it', async () => {
    const { header, metadata } = await open(shipped)
    expect(header).toMatchObject({ minZoom: 4, maxZoom: 14, bounds: [-74.6, 17.2, -67, 20.4], isClustered: true })
    expect(header.leaves.length).toBeGreaterThan(0)
    expect(metadata.layers).toEqual(
      expect.arrayContaining(['shelf', 'earth', 'landuse', 'water', 'roads', 'boundaries', 'pois', 'places']),
    )
  })

  test('has the shore of Bávaro and the name of Naco, and nothing of a far sea', async () => {
    const archive = await open(shipped)
    const shore = await readLayers(archive, 14, 5078, 7325)
    expect(Object.keys(shore)).toEqual(expect.arrayContaining(['earth', 'shelf']))
    const { places } = await readLayers(archive, 14, 5009, 7336)
    expect(Array.from({ length: places!.length }, (_, at) => places!.feature(at).properties.name)).toContain('Naco')
    expect(await archive.findTile(14, 1, 1)).toBeNull()
  })
})

test.skipIf(!hasTrial)('with MAP_TRIAL_TILES: Naco has streets, and its leaves are read', async () => {
  const archive = await open(trial)
  const { roads } = await readLayers(archive, 14, 5009, 7336)
  const names = Array.from({ length: roads!.length }, (_, at) => String(roads!.feature(at).properties.name))
  expect(names.some((name) => name.includes('Lope de Vega'))).toBe(true)
  expect(archive.header.leaves.length).toBeGreaterThan(30_000)
})

const four = { '1/0/0': 'north-west', '1/0/1': 'sea', '1/1/1': 'sea', '1/1/0': 'north-east', '3/2/2': 'deep' }

test.each([
  ['in one directory', {}],
  ['in leaves of two', { leafSize: 2 }],
])('every tile is found, equal ones in a run too, and no other: %s', async (_, manner) => {
  const archive = await openBytes(writeTestArchive(four, manner))
  expect(archive.header).toMatchObject({ addressed: 5, entries: 4, contents: 4 })
  for (const [name, text] of Object.entries(four)) {
    const [z, x, y] = name.split('/').map(Number) as [number, number, number]
    expect(await readText(archive, z, x, y)).toBe(text)
  }
  for (const [z, x, y] of [
    [0, 0, 0],
    [2, 0, 0],
    [3, 2, 3],
    [3, 7, 7],
  ] as const)
    expect(await archive.findTile(z, x, y)).toBeNull()
})

test('two files have two versions, and one has the same for every process', async () => {
  const [one, again, other] = [four, four, { ...four, '3/2/2': 'deeper' }].map((tiles) => writeTestArchive(tiles))
  const versions = await Promise.all([one!, again!, other!].map(async (bytes) => (await openBytes(bytes)).version))
  expect(versions[0]).toMatch(/^[\da-f]{12}$/)
  expect(versions[1]).toBe(versions[0])
  expect(versions[2]).not.toBe(versions[0])
})

const change = (at: number, value: number) => (bytes: Buffer) => {
  bytes[at] = value
  return bytes
}

test.each([
  ['of another kind', change(0, 0x51), 'it is no PMTiles file'],
  ['of version 2', change(7, 2), 'it is of version 2 of PMTiles'],
  ['of version 4', change(7, 4), 'it is of version 4 of PMTiles'],
  ['of pictures', change(99, 2), 'its tiles are no vector tiles'],
  ['of Brotli tiles', change(98, 3), 'it is compressed by Brotli'],
  ['of directories that are not compressed', change(97, 1), 'it is compressed not at all'],
  ['that is cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1), 'it is cut short'],
  ['of less than a header', (bytes: Buffer) => bytes.subarray(0, 100), 'it is no PMTiles file'],
  ['of nothing', () => Buffer.alloc(0), 'it is no PMTiles file'],
  ['with sections beyond all numbers', (bytes: Buffer) => bytes.fill(0xff, 8, 16), 'its header makes no sense'],
  ['whose root is a megabyte', change(18, 0x10), 'its root directory is too long'],
])('a file %s is refused in words', async (_, spoil, why) => {
  const bytes = writeTestArchive(four, { spoil: (whole) => spoil(whole) })
  // The last one says that it is longer than it is: behind it there is room.
  const padded = why.includes('too long') ? Buffer.concat([bytes, Buffer.alloc(2 ** 21)]) : bytes
  await expect(openBytes(padded)).rejects.toThrow(why)
})

test('a folder, and a file that is not there, are refused', async () => {
  await expect(openLocalFile('map')).rejects.toThrow('it is no file')
  await expect(openLocalFile('map/nothing.pmtiles')).rejects.toThrow('ENOENT')
})

test('a tile that is written over under our hands is no tile', async () => {
  const bytes = writeTestArchive(four)
  const path = writeTestFile(bytes)
  const archive = await open(path)
  const place = (await archive.findTile(1, 0, 0))!
  writeTestFile(bytes.fill(0, place.offset, place.offset + 2), path.replace(/\/[^/]+$/, ''))
  await expect(archive.readTile(place)).rejects.toThrow('a tile of it is none')
})

test('a leaf and a tile that a hundred ask for at once are read once', async () => {
  const file = await openLocalFile(writeTestFile(writeTestArchive(four, { leafSize: 2 })))
  opened.push(file)
  const reads: number[] = []
  const archive = await openArchive({
    ...file,
    read: (offset, length) => {
      reads.push(offset)
      return file.read(offset, length)
    },
  })
  const before = reads.length
  const texts = await Promise.all(Array.from({ length: 100 }, () => readText(archive, 3, 2, 2)))
  expect(new Set(texts)).toEqual(new Set(['deep']))
  expect(reads.length - before).toBe(2)
})
