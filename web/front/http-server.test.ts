import { createServer, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'

import { expect, test } from 'vitest'

import { createHttpServer } from './http-server.ts'

const crowd = 160

/** A thread that connects so often and says when the system has taken all of it, whether or not anybody accepts. */
const connectOften = `
  const { workerData: { port, crowd, count } } = require('node:worker_threads')
  const { connect } = require('node:net')
  const connected = new Int32Array(count)
  for (let nth = 0; nth < crowd; nth++)
    connect(port, '127.0.0.1', () => {
      Atomics.add(connected, 0, 1)
      Atomics.notify(connected, 0)
    })
`

test.runIf(process.platform === 'linux')('a crowd that comes during one turn is accepted in a few', async () => {
  const { server, listen, close } = createHttpServer((_incoming, outgoing) => outgoing.end(), {})
  await listen(0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  const count = new SharedArrayBuffer(4)
  const connected = new Int32Array(count)
  let accepted = 0
  server.on('connection', () => accepted++)
  const worker = new Worker(connectOften, { eval: true, workerData: { port, crowd, count } })
  await new Promise((resolve) => worker.once('online', resolve))
  // The loop does not turn until everybody stands before the door.
  for (let before = 0; before < crowd; before = Atomics.load(connected, 0)) Atomics.wait(connected, 0, before, 60_000)
  let turns = 0
  for (const isAccepted = () => accepted === crowd; !isAccepted(); turns++)
    await new Promise((resolve) => setImmediate(resolve))
  expect(turns).toBeLessThan(crowd / 2)
  await worker.terminate()
  await close({ idle: 0, max: 0 })
})

test('a port that somebody has is named, also where its holder would share it', async () => {
  const holder = createServer()
  const reusePort = process.platform === 'linux'
  await new Promise<void>((resolve) => holder.listen({ port: 0, host: '127.0.0.1', reusePort }, resolve))
  const { port } = holder.address() as AddressInfo
  const { listen } = createHttpServer(() => {}, {})
  await expect(listen(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is in use.`)
  holder.close()
})
