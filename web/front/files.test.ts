import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { readFiles, type Folder } from './files.ts'
import { startFront, testFolder } from './test-front.ts'

let front: Awaited<ReturnType<typeof startFront>>
let folder: Folder
let files: ReturnType<typeof readFiles>
beforeEach(async () => {
  folder = { path: '/', folder: testFolder(), maxAge: () => 'forever', isHeld: true }
  files = readFiles([folder])
  front = await startFront({ files })
})
afterEach(async () => {
  await front.stop()
  rmSync(folder.folder, { recursive: true })
})

/** Appears at once, as a build writes. */
function replaceFile(name: string, words: string | Buffer): void {
  writeFileSync(join(folder.folder, 'new.part'), words)
  renameSync(join(folder.folder, 'new.part'), join(folder.folder, name))
}

/** Bytes as they travel: nothing is unpacked on the way. */
function askRaw(
  path: string,
  encoding: string,
): Promise<{ status: number; etag: string; length: number; words: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(front.url + path, { headers: { 'Accept-Encoding': encoding } }, (answer) => {
      const parts: Buffer[] = []
      answer
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          const { etag = '', 'content-length': length } = answer.headers
          resolve({ status: answer.statusCode!, etag, length: Number(length), words: Buffer.concat(parts).toString() })
        })
    })
    asked.on('error', reject).end()
  })
}

test('a form that was packed tighter takes the place of the one before as soon as it is noted, and not by halves', async () => {
  const before = await askRaw('/app.js', 'br')
  expect(before.words).toBe('as brotli')
  replaceFile('app.js', 'export const words=1')
  replaceFile('app.js.br', 'tighter')
  expect(await askRaw('/app.js', 'br')).toEqual(before)
  files.note(folder, 'app.js')
  const after = await askRaw('/app.js', 'br')
  expect(after).toMatchObject({ status: 200, words: 'tighter', length: 7 })
  expect(after.etag).not.toBe(before.etag)
  expect((await askRaw('/app.js', 'identity')).words).toBe('export const words=1')
  expect((await front.ask('/app.js', { headers: { 'If-None-Match': before.etag } })).status).toBe(200)
})

test('forms are exchanged under callers, and none gets less or more than it was told', async () => {
  const exchange = { isOver: false }
  const callers = Array.from({ length: 4 }, async () => {
    const seen = new Set<string>()
    while (!exchange.isOver) {
      const { status, length, words } = await askRaw('/app.js', 'br')
      expect([status, words.length]).toEqual([200, length])
      seen.add(words)
    }
    return seen
  })
  for (let round = 0; round < 40; round++) {
    replaceFile('app.js.br', 'x'.repeat(40 - round))
    files.note(folder, 'app.js')
    await askRaw('/app.js', 'br')
  }
  exchange.isOver = true
  const seen = await Promise.all(callers)
  expect(Math.max(...seen.map(({ size }) => size))).toBeGreaterThan(1)
})

test('a file that is too large to hold is sent whole also when another process has replaced it', async () => {
  expect((await askRaw('/big.webp', 'identity')).length).toBe(400_000)
  replaceFile('big.webp', Buffer.alloc(300_000, 7))
  const { length, words } = await askRaw('/big.webp', 'identity')
  expect([length, words.length]).toEqual([300_000, 300_000])
})

test('what has come is served, what has gone is not', async () => {
  expect((await front.ask('/late.webp')).headers.get('content-type')).toContain('text/html')
  writeFileSync(join(folder.folder, 'late.webp'), 'late')
  files.note(folder, 'late.webp')
  expect(await (await front.ask('/late.webp')).text()).toBe('late')
  rmSync(join(folder.folder, 'late.webp'))
  files.note(folder, 'late.webp')
  expect((await front.ask('/late.webp')).headers.get('content-type')).toContain('text/html')
})
