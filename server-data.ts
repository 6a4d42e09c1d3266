import type { Logger } from 'pino'

import type { Brand } from '#contract/brand.ts'
import { migrate } from '#api/database/migrate.ts'
import { openDatabase, type OpenDatabase } from '#api/database/open.ts'
import { prepareDatabase } from '#api/database/prepare-database.ts'
import { openSearch, type Search } from '#api/search/search.ts'
import type { Outside } from '#web/front/security-headers.ts'

import { emptyDatabase } from './build.ts'
import { closeAtEnd } from './closing.ts'
import { giveFirstRate } from './demo/first-rate.ts'
import { isEmpty, loadDemo } from './demo/load.ts'
import type { Environment } from './env.ts'

/** What is known before anything is opened. */
export type Given = {
  env: Environment
  log: Logger
  brand: Brand
  outside: Outside
  secret: string
  /** The database's clock. */
  now: () => Date
}
/** The catalogue: the truth, what pages are read from, and the search over it. */
export type Data = { database: OpenDatabase; readDatabase: OpenDatabase; search: Search }

/** Opens the database of `DATABASE_URL`, or the embedded one. */
export async function openTruth(env: Environment, log: Logger): Promise<OpenDatabase> {
  const onLost = (err: Error) => log.warn({ err }, 'a database connection was lost')
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR, template: emptyDatabase, onLost })
  closeAtEnd(database.close)
  return database
}

export async function openReplica(url: string, log: Logger): Promise<OpenDatabase> {
  const onLost = (err: Error) => log.warn({ err }, 'a connection to the replica was lost')
  const replica = await openDatabase({ url, dataDir: '', onLost })
  closeAtEnd(replica.close)
  return replica
}

/** Brings the schema up to date, fills an empty database with the demo world if that is wanted, loads the search. */
export async function loadCatalogue(database: OpenDatabase, env: Environment, brand: Brand, log: Logger) {
  await prepareDatabase(database, async (client) => {
    await migrate(client)
    if (env.DEMO && (await isEmpty(client))) {
      console.log('Filling the empty database with the demo world …')
      await loadDemo(client, { brand })
    }
    await giveFirstRate(client)
  })
  const search = await openSearch(database, log)
  closeAtEnd(search.close)
  return search
}
