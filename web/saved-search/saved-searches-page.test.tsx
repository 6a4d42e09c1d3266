import { expect, test } from 'vitest'

import { languages } from '#contract/fields.ts'

import { toPath } from '../paths.ts'
import { startPages } from '../test-page.tsx'
import { getTexts } from '../texts.server.ts'

const inNaco = { city: 'santo-domingo', sector: 'santo-domingo-naco', bedrooms: 3, business_type: 'lease' }

/** Somebody's pages, and their way to the API. */
async function withSearches(...searches: { name: string; criteria: object; alert?: string }[]) {
  const site = await startPages()
  const signedIn = await site.enter()
  const headers = { Authorization: `Bearer ${signedIn.token}` }
  for (const body of searches) await site.ask('POST', '/v2/clients/searches', { headers, body })
  const list = async () => (await (await site.ask('GET', '/v2/clients/searches', { headers })).json()).data
  const open = (language: 'es' | 'en' = 'es') => site.open('saved_searches', { signedIn, language })
  return { ...site, headers, list, open }
}

test.each(languages)('a saved search says in words what it asks, and leads to its results (%s)', async (language) => {
  const site = await withSearches({ name: 'Para mamá', criteria: inNaco, alert: 'daily' })
  const t = getTexts(language)
  const page = await site.open(language)
  await page.says('Para mamá')
  expect(page.text()).toContain(t('saved.count', { count: 1 }))
  await page.says(/Naco/)
  const rate = await page.field(t('saved.rate_one', { name: 'Para mamá' }))
  expect(rate.value).toBe('daily')
  const href = page.links()[t('saved.see_one', { name: 'Para mamá' })]!
  expect(href.startsWith(toPath('rent', language))).toBe(true)
  expect(Object.fromEntries(new URL(href, site.site.url).searchParams)).toMatchObject({
    city: 'santo-domingo',
    sector: 'santo-domingo-naco',
    bedrooms: '3',
  })
})

test('another name is kept, and a missing one asked for', async () => {
  const site = await withSearches({ name: 'Para mamá', criteria: inNaco })
  const page = await site.open()
  await page.press('Cambiar nombre: Para mamá')
  await page.fill('Nombre', ' ')
  await page.press('Guardar')
  expect(page.problems()).toEqual({ Nombre: 'Este campo es requerido.' })
  await page.fill('Nombre', 'Cerca del parque')
  await page.press('Guardar')
  await page.saysNoMore('Para mamá')
  expect(page.text()).toContain('Cerca del parque')
  expect(await site.list()).toMatchObject([{ name: 'Cerca del parque', criteria: inNaco }])
})

test('a name that cannot be kept is said so in its dialog, and stays written', async () => {
  const site = await withSearches({ name: 'Para mamá', criteria: inNaco })
  const page = await site.open()
  await page.press('Cambiar nombre: Para mamá')
  await page.fill('Nombre', 'Cerca del parque')
  site.network.state = 'away'
  await page.press('Guardar')
  await page.says('No pudimos conectar. Revisa tu conexión e intenta de nuevo.')
  expect((await page.field('Nombre')).value).toBe('Cerca del parque')
})

test('how often letters come is changed at once; what could not be changed stays as it was', async () => {
  const site = await withSearches({ name: 'Para mamá', criteria: inNaco })
  const page = await site.open()
  const rate = 'Avisos por correo: Para mamá'
  await page.fill(rate, 'weekly')
  await page.says('Frecuencia guardada')
  expect(await site.list()).toMatchObject([{ alert: 'weekly' }])
  site.network.state = 'failing'
  await page.fill(rate, 'off')
  await page.says('Ocurrió un error en el servidor. Intenta más tarde.')
  expect((await page.field(rate)).value).toBe('weekly')
})

test('what is deleted leaves the list and can be put back in its place', async () => {
  const site = await withSearches({ name: 'Una', criteria: { city: 'santiago' } }, { name: 'Otra', criteria: inNaco })
  const page = await site.open()
  await page.press('Eliminar Otra')
  await page.says('Búsqueda eliminada')
  expect(page.text()).toContain('1 búsqueda')
  expect(await site.list()).toMatchObject([{ name: 'Una' }])
  await page.press('Deshacer')
  await page.says('2 búsquedas')
  const names = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Otra', 'Una'])
})

test('an empty list says how something gets there', async () => {
  const page = await (await withSearches()).open()
  await page.says('Todavía no has guardado ninguna búsqueda')
  expect(page.links()).toMatchObject({ 'Buscar propiedades': toPath('properties', 'es') })
})

test('a list that cannot be read is not an empty one, and is read again when its reader says so', async () => {
  const site = await withSearches({ name: 'Para mamá', criteria: inNaco })
  for (const state of ['failing', 'away'] as const) {
    site.network.state = state
    const page = await site.open()
    await page.says('No pudimos leer tus búsquedas')
    expect(page.text()).not.toContain('Todavía no has guardado')
    site.network.state = 'well'
    await page.press('Intentar de nuevo')
    await page.says('Para mamá')
  }
})

test('nobody is asked to sign in', async () => {
  const site = await startPages()
  const page = await site.open('saved_searches')
  await page.says('Inicia sesión para ver esta lista')
  expect(page.text()).not.toContain('Todavía no has guardado')
})

test('the names of places that cannot be read are read from the address', async () => {
  const site = await withSearches({ name: 'Para mamá', criteria: inNaco })
  site.network.state = 'failing'
  site.network.of = /cities/
  const page = await site.open()
  await page.says('Para mamá')
  await page.says('Santo Domingo Naco')
})
