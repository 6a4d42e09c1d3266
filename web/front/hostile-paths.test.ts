import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { startFront } from './test-front.ts'

let front: Awaited<ReturnType<typeof startFront>>
afterEach(() => front.stop())

test('about 900 hostile paths get a refusal or a page, never an error', async () => {
  front = await startFront()
  const pieces = [
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%0d%0aX: y',
    '%ff',
    '%c0%ae',
    '..%2f',
    '..%5c',
    '%',
    '%zz',
    '<script>',
    "'--",
    '${7*7}',
    '{{7*7}}',
    '/etc/passwd',
    '.env',
    '.git/config',
    'app.js.map',
    'app.js.br',
    '~',
    '%u002e',
    'ñ',
    '%F0%9F%8F%A0',
    'x'.repeat(3000),
    'con',
    '__proto__',
    'constructor',
    ';a=b',
    '@evil.example',
    ':8080',
    '#f',
    '?',
  ]
  const frames = [
    '/?',
    '/en/?',
    '/es/?',
    '/propiedad/casa/?',
    '/propiedad/?/x-10-20345',
    '/en/property/?/?',
    '/pictures/?',
    '/assets/?',
    '/sitemaps/?',
    '/sitemaps/properties-?.xml',
    '/?.data',
    '/propiedades?q=?',
    '/propiedades?page=?',
    '/propiedades?type=?&type=?',
    '/propiedades?polygon=?',
    '/propiedades?bbox=?',
    '/propiedades?_routes=?',
    '/.well-known/?',
    '/v2/?',
    '/v2/properties/?',
    '/v2/propiedades/?',
    '/?/',
    '/film.mp4?',
    '/%3F?',
    '//?',
    '/./?',
    '/../?',
  ]
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const { port } = front.server.address() as AddressInfo
  const paths = frames.flatMap((frame) =>
    pieces.map((piece) =>
      frame.replaceAll('?', piece).replace(/^(\/propiedades)(q|page|type|polygon|bbox|_routes)=/, '$1?$2='),
    ),
  )
  const statuses = await Promise.all(paths.map((path) => statusOf({ port, path: encodeLatin(path), agent })))
  agent.destroy()
  const wrong = paths.flatMap((path, at) =>
    (statuses[at] ?? 0) >= 500 || statuses[at] === 0 ? [`${statuses[at]} ${path.slice(0, 80)}`] : [],
  )
  expect(paths.length).toBeGreaterThan(850)
  expect(wrong).toEqual([])
  expect(front.errors).toEqual([])
  for (const hidden of ['/.env', '/app.js.map', '/app.js.br', '/../package.json', '/%2e%2e/package.json']) {
    expect(await statusOf({ port, path: hidden })).toBe(404)
  }
})

/** The client refuses to send some signs as they are. */
function encodeLatin(path: string): string {
  return path.replace(/[^\x21-\xff]/g, (sign) => encodeURIComponent(sign))
}

function statusOf(asked: { port: number; path: string; agent?: Agent }): Promise<number> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', ...asked }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end()
  })
}
