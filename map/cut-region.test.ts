import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { inflateTile, openArchive } from '#api/place/tiles/archive.ts'
import { writeTestArchive, type TestTiles } from '#api/place/tiles/test-archive.ts'
import { openLocalFile } from '#api/place/tiles/tile-file.ts'

import { cutRegion, readUnfinished } from './cut-region.ts'
import { chooseNewest } from './newest-build.ts'
import { startRangeServer } from './test-range-server.ts'
import { listTiles, type Box } from './wanted-tiles.ts'

const box: Box = [-72.1, 17.3, -68.2, 20.1]
const manner = { tries: 5, silence: 5000, pause: 1 }
const running: { stop: () => void }[] = []
afterEach(() => {
  for (const one of running.splice(0)) one.stop()
})

/** A part of the world around the country: every seventh tile is missing, every fifth is open sea. */
function makeWorld(maxZoom: number): TestTiles {
  const tiles: TestTiles = {}
  for (let z = 0; z <= maxZoom; z++) {
    const [left, top] = [Math.floor(0.29 * 2 ** z), Math.floor(0.44 * 2 ** z)]
    for (let x = left; x <= left + 40 && x < 2 ** z; x++)
      for (let y = top; y <= top + 16 && y < 2 ** z; y++) {
        const at = z + 3 * x + y
        if (at % 7 > 0)
          tiles[`${z}/${x}/${y}`] = at % 5 > 0 ? createHash('sha512').update(`${z}/${x}/${y}`).digest('hex') : 'sea'
      }
  }
  return tiles
}
const world = makeWorld(10)
const file = writeTestArchive(world, { leafSize: 50, metadata: { name: 'World', vector_layers: [{ id: 'earth' }] } })

async function serve(...behaviour: [Parameters<typeof startRangeServer>[1]?]) {
  const server = await startRangeServer(file, ...behaviour)
  running.push(server)
  return server
}

const newTarget = () => join(mkdtempSync(join(tmpdir(), 'marquesina-cut-')), 'map', 'region.pmtiles')

async function cut(from: string, target = newTarget(), maxZoom = 10) {
  const steps: string[] = []
  await cutRegion({ from, box, maxZoom, target, say: ({ step }) => steps.push(step), manner })
  return { target, steps }
}

/** Every tile of a file that is asked for, and of it and its neighbours what stands in them. */
async function readAll(path: string): Promise<TestTiles> {
  const opened = await openLocalFile(path)
  const archive = await openArchive(opened)
  const found: TestTiles = {}
  for (const name of Object.keys(world)) {
    const place = await archive.findTile(...(name.split('/').map(Number) as [number, number, number]))
    if (place) found[name] = String(await inflateTile(await archive.readTile(place)))
  }
  await opened.close()
  return found
}

/** What lies in the box, found the simple way: by the corners of each tile. */
function filterWorld(maxZoom: number): TestTiles {
  const [west, south, east, north] = box
  const isWithin = (name: string) => {
    const [z, x, y] = name.split('/').map(Number) as [number, number, number]
    const longitude = (column: number) => (column / 2 ** z) * 360 - 180
    const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI
    return (
      z <= maxZoom && longitude(x) <= east && longitude(x + 1) > west && latitude(y) >= south && latitude(y + 1) < north
    )
  }
  return Object.fromEntries(Object.entries(world).filter(([name]) => isWithin(name)))
}

test('the cut is what lies in the box, tile by tile, and a whole file of its own', async () => {
  const server = await serve()
  const { target, steps } = await cut(server.address)
  const found = await readAll(target)
  expect(Object.keys(found).length).toBeGreaterThan(30)
  expect(found).toEqual(filterWorld(10))
  const opened = await openLocalFile(target)
  const { header, metadata } = await openArchive(opened)
  expect(header).toMatchObject({ bounds: box, minZoom: 1, maxZoom: 10, isClustered: true })
  // Equal tiles stand once.
  expect(header.contents).toBe(new Set(Object.values(found)).size)
  expect(metadata).toMatchObject({
    name: 'World',
    attribution: '© OpenStreetMap contributors',
    cut_from: server.address,
  })
  await opened.close()
  expect(steps).toContain('fetch')
  expect(steps.at(-1)).toBe('check')
  expect(existsSync(`${target}.part`) || existsSync(`${target}.part.log`)).toBe(false)
})

