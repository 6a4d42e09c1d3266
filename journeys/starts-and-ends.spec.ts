import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findFreePort, startProduct } from '../check/product.ts'
import { expect, test } from './test.ts'

test.describe.configure({ mode: 'serial' })

/** Starts the server as a person would and waits for its end. */
async function runToItsEnd(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['start.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const [code] = (await once(child, 'exit')) as [number | null]
  return { code, said }
}

test('a setting that makes no sense is named in one line, and nothing starts', async () => {
  const { code, said } = await runToItsEnd({ PORT: 'eighty' })
  expect(code).toBe(1)
  expect(said.trim()).toMatch(/^PORT must be .*$/)
})

test('a brand file that is none is named, and nothing starts', async () => {
  const { code, said } = await runToItsEnd({ BRAND_FILE: '/nowhere/brand.json' })
  expect(code).toBe(1)
  expect(said.trim()).toBe('BRAND_FILE /nowhere/brand.json cannot be read as JSON')
})

test('one process at a time has the data and the port, and its end loses no request', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'marquesina-data-'))
  const product = await startProduct({ DATA_DIR })
  const port = new URL(product.url).port

  // Their end takes its time, in which the rest goes on.
  const slowClients = test.step('clients that are too slow are sent away while others are answered', async () => {
    const slow = Array.from({ length: 50 }, async (_, at) => {
      const socket = connect(Number(port), 'localhost')
      socket.on('error', () => {})
      socket.resume()
      const start = [
        '',
        'GET / HTTP/1.1\r\nHost: a\r\n',
        'POST /v2/x HTTP/1.1\r\nHost: a\r\nContent-Length: 99\r\n\r\n',
      ]
      socket.write(start[at % 3] || 'G')
      const drip = setInterval(() => socket.write(at % 3 === 1 ? `X-${Date.now()}: a\r\n` : 'E'), 1000)
      await once(socket, 'close')
      clearInterval(drip)
    })
    const crowd = { isGone: false }
    const gone = Promise.all(slow).then(() => (crowd.isGone = true))
    while (!crowd.isGone) {
      expect((await fetch(`${product.url}/livez`)).status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await gone
  })

  await test.step('a second process on the same data is refused, and the first is named', async () => {
    const { code, said } = await runToItsEnd({ DATA_DIR, PORT: String(await findFreePort()) })
    expect(code).toBe(1)
    expect(said.trim()).toMatch(
      new RegExp(`^The database in .* is in use by process ${product.process.pid}\\.[^\\n]*$`),
    )
  })

  await test.step('a port in use is named', async () => {
    const other = await mkdtemp(join(tmpdir(), 'marquesina-data-'))
    const { code, said } = await runToItsEnd({ DATA_DIR: other, PORT: port })
    expect(code).toBe(1)
    expect(said.trim()).toBe(`Port ${port} is in use. Stop what listens there, or set PORT.`)
    await rm(other, { recursive: true, force: true })
  })

  await slowClients

  await test.step('told to end under load, it answers everyone whom it has heard', async () => {
    const outcomes: Record<string, number> = {}
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    const path = '/v2/properties?per_page=24'
    const ask = () =>
      new Promise<string>((resolve) => {
        const asked = request({ port, agent, path, headers: { 'X-Api-Key': 'demo-client-key' } }, (answer) => {
          answer.resume().on('end', () => resolve(String(answer.statusCode)))
          answer.on('error', () => resolve('cut off'))
        })
        asked.on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code))).end()
      })
    const clients = Array.from({ length: 8 }, async () => {
      for (let outcome = ''; outcome !== 'ECONNREFUSED';) {
        outcome = await ask()
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
    })
    await expect.poll(() => outcomes['200'] ?? 0).toBeGreaterThan(200)
    const silent = connect(Number(port), 'localhost').on('error', () => {})
    const exited = once(product.process, 'exit')
    product.process.kill('SIGTERM')
    await Promise.all(clients)
    expect(await exited).toEqual([0, null])
    expect(Object.keys(outcomes).toSorted()).toEqual(['200', 'ECONNREFUSED'])
    agent.destroy()
    silent.destroy()
  })

  await test.step('the data are free again', async () => {
    const again = await startProduct({ DATA_DIR })
    expect(again.output()).not.toContain('demo world …')
    await again.stop()
    await rm(DATA_DIR, { recursive: true, force: true })
  })
})
