import { expect, test } from 'vitest'

import { createApi } from '../api.ts'
import { createTestApi } from '../test-api.ts'

const noKey = { headers: { 'X-Api-Key': '' } }
const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  env: { incoming: { socket: { remoteAddress }, headers } },
})

/** The API on a database that never answers. */
async function hungApi() {
  const { tools } = await createTestApi()
  const pool = Object.assign(Object.create(tools.database.pool), { query: () => new Promise(() => {}) })
  const api = createApi({ ...tools, database: { ...tools.database, pool } })
  return { ask: (path: string) => api.fetch(new Request(`http://localhost${path}`)) }
}

test('the process says that it lives without asking the database', async () => {
  const { ask } = await hungApi()
  const answer = await ask('/livez')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok' })
})

test('the process is ready when the database answers, and not from the moment that it is to end', async () => {
  const { ask, api } = await createTestApi()
  expect((await ask('GET', '/readyz', noKey)).status).toBe(200)
  api.beginEnding()
  expect((await ask('GET', '/readyz', noKey)).status).toBe(503)
})

test('a database that does not answer within a second is not ready', async () => {
  const { ask } = await hungApi()
  expect((await ask('/readyz')).status).toBe(503)
})

test('figures are for this machine alone when there is no token', async () => {
  const { ask } = await createTestApi()
  await ask('GET', '/v2/cities')
  const answer = await ask('GET', '/metrics', from('127.0.0.1'))
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toMatch(/http_request_duration_seconds_count\{route="\/v2\/cities",method="GET",status="200"\} 1/)
  expect(text).toContain('process_resident_memory_bytes')

  expect((await ask('GET', '/metrics', from('10.0.0.7'))).status).toBe(404)
  expect((await ask('GET', '/metrics', from('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }))).status).toBe(404)
  expect((await ask('GET', '/metrics')).status).toBe(404)
})

test('with a token the figures are for whoever brings it', async () => {
  const { ask } = await createTestApi({ metricsToken: 'sixteen-letters-x' })
  const withToken = (token: string) => ask('GET', '/metrics', { headers: { Authorization: `Bearer ${token}` } })
  expect((await withToken('sixteen-letters-x')).status).toBe(200)
  expect((await withToken('sixteen-letters-y')).status).toBe(404)
  expect((await ask('GET', '/metrics', from('127.0.0.1'))).status).toBe(404)
})

test('the description names every door, its parameters in words, and its refusals', async () => {
  const { ask } = await createTestApi()
  const description = await (await ask('GET', '/v2/openapi.json', { ...noKey, lang: 'en' })).json()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths)).toHaveLength(13)

  for (const operations of Object.values<Record<string, { summary: string; parameters: object[] }>>(
    description.paths,
  )) {
    for (const { summary, parameters } of Object.values(operations)) {
      expect(summary).not.toBe('')
      for (const parameter of parameters) expect(parameter).toMatchObject({ description: expect.stringMatching(/\.$/) })
    }
  }
  const { get } = description.paths['/v2/properties/{code}']
  expect(get.parameters).toMatchObject([{ name: 'code', in: 'path', required: true }])
  expect(Object.keys(get.responses)).toEqual(['200', '401', '404', '410', '414', '422', '429', '503'])
  expect(get.responses['200'].content['application/json'].schema.properties.data.properties.price.type).toBe('number')
})

async function summaryOf(answer: Response): Promise<string> {
  return (await answer.json()).paths['/v2/agents/{id}'].get.summary
}

test('the description is in Spanish unless English is asked for', async () => {
  const { ask } = await createTestApi()
  expect(await summaryOf(await ask('GET', '/v2/openapi.json'))).toBe('El perfil público de un agente.')
  expect(await summaryOf(await ask('GET', '/v2/openapi.json?lang=en'))).toBe("One agent's public profile.")
})

test('the description is readable as a page without scripts, under a policy of its own', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('GET', '/v2/docs?lang=en', noKey)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='/)
  const html = await answer.text()
  expect(html).toContain('<html lang="en">')
  expect(html).not.toMatch(/<script|style=|https?:/)
  for (const path of ['/v2/properties/{code}', '/v2/suggestions', '/v2/cities']) expect(html).toContain(path)
})
