import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { clientHeaders } from './workload.ts'

/** One call as its caller saw it; `status` 0 is no answer at all. */
export type Call = {
  path: string
  status: number
  error: string
  at: number
  ms: number
  says: string
  retryAfter?: string | undefined
}

export type Callers = {
  /** How many calls have ended with 200 so far. */
  served: () => number
  /** How many calls have ended so far. */
  all: () => number
  stop: () => Promise<Call[]>
}

/** Keep-alive callers that ask on and on until told to stop; then they say what they met. */
export function startCallers(url: string, paths: string[], count: number, pause = 0): Callers {
  const calls: Call[] = []
  let served = 0
  const over = new AbortController()
  const callers = Array.from({ length: count }, async (_, caller) => {
    const { ask, close } = createCaller(url)
    for (let turn = caller; !over.signal.aborted; turn++) {
      const call = await ask(paths[turn % paths.length]!)
      calls.push(call)
      if (call.status === 200) served++
      if (pause > 0 || call.status === 0) await sleep(pause || 20)
    }
    close()
  })
  return {
    served: () => served,
    all: () => calls.length,
    stop: async () => {
      over.abort()
      await Promise.all(callers)
      return calls
    },
  }
}

/** One caller with a connection of its own, which is kept. */
export function createCaller(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return { ask: (path: string) => callOnce(url, path, agent), close: () => agent.destroy() }
}

function callOnce(url: string, path: string, agent: Agent): Promise<Call> {
  const at = Date.now()
  return new Promise((resolve) => {
    const end = (status: number, error: string, says: string, retryAfter?: string) =>
      resolve({ path, status, error, at, ms: Date.now() - at, says, retryAfter })
    const asked = request(url + path, { agent, headers: clientHeaders }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        end(answer.statusCode ?? 0, '', Buffer.concat(chunks).toString(), answer.headers['retry-after']),
      )
      answer.on('error', (error: NodeJS.ErrnoException) => end(0, `cut off: ${error.code}`, ''))
    })
    asked.on('error', (error: NodeJS.ErrnoException) =>
      end(0, `${error.code}${asked.reusedSocket ? ' on a kept socket' : ''}`, ''),
    )
    asked.end()
  })
}

/** How many calls ended in which way, for people. */
export function describeOutcomes(calls: Call[]): string {
  const counts = new Map<string, number>()
  for (const { status, error } of calls) {
    const outcome = error || String(status)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ')
}
