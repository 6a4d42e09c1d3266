import { existsSync, readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { toBearer, signInAs } from '../../account/test-ana.ts'
import { readPictureHeader } from './picture-header.ts'
import { createPictures, type Shape } from './pictures.ts'

const portrait: Shape = { width: 400, height: 400, fit: 'cover', quality: 82 }
const pictures = createPictures()
const convert = (bytes: Uint8Array, owner = 'ana') => pictures.convert(bytes, portrait, { owner, field: 'picture' })
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#468' } })
const problemOf = (bytes: Uint8Array, owner?: string) =>
  convert(bytes, owner).then(
    () => 'none',
    (error: { code: string; errors?: Record<string, string[]> }) => error.errors?.picture?.[0] ?? error.code,
  )
/** The ids of the processes of pictures that this process has begun, by whichever test; none where the system does not tell. */
function runningIds(): string[] {
  const list = `/proc/${process.pid}/task/${process.pid}/children`
  const ids = existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').filter(Boolean) : []
  return ids.filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('sharp('))
}

/** Tells the ids that have come since it was called. */
function watchIds(): () => string[] {
  const before = new Set(runningIds())
  return () => runningIds().filter((id) => !before.has(id))
}

test.each([
  ['a JPEG', () => plain(640, 480).jpeg().toBuffer(), 640, 480, 0],
  ['a progressive JPEG', () => plain(640, 480).jpeg({ progressive: true }).toBuffer(), 640, 480, 640 * 480 * 3],
  ['a PNG', () => plain(640, 480).png().toBuffer(), 640, 480, 0],
  ['an interlaced PNG', () => plain(640, 480, 4).png({ progressive: true }).toBuffer(), 640, 480, 640 * 480 * 4],
  ['a lossy WebP', () => plain(640, 480).webp().toBuffer(), 640, 480, 0],
  ['a lossless WebP', () => plain(640, 480).webp({ lossless: true }).toBuffer(), 640, 480, 640 * 480 * 4],
  [
    'a WebP with more than pixels',
    () =>
      plain(640, 480, 4)
        .withExif({ IFD0: { Copyright: 'x' } })
        .webp()
        .toBuffer(),
    640,
    480,
    0,
  ],
])('%s says its size before it is decoded', async (_, make, width, height, heldBytes) => {
  const bytes = await make()
  expect(readPictureHeader(bytes)).toEqual({ width, height, heldBytes })
  expect(await sharp(await convert(bytes)).metadata()).toMatchObject({ width: 400, height: 400, format: 'webp' })
})

test('what ends early, or anything else, has no header, wherever it is cut', async () => {
  const made = [plain(60, 40).jpeg(), plain(60, 40).png(), plain(60, 40).webp(), plain(60, 40).webp({ lossless: true })]
  for (const one of made) {
    const bytes = await one.toBuffer()
    for (let length = 0; length < Math.min(bytes.length, 800); length++) {
      const header = readPictureHeader(bytes.subarray(0, length))
      if (header) expect([header.width, header.height]).toEqual([60, 40])
    }
    for (let at = 0; at < Math.min(bytes.length, 200); at++) {
      for (const sign of [0, 0x7f, 0xff]) readPictureHeader(bytes.with(at, sign))
    }
  }
  for (const text of ['', 'GIF89a', '<svg/>', 'RIFF', `RIFF0000WEBPVP8X`, '%PDF-1.7']) {
    expect(readPictureHeader(new TextEncoder().encode(text))).toBeNull()
  }
})

