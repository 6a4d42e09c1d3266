import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createListener, Server as NetServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Bodies have a time of their own (`bodies.ts`), which ends sooner: the largest at the slowest that is waited for. */
const patience = { headersTimeout: 8000, requestTimeout: 200_000, connectionsCheckingInterval: 1000 }

/**
 * The event loop accepts one connection of a listening socket in each of its turns, and under load its turns are long: by one
 * socket a crowd that comes at once would wait for half a minute before it could even be refused (decision 193).
 */
const listeningSockets = 16

export type HttpServer = {
  server: Server
  /** Resolves when the server listens; a port that is taken and a host that is not ours are named. */
  listen: (port: number, host?: string) => Promise<void>
  /** Stops listening as soon as the loop has a moment; connections that stand go on. */
  stopListening: () => Promise<void>
  /** Stops listening, lets every request that has come be answered, and resolves when all connections are closed. */
  close: (grace?: Grace) => Promise<void>
}

type Grace = {
  /** Milliseconds for which an idle connection may still bring a request that is already on its way. */
  idle: number
  /** Milliseconds after which nobody is waited for. */
  max: number
}

/** An HTTP server whose every answer, also to what is no HTTP at all, carries the headers that it is given. */
export function createHttpServer(listener: RequestListener, headers: Record<string, string>): HttpServer {
  const server = createServer({ ...patience, maxHeaderSize: 16 * 1024, requireHostHeader: false }, listener)
  // Longer than the idle time of the proxies that may stand before us, or they would meet closed doors.
  server.keepAliveTimeout = 65_000
  // A reader who takes nothing for so long is gone.
  server.timeout = 15_000

  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse }) => {
    const isAnswering = socket._httpMessage?.headersSent === true
    if (socket.writable && !isAnswering && error.code !== 'ECONNRESET')
      socket.write(bareAnswer(statusOf(error), headers))
    socket.destroy()
  })
  server.on('connect', (_incoming, socket) => socket.end(bareAnswer(405, headers)))
  server.on('checkExpectation', (_incoming, outgoing: ServerResponse) =>
    outgoing.writeHead(417, { ...headers, 'Content-Length': '0', Connection: 'close' }).end(),
  )
  // Browsers open connections ahead of need; Node counts those as busy until their first request.
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  const closeIdle = () => {
    server.closeIdleConnections()
    for (const socket of silent) if (socket.bytesRead === 0) socket.destroy()
  }
  let listeners: NetServer[] = [server]
  const listen = async (port: number, host?: string) => {
    listeners = [server, ...(await listenWithOthers(server, port, host))]
  }
  /** Resolves when all connections are closed; none comes any more. */
  let closed: Promise<unknown> | undefined
  const stopListening = async () => {
    await acceptWaiting()
    closed ??= Promise.all(listeners.map(closeListener))
  }
  const close = async (grace?: Grace) => {
    await stopListening()
    await closeGently(server, closed!, closeIdle, grace)
  }
  return { server, listen, stopListening, close }
}

/** Listens by several sockets where the system shares a port among those of one user, and answers those beside the first. */
async function listenWithOthers(server: Server, port: number, host?: string): Promise<NetServer[]> {
  if (process.platform !== 'linux') {
    await listenOn(server, { port, host })
    return []
  }
  // Sockets that share a port would not notice that another process of this user has it.
  const first = createListener()
  await listenOn(first, { port, host })
  const shared = { port: (first.address() as AddressInfo).port, host, reusePort: true }
  await closeListener(first)
  await listenOn(server, shared)
  const others = Array.from({ length: listeningSockets - 1 }, () =>
    createListener({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  const listening = await Promise.allSettled(others.map((other) => listenOn(other, shared)))
  // Node 20 cannot share a port.
  return others.filter((_, nth) => listening[nth]!.status === 'fulfilled')
}

type Listening = { port: number; host: string | undefined; reusePort?: boolean }

function listenOn(server: NetServer, { port, host, ...how }: Listening): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const said = whyNot(error.code, port, host)
      reject(said ? new Error(said, { cause: error }) : error)
    })
    server.listen({ port, ...how, ...(host !== undefined && { host }) }, resolve)
  })
}

/** Not the HTTP server's own `close`: that cuts idle connections at once, and with them requests still on the wire. */
function closeListener(server: NetServer): Promise<void> {
  return new Promise((resolve) => NetServer.prototype.close.call(server, () => resolve()))
}

function whyNot(code: string | undefined, port: number, host: string | undefined): string | undefined {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what listens there, or set PORT.`
  if (code === 'EACCES') return `Port ${port} is not for this user. Set PORT to one above 1023.`
  const isNotOurs = code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN' || code === 'EINVAL'
  return isNotOurs ? `HOST ${host} is no address of this machine.` : undefined
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

function bareAnswer(status: number, headers: Record<string, string>): string {
  const lines = Object.entries({ ...headers, 'Cache-Control': 'no-store', 'Content-Length': '0', Connection: 'close' })
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** Milliseconds of a turn of the loop in which hardly anybody connects, and of how long one is waited for. */
const shortTurn = 1
const maxWait = 500

/** Waits for a short turn of the loop: who has connected and was not accepted yet would be cut off by the end of listening. */
async function acceptWaiting(): Promise<void> {
  const until = performance.now() + maxWait
  for (let turn = Infinity; turn > shortTurn && performance.now() < until;) {
    const began = performance.now()
    await new Promise((resolve) => setImmediate(resolve))
    turn = performance.now() - began
  }
}

async function closeGently(
  server: Server,
  closed: Promise<unknown>,
  closeIdle: () => void,
  grace: Grace = { idle: 1000, max: 4000 },
) {
  let sweep: NodeJS.Timeout | undefined
  const afterGrace = setTimeout(() => {
    closeIdle()
    sweep = setInterval(closeIdle, 50)
  }, grace.idle)
  const atLast = setTimeout(() => server.closeAllConnections(), grace.max)
  await closed
  clearTimeout(afterGrace)
  clearTimeout(atLast)
  clearInterval(sweep)
}
