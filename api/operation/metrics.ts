import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import type { Tools } from '../tools.ts'

/** Memory, processor and event loop: of the process, however many APIs it holds. */
let ofProcess: Registry | undefined

export type Metrics = {
  /** Notes one answered call: its endpoint, method and status, and how long it took. */
  observe: (route: string, method: string, status: number, milliseconds: number) => void
  text: () => Promise<string>
  contentType: string
}

export function createMetrics({ database, search }: Pick<Tools, 'database' | 'search'>): Metrics {
  if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) })
  const registry = new Registry()
  const registers = [registry]

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Calls of the API by door, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  })
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge('database_connections', 'Connections to the database.', () => database.pool.totalCount)
  gauge('database_connections_idle', 'Connections that wait for work.', () => database.pool.idleCount)
  gauge('database_waiting', 'Calls that wait for a connection.', () => database.pool.waitingCount)
  gauge('search_stale', '1 while the database does not tell what changed.', () => Number(search.isStale()))
  gauge('search_version', 'Moves with every change that search has taken in.', () => search.index.version)

  return {
    observe: (route, method, status, milliseconds) => durations.observe({ route, method, status }, milliseconds / 1000),
    text: () => Registry.merge([ofProcess!, registry]).metrics(),
    contentType: registry.contentType,
  }
}