test.each([
  ['over 40 megapixels', () => png(6400, 6400)],
  ['a row of a million', () => png(1_000_000, 39)],
  ['39 by a million', () => png(39, 1_000_000)],
  ['25 times as high as wide', () => png(100, 2500)],
  ['36 megapixels interlaced', () => png(6000, 6000, { interlaced: true })],
  [
    '39 megapixels in growing detail',
    () => plain(6300, 6300).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
])('%s is refused by its header, with nothing begun for it', async (_, make) => {
  const bytes = await make()
  const begun = watchIds()
  expect(await problemOf(bytes)).toBe('field.file_pixels')
  expect(begun()).toEqual([])
})

test('texts packed a thousandfold into a PNG are not unpacked, and its pixels are still read', async () => {
  const packed = chunk(
    'zTXt',
    Buffer.concat([Buffer.from('k\0\0', 'latin1'), deflateSync(Buffer.alloc(7_900_000, 97))]),
  )
  const whole = await plain(600, 600).png().toBuffer()
  const bomb = Buffer.concat([whole.subarray(0, 33), ...Array.from({ length: 600 }, () => packed), whole.subarray(33)])
  expect(await sharp(await convert(bomb)).metadata()).toMatchObject({ width: 400 })
})

test('what consists of more parts than any encoder writes is not read on', async () => {
  const [made, jpeg] = await Promise.all([plain(60, 40).png().toBuffer(), plain(60, 40).jpeg().toBuffer()])
  const empty = chunk('IDAT', Buffer.alloc(0))
  const comment = Buffer.from('fffe0002', 'hex')
  const crumbs = [
    Buffer.concat([made.subarray(0, 33), ...Array.from({ length: 20_000 }, () => empty), made.subarray(33)]),
    Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: 20_000 }, () => comment), jpeg.subarray(2)]),
  ]
  for (const bytes of crumbs) expect(await problemOf(bytes)).toBe('field.file_type')
})

test('of one owner few wait and the rest is told to come back; another’s is made meanwhile', async () => {
  const bytes = await plain(3000, 3000, 4).png().toBuffer()
  const begun = watchIds()
  const asked = Array.from({ length: 24 }, () => problemOf(bytes, 'eager'))
  const other = await problemOf(await plain(500, 500).jpeg().toBuffer(), 'another')
  const ends = await Promise.all(asked)
  expect(other).toBe('none')
  expect(ends.filter((end) => end === 'request.too_many')).toHaveLength(21)
  expect(ends.slice(0, 1)).toEqual(['none'])
  expect(begun().length).toBeLessThanOrEqual(2)
})

test('what breaks in decoding is no picture, and the next one is made', async () => {
  const whole = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#468',
      noise: { type: 'gaussian', mean: 99, sigma: 50 },
    },
  })
    .jpeg()
    .toBuffer()
  expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe('field.file_type')
  expect(await problemOf(whole)).toBe('none')
})

test('a picture of 4.9 MB passes, one of 5.1 MB is told the limit, in both languages, and so is one of many pixels', async () => {
  const { api, tools, token } = await signInAs()
  const send = async (bytes: Uint8Array, lang: string) => {
    const body = new FormData()
    body.set('picture', new File([new Uint8Array(bytes)], 'yo.jpg', { type: 'image/jpeg' }))
    const headers = {
      'X-Api-Key': tools.clientApiKey,
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': lang,
      ...toBearer(token),
    }
    const answer = await api.fetch(new Request('http://localhost/v2/clients/edit', { method: 'POST', headers, body }))
    return { status: answer.status, ...(await answer.json()) }
  }
  const photo = await plain(500, 500).jpeg().toBuffer()
  const ofSize = (megabytes: number) =>
    Buffer.concat([photo, Buffer.alloc(Math.floor(megabytes * 2 ** 20) - photo.length)])
  expect((await send(ofSize(4.9), 'es')).status).toBe(200)
  expect(await send(ofSize(5.1), 'es')).toMatchObject({
    status: 422,
    errors: { picture: ['El archivo pasa de 5 MB.'] },
  })
  expect(await send(ofSize(5.1), 'en')).toMatchObject({ status: 422, errors: { picture: ['The file is over 5 MB.'] } })
  expect((await send(png(39, 1_000_000), 'en')).errors.picture[0]).toContain('too many pixels')
})

function png(width: number, height: number, { interlaced = false } = {}): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, interlaced ? 1 : 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const rows = chunk('IDAT', deflateSync(Buffer.alloc(100)))
  return Buffer.concat([signature, chunk('IHDR', head), rows, chunk('IEND', Buffer.alloc(0))])
}

function chunk(kind: string, data: Buffer): Buffer {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(kind, 4, 'latin1')
  data.copy(bytes, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}
