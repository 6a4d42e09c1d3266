import { Writable } from 'node:stream'

import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'

import { startWebhooks } from '../connection/webhook/start-webhooks.ts'
import { createDraftWorld, type Person, wholeFlat } from '../draft/test-drafts.ts'
import { draftOnly, exact_point, leaks, markers } from '../draft/test-secrets.ts'
import { readXlsx } from '../import/adapters/xlsx.ts'
import { startOtherSide } from '../tools/outside/test-other-side.ts'

type World = Awaited<ReturnType<typeof createDraftWorld>>

/** A home on offer with all that its agency alone knows, with changes that wait beside it. */
async function offerMarked(world: World): Promise<string> {
  const whole = { ...wholeFlat, ...markers, type: 'house' as const, stories: 2, exact_point, is_approximate: true }
  const { data } = await world.press(world.author, await world.begin(world.author, whole), 'publish')
  const { code } = data as unknown as { code: string }
  const { data: draft } = await world.call(world.author, 'POST', '/v2/workspace/drafts', { from: code })
  await world.change(world.author, draft, { title_es: draftOnly, notes: `${markers.notes}, otra vez` })
  return code
}

/** What an assistant is told of the home. */
async function askAssistant({ api }: World, code: string): Promise<string> {
  const client = new Client({ name: 'a test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:3000/mcp'), {
    fetch: (url, init) => api.fetch(new Request(url, init)),
  })
  await client.connect(transport)
  const read = await client.callTool({ name: 'read_property', arguments: { code } })
  const found = await client.callTool({ name: 'search_properties', arguments: {} })
  return JSON.stringify([read, found])
}

async function* give(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

async function readSheet(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const rows: unknown[] = []
  for await (const row of readXlsx(give(bytes))) rows.push(row)
  return JSON.stringify(rows)
}

test('what leaves by feeds, RESO, assistants, webhooks, tables of others, letters, audit and log says nothing that only the agency knows', async () => {
  const lines: string[] = []
  const written = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const world = await createDraftWorld({ log: pino({ level: 'trace' }, written) })
  const { ask, call, manager, colleague, stranger, staff } = world
  const told: string[] = []
  const other = await startOtherSide((_, response) => {
    told.push(JSON.stringify(other.calls.at(-1)))
    response.writeHead(204).end()
  })
  const hook = { url: other.url, events: ['listing.published', 'listing.changed', 'listing.price_changed'] }
  expect((await call(manager, 'POST', '/v2/webhooks', hook)).status).toBe(201)
  const code = await offerMarked(world)
  const { data: offer } = await call(world.author, 'GET', `/v2/workspace/listings/${code}/offer`)
  const priced = { version: offer.version, price: 180_000, currency: 'USD' }
  expect((await call(world.author, 'POST', `/v2/workspace/listings/${code}/price`, priced)).status).toBe(200)

  const seen: Record<string, string> = {}
  const { data: feeds } = await call(manager, 'POST', '/v2/workspace/feeds')
  for (const name of ['reso_json', 'meta_xml', 'kyero_xml']) {
    const path = new URL((feeds as unknown as Record<string, string>)[name]!).pathname
    seen[name] = await (await ask('GET', path)).text()
  }
  const made = await call(manager, 'POST', '/v2/tokens', { name: 'Red', scopes: ['feed:read'] })
  const token = { Authorization: `Bearer ${(made.data as unknown as { secret: string }).secret}` }
  // A server shows who follows what no open transaction can come before any more, a second later.
  await expect
    .poll(async () => (await ask('GET', '/v2/reso/Property', { headers: token })).text(), { timeout: 120_000 })
    .toContain(code)
  for (const path of ['Property?$expand=Media', `Property('${code}')?$expand=Media`, 'Member', 'Office', '$metadata'])
    seen[path] = await (await ask('GET', `/v2/reso/${encodeURI(path)}`, { headers: token })).text()
  seen.mcp = await askAssistant(world, code)

  const others: [string, Person][] = [
    ['colleague', colleague],
    ['stranger', stranger],
    ['staff', staff],
  ]
  for (const [name, { headers }] of others) {
    const get = (path: string) => ask('GET', `/v2/workspace/listings${path}`, { headers })
    for (const path of [
      '?scope=agency',
      `/${code}/versions`,
      `/${code}/versions/1`,
      `/${code}/figures`,
      `/${code}/source`,
    ])
      seen[`${name} ${path}`] = await (await get(path)).text()
    seen[`${name} csv`] = await (await get('/export')).text()
    seen[`${name} xlsx`] = await readSheet(await get('/sheet'))
    seen[`${name} enquiries`] = await (await ask('GET', '/v2/leads/export', { headers })).text()
  }
  // What another agency's draft of such a home is told that it looks like.
  const like = await world.begin(stranger, { ...wholeFlat, type: 'house', stories: 2, exact_point }, { agent_id: 9 })
  seen.alike = JSON.stringify(await call(stranger, 'GET', `/v2/workspace/drafts/${like.id}/look-alikes`))

  const running = startWebhooks(world.tools, 20)
  await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(2)
  await running.close()
  await other.close()
  seen.webhooks = told.join('\n')
  seen.letters = JSON.stringify(await world.readMails())
  seen.audit = JSON.stringify((await world.db.execute(sql`select * from audit_event`)).rows)
  seen.log = lines.join('')

  for (const [name, text] of Object.entries(seen)) expect(text, name).not.toMatch(leaks)
  // Where the home is to be found it was, or its silence would say nothing.
  for (const name of ['reso_json', 'kyero_xml', 'Property?$expand=Media', 'mcp', 'webhooks', 'staff csv'])
    expect(seen[name], name).toContain(code)
})
