import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

import { expect, test } from 'vitest'

import { createTestApi } from '../test-api.ts'

/** A process of its own that follows the same server, and says how many listings it has whenever that changes. */
const follower = `
  import { pino } from 'pino'
  import { openDatabase } from './api/database/open.ts'
  import { openSearch } from './api/search/search.ts'
  const database = await openDatabase({ url: process.env.DATABASE_URL, dataDir: '' })
  const search = await openSearch(database, pino({ level: 'silent' }))
  let before = -1
  setInterval(async () => {
    const { total } = await search.page({ sort: 'relevance', page: 1, per_page: 24 })
    if (total !== before) console.log((before = total))
  }, 10)
`

test('what is published, and what no longer is, a second process on the same server knows', async () => {
  const { property, db, tools } = await createTestApi()
  const url = tools.database.pool.options.connectionString
  if (!url) return // the embedded database has one process
  const child = spawn(process.execPath, ['--eval', follower], {
    env: { PATH: process.env.PATH, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    // Kept until they are read, however soon they come.
    const totals = createInterface(child.stdout)[Symbol.asyncIterator]()
    expect(await totals.next()).toMatchObject({ value: '0' })

    const { id } = await property()
    expect(await totals.next()).toMatchObject({ value: '1' })

    await db.$client.query(`update listing set status = 'sold' where id = $1`, [id])
    expect(await totals.next()).toMatchObject({ value: '0' })
  } finally {
    child.kill()
    await once(child, 'exit')
  }
})
