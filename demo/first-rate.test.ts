import { expect, test } from 'vitest'

import { prepareDatabase } from '#api/database/prepare-database.ts'
import { clearTestDatabase } from '#api/database/test-database.ts'

import { giveFirstRate } from './first-rate.ts'

test('a database without a rate is given the demo’s of the day before, and one that has a rate keeps it', async () => {
  const database = await clearTestDatabase()
  const rates = async () => (await database.jobs.query('select rate, source, date::text from exchange_rate')).rows
  for (const day of ['2026-11-22', '2026-11-23']) {
    await prepareDatabase(database, (client) => giveFirstRate(client, new Date(`${day}T12:00:00Z`)))
  }
  expect(await rates()).toEqual([
    { rate: '62.8100', source: 'Banco Central de la República Dominicana (demo)', date: '2026-11-21' },
  ])
})
