import { Agent, get } from 'node:http'

import autocannon from 'autocannon'

import { clientHeaders } from './workload.ts'

export type Load = { perSecond: number; p99: number; failures: number }

/** Addresses in turn, or one after the other as they are made. */
export type Addresses = readonly string[] | (() => string)

export function listRequests(addresses: Addresses) {
  if (typeof addresses !== 'function') return addresses.map((path) => ({ method: 'GET' as const, path }))
  const setupRequest = (request: object) => ({ ...request, path: addresses() })
  return [{ method: 'GET' as const, setupRequest }]
}

/** Sixteen callers at once, as fast as the server answers. */
export async function loadOf(url: string, paths: Addresses, seconds: number, connections = 16): Promise<Load> {
  const requests = listRequests(paths)
  const result = await autocannon({ url, connections, duration: seconds, headers: clientHeaders, requests })
  const failures = result.errors + result.timeouts + result.non2xx
  return { perSecond: result.requests.average, p99: result.latency.p99, failures }
}

export type Contest = { ours: Load; theirs: Load; share: number }

/** Ours and theirs in turn, so that a noisy machine is noisy for both; the share is the median of the rounds' shares. */
export async function compareRounds(
  ours: string,
  theirs: string,
  paths: string[],
  rounds: number,
  seconds: number,
): Promise<Contest> {
  const loads: { ours: Load; theirs: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    const pair = { ours: await loadOf(ours, paths, seconds), theirs: await loadOf(theirs, paths, seconds) }
    loads.push(pair)
  }
  const byShare = loads.toSorted((a, b) => shareOf(a) - shareOf(b))
  const middle = byShare[Math.floor(byShare.length / 2)]!
  return { ...middle, share: shareOf(middle) }
}

function shareOf(pair: { ours: Load; theirs: Load }): number {
  return pair.ours.perSecond / pair.theirs.perSecond
}

export type Latency = { p50: number; p95: number; bytes: number }

/** One caller, one call after the other on one connection; milliseconds from asking to the last byte. */
export async function measureLatency(url: string, paths: string[]): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  let bytes = 0
  for (const path of paths) {
    const began = performance.now()
    bytes += await bytesOf(url + path, agent)
    times.push(performance.now() - began)
  }
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { p50: at(0.5), p95: at(0.95), bytes: bytes / paths.length }
}

function bytesOf(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, headers: clientHeaders }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${address} answered ${answer.statusCode}`)),
      )
      answer.on('error', reject)
    })
    request.on('error', reject)
  })
}
