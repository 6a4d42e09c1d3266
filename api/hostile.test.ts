import { expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'

import { type Endpoint, sheetMedia } from '#contract/endpoint.ts'

import { listRoutes } from './api.ts'
import { readXlsx } from './import/adapters/xlsx.ts'
import { giveBytes, listRows } from './import/adapters/test-bytes.ts'
import { listHostileShapes, hostileValues, insideWords } from './hostile-values.ts'
import { createTestApi } from './test-api.ts'
import { createSampleInput, fillUsualPath, listFields, listPathParameters } from './sample-values.ts'

const world = await createTestApi()
await world.property({ code: '10-20345', city: 'punta-cana' })
await world.property({ code: '10-20346', city: 'santiago' })
await world.tools.search.follow()
/** What the client sends for somebody who is signed in. */
const sent = { 'X-Api-Key': world.tools.clientApiKey, ...(await world.client({ role: 'staff' })).headers }

/** Everything everywhere, as `npm run faults -- thorough` asks it. */
const isThorough = Boolean(process.env.THOROUGH)

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
  const media = answer.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await answer.arrayBuffer())
  // An Excel file is told by what its cells say.
  const body = media === sheetMedia ? await readCells(bytes) : new TextDecoder().decode(bytes)
  // A statement that was put to sleep outlasts the patience of every endpoint, which is a 503.
  if (answer.status >= 500) return `${answer.status} ${body.slice(0, 200)}`
  if (insideWords.test(withoutEcho(body))) return `leak ${insideWords.exec(body)?.[0]}`
  const isKnown = media === sheetMedia || /^(application\/(json|xml)|text\/csv); charset=utf-8$/.test(media)
  if (!isKnown) return 'no JSON'
  if (answer.status >= 400 && typeof readMessage(JSON.parse(body)) !== 'string') return 'no message'
  return null
}

async function readCells(bytes: Uint8Array): Promise<string> {
  return JSON.stringify(await listRows(readXlsx(giveBytes(bytes, bytes.length))))
}

/** OData has a refusal of its own shape. */
function readMessage(said: { message?: unknown; error?: { message?: unknown } }): unknown {
  return said.message ?? said.error?.message
}

/** The links of a list repeat what was asked; that is no leak. */
function withoutEcho(body: string): string {
  return body.replace(/"links":\{[^}]*\}/, '')
}

/**
 * What takes any words gets every third value, what takes numbers or options every twelfth, and every 24th is a name that
 * nothing has: others at each endpoint, so that each is tried at dozens of them.
 */
const wordy = /^(q|text|name|city|sector|slug|code|id|bbox|polygon|key|signature|agent)$/

/** Hostile values in every parameter of a call, path and query alike, and every name in odd shapes. */
function hostileAddresses(endpoint: Endpoint, phase: number): string[] {
  const { path } = endpoint
  const plain = fillUsualPath(endpoint)
  const isTurn = (nth: number) => (_: unknown, at: number) => isThorough || at % nth === phase % nth
  const every = (nth: number) => hostileValues.filter(isTurn(nth))
  const valuesFor = (name: string) => every(wordy.test(name) ? 3 : 12)
  const inQuery = listFields(endpoint).map((name) => ({ name, rest: writeRequired(endpoint, name) }))
  return [
    ...listPathParameters(endpoint).flatMap((name) =>
      valuesFor(name).map((value) => `${path.replace(/\{\w+\}/g, value)}?${writeRequired(endpoint)}`),
    ),
    ...inQuery.flatMap(({ name, rest }) => valuesFor(name).map((value) => `${plain}?${name}=${value}${rest}`)),
    ...inQuery.flatMap(({ name, rest }) =>
      listHostileShapes(name)
        .filter(isTurn(3))
        .map((query) => `${plain}?${query}${rest}`),
    ),
    ...every(24).map((value) => `${plain}?${value}=1${writeRequired(endpoint)}`),
  ]
}

/** What a call cannot do without, but for the name that is tried: refused for want of it, nothing would be tried. */
function writeRequired(endpoint: Endpoint, tried?: string): string {
  const { shape } = endpoint.input as unknown as { shape: Record<string, ZodMiniType> }
  const usual = createSampleInput(endpoint)
  const names = listFields(endpoint).filter((name) => name !== tried && !shape[name]!.safeParse(undefined).success)
  return names.map((name) => `&${name}=${encodeURIComponent(String(usual[name]))}`).join('')
}
