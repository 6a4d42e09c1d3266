import { setTimeout as sleep } from 'node:timers/promises'

import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import type { UserType } from '#contract/account/account.ts'
import type { Language } from '#contract/fields.ts'
import { toPath } from '#web/paths.ts'

import { findLinkInMail } from './mails.ts'

/** What every call of the API brings. */
export const apiHeaders = { 'X-Api-Key': 'demo-client-key', 'X-Requested-With': 'XMLHttpRequest' }

export const goodPassword = 'tres cayenas moradas'
export const demoPassword = 'demo-2026!'

/** An address that nobody else uses. */
export const createAddress = (name: string) => `${name}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`

/** Where the emails of a language lead. */
export const readLinkPath = (screen: 'confirm_email' | 'restore_password' | 'newsletter', language: Language) =>
  toPath(screen, language, { id: '' }).replace(/\/$/, '')

/** An account that is signed up, confirmed by its email and complete, as its pages do it; its address. */
export async function createClient(request: APIRequestContext, language: Language, type: UserType = 'buyer') {
  const email = createAddress('rosa')
  const person = { full_name: 'Rosa Díaz', email, lang: language }
  const passwords = { password: goodPassword, confirmPassword: goodPassword }
  await post(request, 'sign-up', { ...person, ...passwords, 'g-recaptcha-response': await work(request) })
  await confirmByMail(request, email, language)
  const { token } = await signIn(request, email)
  const { data: user } = await post(request, 'complete-sign-up', { ...person, type: [type] }, token)
  return { email, token, user }
}

/** Does what the page of a confirming email does. */
export async function confirmByMail(request: APIRequestContext, email: string, language: Language): Promise<void> {
  const link = new URL(
    await findLinkInMail(request, email, readLinkPath('confirm_email', language)),
    'http://localhost',
  )
  const id = link.pathname.split('/').at(-1)
  await post(request, 'confirm-email', { id, ...Object.fromEntries(link.searchParams) })
}

/** A session of its own, as from another browser. */
export async function signIn(request: APIRequestContext, email: string, password = goodPassword) {
  const { data } = await post(request, 'login', { email, password })
  return data as { user: { full_name: string }; token: string }
}

/** What the API says to these credentials. */
export async function trySignIn(request: APIRequestContext, email: string, password: string): Promise<number> {
  return (await request.post('/v2/clients/login', { headers: apiHeaders, data: { email, password } })).status()
}

/** What the API says to whoever brings a token. */
export async function tryToken(request: APIRequestContext, token: string): Promise<number> {
  return (await request.get('/v2/clients', { headers: { ...apiHeaders, Authorization: `Bearer ${token}` } })).status()
}

/** Puts whoever it is into the browser's storage, as signing in does; the next page knows them. */
export async function signInPage(page: Page, { user, token }: { user: unknown; token: string }): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([someone, theirs]) => {
      localStorage.setItem('user', someone!)
      localStorage.setItem('token', theirs!)
    },
    [JSON.stringify(user), token],
  )
}

/** What stands in the browser's storage. */
export const listStoredNames = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

/** Takes from what the browser complained of what it was made to. */
export function forgive(complaints: string[], expected: RegExp): void {
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !expected.test(words)))
}

async function post(request: APIRequestContext, endpoint: string, data: object, token?: string) {
  const headers = { ...apiHeaders, ...(token && { Authorization: `Bearer ${token}` }) }
  const send = () => request.post(`/v2/clients/${endpoint}`, { headers, data })
  let answer = await send()
  // A busy server has us come again: nothing was done.
  for (let turn = 0; answer.status() === 503 && turn < 30; turn++) {
    await sleep(1000)
    answer = await send()
  }
  return bodyOf(answer)
}

async function bodyOf(answer: APIResponse) {
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as { data: unknown }
}

/** The captcha's answer, worked out as a browser does. */
async function work(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/v2/captcha?action=sign_up', { headers: apiHeaders })
  const { data: challenge } = (await bodyOf(answer)) as { data: Parameters<typeof solveChallenge>[0]['challenge'] }
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
