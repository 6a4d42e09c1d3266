import type { Page } from '@playwright/test'

import type { Language } from '#contract/language.ts'
import enWords from '#locales/en/account.ts'
import enAnswers from '#locales/en/account-answers.ts'
import esWords from '#locales/es/account.ts'
import esAnswers from '#locales/es/account-answers.ts'
import { pathTo } from '#web/paths.ts'

import { linkInLetter } from './letters.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const password = 'tres cayenas moradas'

const words = { es: { ...esWords, ...esAnswers }, en: { ...enWords, ...enAnswers } }

/** An address that nobody else signs up with. */
const newAddress = () => `ana-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`

/** Of the page itself: the newsletter at its foot asks for an address too. */
const emailField = (page: Page, language: Language) =>
  page.getByRole('main').getByLabel(words[language]['account.email'])

async function signUpOnPage(page: Page, email: string, language: Language = 'es'): Promise<void> {
  const said = words[language]
  await visit(page, pathTo('sign_up', language))
  await page.getByLabel(said['account.full_name']).fill('Ana Pérez-Gil')
  await emailField(page, language).fill(email)
  await page.getByLabel(said['account.phone']).pressSequentially('8095550100')
  await expect(page.getByLabel(said['account.phone'])).toHaveValue('(809) 555-0100')
  await page.getByLabel(`${said['account.password']} *`, { exact: true }).fill(password)
  await page.getByLabel(said['account.confirm_password']).fill(password)
  await page.getByRole('button', { name: said['account.sign_up.submit'], exact: true }).click()
  const done = page.getByRole('dialog', { name: said['account.sign_up.done'] })
  await expect(done).toContainText(said['answer.signed_up'], { timeout: 30_000 })
  await done.getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(new RegExp(`${pathTo('sign_in', language)}$`))
}

/** Fills the form of a page or dialog. */
async function signIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña *', { exact: true }).fill(word)
  await page.locator('form').getByRole('button', { name: 'Acceder', exact: true }).click()
}

const storedNames = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort())

test('an account is opened, confirmed by its letter, completed, and left in every tab', async ({ page, context }) => {
  test.slow()
  const email = newAddress()
  await signUpOnPage(page, email)

  const link = await linkInLetter(page.request, email, '/confirmar-correo')
  await visit(page, link)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()

  await signIn(page, email)
  const complete = page.getByRole('dialog', { name: 'Completa tu registro' })
  await complete.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(complete).toContainText('Elige al menos una opción.')
  await complete.getByLabel('Comprador').check()
  await complete.getByLabel('Agente').check()
  await complete.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(complete).toBeHidden()
  await visit(page, '/unete')
  await expect(page.locator('header').getByText('Ana Pérez-Gil').first()).toBeVisible()
  expect(await storedNames(page)).toEqual(expect.arrayContaining(['token', 'user']))

  const tab = await context.newPage()
  await visit(tab, '/unete')
  await expect(tab.locator('header').getByText('Ana Pérez-Gil').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.locator('header').getByRole('link', { name: 'Regístrate' })).toBeVisible()
  await expect(tab.locator('header').getByRole('link', { name: 'Regístrate' })).toBeVisible()
  expect(await storedNames(page)).not.toContain('token')
})

