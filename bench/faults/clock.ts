import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Pool } from 'pg'

import { startTestMailServer, type TestMailServer } from '#api/mail/test-mail-server.ts'

import { type Product, startProduct } from '../../check/product.ts'
import { demoAccounts, demoPassword } from '../../demo/accounts.ts'
import { printTable } from '../table.ts'
import { clientHeaders } from '../workload.ts'
import { type Place, withPlace } from './place.ts'

// R15: the product's process runs on a machine whose clock is wrong, its database on one whose clock is right. What ends
// does so by the database's clock. The embedded database has no clock but the process's, so there is nothing to compare.
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const skews = ['-2h', '+2d']
const password = 'la puerta de las pruebas'
const person = { full_name: 'Ana Pérez', phone: '8095551234', subscribe: false, fill_ms: 9000 }

type Answer = { status: number; retryAfter: number; cookie: string; body: { data?: unknown; reference?: string } }
type Ask = (method: string, path: string, body?: object | string, headers?: Record<string, string>) => Promise<Answer>
type Row = [what: string, seen: string, isRight: boolean]
type World = { ask: Ask; pool: Pool; mail: TestMailServer; product: Product }

if (existsSync(library)) for (const skew of skews) await withPlace('server', 1200, (place) => standBeside(place, skew))
else console.log(`skipped: libfaketime is not installed (${library})`)

async function standBeside(place: Place, skew: string): Promise<void> {
  const mail = await startTestMailServer()
  const product = await startProduct({
    ...place.settings,
    MAIL_URL: mail.url,
    TEST_GATE_PASSWORD: password,
    LD_PRELOAD: library,
    FAKETIME: skew,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  })
  const rows: Row[] = []
  try {
    await place.look(async (pool) => {
      const world = { ask: createAsk(product.url), pool, mail, product }
      for (const look of [lookAtGate, lookAtLinks, lookAtSession, lookAtLimit, lookAtRepeat, lookAtVisit])
        rows.push(...(await look(world)))
    })
  } finally {
    await product.stop()
    await mail.close()
  }
  rows.push(['the log says so', String(product.output().includes('clock is beside')), /beside/.test(product.output())])
  printTable(
    `the process's clock at ${skew}, PostgreSQL's right`,
    ['what', 'seen', ''],
    rows.map(([what, seen, isRight]) => [what, seen, isRight ? '' : 'WRONG']),
  )
  if (rows.some(([, , isRight]) => !isRight)) process.exitCode = 1
}

function createAsk(url: string): Ask {
  let pass = ''
  return async (method, path, body, headers) => {
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...clientHeaders,
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
        Cookie: pass,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    if (cookie.startsWith('gate=')) pass = cookie
    const read = answer.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as Answer['body']) : {}
    return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')), cookie, body: read }
  }
}

/** A pass of the gate lives a day from now on. */
async function lookAtGate({ ask }: World): Promise<Row[]> {
  await ask('POST', '/gate', new URLSearchParams({ password }).toString())
  const { body } = await ask('GET', '/gate/state')
  const hours = (Date.parse((body.data as { expires_at: string }).expires_at) - Date.now()) / 3_600_000
  return [['a pass of the gate', `${hours.toFixed(2)} h`, isNear(hours, 24)]]
}

/** Letters wait for a mail server in trouble: so their links can be read, and none may be given up. */
async function lookAtLinks({ ask, pool, mail }: World): Promise<Row[]> {
  await mail.become('refuses')
  const signUp = { full_name: 'Ana Pérez', password: 'muy larga y secreta', confirmPassword: 'muy larga y secreta' }
  const answer = await solve(ask, 'sign_up')
  const send = (email: string) =>
    ask('POST', '/v2/clients/sign-up', { ...signUp, email, 'g-recaptcha-response': answer })
  const [first, again] = [await send('uno@example.com'), await send('dos@example.com')]
  const letters = { name: 'Ana', interests: ['marketing', 3], lists: [2] }
  const captcha = await solve(ask, 'newsletter')
  await ask('POST', '/v2/newsletter-subscription', {
    ...letters,
    email: 'tres@example.com',
    'g-recaptcha-response': captcha,
  })
  const alert = { name: 'Casas', criteria: {}, alert: 'instant', email: 'tres@example.com' }
  await ask('POST', '/v2/alerts', { ...alert, 'g-recaptcha-response': await solve(ask, 'alert') })

  const rows: Row[] = [
    ['a form with a captcha', String(first.status), first.status === 201],
    ['the same captcha again', String(again.status), again.status === 422],
  ]
  const kinds = ['confirm_email', 'confirm_newsletter', 'confirm_alert']
  for (const kind of kinds) {
    const hours = await waitFor(() => readLinkLife(pool, kind))
    rows.push([`the link of ${kind}`, hours === null ? 'none' : `${hours.toFixed(2)} h`, isNear(hours ?? 0, 8)])
  }
  await mail.become('takes')
  const count = () =>
    pool.query<{ left: number }>('select count(*)::int as left from letter where delivered_at is null')
  const isDelivered = await waitFor(async () => ((await count()).rows[0]!.left === 0 ? true : null))
  rows.push(['letters after trouble with the mail server', isDelivered ? 'delivered' : 'left', isDelivered === true])
  return rows
}

