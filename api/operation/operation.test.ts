import { expect, test } from 'vitest'

import { createApi, listRoutes } from '../api.ts'
import type { Call } from '../http/call.ts'
import { createTestApi } from '../test-api.ts'
import { mayReadMetrics } from './metrics-access.ts'
import { docsWords } from '../http/docs-words.ts'

const noKey = { headers: { 'X-Api-Key': '' } }
const callFrom = (remoteAddress: string | undefined, headers: Record<string, string> = {}): Call => ({
  method: 'GET',
  path: '/metrics',
  query: '',
  header: (name) => headers[name],
  body: async function* () {},
  remoteAddress,
})

/** The API on a database that never answers. */
async function hungApi() {
  const { tools } = await createTestApi()
  const pool = Object.assign(Object.create(tools.database.pool), { query: () => new Promise(() => {}) })
  const api = createApi({ ...tools, mailer: undefined, database: { ...tools.database, pool } })
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
  api.drain()
  expect((await ask('GET', '/readyz', noKey)).status).toBe(503)
})

test('a database that does not answer within a second is not ready', async () => {
  const { ask } = await hungApi()
  expect((await ask('/readyz')).status).toBe(503)
})

test('the figures count calls by endpoint, method and status', async () => {
  const { ask } = await createTestApi({ metricsToken: 'sixteen-letters-x' })
  await ask('GET', '/v2/cities')
  await ask('GET', '/v2/agents/99')
  const answer = await ask('GET', '/metrics', { headers: { Authorization: 'Bearer sixteen-letters-x' } })
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(/http_request_duration_seconds_count\{route="\/v2\/cities",method="GET",status="200"\} 1/)
  expect(text).toMatch(
    /http_request_duration_seconds_count\{route="\/v2\/agents\/\{id\}",method="GET",status="404"\} 1/,
  )
  expect(text).toContain('process_resident_memory_bytes')
})

test('who may not read the figures is told that there are none', async () => {
  const { ask } = await createTestApi()
  expect((await ask('GET', '/metrics')).status).toBe(404)
})

test('figures are for this machine alone when there is no token, and never through a proxy', () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
    expect(mayReadMetrics(callFrom(address), undefined)).toBe(true)
  }
  expect(mayReadMetrics(callFrom('10.0.0.7'), undefined)).toBe(false)
  expect(mayReadMetrics(callFrom(undefined), undefined)).toBe(false)
  expect(mayReadMetrics(callFrom('127.0.0.1', { 'x-forwarded-for': '10.0.0.7' }), undefined)).toBe(false)
})

test('with a token the figures are for whoever brings it', () => {
  const token = 'sixteen-letters-x'
  expect(mayReadMetrics(callFrom('10.0.0.7', { authorization: `Bearer ${token}` }), token)).toBe(true)
  expect(mayReadMetrics(callFrom('127.0.0.1', { authorization: 'Bearer sixteen-letters-y' }), token)).toBe(false)
  expect(mayReadMetrics(callFrom('127.0.0.1'), token)).toBe(false)
})

test('the description names every endpoint, its parameters in words, and its refusals', async () => {
  const { ask, tools } = await createTestApi()
  const description = await (await ask('GET', '/v2/openapi.json', { ...noKey, lang: 'en' })).json()
  expect(description.openapi).toBe('3.1.0')
  const paths = new Set(listRoutes(tools).map(({ endpoint }) => endpoint.path))
  expect(Object.keys(description.paths).toSorted()).toEqual([...paths].toSorted())

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
  expect(Object.keys(get.responses)).toEqual(['200', '401', '404', '410', '414', '429', '503'])
  expect(get.responses['200'].content['application/json'].schema.properties.data.properties.price.type).toBe('number')
})

test('the description says where each part of a call goes, and how it is written', async () => {
  const { ask } = await createTestApi()
  const { paths } = await (await ask('GET', '/v2/openapi.json')).json()
  const placesOf = (path: string, method = 'post') =>
    Object.fromEntries(
      paths[path][method].parameters.map(({ name, in: place }: { name: string; in: string }) => [name, place]),
    )
  const marker = { 'X-Requested-With': 'header' }
  expect(placesOf('/v2/clients/reset-password/{id}')).toEqual({
    id: 'path',
    expires: 'query',
    signature: 'query',
    ...marker,
  })
  expect(placesOf('/v2/clients/login')).toEqual(marker)
  expect(placesOf('/v2/properties/{code}', 'get')).toEqual({ code: 'path' })

  // What a mail program calls has nothing but its address.
  const oneClick = '/v2/newsletter-subscription/{key}/unsubscribe'
  expect(placesOf(oneClick)).toEqual({ key: 'path', signature: 'query' })
  expect(paths[oneClick].post.requestBody).toBeUndefined()

  const bodyOf = (path: string) => paths[path].post.requestBody.content['application/json'].schema.properties
  expect(bodyOf('/v2/messages/conctact').phone.pattern).toBeUndefined()
  expect(bodyOf('/v2/newsletter-subscription').interests.items.anyOf[1]).toMatchObject({ type: 'integer', maximum: 5 })
})

test('the description names the refusals of each endpoint', async () => {
  const { ask } = await createTestApi()
  const { paths } = await (await ask('GET', '/v2/openapi.json')).json()
  const refusalsOf = (path: string, method: string) => Object.keys(paths[path][method].responses).map(Number)
  expect(refusalsOf('/v2/clients/confirm-email', 'post')).toEqual([
    200, 401, 403, 408, 410, 413, 414, 415, 422, 429, 503,
  ])
  expect(refusalsOf('/v2/leads/{id}', 'get')).toEqual([200, 401, 403, 404, 414, 429, 503])
  expect(refusalsOf('/v2/alerts/{key}', 'get')).toContain(403)
})

test.each(['es', 'en'] as const)(
  'every endpoint is described in the words of the language, and nothing else is (%s)',
  async (lang) => {
    const { tools } = await createTestApi()
    const keys = listRoutes(tools).map(
      ({ endpoint: { method, path } }) => `endpoint.${method === 'GET' ? '' : `${method} `}${path}`,
    )
    const said = Object.keys(docsWords[lang]).filter((key) => key.startsWith('endpoint.'))
    expect(said.toSorted()).toEqual(keys.toSorted())
  },
)

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
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self' 'sha256-[\w+/]{43}='/,
  )
  const html = await answer.text()
  expect(html).toContain('<html lang="en">')
  expect(html).not.toMatch(/<script|style=|https?:/)
  for (const path of ['/v2/properties/{code}', '/v2/suggestions', '/v2/cities']) expect(html).toContain(path)
})
