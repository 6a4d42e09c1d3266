import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'

import { hostileFieldValues, hostileValues, insideWords } from '../../hostile-values.ts'
import { createTestApi } from '../../test-api.ts'

type World = Awaited<ReturnType<typeof createTestApi>>
type Told = { isError?: boolean; content: { text: string }[]; structuredContent?: Record<string, never> }

/** An assistant that is connected by the protocol's own library, in the version it likes best or an older one. */
async function connect({ api }: World, lang: string, mode: 'auto' | 'legacy' = 'auto') {
  const client = new Client({ name: 'a test', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    fetch: (url, init) => api.fetch(new Request(url, init)),
    requestInit: { headers: { 'Accept-Language': lang } },
  })
  await client.connect(transport)
  const call = async (name: string, given: Record<string, unknown> = {}) =>
    (await client.callTool({ name, arguments: given })) as unknown as Told
  return { client, call }
}

async function openWorld() {
  const world = await createTestApi()
  const { id: agent_id } = await world.agent({ name: 'Ana Pérez', city: 'punta-cana' })
  for (let at = 0; at < 12; at++) await world.property({ agent_id, city: 'punta-cana', price: 100_000 + at * 1000 })
  const kept = await world.property({
    agent_id,
    code: '10-30001',
    city: 'santo-domingo',
    price: 6_000_000,
    currency: 'DOP',
    bedrooms: 4,
    confirmed_at: new Date(Date.now() - 3_600_000),
    maintenance_fee: 5000,
  })
  await world.photo({ listing_id: kept.id })
  await world.property({ agent_id, code: '10-30002', status: 'sold', closed_on: '2026-10-01' })
  await world.property({ agent_id, code: '10-30003', business_type: 'lease', price: 900 })
  const project = await world.project({ slug: 'torre-ozama', agent_id, city: 'santo-domingo' })
  await world.unit({ project_id: project.id })
  await world.unit({ project_id: project.id, name: 'A-2', status: 'sold' })
  await world.tools.search.follow()
  return world
}

test.each([
  ['es', 'auto'],
  ['en', 'auto'],
  ['en', 'legacy'],
] as const)('an assistant lists tools, searches, pages and reads: %s, %s', async (lang, mode) => {
  const world = await openWorld()
  const { client, call } = await connect(world, lang, mode)
  expect(client.getServerVersion()?.title).toBe('Marquesina')
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'search_properties',
    'read_property',
    'search_projects',
    'read_project',
    'true_cost',
    'monthly_payment',
    'find_agents',
    'find_places',
  ])
  // What is said of an answer's shape the client holds every answer to, or throws.
  for (const { title, description, inputSchema, outputSchema, annotations } of tools) {
    expect([title, description].every(Boolean) && annotations?.readOnlyHint).toBe(true)
    expect(Object.keys(outputSchema?.properties ?? {}).length).toBeGreaterThan(1)
    const said = Object.entries(inputSchema.properties ?? {}).filter(
      ([, schema]) => (schema as { description: string }).description.trim().length < 5,
    )
    expect(said).toEqual([])
  }

  const first = await call('search_properties', { city: 'punta-cana', sort: 'price', per_page: 5 })
  const { data, meta } = await (await world.ask('GET', '/v2/properties?city=punta-cana&sort=price&per_page=5')).json()
  expect(first.structuredContent).toMatchObject({ total: meta.total, page: 1, last_page: 3 })
  const codesOf = ({ structuredContent }: Told) =>
    (structuredContent!.properties as unknown as { code: string }[]).map(({ code }) => code)
  expect(codesOf(first)).toEqual(data.map(({ code }: { code: string }) => code))
  const last = await call('search_properties', { city: 'punta-cana', sort: 'price', per_page: 5, page: 3 })
  expect(codesOf(last)).toHaveLength(2)
  expect(first.content[0]!.text).toContain(
    lang === 'es' ? '12 propiedades. Página 1 de 3.' : '12 properties. Page 1 of 3.',
  )
  expect(first.content[0]!.text).toContain(
    lang === 'es' ? '/propiedades?city=punta-cana&sort=price' : '/en/properties?city=punta-cana&sort=price',
  )
  expect(first.content[0]!.text).toContain('2026-11-01 (Banco Central)')

  const sentence = lang === 'es' ? 'apartamento en Punta Cana' : 'apartment in Punta Cana'
  const said = await call('search_properties', { text: sentence, max_price: 103_000 })
  expect(said.structuredContent).toMatchObject({ total: 4, search: { city: 'punta-cana', type: ['apartment'] } })

  const read = await call('read_property', { code: '10-30001' })
  expect(read.structuredContent).toMatchObject({ code: '10-30001', currency: 'DOP', price_usd: 100_000 })
  expect(read.content[0]!.text).toMatch(
    lang === 'es' ? /Disponibilidad confirmada el 20/ : /Availability confirmed on 20/,
  )
  expect(read.content[0]!.text).toContain(lang === 'es' ? '/propiedad/apartamento/' : '/en/property/apartment/')
  expect(JSON.stringify(read.structuredContent)).toContain('http://localhost:3000/pictures/villa-1-a-1440.webp')
  const gone = await call('read_property', { code: '10-30002' })
  expect([gone.isError, gone.structuredContent!.status]).toEqual([undefined, 'sold'])
  await client.close()
})