test('it goes no deeper than is wanted, nor than the file does', async () => {
  const { address } = await serve()
  expect(await readAll((await cut(address, newTarget(), 8)).target)).toEqual(filterWorld(8))
  expect(await readAll((await cut(address, newTarget(), 15)).target)).toEqual(filterWorld(10))
})

test('a connection that dies three times is taken up where it ended', async () => {
  let deaths = 3
  const server = await serve(({ first, last }, outgoing) => {
    if (last - first < 200 || deaths === 0) return false
    deaths--
    outgoing.writeHead(206, { 'Content-Range': `bytes ${first}-${last}/${file.length}`, ETag: '"first"' })
    outgoing.write(file.subarray(first, first + 100), () => outgoing.destroy())
    return true
  })
  expect(await readAll((await cut(server.address)).target)).toEqual(filterWorld(10))
  expect(deaths).toBe(0)
})

test('what was fetched before a run ended is not fetched again', async () => {
  // Of two pieces each chunk: a third would be too much for one.
  const pieces = Array.from({ length: 6 }, (_, at) => [
    `10/${310 + at}/456`,
    createHash('shake256', { outputLength: 1_500_000 }).update(String(at)).digest('hex'),
  ])
  const large = writeTestArchive(Object.fromEntries(pieces) as TestTiles)
  let left = 2
  const server = await startRangeServer(large, ({ first, last }, outgoing) => {
    if (last - first < 1_000_000 || left-- > 0) return false
    outgoing.destroy()
    return true
  })
  running.push(server)
  const target = newTarget()
  await expect(cut(server.address, target)).rejects.toThrow('cannot be read')
  expect(readUnfinished(target)).toBe(server.address)
  expect(existsSync(target)).toBe(false)
  const before = server.sent()
  left = Infinity
  await cut(server.address, target)
  // A third of the file, and what says where in it everything is.
  expect(server.sent() - before).toBeLessThan(large.length / 2)
  expect(readUnfinished(target)).toBeNull()
})

const wrongRange = (outgoing: ServerResponseLike, range: string, body: Buffer, etag = '"first"') => {
  outgoing.writeHead(206, { 'Content-Range': range, ETag: etag })
  outgoing.end(body)
  return true
}
type ServerResponseLike = {
  writeHead: (status: number, headers: Record<string, string>) => unknown
  end: (body: Buffer | string) => unknown
}
type Lie = Parameters<typeof startRangeServer>[1]

