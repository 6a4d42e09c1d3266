import type { IncomingMessage } from 'node:http'
import { isIP, isIPv6 } from 'node:net'

/**
 * The address that limits count: the socket's, or behind so many trusted proxies the one that the outermost of them
 * wrote. What a client writes into the header itself stands further left and is never read.
 */
export function readClientAddress(incoming: IncomingMessage, trustedHops: number): string {
  const own = plain(incoming.socket.remoteAddress ?? '')
  if (trustedHops === 0) return network(own)
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  const told = plain(forwarded.at(-trustedHops)?.trim() ?? '')
  return network(isIP(told) ? told : own)
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** One household has a whole /64 of IPv6 addresses. */
function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::', 2)
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`
}
