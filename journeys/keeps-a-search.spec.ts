import type { Page } from '@playwright/test'

import { signAlert } from '#api/saved-search/alert/signature.ts'

import { journeysSecret, findLinkInMail } from './mails.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const search = '/propiedades/comprar?type=apartment&city=santo-domingo&bedrooms=2'
const heading = 'Apartamentos en venta en Santo Domingo'

/** Opens a search and the dialog that saves it. */
async function beginSaving(page: Page) {
  await visit(page, search)
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar búsqueda' })
  await expect(dialog.getByLabel('Nombre')).toHaveValue(heading)
  return dialog
}

test('a visitor saves a search, confirms it by the letter, and pauses it by one press without signing in', async ({
  page,
}) => {
  test.slow()
  const email = `luis-${Date.now()}@example.com`
  const dialog = await beginSaving(page)
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByLabel('Avisos por correo').selectOption('weekly')
  await dialog.getByRole('button', { name: 'Recibir avisos' }).click()
  await expect(page.getByRole('dialog', { name: 'Revisa tu correo' })).toContainText(
    'confirma que quieres los avisos',
    {
      timeout: 60_000,
    },
  )

  const link = await findLinkInMail(page.request, email, '/avisos')
  await visit(page, link)
  await page.getByRole('button', { name: 'Confirmar los avisos' }).click()
  await expect(page.getByText('te escribiremos cuando haya novedades')).toBeVisible()

  // The way out that every email about this search will carry.
  const [, key = ''] = /avisos\/([^?]+)/.exec(link) ?? []
  await visit(page, `/avisos/${key}?do=pause&signature=${signAlert(journeysSecret, 'pause', key)}`)
  await page.getByRole('button', { name: 'Pausar' }).click()
  await expect(page.getByText('Los avisos de esta búsqueda están en pausa')).toBeVisible()
  await expect(page.getByLabel('Avisos por correo')).toHaveValue('off')
})

test('a link that is none says so, and leads on', async ({ page, complaints }) => {
  for (const [path, why] of [
    ['/avisos/x?do=pause&signature=x', 'Este enlace no es válido'],
    ['/avisos/x?do=confirm&expires=1&signature=x', 'Este enlace no es válido'],
    ['/avisos/x', 'El enlace está incompleto'],
  ] as const) {
    await visit(page, path)
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Buscar propiedades' })).toBeVisible()
  }
  // The browser itself reports what is refused as an error.
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !/40[34]|422/.test(words)))
})

test('whoever is signed in saves a search, finds it listed, renames it, deletes it and takes that back', async ({
  page,
}) => {
  await visit(page, '/perfil/configuracion/busquedas')
  await expect(page.getByRole('heading', { name: 'Inicia sesión para ver esta lista' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  const signIn = page.getByRole('dialog', { name: 'Inicia sesión' })
  await signIn.getByLabel('Correo electrónico').fill('comprador@demo.do')
  await signIn.getByLabel('Contraseña *', { exact: true }).fill('demo-2026!')
  await signIn.getByRole('button', { name: 'Acceder', exact: true }).click()
  await expect(signIn).toBeHidden()

  const dialog = await beginSaving(page)
  const name = `Para mudarme ${Date.now()}`
  await dialog.getByLabel('Nombre').fill(name)
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByRole('link', { name: 'Ver mis búsquedas' }).click()

  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(row).toContainText(`${heading} · 2+ hab.`)
  await row.getByLabel('Avisos por correo').selectOption('off')
  await expect(page.getByRole('status').filter({ hasText: 'Frecuencia guardada' })).toHaveCount(1)
  await row.getByRole('button', { name: 'Cambiar nombre' }).click()
  const rename = page.getByRole('dialog', { name: 'Cambiar nombre' })
  await rename.getByLabel('Nombre').fill(`${name} ya`)
  await rename.getByRole('button', { name: 'Guardar' }).click()
  await expect(rename).toBeHidden()

  await page.getByRole('button', { name: `Eliminar ${name} ya` }).click()
  await expect(page.getByRole('heading', { name: `${name} ya` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  // A search counts as made once its results have been looked at.
  const remembered = page.waitForResponse(
    (answer) => answer.url().endsWith('/v2/clients/search-history') && answer.request().method() === 'POST',
  )
  await page.getByRole('link', { name: `Ver resultados: ${name} ya` }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await remembered

  await visit(page, '/perfil/configuracion/historial-busquedas')
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
})
