import type { Page } from '@playwright/test'

import { linkInLetter } from './letters.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const password = 'tres cayenas moradas'

/** An address that nobody else signs up with. */
const newAddress = () => `ana-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`

async function signUpOnPage(page: Page, email: string): Promise<void> {
  await visit(page, '/registrate')
  await page.getByLabel('Nombre completo').fill('Ana Pérez-Gil')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Teléfono').pressSequentially('8095550100')
  await expect(page.getByLabel('Teléfono')).toHaveValue('(809) 555-0100')
  await page.getByLabel('Contraseña *', { exact: true }).fill(password)
  await page.getByLabel('Confirma la contraseña').fill(password)
  await page.getByRole('button', { name: 'Registrarme' }).click()
  const done = page.getByRole('dialog', { name: 'Revisa tu correo' })
  await expect(done).toContainText('te enviamos un correo', { timeout: 30_000 })
  await done.getByRole('button', { name: 'Ok' }).click()
  await expect(page).toHaveURL(/\/acceder$/)
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

test('a forgotten password is set anew by the letter, once', async ({ page, complaints }) => {
  test.slow()
  const email = newAddress()
  await signUpOnPage(page, email)
  await visit(page, await linkInLetter(page.request, email, '/confirmar-correo'))
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible()

  await visit(page, '/restaurar-clave')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  const sent = page.getByRole('dialog', { name: 'Revisa tu correo' })
  await expect(sent).toContainText('Si esa dirección tiene una cuenta', { timeout: 30_000 })

  const link = await linkInLetter(page.request, email, '/restaurar-clave')
  for (const isFirst of [true, false]) {
    await visit(page, link)
    await page.getByLabel('Contraseña nueva').fill('cuatro flamboyanes rojos')
    await page.getByLabel('Confirma la contraseña').fill('cuatro flamboyanes rojos')
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
    const told = page.getByRole('dialog', { name: isFirst ? 'Contraseña guardada' : 'Aviso' })
    await told.getByRole('button', { name: 'Ok' }).click()
  }
  await expect(page.getByRole('link', { name: 'Pedir otro enlace' })).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('410')))

  await visit(page, '/acceder')
  await signIn(page, email, 'cuatro flamboyanes rojos')
  await expect(page.getByRole('dialog', { name: 'Completa tu registro' })).toBeVisible()
})
