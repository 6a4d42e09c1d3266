import { parseArgs } from 'node:util'

import { migrate } from '#api/database/migrate.ts'
import { openDatabase } from '#api/database/open.ts'
import { prepareDatabase } from '#api/database/prepare-database.ts'
import { makeDataFolder } from '#api/tools/data-folder.ts'
import { readBrand } from '#web/front/read-brand.ts'

import { readEnvironment } from '../env.ts'
import { isEmpty } from './is-empty.ts'
import { loadDemo } from './load.ts'
import { demoListings, demoSeed } from './world.ts'

const most = 1_000_000

/** `npm run demo -- --listings 100000 [--seed 7]`: fills an empty database with a demo world of that size. */
async function fillEmptyDatabase(wish: { listings: number; seed: number }): Promise<string> {
  const { DATABASE_URL, DATA_DIR, BRAND_FILE } = readEnvironment(process.env)
  if (!DATABASE_URL) makeDataFolder(DATA_DIR)
  const database = await openDatabase({ url: DATABASE_URL, dataDir: DATA_DIR })
  try {
    return await prepareDatabase(database, async (client) => {
      await migrate(client)
      if (!(await isEmpty(client))) {
        throw new Error('The database already holds places or listings; the demo world only goes into an empty one.')
      }
      const started = performance.now()
      const say = process.stdout.isTTY ? (line: string) => process.stdout.write(`\r${line}`) : undefined
      await loadDemo(client, { ...wish, brand: readBrand(BRAND_FILE).brand, ...(say && { say }) })
      return `${say ? '\r' : ''}${wish.listings} listings published in ${((performance.now() - started) / 1000).toFixed(1)} s`
    })
  } finally {
    await database.close()
  }
}

function wished(): { listings: number; seed: number } {
  const { values } = parseArgs({ options: { listings: { type: 'string' }, seed: { type: 'string' } } })
  const wish = { listings: Number(values.listings ?? demoListings), seed: Number(values.seed ?? demoSeed) }
  if (!Number.isInteger(wish.listings) || wish.listings < 1 || wish.listings > most) {
    throw new Error(`--listings must be a whole number from 1 to ${most}`)
  }
  if (!Number.isInteger(wish.seed)) throw new Error('--seed must be a whole number')
  return wish
}

try {
  console.log(await fillEmptyDatabase(wished()))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
