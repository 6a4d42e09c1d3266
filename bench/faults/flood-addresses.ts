import { toPath } from '#web/paths.ts'

const kinds = [
  '/v2/properties?',
  '/v2/properties/facets?',
  '/v2/properties/map?zoom=9&',
  '/v2/properties?sort=price&',
  `${toPath('properties', 'es')}?`,
]

/**
 * Calls of every kind and a page, each at an address that nobody has asked for: what is kept is answered faster than a
 * caller on the same machine can ask three times as much. Callers begin at numbers far apart.
 */
export function createAddresses(from: number): () => string {
  let asked = from
  // No two are the same, and all find nearly the whole market: what finds nothing costs nothing.
  return () => `${kinds[asked % kinds.length]}min_price=${1000 + (asked % 500)}&max_price=${100_000_000 + asked++}`
}
