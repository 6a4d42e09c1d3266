import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Mood, startTestMailServer, type TestMailServer } from '#api/mail/test-mail-server.ts'

import { type Product, startProduct } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { makeWorld, createSettings } from '../world.ts'
import { type Place, readWords, withPlace } from './place.ts'
import { Refused, send } from './writes.ts'

// R9: two products side by side, one with a mail server that takes every email, one whose mail server fails.
// Sign-ups go to both in turn, so that a noisy machine is noisy for both; then the failing one gets well again.
const each = 100
const callers = 4
const holds: Record<Exclude<Mood, 'takes'>, number> = { refuses: 20, hangs: 60, 'puts off': 20, dies: 20 }
/** Longer than this after its end no email is waited for that does not come. */
const stillMs = 300_000
/** So long no email has come when all that come twice have come. */
const quietMs = 3000

type Side = { product: Product; mail: TestMailServer; times: number[]; busy: number }
type Sides = { good: Side; bad: Side }

const { places, others } = readWords()
const moods = (Object.keys(holds) as (keyof typeof holds)[]).filter(
  (mood) => others.length === 0 || others.includes(mood),
)
for (const name of places) await withPlace(name, 1200, sufferAll)

async function sufferAll(place: Place): Promise<void> {
  // Each on data of its own, or one would send the emails of the other.
  const other = place.server ? createSettings(await makeWorld(place.server, 1201)) : {}
  const sides = { good: await startSide(other), bad: await startSide(place.settings) }
  const rows = []
  for (const mood of moods) rows.push(await suffer(mood, sides))
  printTable(
    `${each} sign-ups by ${callers} callers on each of two products in turn; the mail server of one fails; ${place.name}`,
    ['mail server', 'p50 ms', 'of good', 'p99 ms', 'of good', 'busy', 'spoilt', 'delivered', 'twice', 'all s after'],
    rows,
  )
  await endWhileHanging(sides.bad)
  await sides.good.product.stop()
  await sides.good.mail.close()
}

async function startSide(settings: Record<string, string>): Promise<Side> {
  const mail = await startTestMailServer()
  const product = await startProduct({ ...settings, MAIL_URL: mail.url, CAPTCHA: 'off', LOG_LEVEL: 'error' })
  return { product, mail, times: [], busy: 0 }
}

async function suffer(mood: keyof typeof holds, { good, bad }: Sides): Promise<(string | number)[]> {
  for (const side of [good, bad]) Object.assign(side, { times: [], busy: 0 })
  const before = { kept: bad.mail.kept.length, spoilt: bad.mail.spoilt() }
  await bad.mail.become(mood)
  const began = Date.now()
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let turn = 0; turn < each / callers; turn++) {
        const name = `${mood.replace(' ', '')}-${caller}-${turn}`
        for (const side of turn % 2 === 0 ? [good, bad] : [bad, good]) await signUp(side, name)
      }
    }),
  )
  await sleep(Math.max(0, holds[mood] * 1000 - (Date.now() - began)))
  const spoilt = bad.mail.spoilt() - before.spoilt
  await bad.mail.become('takes')
  const well = Date.now()
  const idsSince = () => bad.mail.kept.slice(before.kept).map(({ id }) => id)
  await untilStill(bad.mail, stillMs, () => new Set(idsSince()).size >= each)
  const after = (Date.now() - well) / 1000
  await untilStill(bad.mail, quietMs)
  const ids = idsSince()
  if (new Set(ids).size < each) process.exitCode = 1
  const share = (part: number) => `${(at(bad.times, part) / at(good.times, part)).toFixed(2)} ×`
  return [
    mood,
    at(bad.times, 0.5),
    share(0.5),
    at(bad.times, 0.99),
    share(0.99),
    String(bad.busy),
    String(spoilt),
    `${new Set(ids).size}, at least ${each}`,
    String(ids.length - new Set(ids).size),
    after,
  ]
}

/** Resolves when it is over, or when no email has come for so long. */
async function untilStill(mail: TestMailServer, still: number, isOver = () => false): Promise<void> {
  for (let last = mail.kept.length, movedAt = Date.now(); !isOver() && Date.now() - movedAt < still;) {
    await sleep(100)
    if (mail.kept.length !== last) [last, movedAt] = [mail.kept.length, Date.now()]
  }
}

/** Signs up once; whoever is put off, because the machine is busy, comes again under another name. */
async function signUp(side: Side, name: string, again = 0): Promise<void> {
  const password = 'muy larga y secreta'
  const email = `${name}${again || ''}@example.com`
  const body = { full_name: 'Ana Pérez', email, password, confirmPassword: password }
  const began = performance.now()
  try {
    await send(side.product.url, 'POST', '/v2/clients/sign-up', { body })
    side.times.push(performance.now() - began)
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 503) throw error
    side.busy++
    return signUp(side, name, again + 1)
  }
}

function at(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** A mail server that says nothing keeps no process from its end. */
async function endWhileHanging(side: Side): Promise<void> {
  const { product, mail } = side
  await mail.become('hangs')
  const spoilt = mail.spoilt()
  await signUp(side, 'last')
  while (mail.spoilt() === spoilt) await sleep(50)
  const began = Date.now()
  const ended = once(product.process, 'exit')
  product.process.kill('SIGTERM')
  const [code] = (await ended) as [number | null]
  if (code !== 0) process.exitCode = 1
  printTable(
    'SIGTERM while the mail server hangs',
    ['what', 'seen'],
    [['process', `ended with code ${code} after ${Date.now() - began} ms`]],
  )
  await product.stop()
  await mail.close()
}
