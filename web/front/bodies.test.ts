import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { createBodies, discardBody, type BodyLimits } from './bodies.ts'
import { startFront } from './test-front.ts'

const megabyte = 2 ** 20
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** The front behind one proxy, with what its calls were given. */
async function withFront(answer: (outgoing: ServerResponse) => void = (outgoing) => void outgoing.end('{}')) {
  const called: { address: string; bytes: number | undefined }[] = []
  const front = await startFront({
    limits: { calls: 0, renders: 0, trustedHops: 1 },
    call: async (_incoming, outgoing, { address, body }) => {
      called.push({ address, bytes: body?.length })
      answer(outgoing)
    },
  })
  closing.push(front.stop)
  return { ...front, called, port: (front.server.address() as AddressInfo).port }
}

/** A connection that begins a body and does not go on; what is heard on it grows. */
async function beginBody(port: number, address: string, words = '{', length = 1000) {
  const socket: Socket & { heard?: string } = connect(port, '127.0.0.1')
  closing.push(() => socket.destroy())
  socket.setEncoding('latin1').on('data', (part) => (socket.heard = (socket.heard ?? '') + String(part)))
  socket.on('error', () => {})
  await once(socket, 'connect')
  const headers = ['Host: a', `X-Forwarded-For: ${address}`, `Content-Length: ${length}`]
  socket.write(`POST /v2/notes HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${words}`)
  return socket
}

test('beside 400 bodies of six addresses that never end nobody else is refused, nor those of these addresses who are quick', async () => {
  const { ask, port, called } = await withFront()
  const slow = await Promise.all(Array.from({ length: 400 }, (_, at) => beginBody(port, `10.0.0.${at % 6}`)))
  const statuses = new Set<number>()
  for (let turn = 0; turn < 60; turn++) {
    const headers = { 'x-forwarded-for': turn % 3 === 0 ? '10.0.0.1' : '10.9.9.9' }
    statuses.add((await ask('/v2/notes', { method: 'POST', headers, body: '{"a":1}' })).status)
    statuses.add((await ask('/v2/properties', { headers })).status)
  }
  expect([...statuses]).toEqual([200])
  expect(called).toHaveLength(120)
  // What they hold is bounded: some were told to go.
  await expect
    .poll(() => slow.filter(({ heard }) => /^HTTP\/1\.1 (429|503) /.test(heard ?? '')).length)
    .toBeGreaterThan(0)
})

test('who is still sending holds none of the places of those that are answered', async () => {
  const answering: ServerResponse[] = []
  const { ask, port, called } = await withFront((outgoing) => answering.push(outgoing))
  await Promise.all(Array.from({ length: 250 }, (_, at) => beginBody(port, `10.0.1.${at}`)))
  const asked = Array.from({ length: 250 }, () => ask('/v2/notes', { method: 'POST', body: '{}' }))
  await expect.poll(() => called.length).toBe(250)
  for (const outgoing of answering) outgoing.end('{}')
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('a slot is taken by a whole body, which comes to the call as it was sent', async () => {
  const { ask, called } = await withFront()
  const body = 'ñ'.repeat(40_000)
  expect((await ask('/v2/notes', { method: 'POST', body })).status).toBe(200)
  expect((await ask('/v2/notes', { method: 'POST' })).status).toBe(200)
  expect((await ask('/v2/notes')).status).toBe(200)
  expect(called.map(({ bytes }) => bytes)).toEqual([80_000, undefined, undefined])
})

test('whoever goes away in the middle of a body is neither called for nor an error', async () => {
  const { port, called, errors, ask } = await withFront()
  const socket = await beginBody(port, '10.0.0.1', 'x'.repeat(500))
  socket.destroy()
  expect((await ask('/v2/notes', { method: 'POST', body: '{}' })).status).toBe(200)
  expect([called.length, errors]).toEqual([1, []])
})

test.each([
  ['es', '/v2/notes', 2, 'Lo enviado supera el límite de 100 kB.'],
  ['en', '/v2/notes', 2, 'What you sent is over the limit of 100 kB.'],
  ['es', '/v2/files', 8, 'Lo enviado supera el límite de 5 MB.'],
  ['en', '/v2/files', 8, 'What you sent is over the limit of 5 MB.'],
])(
  'in %s whoever sends %s %d MB reads the limit, however it is sent, and not a reset',
  async (language, path, size, said) => {
    const { port, called, ask } = await withFront()
    for (const headers of [{ 'Content-Length': size * megabyte }, { 'Transfer-Encoding': 'chunked' }]) {
      const answer = await sendAll(port, path, Buffer.alloc(size * megabyte, 'x'), {
        ...headers,
        'Accept-Language': language,
      })
      expect(answer).toEqual({ status: 413, code: 'request.too_large', message: said })
    }
    expect(called).toEqual([])
    expect((await ask(path, { method: 'POST', body: 'x'.repeat(90_000) })).status).toBe(200)
  },
)

test('4.9 MB pass where a file may come along', async () => {
  const { port, called } = await withFront()
  const size = Math.floor(4.9 * megabyte)
  const answer = await sendAll(port, '/v2/files', Buffer.alloc(size), { 'Content-Length': size })
  expect(answer.status).toBe(200)
  expect(called[0]!.bytes).toBe(size)
})

/** Sends every byte before it listens, as browsers do; a reset on the way is an error. */
async function sendAll(port: number, path: string, bytes: Buffer, headers: object) {
  const socket = connect(port, '127.0.0.1').pause()
  closing.push(() => socket.destroy())
  const lines = Object.entries({ Host: 'a', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const isChunked = 'Transfer-Encoding' in headers
  const parts = isChunked ? [`${bytes.length.toString(16)}\r\n`, bytes, '\r\n0\r\n\r\n'] : [bytes]
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
    for (const part of parts.slice(0, -1)) socket.write(part)
    socket.write(parts.at(-1)!, () => resolve())
  })
  const answered = once(socket, 'data')
  socket.resume()
  const [heard] = (await answered) as [Buffer]
  const [head = '', body = ''] = heard.toString().split('\r\n\r\n')
  return { status: Number(head.slice(9, 12)), ...JSON.parse(body) }
}

/** Bodies alone, behind a server that says what became of each. */
async function withBodies(limits: Partial<BodyLimits>) {
  const bodies = createBodies({ perAddress: 4 * megabyte, inAll: 8 * megabyte, patience: 60_000, ...limits })
  const ends: (number | null)[] = []
  const held: (() => void)[] = []
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing)
  })
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const address = String(incoming.headers['x-forwarded-for'])
    const body = await bodies.read(incoming, outgoing, { address, maxBytes: 2 * megabyte })
    ends.push(Buffer.isBuffer(body) ? body.length : body)
    discardBody(incoming, outgoing)
    if (Buffer.isBuffer(body)) held.push(() => outgoing.end('whole'))
    else outgoing.writeHead(body ?? 400).end()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { ends, held, port: (server.address() as AddressInfo).port }
}

