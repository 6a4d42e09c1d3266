import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { startTestStore } from '../../tools/test-store.ts'
import { getRegionFile, openTiles } from './open-tiles.ts'
import { writeTestArchive, writeTestFile } from './test-archive.ts'

const shipped = 'map/base.pmtiles'
const streets = (text: string) => writeTestArchive({ '7/39/57': text, '15/10018/14672': `${text}, from near` })
const opened: { close: () => unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

async function start(settings: Record<string, string> = {}) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'marquesina-map-'))
  const warned: string[] = []
  const region = getRegionFile(DATA_DIR)
  const lay = (bytes: Buffer) => {
    mkdirSync(dirname(region), { recursive: true })
    renameSync(writeTestFile(bytes), region)
  }
  const open = async () => {
    const log = { warn: (line: unknown) => void warned.push(String(line)) }
    const tiles = await openTiles({ DATA_DIR, AWS_REGION: 'us-east-1', ...settings }, shipped, log)
    opened.push(tiles)
    return tiles
  }
  return { open, lay, region, warned }
}

test('without a file of its own the map is the one that ships; the streets of `npm run map` are taken up as they come', async () => {
  const { open, lay, region, warned } = await start()
  const tiles = await open()
  expect(tiles.getCurrent()).toMatchObject({ isShipped: true, maxZoom: 14 })
  expect(tiles.describe()).toContain('npm run map')

  lay(streets('first'))
  await tiles.look()
  const first = tiles.getCurrent()
  expect(first).toMatchObject({ isShipped: false, minZoom: 7, maxZoom: 15 })
  expect(tiles.describe()).toContain('to zoom 15')

  lay(streets('second, and longer'))
  await tiles.look()
  expect(tiles.getCurrent().version).not.toBe(first.version)
  // Whoever opened a map before still finds its tiles, and the sea bed under all of them.
  const before = await tiles.findVersion(first.version)
  const place = (await before!.findTile(7, 39, 57))!
  expect(String(await tiles.inflate(await before!.readTile(place)))).toBe('first')
  expect(await tiles.findVersion(tiles.getShipped().version)).toBe(tiles.getShipped())
  expect(await tiles.findVersion('0'.repeat(12))).toBeNull()

  rmSync(region)
  await tiles.look()
  expect(tiles.getCurrent().isShipped).toBe(true)
  expect(warned).toEqual([])
})

test('the same file that is touched or copied anew stays the same', async () => {
  const { open, lay } = await start()
  lay(streets('same'))
  const tiles = await open()
  const { version } = tiles.getCurrent()
  lay(streets('same'))
  await tiles.look()
  expect(tiles.getCurrent().version).toBe(version)
  expect(await tiles.getCurrent().findTile(7, 39, 57)).not.toBeNull()
})

test('an address of a version that another process has already is looked for at once', async () => {
  const { open, lay } = await start()
  const tiles = await open()
  lay(streets('new'))
  const elsewhere = await open()
  const { version } = elsewhere.getCurrent()
  await expect.poll(() => tiles.findVersion(version)).not.toBeNull()
  expect(tiles.getCurrent().version).toBe(version)
})

test('a broken file is told once, and what was drawn stays', async () => {
  const { open, lay, region, warned } = await start()
  const tiles = await open()
  lay(Buffer.from('no map at all'))
  await tiles.look()
  await tiles.look()
  expect(warned).toEqual([
    `The map cannot be drawn from ${region}: it is no PMTiles file. The map that ships with the product is drawn.`,
  ])
  expect(tiles.getCurrent().isShipped).toBe(true)

  lay(streets('good'))
  await tiles.look()
  const { version } = tiles.getCurrent()
  lay(readFileSync(shipped).subarray(0, 1000))
  await tiles.look()
  expect(tiles.getCurrent().version).toBe(version)
  expect(warned.at(-1)).toContain('it is cut short: 1000 of 1470484 bytes are there. The map stays as it is.')
})

test('a file that MAP_TILES names and nobody finds is told, and the map that ships is drawn', async () => {
  const { open, warned } = await start({ MAP_TILES: '/nowhere/streets.pmtiles' })
  expect((await open()).getCurrent().isShipped).toBe(true)
  expect(warned).toEqual([
    'The map cannot be drawn from /nowhere/streets.pmtiles: there is no such file. The map that ships with the product is drawn.',
  ])
})

const key = { id: 'key', secret: 'secret', region: 'us-east-1' }

test('a file in a bucket is read by ranges, and never as a mixture of two', async () => {
  const store = await startTestStore(key, 'maps')
  opened.push(store)
  store.kept.set('dr/streets.pmtiles', { body: streets('in a bucket'), type: '' })
  const { open, warned } = await start({
    MAP_TILES: 's3://maps/dr/streets.pmtiles',
    AWS_ACCESS_KEY_ID: key.id,
    AWS_SECRET_ACCESS_KEY: key.secret,
    AWS_ENDPOINT_URL: store.endpoint,
  })
  const tiles = await open()
  const first = tiles.getCurrent()
  expect(first).toMatchObject({ isShipped: false, maxZoom: 15 })
  const place = (await first.findTile(7, 39, 57))!
  expect(String(await tiles.inflate(await first.readTile(place)))).toBe('in a bucket')

  store.kept.set('dr/streets.pmtiles', { body: streets('another object'), type: '' })
  // What was read before is still of the first.
  expect(String(await tiles.inflate(await first.readTile(place)))).toBe('in a bucket')
  const near = (await first.findTile(15, 10_018, 14_672))!
  await expect(first.readTile(near)).rejects.toThrow('another one now')
  await tiles.look()
  const second = tiles.getCurrent()
  expect(second.version).not.toBe(first.version)
  expect(String(await tiles.inflate(await second.readTile((await second.findTile(7, 39, 57))!)))).toBe('another object')

  store.become('refuses')
  await tiles.look()
  expect(tiles.getCurrent().version).toBe(second.version)
  expect(warned).toEqual([expect.stringContaining('the store answered 503 SlowDown. The map stays as it is.')])
})

test('a bucket without the file, or without the right to read it, leaves the map that ships', async () => {
  const store = await startTestStore(key, 'maps')
  opened.push(store)
  const settings = { MAP_TILES: 's3://maps/none.pmtiles', AWS_ENDPOINT_URL: store.endpoint }
  const absent = await start({ ...settings, AWS_ACCESS_KEY_ID: key.id, AWS_SECRET_ACCESS_KEY: key.secret })
  expect((await absent.open()).getCurrent().isShipped).toBe(true)
  expect(absent.warned[0]).toContain('the store answered 404 NoSuchKey')
  const stranger = await start({ ...settings, AWS_ACCESS_KEY_ID: key.id, AWS_SECRET_ACCESS_KEY: 'wrong' })
  expect((await stranger.open()).getCurrent().isShipped).toBe(true)
  expect(stranger.warned[0]).toContain('the store answered 403 SignatureDoesNotMatch')
})
