import { join } from 'node:path'

import type { Logger } from 'pino'

import type { Brand } from '#contract/brand.ts'
import { listenForControl } from '#api/database/control.ts'
import { followClock } from '#api/database/follow-clock.ts'
import { migrate } from '#api/database/migrate.ts'
import { openDatabase, type OpenDatabase } from '#api/database/open.ts'
import { prepareDatabase, waitForSchema } from '#api/database/prepare-database.ts'
import { startInstance } from '#api/operation/start-instance.ts'
import { takeEarlyLoad } from '#api/search/early-load.ts'
import { openSearch, type Search } from '#api/search/search.ts'
import { chooseAssets, describeUploadsPlace } from '#api/tools/choose-uploads.ts'
import type { Assets } from '#api/tools/keep-assets.ts'
import { isAssetName } from '#web/front/assets.ts'
import type { Outside } from '#web/front/security-headers.ts'

import { emptyDatabase } from './builder/build.ts'
import { closeAtEnd } from './closing.ts'
import { giveFirstRate } from './demo/first-rate.ts'
import { hashPictures } from './demo/hash-pictures.ts'
import { isEmpty } from './demo/is-empty.ts'
import type { Environment } from './env.ts'
import product from './package.json' with { type: 'json' }

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

/** The database's clock, which all go by. */
export async function openClock(database: OpenDatabase, log: Logger): Promise<() => Date> {
  const clock = followClock(database, log)
  closeAtEnd(clock.close)
  await clock.known
  return clock.now
}

/** Opens the database of `DATABASE_URL`, or the embedded one, of which a backup may be asked. */
export async function openTruth(env: Environment, log: Logger): Promise<OpenDatabase> {
  const onLost = (err: Error) => log.warn({ err }, 'a database connection was lost')
  const size = { pool: env.DATABASE_POOL, jobs: env.DATABASE_JOBS_POOL }
  const place = { url: env.DATABASE_URL, dataDir: env.DATA_DIR, template: emptyDatabase, size, onLost }
  const database = await openDatabase(place)
  closeAtEnd(database.close)
  closeAtEnd((await listenForControl({ dataDir: env.DATA_DIR, database, log })).close)
  return database
}

export async function openReplica(url: string, env: Environment, log: Logger): Promise<OpenDatabase> {
  const onLost = (err: Error) => log.warn({ err }, 'a connection to the replica was lost')
  const size = { pool: env.DATABASE_POOL, jobs: env.DATABASE_JOBS_POOL }
  const replica = await openDatabase({ url, dataDir: '', size, onLost })
  closeAtEnd(replica.close)
  return replica
}

/**
 * Brings the schema up to date and fills an empty database with the demo world if that is wanted; or waits for it. It
 * answers whether schema and world were there already.
 */
export async function prepareTruth(database: OpenDatabase, env: Environment, brand: Brand): Promise<boolean> {
  if (env.MIGRATE === 'off') return waitForSchema(database)
  return prepareDatabase(database, async (client) => {
    const applied = await migrate(client)
    const isFilled = env.DEMO && (await isEmpty(client))
    if (isFilled) {
      console.log('Filling the empty database with the demo world …')
      const { loadDemo } = await import('./demo/load.ts')
      await loadDemo(client, { brand })
    } else if (env.DEMO) await hashPictures(client)
    await giveFirstRate(client)
    return applied === 0 && !isFilled
  })
}

/** Prepares the database, says there that this process runs, and loads the search. */
export async function loadCatalogue({ env, log, brand, secret }: Given, database: OpenDatabase): Promise<Search> {
  const wasReady = await prepareTruth(database, env, brand)
  const uploadsPlace = await describeUploadsPlace(env, env.DATA_DIR)
  const about = { role: env.ROLE, version: product.version, secret, uploadsPlace }
  closeAtEnd((await startInstance(database, log, about)).close)
  // What was read before the schema or the world came is not what is there now.
  const early = await takeEarlyLoad()
  const search = await openSearch(database, log, wasReady ? early : null)
  closeAtEnd(search.close)
  return search
}

const isWantedAsset = (name: string) => isAssetName(name.replace(/\.br$/, ''))

/** Where scripts and styles of all releases are read; those of this one are put there, as far as that can be done. */
export async function keepAssets({ env, log, now }: Given, built: string): Promise<Assets['read']> {
  const assets = chooseAssets(env, join(env.DATA_DIR, 'assets'), now)
  await assets.keep(built, isWantedAsset).catch((err: unknown) => {
    log.warn({ err }, 'processes of another release will not have the scripts and styles of this one')
  })
  return assets.read
}