test('of one address the slowest is given up first, not the one that has brought most', async () => {
  const { port, ends } = await withBodies({})
  const idle = await beginBody(port, 'a', '', 2 * megabyte)
  await beginBody(port, 'a', 'x'.repeat(megabyte), 2 * megabyte)
  const third = await beginBody(port, 'a', 'x'.repeat(megabyte), 2 * megabyte)
  third.write('x'.repeat(megabyte))
  await expect.poll(() => ends).toEqual([2 * megabyte])
  const fourth = await beginBody(port, 'a', 'x'.repeat(megabyte), 2 * megabyte)
  await expect.poll(() => idle.heard ?? '').toContain('429')
  expect(fourth.heard).toBeUndefined()
})

test('of all addresses the one that holds most gives way, in whatever order they come', async () => {
  const { port, ends } = await withBodies({ perAddress: 8 * megabyte, inAll: 5 * megabyte })
  const max = 'x'.repeat(1.9 * megabyte)
  const greedy = [await beginBody(port, 'a', max, 2 * megabyte), await beginBody(port, 'a', max, 2 * megabyte)]
  const small = await beginBody(port, 'b', 'x', 2 * megabyte)
  const other = await beginBody(port, 'c', 'x'.repeat(megabyte), 2 * megabyte)
  await expect.poll(() => greedy.filter(({ heard }) => heard?.includes('503')).length).toBe(1)
  expect([ends, small.heard, other.heard]).toEqual([[503], undefined, undefined])
})

test('what is held by calls counts until they are answered', async () => {
  const { port, ends, held } = await withBodies({ perAddress: 3 * megabyte })
  await beginBody(port, 'a', 'x'.repeat(2 * megabyte), 2 * megabyte)
  await expect.poll(() => ends).toEqual([2 * megabyte])
  const second = await beginBody(port, 'a', 'x'.repeat(2 * megabyte), 2 * megabyte)
  await expect.poll(() => second.heard ?? '').toContain('429')
  held[0]!()
  await expect
    .poll(async () => {
      await beginBody(port, 'a', 'x'.repeat(2 * megabyte), 2 * megabyte)
      return ends.filter((end) => end === 2 * megabyte).length
    })
    .toBeGreaterThan(1)
})

test('who is slower than the slowest that is waited for is told so', async () => {
  const { port, ends } = await withBodies({ patience: 20 })
  const socket = await beginBody(port, 'a')
  await expect.poll(() => socket.heard ?? '').toContain('408')
  expect(ends).toEqual([408])
})