test('cancelling what must be completed signs out, and the token is dead', async ({ page, complaints }) => {
  await visit(page, '/unete')
  await page.locator('header').getByRole('link', { name: 'Acceder', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' })
  await expect(dialog.getByRole('button', { name: 'Acceder' })).toBeDisabled()
  await signIn(page, 'nuevo@demo.do', 'demo-2026!')
  await expect(page.getByRole('dialog', { name: 'Completa tu registro' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const ended = page.waitForResponse((answer) => answer.url().endsWith('/v2/clients/logout'))
  await page.keyboard.press('Escape')
  expect((await ended).status()).toBe(204)
  expect(await storedNames(page)).not.toContain('token')
  const headers = { 'X-Api-Key': 'demo-client-key', Authorization: `Bearer ${token}` }
  expect((await page.request.get('/v2/clients', { headers })).status()).toBe(401)
  expect(complaints).toEqual([])
})

test('a wrong password says no more than that, and an address to confirm offers its letter again', async ({
  page,
  complaints,
}) => {
  await visit(page, '/acceder')
  await signIn(page, 'pendiente@demo.do', 'no-es-esta-clave')
  const notice = page.getByRole('dialog', { name: 'Aviso' })
  await expect(notice).toContainText('El correo o la contraseña no son correctos.')
  await notice.getByRole('button', { name: 'Ok' }).click()
  await signIn(page, 'pendiente@demo.do', 'demo-2026!')
  const offer = page.getByRole('dialog', { name: 'Confirma tu correo' })
  await offer.getByRole('button', { name: 'Enviar otra vez' }).click()
  await expect(page.getByRole('dialog', { name: 'Revisa tu correo' })).toBeVisible({ timeout: 30_000 })
  await linkInLetter(page.request, 'pendiente@demo.do', '/confirmar-correo')
  // The browser itself reports what is refused as an error.
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('422')))
})

test('an empty form shows every problem, each with its word, and the focus goes to the first', async ({ page }) => {
  await visit(page, '/en/sign-up')
  await expect(page.getByText('This field is required.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('This field is required.')).toHaveCount(4)
  await expect(page.getByLabel('Full name')).toBeFocused()
  const word = page.getByLabel('Password *', { exact: true })
  await word.fill('short')
  await expect(word).toHaveAttribute('aria-invalid', 'true')
  await word.fill('long enough')
  await page.getByLabel('Confirm the password').fill('something else')
  await expect(page.getByText('The passwords do not match.')).toBeVisible()
  await page.getByRole('button', { name: 'Show the password' }).first().click()
  await expect(word).toHaveAttribute('type', 'text')
})

for (const language of ['es', 'en'] as const) {
  const said = words[language]
  const pathOfLink = (screen: 'confirm_email' | 'restore_password') =>
    pathTo(screen, language, { id: '' }).replace(/\/$/, '')

  test(`a forgotten password is set anew by the letter, once (${language})`, async ({ page, complaints }) => {
    test.slow()
    const email = newAddress()
    await signUpOnPage(page, email, language)
    await visit(page, await linkInLetter(page.request, email, pathOfLink('confirm_email')))
    await page.getByRole('button', { name: said['account.confirm.submit'] }).click()
    await expect(page.getByText(said['answer.email_confirmed'])).toBeVisible()

    await visit(page, pathTo('forgot_password', language))
    await emailField(page, language).fill(email)
    await page.getByRole('button', { name: said['account.forgot.submit'] }).click()
    const sent = page.getByRole('dialog', { name: said['account.forgot.done'] })
    await expect(sent).toContainText(said['answer.restore_sent'], { timeout: 30_000 })

    const link = await linkInLetter(page.request, email, pathOfLink('restore_password'))
    for (const isFirst of [true, false]) {
      await visit(page, link)
      await page.getByLabel(said['account.new_password']).fill('cuatro flamboyanes rojos')
      await page.getByLabel(said['account.confirm_password']).fill('cuatro flamboyanes rojos')
      await page.getByRole('button', { name: said['account.restore.submit'] }).click()
      const notice = language === 'es' ? 'Aviso' : 'Notice'
      const told = page.getByRole('dialog', { name: isFirst ? said['account.restore.done'] : notice })
      await told.getByRole('button', { name: 'Ok' }).click()
    }
    await expect(page.getByRole('link', { name: said['account.restore.again'] })).toBeVisible()
    complaints.splice(0, complaints.length, ...complaints.filter((line) => !line.includes('410')))

    await visit(page, pathTo('sign_in', language))
    await emailField(page, language).fill(email)
    await page.getByLabel(`${said['account.password']} *`, { exact: true }).fill('cuatro flamboyanes rojos')
    await page.locator('form').getByRole('button', { name: said['account.sign_in.submit'], exact: true }).click()
    await expect(page.getByRole('dialog', { name: said['account.complete.title'] })).toBeVisible()
  })
}
