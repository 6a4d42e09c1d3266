import { expect, test } from 'vitest'

import { languages } from '#contract/fields.ts'

import { toPath } from '../../paths.ts'
import { startPages } from '../../test-page.tsx'
import { getTexts } from '../../texts.server.ts'
import { favourites, recentlyViewed } from '../stored-lists.ts'

const at = (day: number) => new Date(Date.UTC(2026, 9, day, 16)).toISOString()

/** Pages with three apartments, and what this browser keeps of them. */
async function withKept(...codes: string[]) {
  const site = await startPages()
  await site.property({ code: '10-20001', title_es: 'Con balcón', title_en: 'With a balcony' })
  await site.property({ code: '10-20002', title_es: 'Con patio', title_en: 'With a patio' })
  await site.property({ code: '10-20003', title_es: 'Con terraza', title_en: 'With a terrace' })
  for (const [day, code] of codes.entries()) favourites.add(code, at(day + 1))
  return site
}

/** The headings of the list, in its order. */
const shown = () => [...document.querySelectorAll('main li h2, main li h3')].map(({ textContent }) => textContent)
const codesOf = () => favourites.items().map(({ code }) => code)

test.each(languages)(
  'favourites stand there, the newest first, with the day that they were kept (%s)',
  async (language) => {
    const site = await withKept('10-20001', '10-20002')
    const t = getTexts(language)
    const page = await site.open('favourites', { language })
    await expect
      .poll(shown)
      .toEqual(language === 'es' ? ['Con patio', 'Con balcón'] : ['With a patio', 'With a balcony'])
    expect(page.text()).toContain(t('favorite.count', { count: 2 }))
    expect(page.text()).toContain(
      language === 'es' ? 'Guardada el 2 oct' : t('favorite.kept_at', { date: 'Oct 2' }).slice(0, 8),
    )
  },
)

test('what is no longer offered says what became of it, and can be let go and taken back', async () => {
  const site = await withKept('10-20001', '10-20004', '10-20005', '10-29999')
  await site.property({ code: '10-20004', title_es: 'Vendido ya', status: 'sold' })
  await site.property({ code: '10-20005', title_es: 'En reserva', status: 'reserved' })
  const page = await site.open('favourites')
  await expect.poll(shown).toEqual(['Propiedad 10-29999', 'En reserva', 'Vendido ya', 'Con balcón'])
  const words = [...document.querySelectorAll('main article[data-code] p:first-of-type')].map((one) => one.textContent)
  expect(words.slice(0, 3)).toEqual(['Ya no se ofrece', 'Separada', 'Vendida'])
  await page.press('Quitar Vendido ya')
  expect(codesOf()).not.toContain('10-20004')
  await page.says('Ya no está en tus favoritos')
  await page.press('Deshacer')
  expect(codesOf()).toEqual(['10-29999', '10-20005', '10-20004', '10-20001'])
})

test('a heart that is pressed again leaves the list, and what was pressed away comes back to its place', async () => {
  const site = await withKept('10-20001', '10-20002')
  const page = await site.open('favourites')
  await page.press('Vaciar la lista')
  await page.says('Lista vaciada')
  await page.says('Todavía no has guardado ninguna propiedad')
  await page.press('Deshacer')
  await expect.poll(shown).toEqual(['Con patio', 'Con balcón'])
})

test('an empty list says how something gets there', async () => {
  const page = await (await withKept()).open('favourites')
  await page.says('Todavía no has guardado ninguna propiedad')
  expect(page.links()).toMatchObject({ 'Buscar propiedades': toPath('properties', 'es') })
})

test('a list whose properties cannot be read says so, and reads them again', async () => {
  const site = await withKept('10-20001')
  site.network.state = 'failing'
  const page = await site.open('favourites')
  await page.says('No pudimos leer tus propiedades')
  expect(page.text()).not.toContain('Todavía no has guardado')
  expect(page.text()).not.toContain('Ya no se ofrece')
  site.network.state = 'well'
  await page.press('Intentar de nuevo')
  await page.says('Con balcón')
})