const lies: [string, NonNullable<Lie>, string][] = [
  [
    'gives no ranges',
    (_, outgoing) => (outgoing.writeHead(200, { ETag: '"first"' }), outgoing.end(file), true),
    'it gives no ranges, only the whole file',
  ],
  [
    'answers with less than was asked for',
    ({ first, last, count }, outgoing) =>
      count > 3 && wrongRange(outgoing, `bytes ${first}-${last - 1}/${file.length}`, file.subarray(first, last)),
    'it answers with another range',
  ],
  [
    'says that it is all and sends less',
    ({ first, last, count }, outgoing) =>
      count > 3 && wrongRange(outgoing, `bytes ${first}-${last}/${file.length}`, file.subarray(first, last)),
    'the connection ended after',
  ],
  [
    'sends more than was asked for',
    ({ first, last, count }, outgoing) =>
      count > 3 && wrongRange(outgoing, `bytes ${first}-${last}/${file.length}`, file.subarray(first, last + 100)),
    'it sends more than was asked for',
  ],
  [
    'has another file between two ranges',
    ({ first, last, count }, outgoing) =>
      count > 3 &&
      wrongRange(outgoing, `bytes ${first}-${last}/${file.length}`, file.subarray(first, last + 1), '"second"'),
    'the file has changed since it was begun',
  ],
  [
    'does not say which file it gives',
    ({ first, last }, outgoing) => {
      outgoing.writeHead(206, { 'Content-Range': `bytes ${first}-${last}/${file.length}` })
      return outgoing.end(file.subarray(first, last + 1)) && true
    },
    'it does not say which file a range is of',
  ],
  [
    'sends other bytes under the same name',
    ({ first, last, count }, outgoing) =>
      count > 3 &&
      last - first > 1000 &&
      wrongRange(outgoing, `bytes ${first}-${last}/${file.length}`, Buffer.alloc(last - first + 1, 7)),
    'What came is not whole',
  ],
  ['is not there', (_, outgoing) => (outgoing.writeHead(404), outgoing.end(), true), 'it answered 404'],
  [
    'has too much to do all the time',
    (_, outgoing) => (outgoing.writeHead(503), outgoing.end(), true),
    'it answered 503',
  ],
]

test.each(lies)('a server that %s is refused, and the old file stays', async (_, lie, why) => {
  const { address } = await serve(lie)
  const good = await serve()
  const { target } = await cut(good.address)
  const before = readFileSync(target)
  await expect(cut(address, target)).rejects.toThrow(why)
  expect(readFileSync(target)).toEqual(before)
  // And the next good run is not misled by what is left.
  await cut(good.address, target)
  expect(readFileSync(target)).toEqual(before)
})

test('what is no PMTiles file, and a box that it does not have, are refused', async () => {
  const server = await startRangeServer(Buffer.from('x'.repeat(5000)))
  running.push(server)
  await expect(cut(server.address)).rejects.toThrow('it is no PMTiles file')
  const { address } = await serve()
  await expect(
    cutRegion({ from: address, box: [100, -40, 110, -30], maxZoom: 10, target: newTarget(), say: () => {}, manner }),
  ).resolves.toBeGreaterThan(0)
  expect(() => listTiles([-180, -85, 180, 85], 0, 15)).toThrow(/That box has \d+ tiles/)
})

test('sizes that no map has are refused before anything is fetched for them', async () => {
  for (const spoil of [
    // A description of a terabyte, and leaves that end beyond the file.
    (bytes: Buffer) => (bytes.writeBigUInt64LE(2n ** 40n, 32), bytes),
    (bytes: Buffer) => (bytes.writeBigUInt64LE(2n ** 40n, 40), bytes),
  ]) {
    const server = await startRangeServer(spoil(Buffer.from(file)))
    running.push(server)
    await expect(cut(server.address)).rejects.toThrow('it is cut short')
    expect(server.sent()).toBeLessThan(17_000)
  }
})

test('a journal of another file, or half a line of one, is no beginning', async () => {
  const { address } = await serve()
  const target = newTarget()
  await cut(address, target)
  const whole = readFileSync(target)
  writeFileSync(`${target}.part`, 'x')
  writeFileSync(`${target}.part.log`, `${'0'.repeat(64)}\n${address}\n0\n1`)
  await cut(address, target)
  expect(readFileSync(target)).toEqual(whole)
})

test('of the daily builds the newest of version 4 is taken', () => {
  const builds = [
    { key: '20261120.pmtiles', version: '4.15.2' },
    { key: '20261122.pmtiles', version: '5.0.0' },
    { key: '20261121.pmtiles', version: '4.15.2' },
    { key: '../../other', version: '4.15.2' },
  ]
  expect(chooseNewest(builds)).toBe('20261121.pmtiles')
  expect(chooseNewest({ error: 'no' })).toBeNull()
})