/** Hours that the link in a written letter still has, by the database's clock. */
async function readLinkLife(pool: Pool, kind: string): Promise<number | null> {
  const { rows } = await pool.query<{ text: string; now: number }>(
    `select written->>'text' as text, extract(epoch from now())::float8 as now from letter where kind = $1 and written is not null`,
    [kind],
  )
  const expires = /[?&]expires=(\d+)/.exec(rows[0]?.text ?? '')?.[1]
  return rows[0] && expires ? (Number(expires) - rows[0].now) / 3600 : null
}

/** A session works, and ends when the database says that it is old. */
async function lookAtSession({ ask, pool }: World): Promise<Row[]> {
  const email = demoAccounts.find(({ isConfirmed }) => isConfirmed)!.email
  const signIn = () => ask('POST', '/v2/clients/login', { email, password: demoPassword })
  const rows: Row[] = []
  for (const old of ["seen_at = now() - interval '31 days'", "created_at = now() - interval '91 days'"]) {
    const { token } = (await signIn()).body.data as { token: string }
    const read = () => ask('GET', '/v2/clients', undefined, { Authorization: `Bearer ${token}` })
    const fresh = (await read()).status
    await pool.query(`update client_session set ${old}`)
    const stale = (await read()).status
    rows.push([
      `a session, and with ${old.split(' ')[0]} long ago`,
      `${fresh}, ${stale}`,
      fresh === 200 && stale === 401,
    ])
  }
  return rows
}

async function lookAtLimit({ ask }: World): Promise<Row[]> {
  for (let turn = 0; turn < 20; turn++) {
    const body = { email: 'nadie@example.com', password: 'equivocada' }
    const { status, retryAfter } = await ask('POST', '/v2/clients/login', body)
    if (status === 429)
      return [['Retry-After of too many tries', `${retryAfter} s`, retryAfter > 0 && retryAfter <= 600]]
  }
  return [['too many tries', 'never refused', false]]
}

/** The same key is the same enquiry, until the database says that its time is over. */
async function lookAtRepeat({ ask, pool }: World): Promise<Row[]> {
  const body = { ...person, email: 'cuatro@example.com', message: 'Busco un apartamento.' }
  const headers = { 'Idempotency-Key': 'a-key-of-the-clock' }
  const send = async () =>
    (
      await ask(
        'POST',
        '/v2/messages/conctact',
        { ...body, 'g-recaptcha-response': await solve(ask, 'contact') },
        headers,
      )
    ).body.reference
  const [one, other] = [await send(), await send()]
  await pool.query(`update idempotency_key set expires_at = now() - interval '1 second'`)
  const later = await send()
  const isRight = one !== undefined && one === other && later !== undefined && later !== one
  return [['an enquiry twice under a key, and when that is over', `${one}, ${other}, ${later}`, isRight]]
}

/** The first free moments are of today or the next days, and a visit of tomorrow is reminded of now. */
async function lookAtVisit({ ask, pool, mail }: World): Promise<Row[]> {
  const { rows: agents } = await pool.query<{ id: number }>('select id from agent order by id limit 1')
  const path = `/v2/agents/${agents[0]!.id}`
  const { moments } = (await ask('GET', `${path}/visit-moments`)).body.data as { moments: string[] }
  const hours = (Date.parse(moments[0]!) - Date.now()) / 3_600_000
  const wanted = { ...person, email: 'cinco@example.com', visit_mode: 'in_person', visit_moments: [moments[0]] }
  const asked = await ask('POST', `${path}/visits`, { ...wanted, 'g-recaptcha-response': await solve(ask, 'visit') })
  const before = mail.kept.length
  await pool.query(
    `update visit set state = 'confirmed', starts_at = now() + interval '23 hours', ends_at = now() + interval '24 hours',
       confirmed_at = now() - interval '3 days' where id = (select max(id) from visit)`,
  )
  const reminders = async () =>
    (await pool.query(`select from letter where kind = 'visit_reminder' and delivered_at is not null`)).rowCount || null
  const reminded = await waitFor(reminders, 90_000)
  return [
    // Of a weekend's Friday evening the next is Monday morning.
    ['the first free moment', `in ${hours.toFixed(1)} h`, hours > 0 && hours < 72],
    ['a visit at that moment', String(asked.status), asked.status === 201],
    ['reminders of a visit in 23 hours', String(reminded ?? 0), reminded !== null && mail.kept.length > before],
  ]
}

async function solve(ask: Ask, action: string): Promise<string> {
  const challenge = (await ask('GET', `/v2/captcha?action=${action}`)).body.data as Parameters<
    typeof solveChallenge
  >[0]['challenge']
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }))
}

/** Looks again and again until there is something, or for so long. */
async function waitFor<Found>(look: () => Promise<Found | null>, patience = 60_000): Promise<Found | null> {
  for (const began = performance.now(); performance.now() - began < patience; await sleep(200)) {
    const found = await look()
    if (found !== null) return found
  }
  return null
}

function isNear(hours: number, wanted: number): boolean {
  return Math.abs(hours - wanted) < 0.1
}
