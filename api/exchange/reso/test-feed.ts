import { randomBytes } from 'node:crypto'

import type { Database } from '../../database/open.ts'
import { feeds } from '../table.ts'

/** The key of an agency's feeds, which is made. */
export async function makeFeed(db: Database, agency_id: number): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  await db.insert(feeds).values({ agency_id, key }).onConflictDoUpdate({ target: feeds.agency_id, set: { key } })
  return key
}
