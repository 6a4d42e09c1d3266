import { pino } from 'pino'

import { createApi } from './api.ts'
import { emptyTestDatabase } from './database/test-database.ts'
import { createMakers, seedWorld } from './test-makers.ts'
import type { Tools } from './tools/tools.ts'

type Said = { headers?: Record<string, string>; lang?: string; body?: unknown; env?: object }

/** The whole API on an empty database, with makers of rows and `ask` at its door. */
export async function createTestApi(changed: Partial<Tools> = {}) {
  const database = await emptyTestDatabase()
  await seedWorld(database.db)
  const tools: Tools = {
    db: database.db,
    readDb: database.db,
    database,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    clientApiKey: 'test-key',
    siteUrl: 'http://localhost:3000',
    metricsToken: undefined,
    ...changed,
  }
  const api = createApi(tools)

  async function ask(method: string, path: string, { headers, lang, body, env }: Said = {}): Promise<Response> {
    const asked = new Headers({ 'X-Api-Key': tools.clientApiKey, ...(lang && { 'Accept-Language': lang }), ...headers })
    if (body !== undefined && !asked.has('content-type')) asked.set('content-type', 'application/json')
    const sent = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const init: RequestInit = { method, headers: asked, ...(sent !== undefined && { body: sent }) }
    return api.fetch(new Request(`http://localhost${path}`, init), env)
  }

  return { ...createMakers(database.db), ask, api, tools, db: database.db }
}
