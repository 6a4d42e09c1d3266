import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'

import { signUpBody } from '../../account/test-ana.ts'
import { createTestApi } from '../../test-api.ts'
import { createCaptcha } from '../../tools/captcha.ts'
import { createRecaptcha } from '../../tools/recaptcha.ts'
import { requirePerson } from './queries.ts'

const now = () => new Date()
const ofOurs = () => createTestApi({ captcha: createCaptcha('a secret of more than thirty-two letters', now) })

/** What a browser sends along that has worked for an action. */
async function solve({ ask }: Awaited<ReturnType<typeof createTestApi>>, action: string) {
  const { data: challenge } = await (await ask('GET', `/v2/captcha?action=${action}`)).json()
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) }
}

const written = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')
const refused = { 'g-recaptcha-response': ['No pudimos comprobar que eres una persona. Intenta de nuevo.'] }

type World = Awaited<ReturnType<typeof createTestApi>>
async function signUp({ ask }: World, answer: string, more: object = {}) {
  const body = { ...signUpBody, ...more, 'g-recaptcha-response': answer }
  const answered = await ask('POST', '/v2/clients/sign-up', { lang: 'es', body })
  return { status: answered.status, headers: answered.headers, ...(await answered.json()) }
}

test('work that was done for a form opens it once', async () => {
  const world = await ofOurs()
  const answer = written(await solve(world, 'sign_up'))
  expect((await signUp(world, answer)).status).toBe(201)
  expect(await signUp(world, answer, { email: 'b@example.com' })).toMatchObject({ status: 422, errors: refused })
})

test('work that was done for another form, or none at all, opens nothing', async () => {
  const world = await ofOurs()
  const { challenge, solution } = await solve(world, 'newsletter')
  const { parameters } = challenge
  const forged = { ...challenge, parameters: { ...parameters, data: { action: 'sign_up' } } }
  for (const answer of ['', 'x', written({ challenge, solution }), written({ challenge: forged, solution })]) {
    expect(await signUp(world, answer)).toMatchObject({ status: 422, errors: refused })
  }
  expect((await world.db.execute(sql`select from client`)).rows).toHaveLength(0)
  expect((await world.ask('GET', '/v2/captcha')).status).toBe(422)
  expect((await world.ask('GET', '/v2/captcha?action=anything')).status).toBe(422)
})

type Said = object | 'error' | 'nonsense' | 'silence'
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** An API whose captcha is verified by a server that stands in Google's place and says what it is told to. */
async function withRecaptcha(said: Said) {
  const asked: Record<string, string>[] = []
  const logged: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    let body = ''
    for await (const part of incoming) body += part
    asked.push(Object.fromEntries(new URLSearchParams(body)))
    if (said === 'error') outgoing.writeHead(500).end()
    else if (said !== 'silence') outgoing.end(said === 'nonsense' ? '<html>' : JSON.stringify(said))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const captcha = createRecaptcha({
    siteKey: 'the public key',
    secret: 'the secret key',
    siteUrl: 'https://marquesina.do',
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
    now,
    verifier: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`,
  })
  return { ...(await createTestApi({ captcha })), asked, logged }
}

const good = { success: true, hostname: 'marquesina.do', action: 'sign_up', score: 0.9 }

test('with reCAPTCHA a browser is told the key, and what it brings is verified and counts once', async () => {
  const world = await withRecaptcha(good)
  const told = await world.ask('GET', '/v2/captcha?action=sign_up')
  expect(await told.json()).toEqual({ data: { site_key: 'the public key' } })
  expect((await signUp(world, 'an answer')).status).toBe(201)
  expect(world.asked).toEqual([{ secret: 'the secret key', response: 'an answer' }])
  expect((await signUp(world, 'an answer', { email: 'b@example.com' })).status).toBe(422)
})

test.each([
  ['another host', { ...good, hostname: 'evil.example' }],
  ['a neighbouring host', { ...good, hostname: 'a.marquesina.do' }],
  ['another action', { ...good, action: 'newsletter' }],
  ['no action, as of another version', { success: true, hostname: 'marquesina.do' }],
  ['a machine', { ...good, score: 0.3 }],
  ['an answer that Google does not know', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['an answer that was used', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['no answer at all', { success: false, 'error-codes': ['missing-input-response'] }],
])('reCAPTCHA tells of %s, and nothing is opened', async (_, said) => {
  const world = await withRecaptcha(said)
  expect(await signUp(world, 'an answer')).toMatchObject({ status: 422, errors: refused })
  await expect(requirePerson(world.tools, 'an answer', { action: 'sign_up', orUnchecked: true })).rejects.toMatchObject(
    { code: 'request.invalid' },
  )
})

test.each<[string, Said]>([
  ['answers with an error', 'error'],
  ['answers nonsense', 'nonsense'],
  ['does not answer', 'silence'],
  ['does not take our key', { success: false, 'error-codes': ['invalid-input-secret'] }],
])('when reCAPTCHA %s accounts wait, and an enquiry is taken unchecked', async (_, said) => {
  const world = await withRecaptcha(said)
  const answer = await signUp(world, 'an answer')
  expect(answer).toMatchObject({ status: 503, code: 'captcha.unavailable' })
  expect(answer.headers.get('retry-after')).toBeTruthy()
  expect((await world.db.execute(sql`select from client`)).rows).toHaveLength(0)
  expect(await requirePerson(world.tools, 'an answer', { action: 'contact', orUnchecked: true })).toBe('unchecked')
  expect(world.logged.join()).toContain('reCAPTCHA could not be asked')
  expect(world.logged.join()).not.toContain('the secret key')
})