test('an assistant calculates costs as the site does, and finds projects, agents and places', async () => {
  const world = await openWorld()
  const { call, client } = await connect(world, 'es')
  await client.listTools()
  const cost = await call('true_cost', { code: '10-30001', initial_percent: 20, years: 20, yearly_rate: 12 })
  expect(cost.structuredContent).toMatchObject({
    price: 6_000_000,
    currency: 'DOP',
    loan_amount: 4_800_000,
    monthly_payment: 52_852.13,
    once: expect.arrayContaining([{ key: 'transfer_tax', amount: 180_000, is_exempt: false }]),
    yearly: expect.arrayContaining([{ key: 'maintenance', amount: 60_000, is_exempt: false }]),
  })
  const usual = await call('monthly_payment', { price: 185_000 })
  expect(usual.structuredContent).toMatchObject({ yearly_rate: 8.97, rate_is_average_of: '2025-05-31' })
  const lease = await call('true_cost', { code: '10-30003' })
  expect(lease.content[0]!.text).toContain('es para alquilar: USD 900 al mes')
  const projects = await call('search_projects', { city: 'santo-domingo' })
  expect(projects.structuredContent).toMatchObject({ total: 1 })
  const project = await call('read_project', { slug: 'torre-ozama', lang: 'en' })
  expect(project.content[0]!.text).toContain('Delivery: 2027-12-31; it had been promised for 2027-06-30')
  expect(project.structuredContent!.units).toHaveLength(2)
  const agents = await call('find_agents', { city: 'punta-cana' })
  expect(agents.content[0]!.text).toContain('http://localhost:3000/agente/ana-perez/')
  const places = await call('find_places', { q: 'bavaro' })
  expect(places.structuredContent).toMatchObject({ places: [{ value: 'punta-cana-bavaro' }] })
  expect((await call('find_places')).structuredContent!.cities).toHaveLength(3)
})

test('what is asked wrongly is refused in words, in the protocol’s way', async () => {
  const world = await openWorld()
  const { call, client } = await connect(world, 'en')
  const refused = async (name: string, given: Record<string, unknown>) => {
    const { isError, content } = await call(name, given)
    expect(isError).toBe(true)
    return content[0]!.text
  }
  expect(await refused('search_properties', { max: 1 })).toMatch(
    /^This tool does not know max\. It knows: text, business_type/,
  )
  expect(await refused('search_properties', { min_price: 'much' })).toContain('min_price:')
  expect(await refused('search_properties', { city: 'nowhere', lang: 'es' })).toContain('city:')
  expect(await refused('read_property', { code: '10-99999' })).toMatch(/\w/)
  expect(await refused('read_property', {})).toMatch(/\w/)
  expect(await refused('true_cost', {})).toContain('price:')
  expect(await refused('monthly_payment', { price: 1000, years: 2 })).toContain('years:')
  await expect(client.callTool({ name: 'delete_property', arguments: {} })).rejects.toThrow(/delete_property/)
})

const message = (method: string, params: object = {}) => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' }

