import type { Locator, Page } from '@playwright/test'

import { pathToProperty } from '#web/paths.ts'

import { letterThatSays, linkInLetter } from './letters.ts'
import { findCard } from './sample.ts'
import { expect, test } from './test.ts'
import { visit, wake } from './visit.ts'

const newAddress = () => `eva-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
/** The captcha's work takes its time on a machine that is shared. */
const patience = { timeout: 30_000 }
const required = { es: 'Este campo es requerido.', en: 'This field is required.' }

/** Sends a form that nobody has filled in: every field says that it is wanted, and the focus is in the first. */
async function sendEmpty(form: Locator, button: string, language: 'es' | 'en', problems: number): Promise<void> {
  await expect(form.getByText(required[language])).toHaveCount(0)
  await form.getByRole('button', { name: button }).click()
  await expect(form.getByText(required[language])).toHaveCount(problems)
  await expect(form.locator('[aria-invalid]').first()).toBeFocused()
}

/** Reads how it ended, and closes it. */
async function expectSent(page: Page, title: string, words: string): Promise<void> {
  const told = page.getByRole('dialog', { name: title })
  await expect(told).toContainText(words, patience)
  await told.getByRole('button', { name: /^ok$/i }).click()
  await expect(told).toHaveCount(0)
}

test('what is written in the contact dialog outlives a closed dialog, a failure and a reload, and arrives once', async ({
  page,
  complaints,
}) => {
  test.slow()
  const email = newAddress()
  const dialog = page.getByRole('dialog', { name: 'Hablemos' })
  const open = async () => {
    await page.locator('header').getByRole('button', { name: 'Contacto' }).click()
    await expect(dialog.getByLabel('Nombre y apellido')).toBeVisible()
  }
  await visit(page, '/preguntas-frecuentes')
  await open()
  await sendEmpty(dialog, 'Enviar', 'es', 4)
  await dialog.getByLabel('Nombre y apellido').fill('R2-D2')
  await dialog.getByLabel('Teléfono').pressSequentially('809555')
  await dialog.getByLabel('Correo *').fill('eva')
  await expect(dialog.getByText('Solo se admiten letras y espacios.')).toBeVisible()
  await expect(dialog.getByText('Escribe un teléfono válido.')).toBeVisible()
  await expect(dialog.getByText('Escribe un correo válido.')).toBeVisible()
  await dialog.getByLabel('Nombre y apellido').fill("Eva D'Óleo")
  await dialog.getByLabel('Teléfono').fill('8095550100')
  await expect(dialog.getByLabel('Teléfono')).toHaveValue('(809) 555-0100')
  await dialog.getByLabel('Correo *').fill(email)
  await dialog.getByLabel('Mensaje').fill('Busco un apartamento\ncon balcón.')
  await dialog.getByLabel('Quiero recibir el boletín').check()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByLabel('Mensaje')).toHaveValue('Busco un apartamento\ncon balcón.')

  const door = '**/v2/messages/conctact'
  const keys: (string | undefined)[] = []
  await page.route(door, (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return keys.length === 1 ? route.abort('internetdisconnected') : route.continue()
  })
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('No pudimos conectar', patience)
  await expect(page.getByRole('status').filter({ hasText: 'No pudimos enviar tu mensaje.' })).toHaveCount(1)
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('conctact')))

  await page.reload()
  await wake(page)
  await open()
  await expect(dialog.getByLabel('Correo *')).toHaveValue(email)
  await expect(dialog.getByLabel('Quiero recibir el boletín')).toBeChecked()
  await dialog.getByRole('button', { name: 'Enviar' }).dblclick()
  await expectSent(page, 'Mensaje enviado', '24 a 48 horas')
  await expect(dialog).toBeHidden()
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:')))).toEqual([])
  expect(await letterThatSays(page.request, 'hola@marquesina.example', email)).toContain('Busco un apartamento')
})

test('an agent is written to from a property, in English, by whoever is signed in', async ({ page }) => {
  test.slow()
  const card = await findCard(page.request, 'en', 'type=apartment&business_type=sale')
  await visit(page, '/en/sign-in')
  await page.getByLabel('Email').first().fill('comprador@demo.do')
  await page.getByLabel('Password *', { exact: true }).fill('demo-2026!')
  await page.locator('main form').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('header').getByRole('button', { name: 'Sign out' })).toBeVisible()

  await visit(page, pathToProperty(card, 'en'))
  const form = page.locator('aside form')
  await expect(form.getByLabel('Email')).toHaveValue('comprador@demo.do')
  await expect(form.getByLabel('First and last name')).not.toHaveValue('')
  await expect(form.getByLabel('Message')).toHaveValue(new RegExp(card.code))
  await form.getByLabel('Phone').fill('')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(form.getByLabel('Phone')).toBeFocused()
  await form.getByLabel('Phone').pressSequentially('+34 612 34 56 78')
  await form.getByRole('button', { name: 'Send message' }).click()
  await expectSent(page, 'Message sent', '24 to 48 hours')
  await expect(form.getByLabel('Message')).toHaveValue(new RegExp(card.code))
})

test('a loan is asked for with the figures of the calculator', async ({ page }) => {
  test.slow()
  const email = newAddress()
  await visit(page, '/prestamos/calculadora?price=250000&initial=50000')
  await page.getByRole('main').getByRole('link', { name: 'Solicitar el préstamo' }).click()
  const form = page.locator('main form')
  await expect(form.getByLabel('Monto del préstamo')).toHaveValue('US$ 200,000')
  await expect(form.getByLabel('Inicial')).toHaveValue('US$ 50,000')
  await sendEmpty(form, 'Enviar la solicitud', 'es', 7)
  await form.getByLabel('Nombre y apellido').fill('Eva Núñez')
  await form.getByLabel('Número de identificación').pressSequentially('00112345673')
  await expect(form.getByLabel('Número de identificación')).toHaveValue('001-1234567-3')
  await form.getByLabel('Nacionalidad').selectOption({ label: 'España' })
  await form.getByLabel('País de residencia').selectOption('DO')
  await form.getByLabel('Fecha de nacimiento').fill('2020-01-31')
  await expect(form.getByText('Debes tener 18 años o más.')).toBeVisible()
  await form.getByLabel('Fecha de nacimiento').fill('1988-01-31')
  await form.getByLabel('Celular').pressSequentially('8295550111')
  await form.getByLabel('Correo *').fill(email)
  await form.getByLabel('Monto del préstamo').fill('')
  await form.getByLabel('Monto del préstamo').pressSequentially('1250000')
  await expect(form.getByLabel('Monto del préstamo')).toHaveValue('US$ 1,250,000')
  await form.getByRole('button', { name: 'Enviar la solicitud' }).click()
  await expectSent(page, 'Solicitud enviada', '24 a 48 horas')
  await expect(form.getByLabel('Correo *')).toHaveValue('')
  await letterThatSays(page.request, email, 'Tu solicitud está en buenas manos')
})

test('a franchise and a place as an agent are asked for', async ({ page }) => {
  test.slow()
  await visit(page, '/en/franchises')
  const franchise = page.locator('main form')
  await sendEmpty(franchise, 'Send the request', 'en', 5)
  await franchise.getByLabel('First and last name').fill('Eva Pérez-Gil')
  await franchise.getByLabel('Phone').pressSequentially('8095550100')
  await franchise.getByLabel('Email *').fill(newAddress())
  await franchise.getByLabel('Address').fill('Calle Duarte 90, Las Terrenas')
  await franchise.getByLabel('Date of birth').fill('1980-05-04')
  await franchise.getByRole('button', { name: 'Send the request' }).click()
  await expectSent(page, 'Request sent', '24 to 48 hours')

  await visit(page, '/unete')
  const join = page.locator('main form')
  await sendEmpty(join, 'Enviar la solicitud', 'es', 5)
  await join.getByLabel('Nombres').fill('Eva María')
  await join.getByLabel('Apellidos').fill('Pérez')
  await join.getByLabel('Tipo de identificación').selectOption('passport')
  await join.getByLabel('Número de identificación').pressSequentially('ab-123456')
  await expect(join.getByLabel('Número de identificación')).toHaveValue('AB123456')
  await join.getByLabel('Celular').pressSequentially('8095550100')
  await join.getByLabel('Correo *').fill(newAddress())
  await join.getByRole('button', { name: 'Enviar la solicitud' }).click()
  await expectSent(page, 'Solicitud enviada', '24 a 48 horas')
})

test('the newsletter begins by a letter, is about other things, and ends at one press', async ({
  page,
  complaints,
}) => {
  test.slow()
  const email = newAddress()
  const footer = page.locator('footer')
  const subscribe = async () => {
    await footer.getByLabel('Your name').fill('Eva')
    await footer.getByLabel('Your email').fill(email)
    await footer.getByLabel('Finance').check()
    await footer.getByRole('button', { name: 'Subscribe' }).click()
  }
  await visit(page, '/en/frequently-asked-questions')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Choose at least one.')).toBeVisible()
  await expect(footer.getByLabel('Your name')).toBeFocused()
  await subscribe()
  await expectSent(page, 'One more step', 'confirm')

  await visit(page, await linkInLetter(page.request, email, '/en/newsletter'))
  await page.getByRole('button', { name: 'Confirm my subscription' }).click()
  await expect(page.getByText('your address is confirmed')).toBeVisible()
  await footer.scrollIntoViewIfNeeded()
  await subscribe()
  const notice = page.getByRole('dialog', { name: 'Notice' })
  await expect(notice).toContainText('already subscribed', patience)
  await notice.getByRole('button', { name: 'OK' }).click()
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('422')))

  await visit(page, await linkInLetter(page.request, email, '/en/newsletter', /do=change/))
  await page.getByRole('main').getByLabel('News').check()
  await page.getByRole('button', { name: 'Save my interests' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your change is saved.' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByText('you no longer get our newsletter')).toBeVisible()
})
