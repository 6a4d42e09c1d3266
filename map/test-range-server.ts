import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a server makes of a range; `true` where it has answered by itself. */
type Behaviour = (asked: { first: number; last: number; count: number }, outgoing: ServerResponse) => boolean | void

/** A server on this machine that gives one file in ranges, and behaves as a test wants it. */
export async function startRangeServer(file: Buffer, behave: Behaviour = () => {}) {
  let [count, etag, sent] = [0, '"first"', 0]
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(incoming.headers.range ?? '') ?? []
    const asked = { first: Number(first), last: Math.min(Number(last), file.length - 1), count: ++count }
    if (behave(asked, outgoing)) return
    const body = file.subarray(asked.first, asked.last + 1)
    sent += body.length
    outgoing.writeHead(206, {
      'Content-Range': `bytes ${asked.first}-${asked.last}/${file.length}`,
      'Content-Length': body.length,
      ETag: etag,
    })
    outgoing.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/planet.pmtiles`,
    /** Bytes of all that was sent whole. */
    sent: () => sent,
    asked: () => count,
    /** From now on it is another file that stands there. */
    renew: () => void (etag = '"second"'),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
