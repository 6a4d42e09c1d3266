import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

import { afterEach, describe, expect, test } from 'vitest'

import { startFront } from './test-front.ts'

let front: Awaited<ReturnType<typeof startFront>>
afterEach(() => front.stop())

describe('limits', () => {
  test('an address that calls too often waits, and what it claims to be does not help it', async () => {
    front = await startFront({ limits: { calls: 3, renders: 2, trustedHops: 0 } })
    const statuses = []
    for (let turn = 0; turn < 4; turn++) {
      const headers = {
        'x-forwarded-for': `10.0.0.${turn}`,
        'x-real-ip': `10.0.0.${turn}`,
        forwarded: `for=10.0.0.${turn}`,
      }
      statuses.push((await front.ask('/v2/properties', { headers })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429])
    const refused = await front.ask('/v2/properties', { headers: { 'accept-language': 'en' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ code: 'request.too_many', message: expect.stringContaining('Wait') })
    expect((await front.ask('/livez')).status).toBe(200)
  })

  test('behind a trusted proxy the address that it wrote counts, not what the client put before it', async () => {
    front = await startFront({ limits: { calls: 1, renders: 0, trustedHops: 1 } })
    const call = async (forwarded: string) =>
      (await front.ask('/v2/properties', { headers: { 'x-forwarded-for': forwarded } })).status
    expect(await call('6.6.6.6, 10.0.0.1')).toBe(200)
    expect(await call('7.7.7.7, 10.0.0.1')).toBe(429)
    expect(await call('6.6.6.6, 10.0.0.2')).toBe(200)
    expect(await call('2001:db8:1:2::1')).toBe(200)
    expect(await call('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await call('2001:db8:1:3::1')).toBe(200)
  })

  test('only pages that must be made count', async () => {
    front = await startFront({ limits: { calls: 0, renders: 2, trustedHops: 0 } })
    const statuses = []
    for (const path of ['/', '/', '/', '/en', '/en', '/propiedades', '/']) statuses.push((await front.ask(path)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200])
  })
})

test('the end loses no request: eight who keep asking get every answer, and idle connections do not hold it up', async () => {
  front = await startFront({
    call: async (_incoming, outgoing) => {
      await new Promise((resolve) => setTimeout(resolve, 3))
      outgoing.end('{}')
    },
  })
  const { port } = front.server.address() as AddressInfo
  const idle = connect(port, '127.0.0.1')
  await once(idle, 'connect')
  const idleClosed = once(idle, 'close')
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const outcomes = { answered: 0, lost: 0, refused: 0 }
  const run = { isOver: false }
  const ask = () =>
    new Promise<void>((resolve) => {
      const asked = request({ port, host: '127.0.0.1', path: '/v2/properties', agent }, (answer) => {
        answer.resume().on('end', () => resolve(void outcomes.answered++))
      })
      asked.on('error', (error: NodeJS.ErrnoException) => {
        outcomes[error.code === 'ECONNREFUSED' ? 'refused' : 'lost']++
        resolve()
      })
      asked.end()
    })
  const clients = Array.from({ length: 8 }, async () => {
    while (!run.isOver && outcomes.refused < 8) await ask()
  })
  await expect.poll(() => outcomes.answered).toBeGreaterThan(100)

  front.drain()
  const closed = front.close({ idle: 300, max: 60_000 })
  await expect.poll(() => front.server.listening).toBe(false)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  await closed
  run.isOver = true
  await Promise.all(clients)
  await idleClosed
  agent.destroy()
  expect(outcomes.lost).toBe(0)
  expect(outcomes.refused).toBeGreaterThan(0)
})

test('while it ends, whoever is answered is told to go', async () => {
  front = await startFront()
  expect((await front.ask('/')).headers.get('connection')).toBe('keep-alive')
  front.drain()
  for (const path of ['/', '/app.js', '/v2/properties', '/es']) {
    expect((await front.ask(path)).headers.get('connection')).toBe('close')
  }
})
