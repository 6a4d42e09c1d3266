import { expect, test } from 'vitest'

import { emptyTestDatabase } from '#api/database/test-database.ts'

import { giveFirstRate } from './first-rate.ts'

test('a database without a rate is given the demo’s of the day before, and one that has a rate keeps it', async () => {
  const database = await emptyTestDatabase()
  const rates = async () => (await database.jobs.query('select rate, source, date::text from exchange_rate')).rows
  await giveFirstRate(database, new Date('2026-11-22T12:00:00Z'))
  await giveFirstRate(database, new Date('2026-11-23T12:00:00Z'))
  expect(await rates()).toEqual([
    { rate: '62.8100', source: 'Banco Central de la República Dominicana (demo)', date: '2026-11-21' },
  ])
})
