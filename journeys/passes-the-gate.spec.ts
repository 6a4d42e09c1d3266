import type { Page } from '@playwright/test'

import type { Language } from '#contract/fields.ts'
import { toPath } from '#web/paths.ts'

import { startProduct, type Product } from '../check/product.ts'
import { demoPassword } from './client.ts'
import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit, wake } from './visit.ts'

const password = 'solo-para-probar'

test.describe.configure({ mode: 'serial' })

let product: Product
test.beforeAll(async () => {
  // One more product takes its time to start: it is locked, and counts too; somebody of the demo completes an account.
  const settings = { TEST_GATE_PASSWORD: password, ANALYTICS_ID: 'G-JOURNEY1', CAPTCHA: 'off' }
  product = await startProduct(settings, { world: process.env.JOURNEYS_WORLD })
})
test.afterAll(() => product.stop())

// The browser says of itself that the gate's screen is no success.
const isExpected = (words: string) => words.includes('status of 403')

test('a test site opens to its password for a day, and shuts when the pass is gone', async ({ page, complaints }) => {
  await page.clock.install()
  await page.goto(`${product.url}/en/list/agents?name=ana`)
  await expect(page.getByRole('heading', { name: 'Test site' })).toBeVisible()
  await expect(page.getByText('Everything behind this door is made up')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the real site' })).toHaveAttribute('href', /^https:/)

  const field = page.getByLabel('Password', { exact: true })
  await field.fill('abracadabra')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Wrong password. Try again.')

  await page.evaluate(() => localStorage.setItem('testGate', 'true'))
  await page.goto(product.url)
  await expect(page.getByRole('heading', { name: 'Sitio de pruebas' })).toBeVisible()

  await page.goto(`${product.url}/en/list/agents?name=ana`)
  await field.fill(password)
  await page.getByRole('button', { name: 'Enter' }).click()
  await expect(page).toHaveURL(`${product.url}/en/list/agents?name=ana`)
  await wake(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('testGate'))).toBe('true')

  await page.context().clearCookies()
  await page.clock.fastForward(5000)
  await expect(page.getByRole('heading', { name: 'Test site' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('testGate'))).toBeNull()
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !isExpected(words)))
})

test('events are counted after a yes alone, and say nothing of anybody', async ({ page, context, complaints }) => {
  const told: string[] = []
  const outside: string[] = []
  await context.route('https://www.google-analytics.com/**', (route) => {
    told.push(route.request().url() + (route.request().postData() ?? ''))
    return route.fulfill({ status: 204 })
  })
  context.on('request', (request) => {
    if (!request.url().startsWith(product.url)) outside.push(request.url())
  })
  await page.goto(`${product.url}/registrate?referer=ana-7`)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await wake(page)
  const banner = (language: Language) => page.getByRole('region', { name: say[language]('analytics.title') })
  await banner('es').getByRole('button', { name: 'Rechazar' }).click()
  await expect(banner('es')).toBeHidden()
  await sendEverything(page, 'es', 'ana.uno@example.com')
  expect(outside).toEqual([])

  await visit(page, product.url + toPath('sign_up', 'en'))
  await expect(banner('en')).toBeHidden()
  await page.getByRole('button', { name: 'Usage measurement' }).click()
  await expect(banner('en').getByRole('heading')).toBeFocused()
  await banner('en').getByRole('button', { name: 'Accept' }).click()
  await sendEverything(page, 'en', 'ana.dos@example.com')
  await completeAccount(page, 'en')
  await expect.poll(() => told).toHaveLength(3)
  expect(outside).toHaveLength(3)
  const events = told.map((address) => new URL(address).searchParams)
  expect(events.map((event) => Object.fromEntries(event))).toMatchObject([
    { en: 'contact_form_menu' },
    { en: 'newsletter_subscription', 'ep.interests': 'finance' },
    {
      en: 'sign_up',
      'ep.tipo_usuario': 'buyer,owner',
      'ep.codigo_referido': 'yes',
      'ep.refererForAgent': 'true',
      'ep.refererForAgency': 'false',
    },
  ])
  for (const event of events) {
    expect(Object.fromEntries(event)).toMatchObject({ tid: 'G-JOURNEY1', dl: product.url })
    expect(decodeURIComponent(event.toString())).not.toMatch(/ana|example\.com|550.?0100|Pérez|sign-up|sign-in/i)
  }
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !isExpected(words)))
})

/** Signs up, writes to the network by the menu's dialog and subscribes to the newsletter. */
async function sendEverything(page: Page, language: Language, email: string): Promise<void> {
  const t = say[language]
  const main = page.getByRole('main')
  await main.getByLabel(t('account.full_name')).fill('Ana Pérez-Gil')
  await main.getByLabel(t('account.email')).fill(email)
  await main.getByLabel(t('account.phone')).fill('8095550100')
  await main.getByLabel(`${t('account.password')} *`, { exact: true }).fill('tres cayenas moradas')
  await main.getByLabel(t('account.confirm_password')).fill('tres cayenas moradas')
  await main.getByRole('button', { name: t('account.sign_up.submit'), exact: true }).click()
  await expectMessage(page, t('account.sign_up.done'))

  const footer = page.getByRole('contentinfo')
  await footer.getByLabel(t('lead.newsletter.name')).fill('Ana')
  await footer.getByLabel(t('lead.newsletter.email')).fill(email)
  await footer.getByLabel(t('lead.interest.finance')).check()
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('shell.contact') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('contact.title') })
  await dialog.getByLabel(t('lead.full_name')).fill('Ana Pérez-Gil')
  await dialog.getByLabel(`${t('lead.phone')} *`).fill('8095550100')
  await dialog.getByLabel(`${t('lead.email')} *`).fill(email)
  await dialog.getByLabel(t('lead.message')).fill('Hola')
  await dialog.getByRole('button', { name: t('lead.contact.submit'), exact: true }).click()
  await expectMessage(page, t('lead.message_sent'))
  await footer.getByRole('button', { name: t('lead.newsletter.submit'), exact: true }).click()
  await expectMessage(page, t('lead.newsletter.sent'))
}

/** Says what somebody is who has just come in for the first time. */
async function completeAccount(page: Page, language: Language): Promise<void> {
  const t = say[language]
  await visit(page, product.url + toPath('sign_in', language))
  const main = page.getByRole('main')
  await main.getByLabel(t('account.email')).fill('nuevo@demo.do')
  await main.getByLabel(`${t('account.password')} *`, { exact: true }).fill(demoPassword)
  await main
    .locator('form')
    .getByRole('button', { name: t('account.sign_in.submit'), exact: true })
    .click()
  const complete = page.getByRole('dialog', { name: t('account.complete.title') })
  await complete.getByLabel(t('form.type.buyer')).check()
  await complete.getByLabel(t('form.type.owner')).check()
  await complete.getByRole('button', { name: t('account.complete.submit') }).click()
  await expect(complete).toHaveCount(0)
}

async function expectMessage(page: Page, title: string): Promise<void> {
  const told = page.getByRole('dialog', { name: title })
  await told.getByRole('button', { name: /^ok$/i }).click()
  await expect(told).toHaveCount(0)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the gate opens too', async ({ page, complaints }) => {
    await page.goto(`${product.url}/acceder`)
    await page.getByLabel('Contraseña').fill(password)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(`${product.url}/acceder`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sitio de pruebas')
    complaints.splice(0, complaints.length, ...complaints.filter((words) => !isExpected(words)))
  })
})
