import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { openDatabase } from '#api/database/open.ts'
import { createPasswords } from '#api/tools/passwords.ts'

import { startProduct } from '../check/product.ts'
import { calculateChanceOfAlike, findMedian } from './samples.ts'
import { printTable } from './table.ts'
import { clientHeaders } from './workload.ts'

// S5: whoever asks learns from no answer, and from the time of none, who has an account or the newsletter.
const tries = process.argv.includes('--quick') ? 40 : 200
const password = 'muy larga y secreta'
const people = ['nobody', 'confirmed', 'unconfirmed'] as const
type Person = (typeof people)[number]

const wrong = 'otra larga y secreta'
const endpoints = [
  { name: 'sign in', path: '/v2/clients/login', body: (email: string) => ({ email, password: wrong }) },
  { name: 'forgotten password', path: '/v2/clients/send-forgot-pasword', body: (email: string) => ({ email }) },
  { name: 'letter again', path: '/v2/clients/resend-confirm-email', body: (email: string) => ({ email }) },
  {
    name: 'sign up',
    path: '/v2/clients/sign-up',
    body: (email: string) => ({ full_name: 'Ana Pérez', email, password, confirmPassword: password }),
  },
  {
    name: 'newsletter',
    path: '/v2/newsletter-subscription',
    body: (email: string) => ({ name: 'Ana Pérez', email, interests: ['news'], fill_ms: 9000 }),
  },
]
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const chosen = endpoints.filter(({ name }) => asked.length === 0 || asked.includes(name))

let callers = 0
const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-same-'))
const settings = { DATA_DIR: dataDir, CAPTCHA: 'off', TRUSTED_PROXIES: '1', LEADS_PER_HOUR: '0' }
await (await startProduct(settings)).stop()
await addPeople()
const product = await startProduct(settings)
const rows = []
for (const endpoint of chosen) rows.push(...(await compare(endpoint)))
printTable(
  `${tries} calls for each kind of address, in mixed order, each from a place of its own`,
  ['call', 'answers', 'median ms', 'against nobody', 'chance of alike'],
  rows,
)
await product.stop()
await rm(dataDir, { recursive: true, force: true })

function emailOf(person: Person, endpoint: string, at: number): string {
  return `${person}-${endpoint.replaceAll(' ', '')}-${at}@example.com`
}

/** An account and a subscription for each call: limits by account must not speak. */
async function addPeople(): Promise<void> {
  const database = await openDatabase({ dataDir })
  const hash = await createPasswords().hash(password)
  for (const { name } of chosen) {
    for (const person of ['confirmed', 'unconfirmed'] as const) {
      const emails = Array.from({ length: tries }, (_, at) => emailOf(person, name, at))
      await database.jobs.query(
        person === 'confirmed'
          ? `insert into client (full_name, email, password, language, confirmed_at)
             select 'Ana Pérez', email, $2, 'es', now() from unnest($1::text[]) as email`
          : `insert into client_sign_up (full_name, email, password, language)
             select 'Ana Pérez', email, $2, 'es' from unnest($1::text[]) as email`,
        [emails, hash],
      )
      await database.jobs.query(
        `insert into newsletter_subscriber (email, name, interests, language, confirmed_at)
         select email, 'Ana Pérez', '{news}', 'es', $2 from unnest($1::text[]) as email`,
        [emails, person === 'confirmed' ? new Date() : null],
      )
    }
  }
  await database.close()
}

async function compare(endpoint: (typeof endpoints)[number]): Promise<string[][]> {
  const times: Record<Person, number[]> = { nobody: [], confirmed: [], unconfirmed: [] }
  const answers = new Set<string>()
  for (let at = -5; at < tries; at++) {
    for (const person of mixed()) {
      // The first calls warm what is cold, and are nobody's.
      const email = at < 0 ? `warm${at}-${person}@example.com` : emailOf(person, endpoint.name, at)
      const { ms, answer } = await call(endpoint.path, endpoint.body(email))
      if (at < 0) continue
      times[person].push(ms)
      answers.add(answer)
      // Let the email be written before the next call.
      await sleep(25)
    }
  }
  if (answers.size > 1) {
    process.exitCode = 1
    for (const answer of answers) console.log(answer)
  }
  return people.map((person) => rowOf(endpoint.name, person, times, answers.size))
}

function rowOf(name: string, person: Person, times: Record<Person, number[]>, answers: number): string[] {
  const difference = findMedian(times[person]) - findMedian(times.nobody)
  const chance = calculateChanceOfAlike(times[person], times.nobody)
  if (Math.abs(difference) > 5 || chance < 0.001) process.exitCode = 1
  const against = person === 'nobody' ? '' : `${difference >= 0 ? '+' : ''}${difference.toFixed(2)} ms`
  const alike = answers === 1 ? 'alike' : `${answers} kinds`
  return [
    `${name}, ${person}`,
    alike,
    findMedian(times[person]).toFixed(1),
    against,
    person === 'nobody' ? '' : chance.toFixed(3),
  ]
}

function mixed(): Person[] {
  return people
    .map((person) => ({ person, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ person }) => person)
}

/** One call; the answer is all of it but what differs from call to call by its nature. */
async function call(path: string, body: object): Promise<{ ms: number; answer: string }> {
  callers++
  const from = `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
  const began = performance.now()
  const answer = await fetch(product.url + path, {
    method: 'POST',
    headers: {
      ...clientHeaders,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
    },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  const ms = performance.now() - began
  const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
  return { ms, answer: [answer.status, ...headers.map((pair) => pair.join(': ')), text].join('\n') }
}
