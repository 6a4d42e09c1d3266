import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

import { isLoopbackAddress, isPublicAddress } from './public-address.ts'
import { createRefusal } from './refusal.ts'

/** All numeric addresses of a name. */
export type Resolve = (name: string, signal: AbortSignal) => Promise<string[]>
export type Place = { url: URL; name: string; addresses: string[] }

const ports = ['', '80', '443', '8080', '8443']
const maxLetters = 2048

/**
 * Asks the name servers directly: the system's own look-up takes one of four threads that files are read with, and a
 * name whose server is silent would hold it.
 */
export const resolveName: Resolve = async (name, signal) => {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const stop = () => resolver.cancel()
  signal.addEventListener('abort', stop, { once: true })
  try {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Reads an address that somebody typed, and finds where it leads; throws when that is nowhere that may be called. */
export async function findAddresses(
  address: string,
  { resolve, allowsLoopback, signal }: { resolve: Resolve; allowsLoopback: boolean; signal: AbortSignal },
): Promise<Place> {
  if (address.length > maxLetters || !URL.canParse(address)) throw createRefusal('address')
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw createRefusal('protocol')
  if (url.username !== '' || url.password !== '') throw createRefusal('credentials')
  url.hash = ''
  // A number in any spelling is dotted decimals by now; a name may still end in the root's dot.
  const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const isHere = /(^|\.)localhost$/i.test(name)
  if (isHere && !allowsLoopback) throw createRefusal('address')
  const addresses = isIP(name) !== 0 ? [name] : isHere ? ['127.0.0.1'] : await resolve(name, signal)
  if (addresses.length === 0) throw createRefusal('name')
  if (allowsLoopback && addresses.every(isLoopbackAddress)) return { url, name, addresses }
  if (!addresses.every(isPublicAddress)) throw createRefusal('address')
  if (!ports.includes(url.port)) throw createRefusal('port')
  return { url, name, addresses }
}
