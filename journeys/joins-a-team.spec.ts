import { Secret, TOTP } from 'otpauth'

import { createAddress, demoPassword, goodPassword, signIn, signInPage, tryToken } from './client.ts'
import { findLinkInMail } from './mails.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const codeOf = (secret: string, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at })

test('somebody is invited, joins by the letter, turns the second step on, comes back with it, and is suspended', async ({
  page,
  browser,
}) => {
  const email = createAddress('dahiana')
  await signInPage(page, await signIn(page.request, 'gerente@demo.do', demoPassword))
  await visit(page, '/espacio/equipo')
  await page.getByRole('button', { name: 'Invitar' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nombre completo').fill('Dahiana Rosario')
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Teléfono y WhatsApp').fill('8095557788')
  await dialog.getByRole('button', { name: 'Enviar la invitación' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Invitaciones enviadas' })).toBeVisible()

  const hers = await (await browser.newContext()).newPage()
  await visit(hers, await findLinkInMail(page.request, email, '/invitacion'))
  await expect(hers.getByText('Altagracia Familia te invita')).toBeVisible()
  await hers.getByLabel('Contraseña nueva').fill(goodPassword)
  await hers.getByLabel('Confirma la contraseña').fill(goodPassword)
  await hers.getByRole('button', { name: 'Aceptar y empezar' }).press('Enter')
  await expect(hers.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible()

  await hers.getByRole('button', { name: 'Activar' }).press('Enter')
  const steps = hers.getByRole('dialog', { name: 'Verificación en dos pasos' })
  await steps.getByLabel('Tu contraseña').fill(goodPassword)
  await steps.getByLabel('Tu contraseña').press('Enter')
  await expect(steps.getByRole('img', { name: 'Código QR para tu aplicación de códigos' })).toBeVisible()
  const link = await steps.getByRole('link', { name: 'Abrir la aplicación' }).getAttribute('href')
  const secret = new URL(link!).searchParams.get('secret')!
  await steps.getByLabel('Código que muestra la aplicación').fill(codeOf(secret))
  await steps.getByLabel('Código que muestra la aplicación').press('Enter')
  await expect(steps.getByRole('listitem')).toHaveCount(10)
  const recovery = (await steps.getByRole('listitem').first().textContent())!
  await steps.getByRole('button', { name: 'Ya los guardé' }).press('Enter')
  await expect(hers.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()

  const elsewhere = await (await browser.newContext()).newPage()
  await visit(elsewhere, '/acceder')
  await elsewhere.getByLabel('Correo electrónico').first().fill(email)
  await elsewhere.getByLabel('Contraseña', { exact: false }).first().fill(goodPassword)
  await elsewhere.getByRole('button', { name: 'Acceder' }).press('Enter')
  await elsewhere.getByLabel('Código').fill(recovery)
  await elsewhere.getByRole('button', { name: 'Entrar' }).press('Enter')
  await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
  const token = (await elsewhere.evaluate(() => localStorage.getItem('token')))!
  expect(await tryToken(page.request, token)).toBe(200)

  await visit(page, '/espacio/equipo')
  // By her address: somebody of her name may have been left there.
  const inList = page.getByRole('listitem').filter({ hasText: email })
  await inList.getByRole('button', { name: 'Suspender a Dahiana Rosario' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender ahora' }).press('Enter')
  await expect(inList.getByRole('button', { name: 'Reactivar a Dahiana Rosario' })).toBeVisible()
  expect(await tryToken(page.request, token)).toBe(401)
})
