import { gzipSync } from 'node:zlib'

import type { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'

import { createOutside, type OutsideRequest } from './outside.ts'
import { isPublicAddress } from './public-address.ts'
import { findOutsideReason } from './refusal.ts'
import { startOtherSide, startRawSide } from './test-other-side.ts'

const bounds = { maxBytes: 4 * 1024 * 1024, firstByteMs: 1000, totalMs: 3000 }
/** What names lead to; whatever else is asked for is nowhere. */
const planted: Record<string, string[]> = {
  'loopback.example': ['127.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'half.example': ['93.184.215.14', '10.0.0.7'],
  'half6.example': ['93.184.215.14', '::1'],
  'mapped.example': ['::ffff:10.0.0.7'],
  'home.example': ['127.0.0.1'],
}

function open(settings: Partial<Parameters<typeof createOutside>[0]> = {}) {
  const names: string[] = []
  const resolve = async (name: string) => {
    names.push(name)
    return planted[name] ?? []
  }
  const outside = createOutside({ allowsLoopback: true, userAgent: 'Test/1', resolve, ...settings })
  return { ...outside, names }
}

async function readAll(asked: Omit<OutsideRequest, keyof typeof bounds> & Partial<OutsideRequest>, outside = open()) {
  const answer = await outside.call({ ...bounds, ...asked })
  const pieces = []
  for await (const piece of answer.body) pieces.push(piece)
  return { ...answer, text: Buffer.concat(pieces).toString() }
}

const findReason = (asked: Parameters<typeof readAll>[0], outside = open()) =>
  readAll(asked, outside).then(
    () => 'answered',
    (error: unknown) => findOutsideReason(error) ?? error,
  )

test('with OUTSIDE=off nobody is called or looked up, not even on this machine', async () => {
  const here = await startOtherSide((_request, response) => response.end('inside'))
  const off = open({ isOff: true })
  for (const url of [`${here.url}/`, 'http://home.example/', 'https://93.184.215.14/']) {
    expect(await findReason({ url }, off)).toBe('connection')
    await expect(off.check(url)).rejects.toMatchObject({ code: 'outside.unreachable' })
  }
  expect(here.calls).toEqual([])
  expect(off.names).toEqual([])
  // The same address is answered where it is not off.
  expect(await findReason({ url: `${here.url}/` })).toBe('answered')
})

describe('where nobody may be sent', () => {
  const hosts = `
    127.0.0.1 127.255.255.254 127.1 0 0.0.0.0 2130706433 0x7f000001 0x7f.1 017700000001 0177.0.0.1 127.0.0.1.
    １２７.0.0.1 127。0。0。1 localhost localhost. LOCALHOST a.localhost 10.0.0.1 172.16.0.1 172.31.255.255
    192.168.1.1 100.64.0.1 169.254.169.254 100.100.100.200 168.63.129.16 192.0.0.192 192.0.2.1 198.18.0.1
    198.51.100.7 203.0.113.7 192.88.99.1 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 [::] [::1]
    [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:a9fe:a9fe] [::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b:1::a00:1]
    [2002:7f00:1::] [2001:0:7f00:1::1] [2001:2::1] [fc00::1] [fd00:ec2::254] [fe80::1] [fec0::1] [ff02::1]
    [2001:db8::1] [3fff::1] [100::1] [5f00::1] [2620:4f:8000::1] loopback.example metadata.example
    half.example half6.example mapped.example mapped.example.`
    .trim()
    .split(/\s+/)

  test(`the ${hosts.length} hosts that are not public are refused, whatever the scheme, and nothing reaches one`, async () => {
    const here = await startOtherSide((_request, response) => response.end('inside'))
    const outside = open({ allowsLoopback: false })
    const found = []
    for (const host of hosts)
      for (const url of [`http://${host}/`, `https://${host}:8443/`, `http://${host}:${here.port}/`])
        found.push([url, await findReason({ url }, outside)])
    expect(found.filter(([, reason]) => reason !== 'address')).toEqual([])
    expect(here.calls).toEqual([])
  })

  test.each([
    ['ftp://home.example/', 'protocol'],
    ['file:///etc/passwd', 'protocol'],
    ['data:text/plain,hello', 'protocol'],
    ['http://user:word@home.example/', 'credentials'],
    ['http://user@home.example/', 'credentials'],
    ['http://93.184.215.14:22/', 'port'],
    ['https://93.184.215.14:6379/', 'port'],
    ['http://nowhere.example/', 'name'],
    ['http://[fe80::1%25eth0]/', 'address'],
    [`http://home.example/${'a'.repeat(2048)}`, 'address'],
    ['home.example', 'address'],
    ['http://', 'address'],
  ])('%s is refused for its %s', async (url, reason) => {
    expect(await findReason({ url })).toBe(reason)
  })

  test('what the internet reaches is public', () => {
    const addresses = ['8.8.8.8', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::1']
    expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([])
  })

  test('a setting for development opens this machine, and nothing else', async () => {
    const here = await startOtherSide((_request, response) => response.end('inside'))
    expect((await readAll({ url: `http://localhost:${here.port}/` })).text).toBe('inside')
    for (const url of ['http://10.0.0.1/', 'http://[fd00::1]/', 'http://169.254.169.254/', 'http://half6.example/'])
      expect(await findReason({ url })).toBe('address')
  })
})

describe('a name', () => {
  test('is asked for once, and the connection goes to that answer whatever it says next', async () => {
    const here = await startOtherSide((_request, response) => response.end('first'))
    const answers = [['127.0.0.1'], ['10.0.0.7']]
    const outside = open({ resolve: async () => answers.shift() ?? [] })
    expect((await readAll({ url: `http://rebinding.example:${here.port}/` }, outside)).text).toBe('first')
    expect(here.calls[0]!.headers).toMatchObject({ host: `rebinding.example:${here.port}`, 'user-agent': 'Test/1' })
    expect(await findReason({ url: `http://rebinding.example:${here.port}/` }, outside)).toBe('address')
  })

  test('is what a certificate is asked for', async () => {
    let hello = ''
    const here = await startRawSide((socket) => socket.on('data', (bytes) => ((hello += bytes), socket.destroy())))
    expect(await findReason({ url: `https://home.example:${here.port}/` })).toBe('connection')
    expect(hello).toContain('home.example')
  })

  test('whose server is silent holds nobody past the time', async () => {
    const outside = open({ resolve: () => new Promise(() => {}) })
    expect(await findReason({ url: 'http://silent.example/', firstByteMs: 50 }, outside)).toBe('time')
  })
})

describe('a redirect', () => {
  const lead = (location: string, status = 302) =>
    startOtherSide((_request, response) => response.writeHead(status, { location }).end())

  test.each([
    ['http://10.0.0.1/', 'address'],
    ['http://metadata.example/latest', 'address'],
    ['//[::ffff:169.254.169.254]/', 'address'],
    ['http://2852039166/', 'address'],
    ['file:///etc/passwd', 'protocol'],
    ['http://u:p@home.example/', 'credentials'],
    ['http://93.184.215.14:25/', 'port'],
    ['http://[', 'redirects'],
  ])('to %s is refused for its %s', async (location, reason) => {
    expect(await findReason({ url: (await lead(location)).url })).toBe(reason)
  })

  test('in a circle ends after five, and with none allowed is the answer', async () => {
    const circle = await startOtherSide((_request, response) => response.writeHead(302, { location: '/again' }).end())
    expect(await findReason({ url: circle.url })).toBe('redirects')
    expect(circle.calls).toHaveLength(6)
    expect((await readAll({ url: circle.url, redirects: 0 })).status).toBe(302)
    expect(circle.calls).toHaveLength(7)
  })

  test('to another origin takes neither body nor secrets along, within one it keeps them', async () => {
    const goal = await startOtherSide((_request, response) => response.end('here'))
    const secrets = { Authorization: 'Basic c2VjcmV0', 'X-Key': 'secret', Cookie: 'a=b', Accept: 'text/csv' }
    const away = await lead(`http://home.example:${goal.port}/list`, 307)
    const body = Buffer.from('{"secret":1}')
    const sent = { method: 'POST' as const, headers: { ...secrets, 'Content-Type': 'application/json' }, body }
    const found = await readAll({ url: away.url, ...sent })
    expect(found).toMatchObject({ text: 'here', url: `http://home.example:${goal.port}/list` })
    expect(away.calls[0]).toMatchObject({ method: 'POST', body: '{"secret":1}', headers: { 'x-key': 'secret' } })
    expect(away.calls[0]!.headers.cookie).toBeUndefined()
    expect(goal.calls[0]).toMatchObject({ method: 'GET', body: '', headers: { accept: 'text/csv' } })
    expect(JSON.stringify(goal.calls[0])).not.toMatch(/secret|c2VjcmV0|content-type/)

    const within = await startOtherSide(({ url }, response) =>
      url === '/' ? response.writeHead(308, { location: '/next' }).end() : response.end('next'),
    )
    await readAll({ url: within.url, ...sent })
    expect(within.calls[1]).toMatchObject({ method: 'POST', url: '/next', body: '{"secret":1}' })
    expect(within.calls[1]!.headers.authorization).toBe('Basic c2VjcmV0')
  })
})

describe('an answer', () => {
  test('comes with its status, headers and body, packed or not, without cookies', async () => {
    const here = await startOtherSide(({ url }, response) => {
      const packed = gzipSync('á'.repeat(1000))
      if (url === '/304') {
        response.writeHead(304, { etag: '"1"', 'content-encoding': 'gzip' }).end()
        return
      }
      response.writeHead(url === '/404' ? 404 : 200, { 'content-encoding': 'gzip', 'set-cookie': 'a=1', etag: '"1"' })
      response.end(packed)
    })
    const found = await readAll({ url: here.url })
    expect(found).toMatchObject({ status: 200, text: 'á'.repeat(1000) })
    expect(found.headers.get('etag')).toBe('"1"')
    expect(found.headers.has('set-cookie')).toBe(false)
    expect(await readAll({ url: `${here.url}/404` })).toMatchObject({ status: 404 })
    expect(await readAll({ url: `${here.url}/304` })).toMatchObject({ status: 304, text: '' })
  })

  const zeros = gzipSync(Buffer.alloc(8 * 1024 * 1024))
  const head = 'HTTP/1.1 200 OK\r\n'
  test.each<[string, string, Parameters<typeof startRawSide>[0]]>([
    ['cut in the middle', 'connection', (socket) => socket.end(`${head}Content-Length: 100\r\n\r\nhalf`)],
    [
      'cut between pieces',
      'connection',
      (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n`),
    ],
    ['that never begins', 'time', () => {}],
    ['closed before it begins', 'connection', (socket) => socket.destroy()],
    ['of another protocol', 'connection', (socket) => socket.end('220 mail.example ESMTP\r\n')],
    [
      'that switches protocols',
      'connection',
      (socket) => socket.write('HTTP/1.1 101 No\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
    ],
    ['that says 100 for ever', 'time', (socket) => drip(socket, 'HTTP/1.1 100 Continue\r\n\r\n', 5)],
    ['with headers for ever', 'size', (socket) => (socket.write(head), drip(socket, `X-A: ${'a'.repeat(500)}\r\n`, 1))],
    ['whose headers drip', 'time', (socket) => (socket.write(head), drip(socket, 'a', 20))],
    ['whose body drips past the whole time', 'time', (socket) => (socket.write(`${head}\r\n`), drip(socket, 'a', 50))],
    ['whose body stops', 'time', (socket) => socket.write(`${head}Content-Length: 100\r\n\r\nhalf`)],
    ['without a length whose body stops', 'time', (socket) => socket.write(`${head}\r\nhalf`)],
    ['that says it is too long', 'size', (socket) => socket.write(`${head}Content-Length: 5000000\r\n\r\n`)],
    ['without an end', 'size', (socket) => (socket.write(`${head}\r\n`), drip(socket, 'a'.repeat(200_000), 0))],
    [
      'that is a bomb',
      'packing',
      (socket) => socket.end(Buffer.concat([Buffer.from(`${head}Content-Encoding: gzip\r\n\r\n`), zeros])),
    ],
    [
      'packed and cut',
      'packing',
      (socket) =>
        socket.end(
          Buffer.concat([Buffer.from(`${head}Content-Encoding: gzip\r\n\r\n`), gzipSync('some words').subarray(0, 15)]),
        ),
    ],
    ['packed wrongly', 'packing', (socket) => socket.end(`${head}Content-Encoding: gzip\r\n\r\nnot gzip at all`)],
    ['packed otherwise', 'packing', (socket) => socket.end(`${head}Content-Encoding: br\r\n\r\nabc`)],
    ['of bad framing', 'connection', (socket) => socket.end(`${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`)],
  ])('%s ends as %s, and its connection too', async (_name, reason, say) => {
    const here = await startRawSide((socket) => socket.once('data', () => say(socket)))
    expect(await findReason({ url: here.url, firstByteMs: 300, totalMs: 900 })).toBe(reason)
    await expect.poll(() => here.open.size).toBe(0)
  })

  test('that nobody reads, or is let go, keeps no connection', async () => {
    const here = await startRawSide((socket) =>
      socket.once('data', () => socket.write(`${head}Content-Length: 9\r\n\r\nhalf`)),
    )
    const unread = await open().call({ ...bounds, url: here.url, totalMs: 200 })
    expect(here.open.size).toBe(1)
    await expect.poll(() => here.open.size).toBe(0)
    await expect(unread.body[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'outside.unreachable' })
    const closed = await open().call({ ...bounds, url: here.url })
    closed.close()
    await expect.poll(() => here.open.size).toBe(0)
    const left = await open().call({ ...bounds, url: here.url })
    for await (const _piece of left.body) break
    await expect.poll(() => here.open.size).toBe(0)
  })

  test('is waited for until whoever asked leaves', async () => {
    const here = await startRawSide(() => {})
    const leaving = new AbortController()
    const asked = findReason({ url: here.url, signal: leaving.signal })
    await expect.poll(() => here.open.size).toBe(1)
    leaving.abort()
    expect(await asked).toBe('connection')
    expect(await findReason({ url: here.url, signal: AbortSignal.abort() })).toBe('connection')
    await expect.poll(() => here.open.size).toBe(0)
  })
})

function drip(socket: Socket, text: string, everyMs: number): void {
  const timer = setInterval(() => socket.write(text), everyMs)
  socket.on('close', () => clearInterval(timer))
}
