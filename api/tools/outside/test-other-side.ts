import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net'

import { onTestFinished } from 'vitest'

/** Starts somebody else's server on this machine, that answers by HTTP; keeps what it was sent. */
export async function startOtherSide(answer: RequestListener) {
  const calls: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { method, url, headers } = request
      calls.push({ method: method!, url: url!, headers, body: Buffer.concat(pieces).toString() })
      answer(request, response)
    })
  })
  return { calls, ...(await listen(server, () => server.closeAllConnections())) }
}

/** Starts one that says whatever it likes, byte by byte. */
export async function startRawSide(answer: (socket: Socket) => void) {
  const open = new Set<Socket>()
  const server = createSocketServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
    // What is not read never learns that the other end left.
    socket.resume()
    answer(socket)
  })
  return { open, ...(await listen(server, () => open.forEach((socket) => socket.destroy()))) }
}

async function listen(server: Server, end: () => void) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      end()
    })
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return { port, url: `http://127.0.0.1:${port}`, close }
}
