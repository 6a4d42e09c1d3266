import type { IncomingMessage, ServerResponse } from 'node:http'

/** Why a body was not taken: too slow, too large, too many of one address, too many in all. */
export type RefusedBody = 408 | 413 | 429 | 503

export type Bodies = {
  /**
   * The whole body of a request, in memory until its answer is out; the status that it is refused with; or null when the
   * client went away. Of too many at once the slowest is given up, of the address that holds most: never whoever is quick.
   */
  read: (incoming: IncomingMessage, outgoing: ServerResponse, from: Sender) => Promise<Buffer | RefusedBody | null>
}

type Sender = { address: string; maxBytes: number }

export type BodyLimits = {
  /** Bytes that all bodies of one address may take up at once. */
  perAddress: number
  /** And those of all addresses. */
  inAll: number
  /** Milliseconds that every body has, beside another for each 32 bytes of it. */
  patience: number
}
const usual: BodyLimits = { perAddress: 24 * 2 ** 20, inAll: 64 * 2 ** 20, patience: 10_000 }

/** What a body that is still coming counts beside its bytes, so that many empty ones are many. */
const overhead = 256 * 2 ** 10
/** Whoever sends more slowly than this holds nothing of ours. */
const bytesPerMillisecond = 32
/** Of a refused body what is still taken, so that its sender reads the answer rather than a reset. */
const discarded = { maxBytes: 32 * 2 ** 20, patience: 4000 }

type Coming = { began: number; bytes: number; giveUp: (status: RefusedBody) => void }
/** What one address holds: bodies that are still coming, and bytes of all of them. */
type Holder = { coming: Set<Coming>; size: number }

/** Takes the bodies of requests into memory, within bounds of bytes and time. */
export function createBodies(limits: BodyLimits = usual): Bodies {
  const holders = new Map<string, Holder>()
  let inAll = 0

  function hold(address: string, size: number): Holder {
    const holder = holders.get(address) ?? { coming: new Set(), size: 0 }
    holders.set(address, holder)
    holder.size += size
    inAll += size
    if (holder.size === 0) holders.delete(address)
    return holder
  }

  function makeRoom(holder: Holder): void {
    while (holder.size > limits.perAddress && giveUpSlowest(holder, 429));
    while (inAll > limits.inAll && giveUpSlowest(heaviest(), 503));
  }

  /** Of the addresses that have a body to give up the one that holds most. */
  function heaviest(): Holder | undefined {
    const some = [...holders.values()].filter(({ coming }) => coming.size > 0)
    return some.toSorted((one, other) => other.size - one.size)[0]
  }

  return {
    read: (incoming, outgoing, { address, maxBytes }) => {
      if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(413)
      const holder = hold(address, overhead)
      return collect(
        incoming,
        { ...limits, maxBytes },
        {
          begin: (body) => {
            holder.coming.add(body)
            makeRoom(holder)
          },
          grow: (bytes) => {
            hold(address, bytes)
            makeRoom(holder)
          },
          end: (body, isWhole) => {
            holder.coming.delete(body)
            hold(address, -overhead)
            if (isWhole && !outgoing.closed) outgoing.once('close', () => hold(address, -body.bytes))
            else hold(address, -body.bytes)
          },
        },
      )
    },
  }
}

function giveUpSlowest(holder: Holder | undefined, status: RefusedBody): boolean {
  const now = performance.now()
  const speed = ({ bytes, began }: Coming) => (bytes + 1) / (now - began + 1)
  const [slowest] = [...(holder?.coming ?? [])].toSorted((one, other) => speed(one) - speed(other))
  slowest?.giveUp(status)
  return slowest !== undefined
}

type Bounds = Pick<BodyLimits, 'patience'> & { maxBytes: number }
type Account = {
  begin: (body: Coming) => void
  grow: (bytes: number) => void
  end: (body: Coming, isWhole: boolean) => void
}

function collect(
  incoming: IncomingMessage,
  { maxBytes, patience }: Bounds,
  account: Account,
): Promise<Buffer | RefusedBody | null> {
  return new Promise((resolve) => {
    // One buffer that grows: a body in crumbs takes up no more than one in a piece.
    let buffer = Buffer.alloc(0)
    let timer = setTimeout(checkTime, patience)
    let isOver = false
    const body: Coming = { began: performance.now(), bytes: 0, giveUp: end }

    function end(found: Buffer | RefusedBody | null): void {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      incoming.off('data', take).off('end', finish).off('close', leave)
      account.end(body, found instanceof Buffer)
      resolve(found)
    }
    function take(chunk: Buffer): void {
      const length = body.bytes + chunk.length
      if (length > maxBytes) return end(413)
      if (length > buffer.length) {
        const larger = Buffer.allocUnsafeSlow(Math.min(maxBytes, Math.max(length, 2 * buffer.length)))
        buffer.copy(larger, 0, 0, body.bytes)
        buffer = larger
      }
      chunk.copy(buffer, body.bytes)
      body.bytes = length
      account.grow(chunk.length)
    }
    function checkTime(): void {
      const left = timeLeft(body, patience)
      if (left <= 0) end(408)
      else timer = setTimeout(checkTime, left)
    }
    const finish = () => end(buffer.subarray(0, body.bytes))
    const leave = () => end(null)

    // A client that leaves is no error.
    incoming.on('error', () => {})
    incoming.on('data', take).once('end', finish).once('close', leave)
    account.begin(body)
  })
}

/** Milliseconds that the rest of a body still has. */
function timeLeft({ began, bytes }: Pick<Coming, 'began' | 'bytes'>, patience: number): number {
  return began + patience + bytes / bytesPerMillisecond - performance.now()
}

/** Whether a body comes along with a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Takes what is left of a body that nobody wants and keeps none of it, as long as it comes as fast as a wanted one; a
 * connection that brings more is cut.
 */
export function discardBody(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.complete || !hasBody(incoming)) return
  const { socket } = incoming
  if (Number(incoming.headers['content-length'] ?? 0) > discarded.maxBytes) outgoing.shouldKeepAlive = false
  const [began, before] = [performance.now(), socket.bytesRead]
  const timer = setInterval(() => {
    const bytes = socket.bytesRead - before
    if (incoming.complete || socket.destroyed) return clearInterval(timer)
    if (bytes > discarded.maxBytes || timeLeft({ began, bytes }, discarded.patience) <= 0) socket.destroy()
  }, 1000)
  incoming.on('error', () => {}).resume()
}
