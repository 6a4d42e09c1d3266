import { expect, test } from 'vitest'

import { ana, findLink, withAna } from '#api/account/test-ana.ts'
import { languages } from '#contract/fields.ts'

import { toPath } from '../paths.ts'
import { startPages } from '../test-page.tsx'
import { getTexts } from '../texts.server.ts'

const labels = {
  full_name: 'Nombre completo',
  email: 'Correo electrónico',
  phone: 'Teléfono (opcional)',
  password: 'Contraseña',
  confirmPassword: 'Confirma la contraseña',
}
const good = { full_name: ana.full_name, email: ana.email, password: ana.password, confirmPassword: ana.password }

type Site = Awaited<ReturnType<typeof startPages>>

/** The page of a new account, filled in. */
async function openFilled(site: Site, values: Partial<Record<keyof typeof labels, string>>) {
  const page = await site.open('sign_up')
  for (const [name, value] of Object.entries(values)) await page.fill(labels[name as keyof typeof labels], value)
  return page
}

test.each(languages)(
  'the server writes the form of a new account, and without scripts says what it takes (%s)',
  async (language) => {
    const { read } = await startPages()
    const t = getTexts(language)
    const written = await read('sign_up', { language })
    for (const key of ['sign_up.title', 'sign_up.lead', 'needs_scripts', 'password_hint'] as const) {
      expect(written).toContain(t(`account.${key}`))
    }
    // Nothing can be typed that scripts would then lose.
    expect(written).toContain('<fieldset disabled=""')
  },
)

test('an empty form says of each field what it asks, and sends nothing', async () => {
  const site = await startPages()
  const page = await site.open('sign_up')
  await page.press('Registrarme')
  expect(page.problems()).toEqual({
    [labels.full_name]: 'Este campo es requerido.',
    [labels.email]: 'Este campo es requerido.',
    [labels.password]: 'Este campo es requerido.',
    [labels.confirmPassword]: 'Este campo es requerido.',
  })
  expect(page.focused()).toBe(labels.full_name)
  expect(await site.readMails()).toEqual([])
})

test.each([
  ['email', { email: 'ana@' }, 'Escribe un correo válido.'],
  ['phone', { phone: '12' }, 'Escribe un teléfono válido.'],
  ['password', { password: 'corta', confirmPassword: 'corta' }, 'Usa 8 caracteres o más.'],
  ['confirmPassword', { confirmPassword: 'otra cosa larga' }, 'Las contraseñas no coinciden.'],
] as const)('what is wrong with %s is said beside it', async (name, wrong, problem) => {
  const page = await openFilled(await startPages(), { ...good, ...wrong })
  await page.press('Registrarme')
  expect(page.problems()).toMatchObject({ [labels[name]]: problem })
  expect(page.focused()).toBe(Object.keys(page.problems())[0])
})

test('a password that anybody would guess is refused by the API, and all that was written stays', async () => {
  const site = await startPages()
  const page = await openFilled(site, { ...good, password: 'password1', confirmPassword: 'password1' })
  await page.press('Registrarme')
  await page.says('Aviso')
  await page.press('Ok')
  expect(Object.keys(page.problems())).toEqual([labels.password])
  expect((await page.field(labels.email)).value).toBe(ana.email)
})

test('without a network it is said so, and the form can be sent once it is back', async () => {
  const site = await startPages()
  const page = await openFilled(site, good)
  site.network.state = 'away'
  await page.press('Registrarme')
  await page.says('No pudimos conectar. Revisa tu conexión e intenta de nuevo.')
  await page.press('Ok')
  site.network.state = 'well'
  await page.press('Registrarme')
  await page.says('Revisa tu correo')
})

test('who signs up is told to look at their letters, gets one, and goes on to signing in', async () => {
  const site = await startPages()
  const page = await openFilled(site, good)
  await page.press('Registrarme')
  await page.says('Revisa tu correo')
  const [mail] = await site.readMails()
  expect(mail).toMatchObject({ to: ana.email })
  expect(findLink(mail!.text)).toMatchObject({ signature: expect.any(String) })
  await page.press('Ok')
  await expect.poll(page.path).toBe(toPath('sign_in', 'es'))
})

test('an address that has an account is answered as any other', async () => {
  const site = await startPages(await withAna())
  await site.confirm()
  const page = await openFilled(site, good)
  await page.press('Registrarme')
  await page.says('Revisa tu correo')
  expect(page.problems()).toEqual({})
})
