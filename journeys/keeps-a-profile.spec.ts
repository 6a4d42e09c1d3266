import type { Browser, Page } from '@playwright/test'

import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const password = 'demo-2026!'

/** The smallest picture that there is: one pixel, as PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function signIn(page: Page, email: string, word = password): Promise<void> {
  await visit(page, '/acceder')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña *', { exact: true }).fill(word)
  await page.locator('form').getByRole('button', { name: 'Acceder', exact: true }).click()
  await expect(page).not.toHaveURL(/acceder/)
}

/** An account of its own, open to be changed and deleted: signed up, confirmed by its letter and completed. */
async function signInAnew(page: Page, word: string): Promise<string> {
  const email = `rosa-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`
  await visit(page, '/registrate')
  await page.getByLabel('Nombre completo').fill('Rosa Díaz')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña *', { exact: true }).fill(word)
  await page.getByLabel('Confirma la contraseña').fill(word)
  await page.getByRole('button', { name: 'Registrarme' }).click()
  await expect(page.getByRole('dialog', { name: 'Revisa tu correo' })).toBeVisible({ timeout: 30_000 })
  let link = ''
  await expect
    .poll(async () => {
      const list = await (await page.request.get('/dev/letters')).text()
      const [item] = list.split('<li>').filter((one) => one.includes(email))
      const [, name] = /\/dev\/letters\/([\w-]+)/.exec(item ?? '') ?? []
      if (!name) return ''
      const text = await (await page.request.get(`/dev/letters/${name}?as=text`)).text()
      return (link = /https?:\/\/[^/\s]+(\/confirmar-correo\/\S+)/.exec(text)?.[1] ?? '')
    })
    .not.toBe('')
  await visit(page, link)
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click()
  await expect(page.getByText('Tu correo está confirmado')).toBeVisible()
  await signIn(page, email, word)
  const complete = page.getByRole('dialog', { name: 'Completa tu registro' })
  await complete.getByLabel('Comprador').check()
  await complete.getByRole('button', { name: 'Guardar y continuar' }).click()
  await expect(page).toHaveURL(/\/perfil$/)
  return email
}

/** Signs in from another browser, which is closed again: its session stays. */
async function signInElsewhere(browser: Browser, email: string, word: string): Promise<void> {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (iPhone; like Mac OS X) Version/18.5 Safari/604.1',
  })
  await signIn(await context.newPage(), email, word)
  await context.close()
}

test('every field of a profile is kept, and what is wrong is said where it stands', async ({ page, complaints }) => {
  test.slow()
  await signInAnew(page, 'tres cayenas moradas')
  await visit(page, '/perfil/configuracion/editar-perfil')
  await page.getByLabel('Nombre completo').fill('Rosa María Díaz')
  await page.getByLabel('Agente', { exact: false }).check()
  await page.getByLabel('Celular').pressSequentially('8295550111')
  await page.getByLabel('País').selectOption({ label: 'España' })
  await page.getByLabel('Tipo de identificación').selectOption({ label: 'Cédula' })
  const papers = page.getByLabel('Número de identificación')
  await papers.pressSequentially('00112345678')
  await expect(papers).toHaveValue('001-1234567-8')
  await expect(page.getByText('El último dígito no es')).toBeVisible()
  await page.getByRole('textbox', { name: 'Instagram' }).fill('https://facebook.com/rosa')
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(page.getByText('en esa red, con https://')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Instagram' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Instagram' }).fill('https://www.instagram.com/rosa')
  const present = page.getByLabel('Tu contraseña actual')
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(present).toBeFocused()
  await present.fill('tres cayenas moradas')
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(page.getByText('Guardamos tus cambios').first()).toBeAttached()
  await expect(page.locator('header').getByText('Rosa María Díaz').first()).toBeVisible()
  await expect(present).toHaveCount(0)

  await page.reload()
  await expect(page.getByLabel('Celular')).toHaveValue('(829) 555-0111')
  await expect(page.getByLabel('Número de identificación')).toHaveValue('001-1234567-8')
  await expect(page.getByRole('textbox', { name: 'Instagram' })).toHaveValue('https://www.instagram.com/rosa')
  await expect(page.getByLabel('País')).toHaveValue('ES')

  const files = page.locator('input[type=file]')
  await files.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') })
  await expect(page.getByText('Usa una imagen JPEG, PNG o WebP.')).toBeVisible()
  await files.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByRole('button', { name: 'Quitar foto' })).toBeVisible()
  await expect(page.locator('header img[src^="/uploads/"]')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar foto' }).click()
  await expect(page.locator('header img[src^="/uploads/"]')).toHaveCount(0)
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('422')))
})

