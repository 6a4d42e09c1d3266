import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { pino } from 'pino'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { endpoint } from '#contract/endpoint.ts'

import { createTestApi } from '../test-api.ts'
import { AppError } from '../app-error.ts'
import { handle } from './handle.ts'
import { readLanguage } from './language.ts'
import { fetchFrom } from './reach.ts'
import { createServing } from './serve.ts'

test('a call without the key of the client is refused, in the language of the reader', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('GET', '/v2/cities', { headers: { 'X-Api-Key': 'wrong' }, lang: 'en' })
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ code: 'client.required', message: 'The client key is missing or wrong.' })
})

test('every answer says what it is and that it depends on the language', async () => {
  const { ask } = await createTestApi()
  for (const path of ['/v2/cities', '/v2/agents/0', '/v2/nowhere', '/livez']) {
    const { headers } = await ask('GET', path)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('vary')).toContain('Accept-Language')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  }
})

test('an address that no endpoint has answers 404 in words', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('GET', '/v2/casas')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ code: 'request.not_found', message: 'No encontramos lo que buscas.' })
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  '%s at an endpoint for reading answers 405 and what is allowed',
  async (method) => {
    const { ask } = await createTestApi()
    const answer = await ask(method, '/v2/cities', { body: {} })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  },
)

test('HEAD answers like GET, without the body', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('HEAD', '/v2/cities')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('')
  expect((await ask('HEAD', '/v2/agents/99')).status).toBe(404)
})

test('every bad parameter is named at once, in words', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('GET', '/v2/projects?stage=gone&delivery_year=1&min_price=x&page=0', { lang: 'en' })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    code: 'request.invalid',
    message: 'Some details need another look. Please check the marked fields.',
    errors: {
      stage: ['Not one of the options.'],
      delivery_year: ['The value is below the minimum.'],
      min_price: ['Numbers only.'],
      page: ['The value is below the minimum.'],
    },
  })
})

test('a parameter given twice where one belongs is not valid, rather than missing', async () => {
  const { ask } = await createTestApi()
  const answer = await ask('GET', '/v2/agents?city=a&city=b', { lang: 'en' })
  expect((await answer.json()).errors).toEqual({ city: ['The value is not valid.'] })
})

test('empty values and unknown names are ignored, whatever they are called', async () => {
  const { ask } = await createTestApi()
  const query = 'city=&name=&utm_source=x&__proto__=1&__proto__[x]=1&constructor=2&toString=3'
  expect((await ask('GET', `/v2/agents?${query}`)).status).toBe(200)
  expect(({} as Record<string, unknown>).x).toBeUndefined()
})

test('an address that is too long answers 414', async () => {
  const { ask } = await createTestApi()
  expect((await ask('GET', `/v2/agents?name=${'a'.repeat(9000)}`)).status).toBe(414)
})

test("the site's own pages may call from another origin, nobody else's", async () => {
  const { ask } = await createTestApi({ siteUrl: 'https://marquesina.do' })
  const allowed = async (method: string, Origin: string) =>
    (await ask(method, '/v2/cities', { headers: { Origin } })).headers.get('access-control-allow-origin')

  expect(await allowed('GET', 'https://marquesina.do')).toBe('https://marquesina.do')
  expect(await allowed('OPTIONS', 'https://marquesina.do')).toBe('https://marquesina.do')
  for (const other of ['null', 'http://marquesina.do', 'https://marquesina.do.evil.com', 'https://a.marquesina.do']) {
    expect(await allowed('GET', other)).toBeNull()
  }
})

test('the language is the best-liked of ours, Spanish when there is none', () => {
  expect(readLanguage(null)).toBe('es')
  expect(readLanguage('fr, de;q=0.9')).toBe('es')
  expect(readLanguage('en-US,en;q=0.9,es;q=0.8')).toBe('en')
  expect(readLanguage('en;q=0.3, es-DO;q=0.9')).toBe('es')
  expect(readLanguage('fr;q=1, en;q=0.1')).toBe('en')
  expect(readLanguage('en;q=nonsense')).toBe('es')
})

const note = endpoint({
  method: 'POST',
  path: '/v2/notes',
  summary: 'An endpoint of this test.',
  input: z.object({ words: z.string() }),
  output: z.object({ words: z.string() }),
})

