import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, onTestFinished, test } from 'vitest'

import { answerHeaders } from './call.ts'
import { createListener } from './reach.ts'

const long = JSON.stringify({ data: Array.from({ length: 200 }, (_, number) => `Una casa en la calle ${number}`) })

/** Asks over a real socket and answers the bytes as they came. */
async function openServer(body: string) {
  const answer = async () => ({ status: 200, headers: answerHeaders, body })
  const server = createServer((incoming, outgoing) => void createListener(answer)(incoming, outgoing))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close().closeAllConnections()
  })
  const { port } = server.address() as AddressInfo

  return async (accepted?: string, method = 'GET') => {
    const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted }
    const asked = request({ port, method, headers }).end()
    const [incoming] = await once(asked, 'response')
    const bytes = Buffer.concat(await incoming.toArray())
    const { 'content-encoding': encoding, 'content-length': length, vary } = incoming.headers
    return { bytes, encoding, length: Number(length), vary }
  }
}

test('an answer comes in the best compression that the caller takes, and tells caches that it depends on it', async () => {
  const ask = await openServer(long)
  const [plain, br, gz, none] = [
    await ask(),
    await ask('gzip, deflate, br'),
    await ask('gzip, br;q=0'),
    await ask('zstd'),
  ]
  expect([plain, br, gz, none].map(({ encoding }) => encoding)).toEqual([undefined, 'br', 'gzip', undefined])
  expect(brotliDecompressSync(br.bytes).toString()).toBe(long)
  expect(gunzipSync(gz.bytes).toString()).toBe(long)
  expect(plain.bytes.toString()).toBe(long)
  expect(br.bytes.length).toBeLessThan(long.length / 5)
  for (const { bytes, length, vary } of [plain, br, gz, none]) {
    expect(length).toBe(bytes.length)
    expect(vary).toContain('Accept-Encoding')
  }
})

test('HEAD says of a compressed answer what GET says, without the answer', async () => {
  const ask = await openServer(long)
  const [head, whole] = [await ask('br', 'HEAD'), await ask('br')]
  expect(head).toEqual({ ...whole, bytes: Buffer.alloc(0) })
})

test('what fits in a packet is sent as it is', async () => {
  const ask = await openServer('{"data":[]}')
  expect(await ask('br')).toMatchObject({ encoding: undefined, length: 11, bytes: Buffer.from('{"data":[]}') })
})

test('when many ask at once, those whom no core is free for get the answer as it is', async () => {
  const ask = await openServer(JSON.stringify({ data: Array.from({ length: 60_000 }, () => Math.random()) }))
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask('br')))
  const plain = answers.filter(({ encoding }) => encoding === undefined)
  expect(plain.length).toBeGreaterThan(0)
  expect(plain.length).toBeLessThan(40)
})
