import { pictures } from '../picture/table.ts'
import type { Database } from '../database/open.ts'

/** A picture of a hash; answers its key. */
export async function addHash(db: Database, key: string, hash: bigint): Promise<string> {
  const shape = { width: 1440, height: 960, tone: '#8899aa' }
  await db
    .insert(pictures)
    .values({ key, ...shape, dhash: BigInt.asIntN(64, hash) })
    .onConflictDoNothing()
  return key
}

/** A hash in which so many bits are other ones, each time the same. */
export function flipBits(hash: bigint, count: number): bigint {
  let flipped = hash
  for (let bit = 0; bit < count; bit += 1) flipped ^= 1n << BigInt((bit * 11) % 64)
  return flipped
}
