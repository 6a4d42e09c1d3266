import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A balancer that is as plain as can be: by turns, to whoever says that it is ready, and nothing is tried again. */
export type Balancer = {
  url: string
  /** Begins to ask a process whether it is ready, and gives it its turns as long as it is. */
  add: (url: string) => void
  /** How many get turns. */
  ready: () => number
  /** Forgets a process. */
  remove: (url: string) => void
  stop: () => void
}

/** One answer that is late takes nobody out of turns, two in a row do. */
type Backend = { url: string; isReady: boolean; failures: number; agent: Agent }

const lookEvery = 250

export async function startBalancer(): Promise<Balancer> {
  let backends: Backend[] = []
  let turn = 0

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = backends.filter(({ isReady }) => isReady)
    const backend = ready[turn++ % ready.length]
    if (!backend) return void outgoing.writeHead(502).end('no process is ready')
    const { method, headers } = incoming
    const asked = request(backend.url + incoming.url, { agent: backend.agent, method, headers }, (answer) => {
      const { connection: _, 'keep-alive': __, ...passed } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, passed)
      answer.on('error', () => outgoing.destroy())
      answer.pipe(outgoing)
    })
    asked.on('error', (error) => {
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end(`cut: ${error.message}`)
    })
    incoming.pipe(asked)
  }

  async function look(backend: Backend): Promise<void> {
    const answer = await fetch(`${backend.url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    backend.failures = answer?.ok ? 0 : backend.failures + 1
    backend.isReady = answer?.ok === true || (backend.isReady && backend.failures < 2)
  }
  const timer = setInterval(() => backends.forEach((backend) => void look(backend)), lookEvery)
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void backends.push({ url, isReady: false, failures: 0, agent: new Agent({ keepAlive: true }) }),
    ready: () => backends.filter(({ isReady }) => isReady).length,
    remove: (url) => {
      for (const one of backends) if (one.url === url) one.agent.destroy()
      backends = backends.filter((one) => one.url !== url)
    },
    stop: () => {
      clearInterval(timer)
      server.closeAllConnections()
      server.close()
    },
  }
}
