import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { listRoutes } from '../api.ts'
import { hostileValues, insideWords } from '../hostile-values.ts'
import { createSampleInput, listFields } from '../sample-values.ts'
import { type EnquiryEndpoint, endpoints, forms, withAgent } from './test-enquiries.ts'

/** Whatever can be written into a form, as text. */
const pack = new Set([
  ...hostileValues.filter((_, at) => at % 12 === 0).flatMap(decoded),
  '<script>window.__x=1</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><svg onload=alert(1)>',
  'a\u0000b',
  'Ana\uD800',
  '\uDC00Ana',
  'Ana\r\nBcc: x@evil.example',
  'a@b.co\nBcc: x@evil.example',
  '=HYPERLINK("http://evil.example")',
  '\u202Egnp.exe',
  '  dos blancos delante, uno detrás ',
  '\r\nuna línea\r\n\r\notra\rotra más\n',
  '\t=1+1\r\n+1',
  '\uFEFFcon marca\u00A0\u2028',
  ' \r\n\t\u00A0\u2028 ',
  'a'.repeat(99_000),
])
const newsletter = '/v2/newsletter-subscription'

let world: ReturnType<typeof withAgent> | undefined
const shared = () => (world ??= withAgent())

/** Every call that takes what comes along with a visitor's form, each rightly filled in. */
const { tools } = await shared()
const calls = listRoutes(tools)
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => listFields(endpoint).includes('first_referral'))
const all = Object.fromEntries(
  calls.map((endpoint) => {
    const usual = createSampleInput(endpoint)
    const toAgent = 'agent_id' in usual && { agent_id: 7, agency_id: 3 }
    return [endpoint.path.replace('{id}', '7'), { ...usual, ...toAgent }]
  }),
)

test('the forms of visitors are found in the registry', () => {
  expect(Object.keys(all)).toEqual(expect.arrayContaining([...endpoints, newsletter, '/v2/leads/whatsapp']))
})

test.each(Object.keys(all))(
  'every field of %s is taken as it is, or refused by its name, whatever stands in it',
  async (endpoint) => {
    const { ask, db } = await shared()
    const faults: string[] = []
    for (const field of Object.keys(all[endpoint]!)) {
      for (const value of pack) {
        const answer = await ask('POST', endpoint, { body: { ...all[endpoint], [field]: value } })
        const body = await answer.text()
        const named = Object.keys((JSON.parse(body) as { errors?: object }).errors ?? {})
        const isRefused = answer.status === 422 && named.length === 1 && named[0] === field
        const isTaken = answer.status === 201 || (endpoint === newsletter && answer.status === 200)
        if ((!isRefused && !isTaken) || insideWords.test(body))
          faults.push(`${field}=${value.slice(0, 60)}: ${answer.status} ${body.slice(0, 200)}`)
        if (isTaken && (field === 'message' || field === 'comment')) {
          const { rows } = await db.execute<{ message: string | null }>(
            sql`select message from lead order by id desc limit 1`,
          )
          // A comment of nothing but blanks is none.
          if (rows[0]!.message !== (field === 'comment' && value.trim() === '' ? null : value))
            faults.push(`${field}=${value.slice(0, 60)}: kept as ${rows[0]!.message?.slice(0, 60)}`)
        }
        if (isTaken && field === 'address') {
          const { rows } = await db.execute<{ address: string }>(
            sql`select details ->> 'address' as address from lead order by id desc limit 1`,
          )
          if (rows[0]!.address !== value.trim())
            faults.push(`${field}=${value.slice(0, 60)}: kept as ${rows[0]!.address}`)
        }
      }
    }
    expect(faults).toEqual([])
  },
  60_000,
)

test('no letter about any of it has markup of strangers, or another recipient than it should', async () => {
  const { readMails } = await shared()
  const mails = await readMails()
  expect(mails.length).toBeGreaterThan(20)
  for (const { html, to, subject } of mails) {
    expect(html).not.toMatch(/<(script|img|svg|iframe)/i)
    expect(to).toMatch(/^[^\s,<>]+@[^\s,<>]+$/)
    expect(subject).not.toMatch(/[\r\n]/)
  }
}, 60_000)