test('the endpoint keeps to POST, one message, bounded bytes and the site’s own pages', async () => {
  const { api } = await createTestApi()
  const post = (body: string, headers: Record<string, string> = {}) =>
    api.fetch(new Request('http://localhost:3000/mcp', { method: 'POST', body, headers: { ...json, ...headers } }))
  for (const method of ['GET', 'DELETE', 'PUT']) {
    const answer = await api.fetch(new Request('http://localhost:3000/mcp', { method, headers: json }))
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  }
  expect((await post(message('tools/list'))).status).toBe(200)
  expect((await post(message('tools/list'), { Origin: 'http://localhost:3000' })).status).toBe(200)
  expect((await post(message('tools/list'), { Origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(message('tools/list'), { Origin: 'null' })).status).toBe(403)
  expect((await post(`[${message('tools/list')},${message('tools/list')}]`)).status).toBe(400)
  expect((await post('{')).status).toBe(400)
  expect((await post(message('x'.repeat(200_000)))).status).toBe(413)
  expect((await post(message('tools/list'), { 'Content-Type': 'text/plain' })).status).toBe(415)
  // A version that is none, or that the message itself does not name, is refused before anything is done.
  for (const version of ['invalid-protocol-version', '2000-01-01', '2099-01-01', ''])
    expect((await post(message('tools/list'), { 'MCP-Protocol-Version': version })).status, version).toBe(400)
  // There are no sessions: none is given out, and one that somebody names means nothing.
  const named = await post(message('tools/list'), { 'Mcp-Session-Id': 'of-somebody-else' })
  expect([named.status, named.headers.get('mcp-session-id')]).toEqual([200, null])
  const notified = await post(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }))
  expect([notified.status, await notified.text()]).toEqual([202, ''])
  expect(api.bodyReader('POST', '/mcp')).toBeDefined()
  // A subscription would hold a stream open: there is nothing to hear of.
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const listening = await post(
    message('subscriptions/listen', { _meta: envelope, notifications: { toolsListChanged: true } }),
    { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'subscriptions/listen' },
  )
  expect(await listening.text()).toContain('Subscription limit reached')
})

test('whatever stands in an argument gets an answer of the protocol', async () => {
  const { api } = await openWorld()
  const post = (body: string) => api.fetch(new Request('http://localhost/mcp', { method: 'POST', body, headers: json }))
  const listed = await (await post(message('tools/list'))).text()
  const { result } = JSON.parse(/\{.*\}/s.exec(listed)![0]) as {
    result: { tools: { name: string; inputSchema: { properties: object; required?: string[] } }[] }
  }
  const usual: Record<string, unknown> = { code: '10-30001', slug: 'torre-ozama', price: 185_000 }
  const values = [...hostileValues.map((value) => readHostile(value)), ...hostileFieldValues]
  const wordy = /^(text|q|name|city|sector|code|slug|bbox|polygon|lang)$/
  const faults: string[] = []
  let asked = 0
  for (const [phase, { name, inputSchema }] of result.tools.entries()) {
    const required = Object.fromEntries((inputSchema.required ?? []).map((one) => [one, usual[one]]))
    for (const argument of [...Object.keys(inputSchema.properties), '__proto__', 'toString']) {
      for (const [at, value] of values.entries()) {
        if (!wordy.test(argument) && at % 16 !== phase) continue
        asked++
        const given = `{"name":"${name}","arguments":${JSON.stringify({ ...required, [argument]: value })}}`
        const answer = await post(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${given}}`)
        const text = await answer.text()
        const fault = answer.status !== 200 ? `${answer.status}` : insideWords.exec(withoutEcho(text))?.[0]
        if (fault || !/"(result|error)":/.test(text))
          faults.push(`${name} ${argument}=${JSON.stringify(value)?.slice(0, 80)}: ${fault} ${text.slice(0, 200)}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(asked).toBeGreaterThan(3500)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

/** As it would stand in an address. */
function readHostile(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** What a search says it was asked is no leak. */
function withoutEcho(text: string): string {
  return text.replace(/(understood|unused|url|no se usó|de la frase|la búsqueda)[^\n]*?(?="\w+":|\\n|$)/gi, '')
}
