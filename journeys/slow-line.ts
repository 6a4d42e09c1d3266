import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Line = {
  url: string
  /** Bytes that came from the browser. */
  sent: () => number
  /** What each upload that was begun is to hold, in bytes; one that was begun twice counts once. */
  begun: () => number[]
  /** Hangs up on everybody and answers nobody for so many milliseconds. */
  drop: (ms: number) => Promise<void>
  close: () => void
}

/** Holds whatever goes one way to so many bytes a second, however many it comes by. */
function createPace(bytesPerSecond: number) {
  let freeAt = 0
  return async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1000
    await sleep(Math.max(0, freeAt - performance.now()))
  }
}

/** A line to the product that carries so many bytes a second from the browser, and as many to it if told; it can be cut. */
export async function openLine(product: string, up: number, down = Infinity): Promise<Line> {
  const { hostname, port } = new URL(product)
  const sockets = new Set<Socket>()
  const lengths = new Set<string>()
  let [sent, isCut] = [0, false]
  const paces = { up: createPace(up), down: createPace(down) }

  function note(bytes: Buffer): void {
    sent += bytes.length
    for (const [, length] of bytes.toString('latin1').matchAll(/upload-length: (\d+)/gi)) lengths.add(length!)
  }

  async function carry(from: Socket, to: Socket, way: keyof typeof paces): Promise<void> {
    for await (const chunk of from) {
      const bytes = chunk as Buffer
      if (way === 'up') note(bytes)
      await paces[way](bytes.length)
      if (!to.write(bytes)) await once(to, 'drain')
    }
    to.end()
  }

  const server = createServer((browser) => {
    if (isCut) {
      browser.destroy()
      return
    }
    const behind = connect(Number(port), hostname)
    for (const socket of [browser, behind]) {
      sockets.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          browser.destroy()
          behind.destroy()
        })
    }
    carry(behind, browser, 'down').catch(() => {})
    carry(browser, behind, 'up').catch(() => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    begun: () => [...lengths].map(Number),
    drop: async (ms) => {
      isCut = true
      for (const socket of sockets) socket.destroy()
      await sleep(ms)
      isCut = false
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
