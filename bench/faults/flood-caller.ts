import { Agent, request } from 'node:http'

import { clientHeaders } from '../workload.ts'
import { createAddresses } from './flood-addresses.ts'

/** What one caller is told, and what it met: milliseconds of the answered and of the refused, and how many were neither. */
export type Told = { url: string; connections: number; perSecond: number; seconds: number; from: number }
export type Met = {
  good: number[]
  /** How many of them were pages. */
  pages: number
  refused: number[]
  others: number
  silent: number
  /** Why there was no answer. */
  reasons: string[]
  /** Not asked, because all connections waited. */
  held: number
}

const patience = 10_000
const tickMs = 4

// One of several processes that call at once: one alone cannot ask three times the capacity. It asks when it is time to,
// evenly, whether what it asked before has been answered or not, as people do who know nothing of each other.
process.once('message', (told: Told) => {
  void callAtRate(told).then((met) => process.send!(met, () => process.disconnect()))
})

async function callAtRate({ url, connections, perSecond, seconds, from }: Told): Promise<Met> {
  const met: Met = { good: [], pages: 0, refused: [], others: 0, silent: 0, reasons: [], held: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const nextAddress = createAddresses(from)
  const asked = new Set<Promise<void>>()
  const began = performance.now()

  async function ask(): Promise<void> {
    const path = nextAddress()
    const { status, ms, reason } = await call(url + path, agent)
    if (status === 200) {
      met.good.push(ms)
      if (!path.startsWith('/v2/')) met.pages++
    } else if (status === 503) met.refused.push(ms)
    else if (status === 0) {
      met.silent++
      met.reasons.push(`${reason} ${path.split('?')[0]}`)
    } else met.others++
  }

  await new Promise<void>((resolve) => {
    let due = 0
    const timer = setInterval(() => {
      const passed = (performance.now() - began) / 1000
      for (const until = Math.min(passed, seconds) * perSecond; due < until; due++) {
        if (asked.size >= connections) {
          met.held++
          continue
        }
        const one: Promise<void> = ask().finally(() => asked.delete(one))
        asked.add(one)
      }
      if (passed < seconds) return
      clearInterval(timer)
      resolve()
    }, tickMs)
  })
  await Promise.all(asked)
  agent.destroy()
  return met
}

/** Status 0 is no answer, or none within ten seconds. */
function call(address: string, agent: Agent): Promise<{ status: number; ms: number; reason: string }> {
  const began = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, reason = '') => resolve({ status, ms: performance.now() - began, reason })
    const fail = ({ code, name }: NodeJS.ErrnoException) => end(0, code ?? name)
    const asked = request(
      address,
      { agent, headers: clientHeaders, signal: AbortSignal.timeout(patience) },
      (answer) => {
        answer.on('end', () => end(answer.statusCode ?? 0))
        answer.on('error', fail)
        answer.resume()
      },
    )
    asked.on('error', fail)
    asked.end()
  })
}