test('without a network the copies that were kept are shown, and of when they are', async () => {
  const site = await withKept('10-20001')
  const well = await site.open('favourites')
  await well.says('Con balcón')
  favourites.add('10-20002', at(9))
  site.network.state = 'away'
  const page = await site.open('favourites')
  await page.says('Sin conexión: son copias guardadas el')
  expect(shown()).toEqual(['Con balcón'])
  expect(page.text()).toContain('1 propiedad más de tu lista necesita internet para verse.')
  site.network.state = 'well'
  const comeBack = () => dispatchEvent(new window.Event('online'))
  // Once more where the page was not listening yet; too often would break off what it reads.
  await expect.poll(() => comeBack() && shown(), { interval: 2000 }).toEqual(['Con patio', 'Con balcón'])
})

test('without a network and without copies it is said that nothing could be read', async () => {
  const site = await withKept('10-20001')
  site.network.state = 'away'
  const page = await site.open('favourites')
  await page.says('No pudimos leer tus propiedades')
})

test('what an account keeps joins what the browser keeps; an account that cannot be read is not an empty one', async () => {
  const site = await withKept()
  const signedIn = await site.enter()
  const headers = { Authorization: `Bearer ${signedIn.token}` }
  await site.ask('PUT', '/v2/clients/favorites', { headers, body: { items: [{ code: '10-20003', at: at(5) }] } })
  site.network.state = 'failing'
  const failing = await site.open('favourites', { signedIn })
  await failing.says('No pudimos leer la lista de tu cuenta')
  expect(failing.text()).not.toContain('Todavía no has guardado')
  site.network.state = 'well'
  await failing.press('Intentar de nuevo')
  await failing.says('Con terraza')

  favourites.add('10-20001', at(6))
  const stored = async () => (await (await site.ask('GET', '/v2/clients/favorites', { headers })).json()).data.length
  await expect.poll(stored).toBe(2)
})

test('what was looked at stands in its own list, fifty at most', async () => {
  const site = await withKept()
  for (let number = 0; number < 60; number++) recentlyViewed.add(`10-3${String(number).padStart(4, '0')}`, at(1))
  recentlyViewed.add('10-20002', at(2))
  const page = await site.open('recently_viewed')
  expect(recentlyViewed.items()).toHaveLength(50)
  await page.says('50 propiedades Vaciar la lista')
  await page.says('Con patio')
  expect(page.text()).toContain('Vista el 2 oct')
  await page.press('Mostrar más')
  await expect.poll(() => shown().length).toBe(48)
})

test('four properties are compared at most, and the bar says how many and leads there', async () => {
  const site = await withKept('10-20001', '10-20002', '10-20003', '10-20006', '10-20007')
  await site.property({ code: '10-20006', title_es: 'Con jardín' })
  await site.property({ code: '10-20007', title_es: 'Con piscina' })
  const page = await site.open('favourites')
  await page.press('Comparar: Con balcón')
  await page.says('1 de 4 Agrega otra')
  for (const title of ['Con patio', 'Con terraza', 'Con jardín']) await page.press(`Comparar: ${title}`)
  await page.says('4 de 4')
  expect(page.links().Comparar).toBe(`${toPath('compare', 'es')}?codes=10-20001,10-20002,10-20003,10-20006`)
  await page.press('Comparar: Con piscina')
  await page.says('Puedes comparar hasta 4. Quita una para agregar otra.')
  await page.press('Vaciar la comparación')
  await page.says('Comparación vaciada')
  expect(page.links().Comparar).toBeUndefined()
})

test('the page of a lost connection leads to what is kept', async () => {
  const { read } = await startPages()
  for (const language of languages) {
    const written = await read('offline', { language })
    expect(written).toContain(getTexts(language)('favorite.offline.title'))
    expect(written).toContain(`href="${toPath('favourites', language)}"`)
    expect(written).toContain(`href="${toPath('recently_viewed', language)}"`)
  }
})
