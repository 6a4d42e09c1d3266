import { expect, test } from 'vitest'

import { toPath } from '../paths.ts'
import { startPages } from '../test-page.tsx'

const searches = [{ city: 'santiago', bedrooms: 2 }, { city: 'punta-cana' }]

/** Somebody's pages, with two searches that they made. */
async function withHistory(criteria: readonly object[] = searches) {
  const site = await startPages()
  const signedIn = await site.enter()
  const headers = { Authorization: `Bearer ${signedIn.token}` }
  for (const [at, one] of criteria.entries()) {
    const items = [{ criteria: one, at: new Date(Date.UTC(2026, 9, 1 + at, 16)).toISOString() }]
    await site.ask('PUT', '/v2/clients/search-history', { headers, body: { items } })
  }
  const count = async () =>
    (await (await site.ask('GET', '/v2/clients/search-history', { headers })).json()).data.length
  return { ...site, count, open: () => site.open('search_history', { signedIn }) }
}

test('what was searched stands there, the newest first, with its day and the way back to it', async () => {
  const page = await (await withHistory()).open()
  await page.says('2 búsquedas')
  await page.says(/Santiago de los Caballeros/)
  const rows = [...document.querySelectorAll('main article')].map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/Punta Cana.*Buscaste el 2 oct/)
  expect(rows[1]).toMatch(/Santiago.*Buscaste el 1 oct/)
  const [href] = Object.values(page.links()).filter((link) => link.includes('santiago'))
  expect(href).toMatch(/city=santiago&bedrooms=2|bedrooms=2&city=santiago/)
})

test('one search is forgotten, and the rest stays', async () => {
  const site = await withHistory()
  const page = await site.open()
  await page.says(/Santiago de los Caballeros/)
  const [gone] = [...document.querySelectorAll('[aria-label^="Eliminar"]')].map((one) =>
    one.getAttribute('aria-label')!,
  )
  await page.press(gone!)
  await page.says('1 búsqueda')
  expect(page.text()).not.toContain('Punta Cana')
  expect(await site.count()).toBe(1)
})

test('the whole history goes when its reader has said so twice', async () => {
  const site = await withHistory()
  const page = await site.open()
  await page.press('Borrar el historial')
  await page.says('Se borran todas las búsquedas de la lista y no se pueden recuperar.')
  await page.press('Cancelar')
  expect(await site.count()).toBe(2)
  await page.press('Borrar el historial')
  await page.press('Borrar el historial')
  await page.says('Todavía no hay búsquedas aquí')
  expect(await site.count()).toBe(0)
})

test('what could not be forgotten stays in the list', async () => {
  const site = await withHistory()
  const page = await site.open()
  await page.says('2 búsquedas')
  site.network.state = 'failing'
  await page.press('Borrar el historial')
  await page.press('Borrar el historial')
  await page.says('Ocurrió un error en el servidor. Intenta más tarde.')
  expect(page.text()).toContain('2 búsquedas')
})

test('an empty history says how something gets there; one that cannot be read says that', async () => {
  const site = await withHistory([])
  const page = await site.open()
  await page.says('Todavía no hay búsquedas aquí')
  expect(page.links()).toMatchObject({ 'Buscar propiedades': toPath('properties', 'es') })
  site.network.state = 'failing'
  const failing = await site.open()
  await failing.says('No pudimos leer tus búsquedas')
  expect(failing.text()).not.toContain('Todavía no hay')
})
