import { expect, test } from 'vitest'

import type { Endpoint } from '#contract/endpoint.ts'

import { listRoutes } from './api.ts'
import { listHostileShapes, hostileValues, insideWords } from './hostile-values.ts'
import { createTestApi } from './test-api.ts'

const world = await createTestApi()
await world.property({ code: '10-20345', city: 'punta-cana' })
await world.property({ code: '10-20346', city: 'santiago' })
await world.tools.search.follow()
/** What the client sends for somebody who is signed in. */
const sent = { 'X-Api-Key': world.tools.clientApiKey, ...(await world.client({ role: 'staff' })).headers }

const endpoints = listRoutes(world.tools)
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method === 'GET')

for (const [at, endpoint] of endpoints.entries()) {
  test(
    `whatever is asked of ${endpoint.path} gets a clear answer that tells nothing of the inside`,
    { timeout: 120_000 },
    async () => {
      const failures: string[] = []
      for (const address of hostileAddresses(endpoint, at)) {
        const fault = await faultOf(address)
        if (fault) failures.push(`${fault}: ${address.slice(0, 300)}`)
      }
      expect(failures).toEqual([])
      expect((await world.ask('GET', '/v2/properties')).status).toBe(200)
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    },
  )
}

async function faultOf(address: string): Promise<string | null> {
  // Not by `ask`: nothing changes meanwhile that the search would have to learn of before each of thousands of calls.
  const answer = await world.api.fetch(new Request(`http://localhost${address}`, { headers: sent }))
  const body = await answer.text()
  // A statement that was put to sleep outlasts the patience of every endpoint, which is a 503.
  if (answer.status >= 500) return `${answer.status} ${body.slice(0, 200)}`
  if (insideWords.test(withoutEcho(body))) return `leak ${insideWords.exec(body)?.[0]}`
  if (!/^(application\/json|text\/csv); charset=utf-8$/.test(answer.headers.get('content-type') ?? '')) return 'no JSON'
  if (answer.status >= 400 && typeof (JSON.parse(body) as { message?: unknown }).message !== 'string')
    return 'no message'
  return null
}

/** The links of a list repeat what was asked; that is no leak. */
function withoutEcho(body: string): string {
  return body.replace(/"links":\{[^}]*\}/, '')
}

/** What takes any words gets every value; what takes numbers or options gets every fourth, others at each endpoint. */
const wordy = /^(q|text|name|city|sector|slug|code|id|bbox|polygon|key|signature|agent)$/

/** Hostile values in every parameter of the endpoint, path and query alike, and every name in odd shapes. */
function hostileAddresses({ path, input }: Endpoint, phase: number): string[] {
  const names = Object.keys((input as unknown as { shape: object }).shape)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const inQuery = names.filter((name) => !inPath.includes(name))
  const plain = path.replace(/\{\w+\}/g, '10-20345')
  const valuesFor = (name: string) => hostileValues.filter((_, at) => wordy.test(name) || at % 4 === phase % 4)
  return [
    ...inPath.flatMap((name) => valuesFor(name).map((value) => path.replace(/\{\w+\}/g, value))),
    ...inQuery.flatMap((name) => valuesFor(name).map((value) => `${plain}?${name}=${value}`)),
    ...inQuery.flatMap((name) => listHostileShapes(name).map((query) => `${plain}?${query}`)),
    ...hostileValues.map((value) => `${plain}?${value}=1`),
  ]
}
