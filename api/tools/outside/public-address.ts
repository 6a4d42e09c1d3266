import { BlockList, isIPv6 } from 'node:net'

/** IANA's special-purpose ranges of IPv4, and the two addresses in public ones where clouds answer their machines. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** What is special inside 2000::/3: Teredo and its neighbours, documentation, 6to4. Outside of it nothing is public. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const special = createList(special4, special6)
const global6 = createList([], ['2000::/3'])
const loopback = createList(['127.0.0.0/8'], ['::1/128'])

function createList(ranges4: readonly string[], ranges6: readonly string[]): BlockList {
  const list = new BlockList()
  const add = (family: 'ipv4' | 'ipv6') => (range: string) => {
    const [address, bits] = range.split('/')
    list.addSubnet(address!, Number(bits), family)
  }
  ranges4.forEach(add('ipv4'))
  ranges6.forEach(add('ipv6'))
  return list
}

/**
 * Whether a numeric address is one that anybody on the internet reaches as the same machine. What carries an address
 * of IPv4 inside one of IPv6 (mapped, NAT64, 6to4, Teredo) never is.
 */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4')
  return global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

export function isLoopbackAddress(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
