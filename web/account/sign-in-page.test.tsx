import { expect, test } from 'vitest'

import { ana, signInAs, withAna } from '#api/account/test-ana.ts'
import { accountEndpoints } from '#contract/account/account.ts'
import { languages } from '#contract/fields.ts'

import { toPath } from '../paths.ts'
import { startPages } from '../test-page.tsx'
import { getTexts } from '../texts.server.ts'

test.each(languages)('somebody signs in with address and password, and goes on home (%s)', async (language) => {
  const site = await startPages(await withAna())
  await site.confirm()
  const t = getTexts(language)
  const page = await site.open('sign_in', { language })
  await page.fill(t('account.email'), ana.email)
  await page.fill(t('account.password'), ana.password)
  await page.press(t('account.sign_in.submit'))
  await expect.poll(page.path).toBe(toPath('home', language))
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ full_name: ana.full_name, email: ana.email })
  expect(localStorage.getItem('token')).toMatch(/^[\w-]{43}$/)
})

test('nothing can be sent before both are written', async () => {
  const { open } = await startPages()
  const page = await open('sign_in')
  const isOff = () => (document.querySelector('button[type=submit]') as HTMLButtonElement).disabled
  expect(isOff()).toBe(true)
  await page.fill('Correo electrónico', ana.email)
  await page.fill('Contraseña', 'x')
  await expect.poll(isOff).toBe(false)
})

test('a wrong password is told from nothing else, and keeps nobody signed in', async () => {
  const site = await startPages(await withAna())
  await site.confirm()
  const page = await site.open('sign_in')
  const said: string[] = []
  for (const email of [ana.email, 'nobody@example.com']) {
    await page.fill('Correo electrónico', email)
    await page.fill('Contraseña', 'no es esta')
    await page.press('Acceder')
    await page.says('Aviso')
    said.push(document.querySelector('dialog')!.textContent)
    await page.press('Ok')
    await page.saysNoMore('Aviso')
  }
  expect(said[0]).toBe(said[1])
  expect(localStorage.getItem('token')).toBeNull()
  expect(page.path()).toBe('/acceder')
})

test('whoever has not confirmed is offered another letter, which comes', async () => {
  const site = await startPages(await withAna())
  const page = await site.open('sign_in')
  await page.fill('Correo electrónico', ana.email)
  await page.fill('Contraseña', ana.password)
  await page.press('Acceder')
  await page.says(`Debes confirmar ${ana.email} antes de iniciar sesión. ¿Te enviamos el correo otra vez?`)
  await page.press('Enviar otra vez')
  await page.says('Revisa tu correo')
  expect((await site.readMails()).map(({ to }) => to)).toEqual([ana.email, ana.email])
})

test('a server that fails is said to have failed', async () => {
  const site = await startPages()
  const page = await site.open('sign_in')
  await page.fill('Correo electrónico', ana.email)
  await page.fill('Contraseña', ana.password)
  site.network.state = 'failing'
  await page.press('Acceder')
  await page.says('Ocurrió un error en el servidor. Intenta más tarde.')
})

test('the ways on are a new account and another password', async () => {
  const { open } = await startPages()
  const page = await open('sign_in', { language: 'en' })
  expect(Object.values(page.links())).toEqual([toPath('forgot_password', 'en'), toPath('sign_up', 'en')])
})

test('whoever comes in without having said what they are is asked, and then has a profile', async () => {
  const site = await startPages()
  const signedIn = await site.enter({ full_name: '', type: [] })
  const page = await site.open('profile', { signedIn })
  await page.says('Completa tu registro')
  await page.press('Guardar y continuar')
  expect(page.problems()).toEqual({ 'Nombre completo': 'Este campo es requerido.', Soy: 'Elige al menos una opción.' })
  await page.fill('Nombre completo', 'Rosa Díaz')
  await page.press('Propietario Quiero vender o poner en alquiler')
  await page.press('Guardar y continuar')
  await page.saysNoMore('Completa tu registro')
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ full_name: 'Rosa Díaz', type: ['owner'] })
})

test('to cancel what is asked signs out, here and on the server', async () => {
  const site = await startPages()
  const signedIn = await site.enter({ type: [] })
  const page = await site.open('profile', { signedIn })
  await page.press('Cancelar y cerrar sesión')
  await page.says('Cerraste tu sesión')
  await page.says('Inicia sesión para ver tu perfil.')
  const headers = { Authorization: `Bearer ${signedIn.token}` }
  await expect.poll(async () => (await site.ask('GET', accountEndpoints.profile.path, { headers })).status).toBe(401)
})

test('a session that is over on the server ends in the browser', async () => {
  const site = await startPages(await signInAs())
  const { data: signedIn } = await site.signIn()
  await site.post('/logout', {}, signedIn.token)
  const page = await site.open('profile', { signedIn })
  await page.says('Inicia sesión para ver tu perfil.')
  expect(localStorage.getItem('token')).toBeNull()
})