test('another address needs the password, and waits until its letter is answered', async ({ page, complaints }) => {
  test.slow()
  const email = await signInAnew(page, 'tres cayenas moradas')
  await visit(page, '/perfil/configuracion/editar-perfil')
  await page.getByLabel('Correo electrónico').fill(`nueva-${email}`)
  await page.getByLabel('Tu contraseña actual').fill('no es esta')
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await page.getByRole('dialog', { name: 'Aviso' }).getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await page.getByLabel('Tu contraseña actual').fill('tres cayenas moradas')
  await page.getByRole('button', { name: 'Guardar los cambios' }).click()
  await expect(page.getByText(`Te enviamos un enlace a nueva-${email}`)).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(email)
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('422')))
})

test('sessions are ended one by one, and a new password ends the rest', async ({ page, browser }) => {
  test.slow()
  const email = await signInAnew(page, 'tres cayenas moradas')
  await signInElsewhere(browser, email, 'tres cayenas moradas')
  await visit(page, '/perfil/configuracion/cambiar-clave')
  const sessions = page.getByRole('main').getByRole('list').filter({ hasText: 'Este navegador' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await page.getByRole('button', { name: /^Cerrar la sesión de Safari en iPhone/ }).click()
  await expect(sessions).toHaveCount(1)

  await signInElsewhere(browser, email, 'tres cayenas moradas')
  await page.getByLabel('Contraseña actual').fill('tres cayenas moradas')
  await page.getByLabel('Contraseña nueva *', { exact: true }).fill('cuatro flamboyanes rojos')
  await page.getByLabel('Confirma la contraseña nueva').fill('cuatro flamboyanes rojos')
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await page.getByRole('dialog', { name: 'Contraseña cambiada' }).getByRole('button', { name: 'Ok' }).click()
  await expect(sessions).toHaveCount(1)
  await expect(page.getByLabel('Contraseña actual')).toHaveValue('')
})

test('an account is deleted by who knows its password, and nobody is signed in any more', async ({
  page,
  complaints,
}) => {
  test.slow()
  const email = await signInAnew(page, 'tres cayenas moradas')
  await visit(page, '/perfil/configuracion/editar-perfil')
  await page.getByRole('button', { name: 'Borrar mi cuenta…' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Borrar tu cuenta?' })
  await dialog.getByLabel('Tu contraseña').fill('no es esta')
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
  await expect(dialog.getByText('La contraseña actual no es correcta.')).toBeVisible()
  await dialog.getByLabel('Tu contraseña').fill('tres cayenas moradas')
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await visit(page, '/acceder')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña *', { exact: true }).fill('tres cayenas moradas')
  await page.locator('form').getByRole('button', { name: 'Acceder', exact: true }).click()
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('422')))
})

test('the profile of nobody offers to sign in, and shows what comes of it', async ({ page }) => {
  await visit(page, '/perfil')
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' })
  await dialog.getByLabel('Correo electrónico').fill('propietario@demo.do')
  await dialog.getByLabel('Contraseña *', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Acceder', exact: true }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Ramón Tavárez' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Configuración' }).getByRole('link')
  await expect(menu).toHaveText([
    'Información personal',
    'Editar perfil',
    'Cambiar contraseña',
    'Favoritos',
    'Historial de búsquedas',
    'Vistas recientemente',
  ])
})
