import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Mood, startTestMailServer, type TestMailServer } from '#api/letter/test-mail-server.ts'

import { type Product, startProduct } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { clientHeaders } from '../workload.ts'

// R9: two products side by side, one with a mail server that takes every letter, one whose mail server fails.
// Sign-ups go to both in turn, so that a noisy machine is noisy for both; then the failing one gets well again.
const each = 100
const callers = 4
const holds: Record<Exclude<Mood, 'takes'>, number> = { refuses: 20, hangs: 60, 'puts off': 20, dies: 20 }
const asked = process.argv.slice(2)
const moods = (Object.keys(holds) as (keyof typeof holds)[]).filter(
  (mood) => asked.length === 0 || asked.includes(mood),
)

type Side = { product: Product; mail: TestMailServer; times: number[]; refused: number }

const [good, bad] = [await startSide(), await startSide()]
const rows = []
for (const mood of moods) rows.push(await suffer(mood))
printTable(
  `${each} sign-ups by ${callers} callers on each of two products in turn; the mail server of one fails`,
  ['mail server', 'p50 ms', 'of good', 'p99 ms', 'of good', 'refused', 'spoilt', 'delivered', 'twice', 'all s after'],
  rows,
)
await endWhileHanging(bad)
await good.product.stop()
await good.mail.close()

async function startSide(): Promise<Side> {
  const mail = await startTestMailServer()
  const settings = { MAIL_URL: mail.url, CAPTCHA: 'off', LOG_LEVEL: 'error' }
  return { product: await startProduct(settings), mail, times: [], refused: 0 }
}

async function suffer(mood: keyof typeof holds): Promise<(string | number)[]> {
  for (const side of [good, bad]) Object.assign(side, { times: [], refused: 0 })
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
  while (new Set(idsSince()).size < each && Date.now() - well < 300_000) await sleep(100)
  const after = (Date.now() - well) / 1000
  // Whoever comes twice comes soon.
  await sleep(3000)
  const ids = idsSince()
  const share = (part: number) => `${(at(bad.times, part) / at(good.times, part)).toFixed(2)} ×`
  return [
    mood,
    at(bad.times, 0.5),
    share(0.5),
    at(bad.times, 0.99),
    share(0.99),
    String(bad.refused),
    String(spoilt),
    `${new Set(ids).size} of ${each}`,
    String(ids.length - new Set(ids).size),
    after,
  ]
}

async function signUp(side: Side, name: string): Promise<void> {
  const password = 'muy larga y secreta'
  const body = { full_name: 'Ana Pérez', email: `${name}@example.com`, password, confirmPassword: password }
  const began = performance.now()
  const answer = await fetch(`${side.product.url}/v2/clients/sign-up`, {
    method: 'POST',
    headers: { ...clientHeaders, 'X-Requested-With': 'XMLHttpRequest', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  side.times.push(performance.now() - began)
  if (answer.status !== 201) side.refused++
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
  printTable(
    'SIGTERM while the mail server hangs',
    ['what', 'seen'],
    [['process', `ended with code ${code} after ${Date.now() - began} ms`]],
  )
  await product.stop()
  await mail.close()
}
