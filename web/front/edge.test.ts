import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'

import { afterEach, describe, expect, test } from 'vitest'

import { readFiles } from './files.ts'
import { startFront, testFolder } from './test-front.ts'

let front: Awaited<ReturnType<typeof startFront>>
afterEach(() => front.stop())

/** What every answer must carry, and what none may. */
function headerFaults(headers: Headers): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const faults = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "default-src 'none'"].filter(
    (rule) => !policy.includes(rule),
  )
  if (/unsafe-|nonce-|\*/.test(policy)) faults.push(`loose policy: ${policy}`)
  for (const [name, value] of Object.entries(required)) if (headers.get(name) !== value) faults.push(name)
  for (const name of ['permissions-policy', 'cache-control']) if (!headers.get(name)) faults.push(name)
  for (const name of ['x-powered-by', 'server', 'x-script-hashes']) if (headers.has(name)) faults.push(name)
  return faults
}
const required = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

test('every kind of answer carries every header', async () => {
  front = await startFront()
  const paths = [
    ['/', 200],
    ['/en/properties?city=punta-cana', 200],
    ['/_.data', 200],
    ['/nowhere', 404],
    ['/%ff', 404],
    ['/propiedad/casa/x-10-00410', 410],
    ['/propiedad/casa/x-10-00500', 500],
    ['/app.js', 200],
    ['/film.mp4', 200],
    ['/robots.txt', 200],
    ['/manifest.webmanifest', 200],
    ['/sitemap.xml', 200],
    ['/sitemaps/pages.xml', 200],
    ['/sitemaps/properties-0.xml', 200],
    ['/.well-known/security.txt', 200],
    ['/es', 301],
    ['/propiedades/', 301],
    [`/propiedades?q=${'a'.repeat(9000)}`, 414],
  ] as const
  const found = await Promise.all(
    paths.map(async ([path]) => {
      const answer = await front.ask(path)
      return [path.slice(0, 40), answer.status, headerFaults(answer.headers)]
    }),
  )
  expect(found).toEqual(paths.map(([path, status]) => [path.slice(0, 40), status, []]))
})

test('an unchanged page, a refused method and a call carry them too', async () => {
  front = await startFront()
  const etag = (await front.ask('/')).headers.get('etag') ?? ''
  const unchanged = await front.ask('/', { headers: { 'if-none-match': etag } })
  const posted = await front.ask('/', { method: 'POST', body: 'x' })
  expect([unchanged.status, posted.status]).toEqual([304, 405])
  expect(posted.headers.get('allow')).toBe('GET, HEAD')
  expect([unchanged, posted].map(({ headers }) => headerFaults(headers))).toEqual([[], []])

  const call = await front.ask('/v2/properties')
  expect(headerFaults(call.headers)).toEqual(['cache-control'])
})

test('a site over https loads nothing over http, and may reach the hosts that it is told of', async () => {
  front = await startFront({
    outside: { siteUrl: 'https://marquesina.example', others: ['https://tiles.example/s.json', '', '/map/style.json'] },
  })
  const policy = (await front.ask('/robots.txt')).headers.get('content-security-policy')
  expect(policy).toContain('upgrade-insecure-requests')
  expect(policy).toContain("connect-src 'self' https://tiles.example;")
  await front.stop()
  front = await startFront()
  expect((await front.ask('/robots.txt')).headers.get('content-security-policy')).not.toContain('upgrade-insecure')
})

