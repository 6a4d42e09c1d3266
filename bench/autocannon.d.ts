/** As much of autocannon as the benches use; it comes without types. */
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Requests a second of all connections together. */
    overallRate?: number
    /** Seconds, or how many requests in all. */
    duration?: number
    amount?: number
    headers: Record<string, string>
    requests?: { method: 'GET'; path?: string; setupRequest?: (request: object) => object }[]
  }
  type Result = {
    requests: { average: number; total: number }
    latency: { p50: number; p99: number }
    errors: number
    timeouts: number
    non2xx: number
  }
  type Heard = (client: unknown, status: number, bytes: number, milliseconds: number) => void
  type Run = PromiseLike<Result> & { on: (event: 'response', heard: Heard) => void }
  export default function autocannon(options: Options): Run
}
