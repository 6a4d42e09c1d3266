import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createDeriver } from '#api/tools/picture/deriver.ts'
import { createPictureFolder } from '#api/tools/picture/picture-folder.ts'
import type { Recipe } from '#api/tools/picture/recipe.ts'

import { createPictureAnswers } from './pictures.ts'
import { describePictureFolder } from './site-folders.ts'
import { startFront } from './test-front.ts'

let work: string
let kept: string
const atEnd: (() => unknown)[] = []
beforeEach(async () => {
  work = mkdtempSync(join(tmpdir(), 'marquesina-pictures-'))
  kept = join(work, 'kept')
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#468' } })
    .webp()
    .toFile(join(work, 'house.webp'))
})
afterEach(async () => {
  for (const end of atEnd.splice(0).reverse()) await end()
  rmSync(work, { recursive: true })
})

const names = Array.from({ length: 120 }, (_, at) => `house-${at + 1}.${at % 2 ? 'avif' : 'webp'}`)

/** A front whose pictures are derived by processes of their own from one original; says what was derived. */
async function openFront({ folder = kept, original = join(work, 'house.webp'), maxWaiting = 20 } = {}) {
  const derived: string[] = []
  const onLost = vi.fn()
  const findRecipe = (name: string): Recipe | null => {
    derived.push(name)
    const format = name.endsWith('avif') ? 'avif' : 'webp'
    return { source: { file: original }, size: { width: (names.indexOf(name) % 60) + 4 }, format, quality: 50 }
  }
  const deriver = createDeriver({ findRecipe, store: createPictureFolder(folder), onLost, maxWaiting })
  const pictures = createPictureAnswers({
    folders: [describePictureFolder(folder)],
    names: new Set(names),
    derive: deriver.derive,
  })
  const front = await startFront({ pictures })
  atEnd.push(() => deriver.close(), front.stop)
  return {
    ...front,
    derived,
    onLost,
    deriver,
    ask: (name: string, init?: RequestInit) => front.ask(`/pictures/${name}`, init),
  }
}

test('a picture is derived when it is first asked for, once however many ask, and kept', async () => {
  const { ask, derived } = await openFront()
  const answers = await Promise.all(Array.from({ length: 400 }, () => ask('house-20.avif')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const bytes = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
  const { width, format } = await sharp(Buffer.from(bytes[0]!)).metadata()
  expect([width, format]).toEqual([23, 'heif'])
  expect(new Set(bytes.map(({ byteLength }) => byteLength)).size).toBe(1)
  expect(derived).toEqual(['house-20.avif'])
  expect(readdirSync(kept)).toEqual(['house-20.avif'])
  const again = await ask('house-20.avif', { headers: { 'If-None-Match': answers[0]!.headers.get('etag')! } })
  expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'public, max-age=2592000'])
})

test('only what can be derived is: every other name is no page, and nothing begins for it', async () => {
  const { ask, derived } = await openFront()
  const hostile = [
    'house-121.avif',
    'house-20.jpg',
    'x/house-20.avif',
    '%2e%2e/house-20.avif',
    'house-20.avif%00',
    'HOUSE-20.avif',
    '',
  ]
  const types = await Promise.all(hostile.map(async (name) => (await ask(name)).headers.get('content-type') ?? 'none'))
  expect(types.filter((type) => type.startsWith('image'))).toEqual([])
  expect(derived).toEqual([])
})

test('of many different ones at once two are made and twenty wait; the others are told to come again, and find them then', async () => {
  const { ask } = await openFront()
  const asked = await Promise.all(names.map((name) => ask(name)))
  const refused = asked.filter(({ status }) => status === 503)
  expect(asked.filter(({ status }) => status === 200).length + refused.length).toBe(names.length)
  expect(refused.length).toBeGreaterThan(0)
  expect(
    refused.every(({ headers }) => headers.get('retry-after') === '2' && headers.get('cache-control') === 'no-store'),
  ).toBe(true)
  for (const name of names) await expect.poll(async () => (await ask(name)).status).toBe(200)
  expect(readdirSync(kept).toSorted()).toEqual(names.toSorted())
})

test('who leaves in the middle takes nothing with them', async () => {
  const { ask, derived } = await openFront()
  const left = new AbortController()
  const asked = ask('house-30.avif', { signal: left.signal })
  await expect.poll(() => derived.length).toBe(1)
  left.abort()
  await expect(asked).rejects.toThrow()
  await expect.poll(() => readdirSync(kept, { encoding: 'utf8' })).toEqual(['house-30.avif'])
  expect((await ask('house-30.avif', { method: 'HEAD' })).status).toBe(200)
  expect(derived).toHaveLength(1)
})

test('where there is no room to keep it, it is shown all the same, and said', async () => {
  const { ask, onLost } = await openFront({ folder: join(work, 'full', 'kept') })
  // Nothing can be made below a file, as on a disk without room.
  writeFileSync(join(work, 'full'), '')
  for (const round of [1, 2]) {
    const answer = await ask('house-30.avif')
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(33)
    expect(onLost).toHaveBeenCalledTimes(round)
  }
})

test('two processes that keep theirs in one folder send whole pictures, and the first one stays', async () => {
  const [one, other] = [await openFront(), await openFront()]
  const some = names.slice(0, 8)
  const asked = await Promise.all(some.flatMap((name) => [one.ask(name), other.ask(name)]))
  for (const answer of asked) {
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')))
  }
  expect(readdirSync(kept).toSorted()).toEqual(some.toSorted())
})

test('a folder that is emptied meanwhile is filled anew', async () => {
  const { ask, derived } = await openFront()
  expect((await ask('house-9.webp')).status).toBe(200)
  rmSync(kept, { recursive: true })
  // What has been read stands in memory; what has not is made again.
  expect((await ask('house-9.webp', { method: 'HEAD' })).status).toBe(200)
  expect((await ask('house-11.webp')).status).toBe(200)
  expect(new Set(derived)).toEqual(new Set(['house-9.webp', 'house-11.webp']))
})

test('an original that cannot be read is told, and the picture made once it can', async () => {
  const original = join(work, 'later.webp')
  writeFileSync(original, 'no picture')
  const { ask } = await openFront({ original })
  expect((await ask('house-7.webp')).status).toBe(503)
  await sharp({ create: { width: 64, height: 48, channels: 3, background: '#864' } })
    .webp()
    .toFile(original)
  await expect.poll(async () => (await ask('house-7.webp')).status).toBe(200)
})
