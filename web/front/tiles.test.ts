import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { openTiles, type Tiles } from '#api/place/tiles/open-tiles.ts'
import { writeTestArchive, writeTestFile } from '#api/place/tiles/test-archive.ts'

import { startFront } from './test-front.ts'

const noise = Array.from({ length: 300_000 }, (_, at) => (Math.imul(at, 2_654_435_761) >>> 13) % 1000).join(' ')
const file = writeTestFile(writeTestArchive({ '6/19/28': 'a tile', '7/39/57': noise }))
let tiles: Tiles
let front: Awaited<ReturnType<typeof startFront>>
let place = ''

beforeAll(async () => {
  tiles = await openTiles({ MAP_TILES: file, DATA_DIR: '.', AWS_REGION: '' }, 'map/base.pmtiles', { warn: () => {} })
  front = await startFront({ tiles })
  place = `/tiles/${tiles.getCurrent().version}`
})
afterEach(() => expect(front.errors).toEqual([]))
afterAll(async () => {
  await front.stop()
  await tiles.close()
})

test('a tile comes as it is stored, for ever, under the policy of everything else', async () => {
  const words = await front.say(
    `GET ${place}/6/19/28.mvt HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br, gzip\r\nConnection: close\r\n\r\n`,
  )
  expect(words).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  for (const header of [
    'Content-Type: application/vnd.mapbox-vector-tile',
    'Content-Encoding: gzip',
    'Cache-Control: public, max-age=31536000, immutable',
    'Vary: Accept-Encoding',
    'X-Content-Type-Options: nosniff',
    "Content-Security-Policy: default-src 'none'",
  ])
    expect(words).toContain(header)
  const body = Buffer.from(words.slice(words.indexOf('\r\n\r\n') + 4), 'latin1')
  expect(String(gunzipSync(body))).toBe('a tile')
})

test('whoever takes no gzip gets it plain', async () => {
  for (const accepted of ['identity', 'br', 'gzip;q=0']) {
    const answer = await front.ask(`${place}/6/19/28.mvt`, { headers: { 'Accept-Encoding': accepted } })
    expect(answer.headers.get('Content-Encoding')).toBeNull()
    expect(await answer.text()).toBe('a tile')
  }
})

test('HEAD says the same and sends nothing', async () => {
  const words = await front.say(
    `HEAD ${place}/6/19/28.mvt HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`,
  )
  expect(words).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(words).toMatch(/Content-Length: \d\d\r\n/)
  expect(words.endsWith('\r\n\r\n')).toBe(true)
})

test('a tile that the file has not is 204, and that for ever too', async () => {
  const answer = await front.ask(`${place}/6/1/1.mvt`)
  expect(answer.status).toBe(204)
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
})

test.each([
  ['a zoom above', '/5/9/14.mvt'],
  ['a zoom below', '/8/78/114.mvt'],
  ['a column that no zoom has', '/6/64/28.mvt'],
  ['a row that no zoom has', '/6/19/64.mvt'],
  ['a huge number', '/6/99999999999999999999/28.mvt'],
  ['a huge zoom', '/999/0/0.mvt'],
  ['a negative number', '/6/-1/28.mvt'],
  ['a number in another way of writing', '/6/019/28.mvt'],
  ['a number that is none', '/6/1e1/28.mvt'],
  ['another ending', '/6/19/28.pbf'],
  ['a tile of a tile', '/6/19/28.mvt/1.mvt'],
  ['a way out', '/6/19/..%2f..%2f..%2fpackage.json'],
])('%s is 404, and no page is made for it', async (_, rest) => {
  const made = front.made.length
  const answer = await front.ask(place + rest)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Cache-Control')).not.toContain('immutable')
  expect(front.made.slice(made).filter((address) => address.endsWith('.mvt'))).toEqual([])
})

test('another version is 404, and so is what names none', async () => {
  for (const path of ['/tiles/000000000000/6/19/28.mvt', '/tiles/6/19/28.mvt', '/tiles/x', '/tiles']) {
    const answer = await front.ask(path)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
  }
})

test('the file that ships answers beside it, for the sea bed', async () => {
  expect((await front.ask(`/tiles/${tiles.getShipped().version}/14/5078/7325.mvt`)).status).toBe(200)
})

test('only GET and HEAD are for tiles', async () => {
  expect((await front.ask(`${place}/6/19/28.mvt`, { method: 'POST', body: 'x' })).status).toBe(405)
})

test('a thousand at once are all answered', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 1000 }, async (_, at) => {
      const answer = await front.ask(`${place}/6/${at % 2 ? '19/28' : '1/1'}.mvt`)
      await answer.arrayBuffer()
      return answer.status
    }),
  )
  expect(Map.groupBy(statuses, (status) => status)).toHaveProperty('size', 2)
  expect(new Set(statuses)).toEqual(new Set([200, 204]))
})

test('a tile that cannot be read is 503 and told once, and is no empty sea', async () => {
  const errors: unknown[] = []
  const set = { ...tiles.getCurrent(), readTile: () => Promise.reject(new Error('the disk is gone')) }
  const other = await startFront({
    tiles: { ...tiles, findVersion: async () => set },
    onError: (error) => errors.push(error),
  })
  for (let times = 0; times < 3; times++) {
    const answer = await other.ask(`${place}/6/19/28.mvt`)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store'])
  }
  expect(errors).toHaveLength(1)
  await other.stop()
})

test('who asks for many on one connection gets them one after the other, and one at a time is read', async () => {
  let [reading, most] = [0, 0]
  const set = tiles.getCurrent()
  const watched = {
    ...set,
    readTile: async (tile: Parameters<typeof set.readTile>[0]) => {
      most = Math.max(most, ++reading)
      await new Promise((resolve) => setImmediate(resolve))
      reading--
      return set.readTile(tile)
    },
  }
  const other = await startFront({ tiles: { ...tiles, findVersion: async () => watched } })
  const ask = `GET ${place}/6/19/28.mvt HTTP/1.1\r\nHost: x\r\n`
  const words = await other.say(`${`${ask}\r\n`.repeat(20)}${ask}Connection: close\r\n\r\n`)
  expect(words.match(/HTTP\/1.1 200 OK/g)).toHaveLength(21)
  expect(words.match(/a tile/g)).toHaveLength(21)
  expect(most).toBe(1)
  await other.stop()
})

test('readers who take nothing are let go, the oldest first, before they hold too much; others are served', async () => {
  const taken: Socket[] = []
  front.server.on('connection', (socket) => taken.push(socket))
  const readers = Array.from({ length: 60 }, () => connect(Number(new URL(front.url).port), '127.0.0.1').pause())
  const ask = `GET ${place}/7/39/57.mvt HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n`
  for (const socket of readers) {
    socket.on('error', () => {})
    await once(socket, 'connect')
    // More than the system takes by itself.
    socket.write(ask.repeat(8))
  }
  await expect.poll(() => taken.some((socket) => socket.destroyed)).toBe(true)
  // Not all of them: there is room for some.
  expect(taken.every((socket) => socket.destroyed)).toBe(false)
  expect((await front.ask(`${place}/6/19/28.mvt`)).status).toBe(200)
  for (const socket of readers) socket.destroy()
})
