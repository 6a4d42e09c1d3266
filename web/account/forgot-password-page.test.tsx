import { expect, test } from 'vitest'

import { ana, findLink, signInAs, withAna } from '#api/account/test-ana.ts'
import { languages } from '#contract/fields.ts'

import { toPath } from '../paths.ts'
import { startPages } from '../test-page.tsx'
import { getTexts } from '../texts.server.ts'

const otherPassword = 'cuatro flamboyanes rojos'

test.each(languages)(
  'whoever forgot the password gets a letter; a stranger is answered the same (%s)',
  async (language) => {
    const site = await startPages(await signInAs())
    const t = getTexts(language)
    const before = (await site.readMails()).length
    const said: string[] = []
    for (const email of ['nobody@example.com', ana.email]) {
      const page = await site.open('forgot_password', { language })
      await page.fill(t('account.email'), email)
      await page.press(t('account.forgot.submit'))
      await page.says(t('account.forgot.done'))
      said.push(document.querySelector('dialog')!.textContent)
      await page.press(t('form.ok'))
      await expect.poll(page.path).toBe(toPath('sign_in', language))
    }
    expect(said[0]).toBe(said[1])
    const mails = (await site.readMails()).slice(before)
    expect(mails.map(({ to }) => to)).toEqual([ana.email])
  },
)

test('an address that is none is said to be none, beside it', async () => {
  const { open } = await startPages()
  const page = await open('forgot_password')
  await page.fill('Correo electrónico', 'ana')
  await page.press('Enviar el enlace')
  expect(page.problems()).toEqual({ 'Correo electrónico': 'Escribe un correo válido.' })
})

/** Ana, who has asked for a new password, and her email's link. */
async function withLink() {
  const site = await startPages(await signInAs())
  await site.post('/send-forgot-pasword', { email: ana.email, 'g-recaptcha-response': '' })
  const { id, ...rest } = findLink((await site.readMails()).at(-1)!.text)
  return { ...site, asked: { params: { id: id! }, query: `?${new URLSearchParams(rest)}` } }
}

test('a good link sets another password, once', async () => {
  const site = await withLink()
  const page = await site.open('restore_password', site.asked)
  await page.fill('Contraseña nueva', otherPassword)
  await page.fill('Confirma la contraseña', `${otherPassword}s`)
  await page.press('Guardar la contraseña')
  expect(page.problems()).toEqual({ 'Confirma la contraseña': 'Las contraseñas no coinciden.' })
  await page.fill('Confirma la contraseña', otherPassword)
  await page.press('Guardar la contraseña')
  await page.says('Contraseña guardada')
  await page.press('Ok')
  await expect.poll(page.path).toBe(toPath('sign_in', 'es'))
  expect((await site.signIn(otherPassword)).status).toBe(200)

  const again = await site.open('restore_password', site.asked)
  await again.says('Pide otro enlace: dura una hora y sirve una vez.')
  expect(again.links()).toMatchObject({ 'Pedir otro enlace': toPath('forgot_password', 'es') })
  expect(again.text()).not.toContain('Contraseña nueva')
})

test('what cannot be asked of a link is no verdict on it, and is asked again', async () => {
  const site = await withLink()
  site.network.state = 'failing'
  const page = await site.open('restore_password', site.asked)
  await page.says('Ocurrió un error en el servidor. Intenta más tarde.')
  expect(page.text()).not.toContain('Pide otro enlace')
  site.network.state = 'well'
  await page.press('Intentar de nuevo')
  await page.says('Contraseña nueva')
})

test('a link confirms an address when its reader says so, and is over then', async () => {
  const site = await startPages(await withAna())
  const { id, ...rest } = await site.linkOf()
  const asked = { params: { id: id! }, query: `?${new URLSearchParams(rest)}` }
  const page = await site.open('confirm_email', asked)
  await page.says(`Se abrirá la cuenta de ${ana.full_name} con el correo ${ana.email}`)
  expect((await site.signIn()).status).toBe(422)
  await page.press('Confirmar mi correo')
  await expect.poll(() => Object.keys(page.links())).toContain('Iniciar sesión')
  expect((await site.signIn()).status).toBe(200)

  const again = await site.open('confirm_email', asked)
  await again.says('Escribe tu correo y te enviamos un enlace nuevo.')
})

test('a link that was cut short says so before anything is asked', async () => {
  const site = await startPages()
  const page = await site.open('confirm_email', { params: { id: 'x' }, query: '?expires=1' })
  await page.says('El enlace está incompleto. Ábrelo tal como llegó en el correo.')
})
