import { inMemory } from '#api/database/embedded.ts'
import { migrate } from '#api/database/migrate.ts'
import { openDatabase } from '#api/database/open.ts'
import { prepareDatabase } from '#api/database/prepare-database.ts'

import { loadDemo } from '../demo/load.ts'
import { findFalseOnes, findPairs } from './look-alike-pairs.ts'
import { printTable } from './table.ts'

// Whether the rules tell one home by two agencies, and how often they tell two of the demo's 1,200 to be one.
const database = await openDatabase({ dataDir: inMemory })
try {
  await prepareDatabase(database, async (client) => {
    await migrate(client)
    await loadDemo(client)
  })
  const { listings, blocked, held, listed } = await findFalseOnes(database)
  printTable(
    'what looks like one home among the demo’s listings',
    ['listings', 'blocked', 'held', 'listed'],
    [[listings, blocked.length, held.length, listed]],
  )
  for (const pair of [...blocked, ...held]) console.log(pair)
  const { pairs, found, held: waiting, pictures, twins, bits } = await findPairs(database, 100)
  const at = (share: number) => bits[Math.min(bits.length - 1, Math.floor(bits.length * share))] ?? 0
  printTable(
    'one home by two agencies: quality 60, 70 %, 3 % cut off',
    ['homes', 'found', 'of these held', 'pictures', 'told', 'bits p50', 'p95', 'most'],
    [[pairs, found, waiting, pictures, twins, at(0.5), at(0.95), at(1)]],
  )
  if (found < pairs * 0.95 || blocked.length > 1) process.exitCode = 1
} finally {
  await database.close()
}