test('where forms ask reCAPTCHA its script and frame may be fetched, and nothing else of Google', async () => {
  front = await startFront({ outside: { siteUrl: 'http://localhost:3000', others: [], hasRecaptcha: true } })
  const policy = (await front.ask('/robots.txt')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;")
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;')
  expect(policy).not.toMatch(/unsafe-|google\.com[ ;]|gstatic\.com[ ;]/)
  await front.stop()
  front = await startFront()
  expect((await front.ask('/robots.txt')).headers.get('content-security-policy')).not.toMatch(/google|frame-src/)
})

test('where events are counted the browser may tell of them, and nothing more', async () => {
  front = await startFront({
    outside: { siteUrl: 'http://localhost:3000', others: [], told: ['https://count.example'] },
  })
  const policy = (await front.ask('/robots.txt')).headers.get('content-security-policy') ?? ''
  expect(policy).toContain("connect-src 'self' https://count.example;")
  expect(policy.split('count.example')).toHaveLength(2)
})

describe('older and looser addresses', () => {
  test.each([
    ['/es', '/'],
    ['/es/', '/'],
    ['/es/propiedades?city=x&n=1', '/propiedades?city=x&n=1'],
    ['/en/', '/en'],
    ['/propiedades/?page=2', '/propiedades?page=2'],
    ['/v2/propiedades?city=x', '/propiedades?city=x'],
    ['/v2/proyectos/', '/proyectos'],
    ['/es/v2/propiedades', '/propiedades'],
  ])('%s leads to %s for good', async (from, to) => {
    front = await startFront()
    const answer = await front.ask(from)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  test.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example/',
    '/es//evil.example',
    '/es/\\evil.example',
    '/es/%5cevil.example/',
    '/%2f%2fevil.example/',
    '/es/%2fevil.example/',
    '/es/.//evil.example/',
  ])('%s leads nowhere else', async (path) => {
    front = await startFront()
    const answer = await front.say(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /)
    expect(answer.toLowerCase()).not.toContain('location:')
  })
})

describe('what is hardly HTTP', () => {
  test.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['TRACE of a call', 'TRACE /v2/cities HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', 405],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['20 kB of headers', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a body that is too large', 'POST /v2/x HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\n\r\n', 413],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nConnection: close\r\n\r\n', 417],
    ['a star', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['two hosts of a call', 'GET /v2/cities HTTP/1.1\r\nhost: a\r\nHOST: a\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['noise', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', 400],
  ])('%s is refused', async (_, words, status) => {
    front = await startFront()
    const answer = await front.say(words)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.toLowerCase()).toContain("frame-ancestors 'none'")
    expect((await front.ask('/')).status).toBe(200)
  })

  test('an absolute target is answered as its path, whatever host it names', async () => {
    front = await startFront()
    const page = await front.say(
      'GET http://evil.example/propiedades HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    )
    expect(page).toMatch(/^HTTP\/1\.1 200 /)
    expect(page).not.toContain('evil')
    expect(front.made).toEqual(['/propiedades'])
  })
})

describe('files', () => {
  test('that are hidden, maps, compressed twins or of no known kind are not even known', async () => {
    front = await startFront()
    const files = readFiles([{ path: '/', folder: testFolder(), maxAge: () => 60 }])
    const names = ['app.js', 'film.mp4', '.hidden.js', '.env', 'app.js.map', 'app.js.br', 'app.js.gz']
    expect(names.filter((name) => files.has(`/${name}`))).toEqual(['app.js', 'film.mp4'])
  })

  test('are kept as long as their folder says, and for good where their name changes with them', async () => {
    const folder = testFolder()
    const path = (name: '/a/' | '/b/') =>
      ({ path: name, folder, maxAge: () => (name === '/a/' ? 'forever' : 60) }) as const
    front = await startFront({ files: readFiles([path('/a/'), path('/b/')]) })
    const lifetime = async (name: string) => (await front.ask(name)).headers.get('cache-control')
    expect(await lifetime('/a/app.js')).toBe('public, max-age=31536000, immutable')
    expect(await lifetime('/b/app.js')).toBe('public, max-age=60')
  })

  test('come compressed to those who take it, whole to the rest', async () => {
    front = await startFront()
    const gz = await front.say('GET /app.js HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n')
    const br = await front.say(
      'GET /app.js HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip, br\r\nConnection: close\r\n\r\n',
    )
    expect([gz.endsWith('as gzip'), br.endsWith('as brotli')]).toEqual([true, true])
    expect(await (await front.ask('/app.js', { headers: { 'accept-encoding': 'identity' } })).text()).toContain(
      'export',
    )
  })

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-999', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=5-2', 200, '0123456789', null],
    ['bytes=0-1,3-4', 200, '0123456789', null],
    ['nonsense', 200, '0123456789', null],
  ])('a film asked for %s answers %i', async (range, status, body, contentRange) => {
    front = await startFront()
    const answer = await front.ask('/film.mp4', { headers: { range } })
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      status,
      body,
      contentRange,
    ])
  })

  test('that are large are read as they go out, and a reader who leaves disturbs no one', async () => {
    front = await startFront()
    const { port } = front.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /big.webp HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'data')
    socket.destroy()
    expect((await (await front.ask('/big.webp')).arrayBuffer()).byteLength).toBe(400_000)
    expect(front.errors).toEqual([])
  })
})