const everyone = {
  anonymous: 'all',
  client: 'all',
  agent: 'all',
  manager: 'all',
  staff: 'all',
  needsKey: false,
} as const
const serving: Omit<Parameters<typeof createServing>[2], 'log' | 'permissions'> = {
  clientApiKey: 'key',
  readSession: async () => null,
  once: (_, work) => work(async () => {}),
  observe: () => {},
}

/** One endpoint alone, and what was logged. */
function openRoute(answer: (words: string) => unknown) {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) })
  const endpoint = handle(note, ({ input }) => answer(input.words) as { words: string })
  const fetch = fetchFrom(
    createServing([endpoint], {}, { ...serving, log, permissions: { 'POST /v2/notes': everyone } }),
  )
  const post = (body: string, type = 'application/json') =>
    fetch(
      new Request('http://localhost/v2/notes', {
        method: 'POST',
        body,
        headers: { 'Content-Type': type, 'X-Requested-With': 'XMLHttpRequest' },
      }),
    )
  return { post, logged }
}

test('an answer holds nothing that its endpoint does not name', async () => {
  const { post } = openRoute((words) => ({ words, secret: 'x' }))
  expect(await (await post('{"words":"hola"}')).json()).toEqual({ words: 'hola' })
})

test('bodies are JSON objects of bounded size', async () => {
  const { post } = openRoute((words) => ({ words }))
  expect((await post('words=hola', 'application/x-www-form-urlencoded')).status).toBe(415)
  expect((await post('{"words":')).status).toBe(422)
  expect((await post('[1]')).status).toBe(422)
  expect((await post('{}')).status).toBe(422)
  expect((await post(JSON.stringify({ words: 'a'.repeat(200_000) }))).status).toBe(413)
})

test('an error of the inside is logged under a number and says nothing outside', async () => {
  const { post, logged } = openRoute(() => {
    throw new Error('relation "client" does not exist at /srv/app')
  })
  const answer = await post('{"words":"hola"}')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({
    code: 'request.failed',
    message: 'Ocurrió un error en el servidor. Intenta más tarde.',
  })
  expect(logged.join()).toContain(answer.headers.get('x-request-id'))
  expect(logged.join()).toContain('does not exist')
})

test.each([
  Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('terminating connection'), { code: '57P01' }),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  Object.assign(new Error('terminating connection due to idle-in-transaction timeout'), { code: '25P03' }),
  Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }),
  Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' }),
  new Error('Client was closed and is not queryable'),
  new Error('Cannot use a pool after calling end on the pool'),
  new Error('Query read timeout'),
  new Error('Failed query', { cause: new Error('timeout exceeded when trying to connect') }),
])('a database that is away answers 503 and when to come back: %s', async (error) => {
  const { post } = openRoute(() => {
    throw error
  })
  const answer = await post('{"words":"hola"}')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
})

test('a call that waits for too long is answered all the same', async () => {
  const { post } = openRoute(() => new Promise(() => {}))
  expect((await post('{"words":"hola"}')).status).toBe(503)
})

test('an error of ours keeps its code', async () => {
  const { post } = openRoute(() => {
    throw new AppError('property.gone')
  })
  expect((await post('{"words":"hola"}')).status).toBe(410)
})

test('over HTTP an answer is whole, HEAD has none of it, and an unread body ends the connection', async () => {
  const { api, tools } = await createTestApi()
  const server = createServer((incoming, outgoing) => void api.listener(incoming, outgoing))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const ask = (method: string, path: string, body?: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'X-Api-Key': tools.clientApiKey },
      body: body ?? null,
    })
  try {
    const answer = await ask('GET', '/v2/cities?x=%')
    const text = await answer.text()
    expect(JSON.parse(text).data).toHaveLength(3)
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))

    const head = await ask('HEAD', '/v2/cities')
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await ask('GET', '/v2/agents/%E0%A4%A')).status).toBe(404)
    expect((await ask('POST', '/v2/cities', 'a'.repeat(1_000_000))).status).toBe(405)
    expect((await ask('OPTIONS', '/v2/cities')).status).toBe(204)
    expect((await ask('GET', '/metrics')).status).toBe(200)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
