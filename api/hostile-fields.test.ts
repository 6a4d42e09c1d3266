import { afterAll, expect, test } from 'vitest'

import type { Endpoint } from '#contract/endpoint.ts'
import { searchFilter } from '#contract/search/search.ts'

import { listRoutes } from './api.ts'
import { hostileFieldValues, hostileValues, insideWords } from './hostile-values.ts'
import { permissions, type Role } from './http/permissions.ts'
import { createTestApi } from './test-api.ts'
import { listFields, listPathParameters, createSampleInput, fillUsualPath } from './sample-values.ts'

const world = await createTestApi()
await world.property({ code: '10-20345', city: 'punta-cana' })
const { id: agent_id } = await world.agent()
const endpoints = listRoutes(world.tools)
  .map(({ endpoint }) => endpoint)
  .filter(({ method }) => method !== 'GET')
const answered = new Map<Role, number>()

test.each(endpoints.map((endpoint, at) => [`${endpoint.method} ${endpoint.path}`, endpoint, at] as const))(
  '%s takes every field as it is or refuses it, whoever sends it and whatever stands in it',
  async (call, endpoint, phase) => {
    const faults: string[] = []
    const roles = rolesAt(call)
    for (const [nth, role] of roles.entries()) {
      const { [role]: reach } = permissions[call]!
      // Every third value, others at each call; of who is turned away, or does what another did, every 24th.
      const isFirst = reach !== 'none' && roles.findIndex((one) => permissions[call]![one] === reach) === nth
      const every = process.env.THOROUGH ? 1 : isFirst ? 3 : 24
      const isSent = (at: number) => (at + phase) % every === 0
      for (const [told, body] of bodiesOf(endpoint).filter((_, at) => isSent(at))) {
        const fault = await faultOf(endpoint, role, fillUsualPath(endpoint), body)
        if (fault) faults.push(`${role} ${told}: ${fault}`)
      }
      for (const path of pathsOf(endpoint).filter((_, at) => isSent(at))) {
        const fault = await faultOf(endpoint, role, path, JSON.stringify(createSampleInput(endpoint)))
        if (fault) faults.push(`${role} ${path.slice(0, 200)}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  },
)

afterAll(() => {
  for (const role of ['anonymous', 'client', 'agent', 'staff'] as const) expect(answered.get(role)).toBeGreaterThan(50)
})

/** Of a call that everyone reaches alike nobody's session is read: one of them is as good as any. */
function rolesAt(call: string): Role[] {
  return permissions[call]!.anonymous === 'none' ? ['client', 'agent', 'staff'] : ['anonymous']
}

function bodiesOf(endpoint: Endpoint): [string, string][] {
  const usual = createSampleInput(endpoint)
  const odd = hostileFieldValues.map((value): [string, string] => ['body', JSON.stringify(value) ?? 'null'])
  const fields = listFields(endpoint).flatMap((name) =>
    hostileFieldValues.map((value): [string, string] => [
      `${name}=${JSON.stringify(value).slice(0, 60)}`,
      JSON.stringify({ ...usual, [name]: value }),
    ]),
  )
  // The filters of a saved search stand one level deeper.
  const filters = 'criteria' in usual ? Object.keys(searchFilter.shape) : []
  const inside = filters.flatMap((name) =>
    hostileFieldValues.map((value): [string, string] => [
      `criteria.${name}=${JSON.stringify(value).slice(0, 60)}`,
      JSON.stringify({ ...usual, criteria: { city: 'santiago', [name]: value } }),
    ]),
  )
  const without = listFields(endpoint).map((name): [string, string] => {
    const { [name]: _, ...rest } = usual
    return [`no ${name}`, JSON.stringify(rest)]
  })
  return [...odd, ...fields, ...inside, ...without]
}

function pathsOf(endpoint: Endpoint): string[] {
  if (listPathParameters(endpoint).length === 0) return []
  return hostileValues.filter((_, at) => at % 8 === 0).map((value) => endpoint.path.replace(/\{\w+\}/g, value))
}

const headersOf = new Map<Role, Record<string, string>>()

/** Somebody of a role who is signed in; somebody else once they have ended their session or account. */
async function headersFor(role: Role): Promise<Record<string, string>> {
  if (role === 'anonymous') return {}
  const known = headersOf.get(role)
  if (known) return known
  const { headers } = await world.client(role === 'agent' ? { role, agent_id } : { role })
  headersOf.set(role, headers)
  return headers
}

async function faultOf({ method }: Endpoint, role: Role, path: string, body: string): Promise<string | null> {
  const answer = await world.api.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        'X-Api-Key': world.tools.clientApiKey,
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/json',
        ...(await headersFor(role)),
      },
      body,
    }),
  )
  answered.set(role, (answered.get(role) ?? 0) + 1)
  const text = await answer.text()
  if (answer.status === 401 || answer.status === 204) headersOf.delete(role)
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`
  if (insideWords.test(text)) return `leak ${insideWords.exec(text)?.[0]}`
  if (answer.status >= 400 && typeof (JSON.parse(text) as { message?: unknown }).message !== 'string')
    return 'no message'
  return null
}
