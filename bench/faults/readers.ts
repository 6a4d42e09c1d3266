import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

import { clientHeaders } from '../workload.ts'

export type Readers = {
  /** Answers so far. */
  seen: () => number
  /** How long each of them took, in milliseconds, in the order in which they came. */
  times: () => readonly number[]
  untilMore: (more: number) => Promise<void>
  /** What was read, and one line for each answer that should not have been. */
  stop: () => Promise<{ answers: number; assets: number; wrongs: string[] }>
}

const pages = ['/', '/propiedades/comprar', '/en/properties/rent', '/proyectos', '/listado/agentes', '/en']
const calls = ['/v2/properties?per_page=12', '/v2/properties/facets', '/v2/cities']
const pause = 20

/** Readers as browsers are: a page, then the scripts and styles that it names, a while after and one by one, then calls. */
export function startReaders(url: string, count: number): Readers {
  let [answers, assets] = [0, 0]
  const wrongs: string[] = []
  const times: number[] = []
  const over = new AbortController()

  async function read(path: string, agent: Agent): Promise<string> {
    const began = performance.now()
    const { status, text } = await ask(url + path, agent)
    times.push(performance.now() - began)
    answers++
    // A limit of calls at once is no fault of rolling, and there is none.
    if (status !== 200)
      wrongs.push(`${path} was answered ${status} ${status === 0 || status === 502 ? text : ''}`.trim())
    return text
  }

  const readers = Array.from({ length: count }, async (_, reader) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = reader; !over.signal.aborted; turn++) {
      const page = pages[turn % pages.length]!
      // Each page has many addresses, so that most are rendered.
      const html = await read(`${page}?utm_source=${turn}`, agent)
      const named = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|mjs|svg)/g))]
      for (const name of named) {
        if (over.signal.aborted) break
        await sleep(pause)
        await read(name, agent)
        assets++
      }
      await read(calls[turn % calls.length]!, agent)
    }
    agent.destroy()
  })
  return {
    seen: () => answers,
    times: () => times,
    untilMore: async (more) => {
      const enough = answers + more
      for (;;) {
        if (answers >= enough) return
        await sleep(50)
      }
    },
    stop: async () => {
      over.abort()
      await Promise.all(readers)
      return { answers, assets, wrongs }
    },
  }
}

function ask(address: string, agent: Agent): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const asked = get(address, { agent, headers: clientHeaders }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
      answer.on('error', (error) => resolve({ status: 0, text: error.message }))
    })
    asked.on('error', (error) => resolve({ status: 0, text: error.message }))
  })
}
