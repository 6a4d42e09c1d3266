import { afterEach, expect, test } from 'vitest'

import { startFront } from './test-front.ts'

let front: Awaited<ReturnType<typeof startFront>>
afterEach(() => front.stop())

async function startWith(kept: Record<string, string>) {
  const asked: string[] = []
  front = await startFront({
    readAsset: async (name) => {
      asked.push(name)
      return kept[name] === undefined ? null : new TextEncoder().encode(kept[name])
    },
  })
  return asked
}

test('a script of another release is read where that has put it, and kept for ever', async () => {
  await startWith({ '0rkhWZR.js': 'export {}', 'power-water.CUMonA.svg': '<svg/>', 'power-water.CUMonA.svg.br': 'br' })
  const script = await front.ask('/assets/0rkhWZR.js', { headers: { 'accept-encoding': 'br' } })
  expect([script.status, await script.text()]).toEqual([200, 'export {}'])
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const picture = await front.ask('/assets/power-water.CUMonA.svg', { headers: { 'accept-encoding': 'identity' } })
  expect([picture.status, await picture.text()]).toEqual([200, '<svg/>'])
  const head = await front.ask('/assets/0rkhWZR.js', { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '9', ''])
})

test('what no release has is not found, and is not looked for again and again', async () => {
  const asked = await startWith({})
  for (let at = 0; at < 20; at++) expect((await front.ask('/assets/AAAAAAA.js')).status).toBe(404)
  expect(asked.filter((name) => name === 'AAAAAAA.js')).toHaveLength(1)
})

test.each([
  '/assets/../server.js',
  '/assets/..%2fsecret.js',
  '/assets/%2e%2e%2fsecret.js',
  '/assets/a/0rkhWZR.js',
  '/assets/.hidden0.js',
  '/assets/release-0123456789abcdef01234567.txt',
  '/assets/0rkhWZR.js.br',
  '/assets/0rkhWZR.js%00',
  '/assets/0rkhWZR.html',
  '/assets/',
])('a name that no build has made is not looked for: %s', async (path) => {
  const asked = await startWith({})
  await front.ask(path)
  expect(asked).toEqual([])
})

test('a place that cannot be read is no missing script', async () => {
  front = await startFront({ readAsset: () => Promise.reject(new Error('away')) })
  expect((await front.ask('/assets/0rkhWZR.js')).status).toBe(503)
})
