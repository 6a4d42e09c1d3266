import type { Logger } from 'pino'

import type { Database, OpenDatabase } from '../database/open.ts'
import type { Search } from '../search/search.ts'

/** What the API needs from outside, handed to every room. */
export type Tools = {
  /** The truth. */
  db: Database
  /** Where the catalogue is read: a replica, or the truth itself. */
  readDb: Database
  database: OpenDatabase
  /** The published listings, in memory. */
  search: Search
  log: Logger
  now: () => Date
  /** What a browser or an app must send as `X-Api-Key`. */
  clientApiKey: string
  /** Absolute origin of the site, without a slash at the end: the one other origin whose pages may call. */
  siteUrl: string
  /** Opens `/metrics` to anyone who brings it; without one only this machine may read them. */
  metricsToken: string | undefined
}
