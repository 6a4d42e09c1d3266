import { pino } from 'pino'

import { createApi } from './api.ts'
import { emptyTestDatabase } from './database/test-database.ts'
import { openSearch, type Search } from './search/search.ts'
import { createMakers, seedWorld } from './test-makers.ts'
import type { Tools } from './tools/tools.ts'

type Said = { headers?: Record<string, string>; lang?: string; body?: unknown }

/** The search of the test before: all tests of a worker share one database, and one search follows it. */
let followed: Search | undefined

/** The whole API on an empty database, with makers of rows and `ask` at its door. */
export async function createTestApi(changed: Partial<Tools> = {}) {
  await followed?.close()
  const database = await emptyTestDatabase()
  await seedWorld(database.db)
  const log = pino({ level: 'silent' })
  const search = (followed = await openSearch(database, log))
  const tools: Tools = {
    db: database.db,
    readDb: database.db,
    database,
    search,
    log,
    now: () => new Date(),
    clientApiKey: 'test-key',
    siteUrl: 'http://localhost:3000',
    metricsToken: undefined,
    ...changed,
  }
  const api = createApi(tools)

  async function ask(method: string, path: string, { headers, lang, body }: Said = {}): Promise<Response> {
    const asked = new Headers({ 'X-Api-Key': tools.clientApiKey, ...(lang && { 'Accept-Language': lang }), ...headers })
    if (body !== undefined && !asked.has('content-type')) asked.set('content-type', 'application/json')
    const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const init: RequestInit = { method, headers: asked, ...(sent !== undefined && { body: sent }) }
    // Makers write behind the product's back.
    await search.follow()
    return api.fetch(new Request(`http://localhost${path}`, init))
  }

  return { ...createMakers(database.db), ask, api, tools, db: database.db }
}