const notTexts = [
  null,
  0,
  -1,
  Number.MAX_VALUE,
  true,
  [],
  [[]],
  {},
  { $gt: '' },
  { id: [[]] },
  { id: 'x', type: '__proto__' },
  ['a', 'b'],
]

test.each(Object.keys(all))(
  'no field of %s breaks on what is no text',
  async (endpoint) => {
    const { ask } = await shared()
    for (const field of Object.keys(all[endpoint]!)) {
      for (const value of notTexts) {
        const answer = await ask('POST', endpoint, { body: { ...all[endpoint], [field]: value } })
        expect([200, 201, 422], `${field} ${JSON.stringify(value)}`).toContain(answer.status)
      }
    }
  },
  60_000,
)

test('what is deep, long, polluting or no JSON at all is refused', async () => {
  const { ask, api, tools } = await shared()
  const status = async (body: string, endpoint: string = endpoints[0]!) =>
    (await ask('POST', endpoint, { body })).status
  const deep = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000)
  expect(await status(`{"message":${deep('[', ']')}}`)).toBe(422)
  expect(await status(`{"referral_code":{"id":${deep('[', ']')}}}`)).toBe(422)
  expect(await status(`{"lists":[${deep('[', ']')}]}`, newsletter)).toBe(422)
  expect(await status('{"message":')).toBe(422)
  expect(await status('[]')).toBe(422)
  expect(await status(JSON.stringify({ ...forms[endpoints[0]!], message: 'a'.repeat(1_048_576) }))).toBe(413)
  expect(await status('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')).toBe(422)

  const headers = { 'X-Api-Key': tools.clientApiKey, 'X-Requested-With': 'XMLHttpRequest' }
  for (const name of [
    '__proto__[polluted]',
    'message[__proto__]',
    'constructor[prototype][polluted]',
    'a[b][c][d][e]',
  ]) {
    const body = new FormData()
    for (const [field, value] of Object.entries(forms[endpoints[0]!])) body.set(field, String(value))
    body.set(name, '1')
    const answer = await api.fetch(new Request(`http://localhost${endpoints[0]}`, { method: 'POST', headers, body }))
    expect(answer.status).toBe(422)
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test.each([
  ['?referer=7', 7, null],
  ['referer=7&x=1', 7, null],
  ['7', 7, null],
  [7, 7, null],
  [{ type: 'referer', id: '7' }, 7, null],
  [{ type: 'areferer', id: 3 }, null, 3],
  ['areferer=3', null, 3],
  ['RD-7', 7, null],
  ['99', null, null],
  ['x'.repeat(5000), null, null],
  ['<script>', null, null],
  ['referer=<b>&referer=7', null, null],
  [{ id: { toString: 'x' } }, null, null],
  [['7'], null, null],
])('a referral %j is read, or counts as none', async (referral_code, agent, agency) => {
  const { send, db } = await shared()
  const endpoint: EnquiryEndpoint = '/v2/messages/agent/7'
  const message = `De ${JSON.stringify(referral_code).slice(0, 60)}`
  expect((await send(endpoint, { ...forms[endpoint], message, referral_code })).status).toBe(201)
  const { rows } = await db.execute(
    sql`select referrer_agent_id as agent, referrer_agency_id as agency, first_referrer_agent_id as first from lead order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({ agent, agency, first: agent })
})

test('who sent a visitor first is kept beside who did last', async () => {
  const { send, desk } = await shared()
  const endpoint: EnquiryEndpoint = '/v2/messages/conctact'
  const body = { ...forms[endpoint], message: 'Dos enlaces', referral_code: '7', first_referral: '?areferer=3' }
  const { reference } = await send(endpoint, body)
  const { data } = await desk(`?q=${reference}`)
  expect((await desk(`/${data[0].id}`)).data.referral).toEqual({
    last: { type: 'referer', id: '7', name: 'Rafael Peña' },
    first: { type: 'areferer', id: '3', name: 'Marquesina Cibao' },
  })
})

/** What no encoder would write is of addresses alone. */
function decoded(value: string): string[] {
  try {
    return [decodeURIComponent(value)]
  } catch {
    return []
  }
}
