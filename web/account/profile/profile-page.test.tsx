import { expect, test } from 'vitest'

import { clients } from '#api/account/table.ts'
import { ana, signInAs } from '#api/account/test-ana.ts'
import { accountEndpoints } from '#contract/account/account.ts'
import { languages } from '#contract/fields.ts'

import { toPath } from '../../paths.ts'
import { startPages } from '../../test-page.tsx'
import { getTexts } from '../../texts.server.ts'

const otherPassword = 'cuatro flamboyanes rojos'

/** Ana's pages, and the session that her browser has. */
async function asAna() {
  const site = await startPages(await signInAs())
  const { data: signedIn } = await site.signIn()
  await site.db.update(clients).set({ type: ['buyer'] })
  return { ...site, signedIn: { ...signedIn, user: { ...signedIn.user, type: ['buyer'] } } }
}

test.each(languages)(
  'the server writes nothing of anybody, and what it takes without scripts (%s)',
  async (language) => {
    const { read } = await asAna()
    const t = getTexts(language)
    for (const screen of ['profile', 'edit_profile', 'change_password'] as const) {
      const written = await read(screen, { language })
      expect(written).toContain(t('profile.needs_scripts'))
      expect(written).not.toContain(ana.email)
    }
  },
)

test.each(languages)(
  'a profile shows who is signed in, and what nobody has said as not said (%s)',
  async (language) => {
    const site = await asAna()
    await site.db.update(clients).set({ phone: '+18095550123', country: 'ES' })
    const t = getTexts(language)
    const page = await site.open('profile', { language, signedIn: site.signedIn })
    await page.says(ana.full_name)
    expect(page.text()).toContain(`${t('profile.phone')} (809) 555-0123`)
    expect(page.text()).toContain(`${t('profile.cellphone')} ${t('profile.none')}`)
    expect(page.text()).toContain(t('form.type.buyer'))
    await page.says(language === 'es' ? 'España' : 'Spain')
  },
)

test('nobody is asked to sign in, and a profile that cannot be read is no empty one', async () => {
  const site = await asAna()
  const stranger = await site.open('profile')
  await stranger.says('Inicia sesión para ver tu perfil.')

  site.network.state = 'failing'
  const page = await site.open('profile', { signedIn: site.signedIn })
  await page.says('Ocurrió un error en el servidor. Intenta más tarde.')
  expect(page.text()).not.toContain('Sin indicar')
  site.network.state = 'well'
  await page.press('Intentar de nuevo')
  await page.says(ana.email)
})

test('whoever leaves has left here and on the server', async () => {
  const site = await asAna()
  const page = await site.open('profile', { signedIn: site.signedIn })
  await page.press('Cerrar sesión')
  await page.says('Cerraste tu sesión')
  expect(localStorage.getItem('user')).toBeNull()
  const headers = { Authorization: `Bearer ${site.signedIn.token}` }
  await expect.poll(async () => (await site.ask('GET', accountEndpoints.profile.path, { headers })).status).toBe(401)
})

test('an edited profile is kept, and the name that stands in the header with it', async () => {
  const site = await asAna()
  const page = await site.open('edit_profile', { signedIn: site.signedIn })
  await page.fill('Nombre completo', 'Ana María Pérez')
  await page.fill('Dirección', 'Calle El Conde 5')
  await page.fill('País', 'DO')
  await page.press('Guardar los cambios')
  await page.says('Guardamos tus cambios')
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ full_name: 'Ana María Pérez' })
  const again = await site.open('profile')
  await again.says('Calle El Conde 5')
})

test('what is wrong in a profile is said where it stands, and nothing of it is kept', async () => {
  const site = await asAna()
  const page = await site.open('edit_profile', { signedIn: site.signedIn })
  await page.fill('Nombre completo', ' ')
  await page.fill('Instagram', 'https://example.com/ana')
  await page.press('Guardar los cambios')
  expect(page.problems()).toEqual({
    'Nombre completo': 'Este campo es requerido.',
    Instagram: expect.stringContaining('Instagram'),
  })
  expect(page.focused()).toBe('Nombre completo')
  const again = await site.open('profile')
  await again.says(ana.full_name)
})

test('another address asks for the password, and counts once its letter is answered', async () => {
  const site = await asAna()
  const page = await site.open('edit_profile', { signedIn: site.signedIn })
  await page.fill('Correo electrónico', 'otra@example.com')
  await page.fill('Tu contraseña actual, para cambiar el correo o un teléfono', 'no es esta')
  await page.press('Guardar los cambios')
  await page.says('Aviso')
  await page.press('Ok')
  await page.fill('Tu contraseña actual, para cambiar el correo o un teléfono', ana.password)
  await page.press('Guardar los cambios')
  await page.says(
    'Te enviamos un enlace a otra@example.com. Hasta que lo confirmes, seguimos usando tu dirección actual.',
  )
  expect((await site.readMails()).map(({ to }) => to)).toContain('otra@example.com')
})

test('another password takes the present one, and ends the other sessions', async () => {
  const site = await asAna()
  const page = await site.open('change_password', { signedIn: site.signedIn })
  await page.fill('Contraseña actual', 'no es esta')
  await page.fill('Contraseña nueva', otherPassword)
  await page.fill('Confirma la contraseña nueva', otherPassword)
  await page.press('Cambiar la contraseña')
  await page.says('Aviso')
  await page.press('Ok')
  expect(Object.keys(page.problems())).toEqual(['Contraseña actual'])

  await page.fill('Contraseña actual', ana.password)
  await page.press('Cambiar la contraseña')
  await page.says('Contraseña cambiada')
  await page.press('Ok')
  await page.says('Este navegador')
  await expect.poll(() => document.querySelectorAll('[aria-label^="Cerrar la sesión de"]').length).toBe(0)
  expect((await site.signIn(otherPassword)).status).toBe(200)
})

test('one of the open sessions is ended; where they cannot be read it is said so', async () => {
  const site = await asAna()
  const page = await site.open('change_password', { signedIn: site.signedIn })
  await page.says('Este navegador')
  const others = () => document.querySelectorAll<HTMLElement>('[aria-label^="Cerrar la sesión de"]')
  expect(others()).toHaveLength(1)
  others()[0]!.click()
  await page.says('Cerramos esa sesión')
  expect(others()).toHaveLength(0)

  site.network.state = 'failing'
  site.network.of = /sessions/
  const again = await site.open('change_password')
  await again.says('No pudimos leer tus sesiones. Siguen abiertas donde estaban.')
  site.network.state = 'well'
  await again.press('Intentar de nuevo')
  await again.says('Este navegador')
})

test('whoever comes by a provider has no password to change, and is told how to get one', async () => {
  const site = await startPages()
  const signedIn = await site.enter({ email: 'luis@example.com' })
  const page = await site.open('change_password', { signedIn })
  await page.says('Entras sin contraseña, con otro proveedor.')
  expect(page.links()).toMatchObject({ 'Crear una contraseña': toPath('forgot_password', 'es') })
})
