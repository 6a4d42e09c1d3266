import { request, type IncomingMessage } from 'node:http'

import { insideWords } from '#api/hostile-values.ts'

import { startProduct } from '../../check/product.ts'
import { demoPassword } from '../../demo/accounts.ts'
import { createRandom } from '../../demo/random.ts'
import { printTable } from '../table.ts'
import { type Call, type Sent, createHostileRequest } from './hostile-requests.ts'
import { send } from './writes.ts'

// Every call of the API with whatever may stand in its path, query, headers and body, in the name of every role.
// `npm run faults -- fuzz --requests 2000 --seed 7` does less, and the same again; `--url` asks a product that runs.
const asked = process.argv.slice(2)
const valueOf = (name: string) => (asked.includes(name) ? asked[asked.indexOf(name) + 1] : undefined)
const requests = Number(valueOf('--requests') ?? 26_000)
const seed = Number(valueOf('--seed') ?? 1)
const concurrency = 16
/** Milliseconds after which an answer counts as late. */
const late = 2500

const accounts = { client: 'comprador@demo.do', agent: 'agente@demo.do', staff: 'admin@demo.do' }
type Role = 'anonymous' | keyof typeof accounts
const roles: Role[] = ['anonymous', 'client', 'agent', 'staff']

type Turn = { call: Call; role: Role; turn: number }
type Heard = { status: number; text: string; milliseconds: number }

const product = valueOf('--url')
  ? undefined
  : await startProduct({ CAPTCHA: 'off', LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' })
const url = product?.url ?? valueOf('--url')!
const calls = await readCalls()
const tokens = new Map<Role, string>()
let signIns = 0
for (const role of roles) await signIn(role)

const seen = {
  statuses: new Map<number, number>(),
  turnedAway: 0,
  late: new Map<string, number>(),
  unanswered: 0,
  slowest: 0,
}
const faults: string[] = []
let next = 0
await Promise.all(Array.from({ length: concurrency }, fuzz))
const errors = (product?.output() ?? '')
  .split('\n')
  .filter((line) => line.includes('"a call failed"') && !line.includes('request.overloaded'))
const isAlive = await fetch(`${url}/readyz`).then(({ ok }) => ok)
await product?.stop()

const fiveHundreds = [...seen.statuses].filter(([status]) => status >= 500 && status !== 503)
printTable(
  `${requests} requests over ${calls.length} calls as ${roles.join(', ')}, ${concurrency} at a time, seed ${seed}`,
  ['what', 'seen'],
  [
    ...[...seen.statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => [`answered ${status}`, String(count)]),
    ['5xx other than 503', String(fiveHundreds.reduce((sum, [, count]) => sum + count, 0))],
    [
      `answers over ${late} ms`,
      `${[...seen.late.values()].reduce((sum, count) => sum + count, 0)}, the slowest ${Math.round(seen.slowest)} ms`,
    ],
    ['401 to somebody signed in', String(seen.turnedAway)],
    ['without an answer', String(seen.unanswered)],
    ['failures in the log', String(errors.length)],
    ['ready at the end', isAlive ? 'yes' : 'no'],
  ],
)
for (const [call, count] of [...seen.late].toSorted((one, other) => other[1] - one[1]).slice(0, 5))
  console.log(`late: ${call}, ${count} times`)
for (const fault of [...faults, ...errors].slice(0, 30)) console.log(fault)
if (faults.length > 0 || errors.length > 0 || !isAlive) process.exitCode = 1

async function fuzz(): Promise<void> {
  while (next < requests) {
    const turn = next++
    const random = createRandom(seed, turn)
    const role = roles[Math.floor(turn / calls.length) % roles.length]!
    const call = calls[turn % calls.length]!
    // Who signs out does so from a session that nobody else uses.
    const token = call.path.endsWith('/logout') ? await newToken(role) : tokens.get(role)
    const sent = createHostileRequest(call, token, random)
    const heard = await ask(sent)
    if (heard) note(heard, sent, { call, role, turn })
    else seen.unanswered++
    if (heard?.text.includes('session.required') && isSaid(sent, tokens.get(role))) await signIn(role)
  }
}

/** Whether a call was made in the session that everybody of its role shares. */
function isSaid({ headers }: Sent, token: string | undefined): boolean {
  return token !== undefined && headers.Authorization === `Bearer ${token}`
}

function note({ status, text, milliseconds }: Heard, sent: Sent, { call, role, turn }: Turn): void {
  seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1)
  seen.slowest = Math.max(seen.slowest, milliseconds)
  const name = `${call.method} ${call.path}`
  if (milliseconds > late) seen.late.set(name, (seen.late.get(name) ?? 0) + 1)
  if (status === 401 && role !== 'anonymous') seen.turnedAway++
  const leak = insideWords.exec(text.replace(/"links":\{[^}]*\}/, ''))?.[0]
  if ((status < 500 || status === 503) && !leak) return
  const what = leak ? `leak ${leak.slice(0, 80)}` : String(status)
  const words = [what, `turn ${turn}`, role, sent.method, sent.path.slice(0, 200), (sent.body ?? '').slice(0, 400)]
  faults.push(words.join(' · '))
}

/** The calls of the product's own description, which is made of the endpoints. */
async function readCalls(): Promise<Call[]> {
  type Operation = {
    parameters: { name: string; in: string }[]
    requestBody?: { content: Record<string, { schema: { properties: object } }> }
  }
  const described = (await (await fetch(`${url}/v2/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  const ofApi = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]): Call => ({
      method: method.toUpperCase(),
      path,
      query: parameters.flatMap(({ name, in: place }) => (place === 'query' ? name : [])),
      fields: Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}),
    })),
  )
  const reads = ['/livez', '/readyz', '/metrics', '/v2/openapi.json', '/uploads/{name}', '/dev/letters/{name}']
  return [...ofApi, ...reads.map((path) => ({ method: 'GET', path, query: ['as'], fields: [] }))]
}

async function signIn(role: Role): Promise<void> {
  const token = await newToken(role)
  if (token) tokens.set(role, token)
}

async function newToken(role: Role): Promise<string | undefined> {
  if (role === 'anonymous') return undefined
  const body = { email: accounts[role], password: demoPassword }
  // From an address of its own: hostile sign-ins make their own wait.
  const headers = { 'X-Forwarded-For': `192.0.2.${signIns++ % 250}` }
  const answer = await send(url, 'POST', '/v2/clients/login', { body, headers }).catch(() => null)
  return (answer as { data: { token: string } } | null)?.data.token
}

function ask({ method, path, headers, body }: Sent): Promise<Heard | null> {
  return new Promise((resolve) => {
    const began = performance.now()
    const { hostname, port } = new URL(url)
    const asking = request({ hostname, port, path, method, headers }, (answer: IncomingMessage) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          milliseconds: performance.now() - began,
        }),
      )
      answer.on('error', () => resolve(null))
    })
    asking.on('error', () => resolve(null))
    asking.end(body)
  })
}
