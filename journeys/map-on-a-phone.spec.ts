import type { Locator, Page } from '@playwright/test'

import { drag } from './finger.ts'
import { findLinkInMail } from './mails.ts'
import { expectAsked, expectShown, readTotal } from './results.ts'
import { ask, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

// The map is drawn by the processor here: what takes a moment on a phone may take seconds.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const words = {
  es: {
    path: '/propiedades/alquilar?city=punta-cana',
    map: 'Mapa',
    label: 'Mapa de los resultados',
    row: 'Propiedades en el mapa',
    handle: /^Altura de la lista/,
    list: 'Lista',
    pin: /^Propiedad de/,
  },
  en: {
    path: '/en/properties/rent?city=punta-cana',
    map: 'Map',
    label: 'Map of the results',
    row: 'Properties on the map',
    handle: /^List height/,
    list: 'List',
    pin: /^Property at/,
  },
} as const

for (const [language, said] of Object.entries(words)) {
  test(`five cards are swiped, one is opened, and the way back leads to the same place (${language})`, async ({
    page,
  }) => {
    await visit(page, said.path)
    await page.getByRole('link', { name: said.map, exact: true }).tap()
    await untilDrawn(page, said.label)
    await raise(page, 'row')
    const row = page.getByRole('list', { name: said.row })
    const seen = [await readMiddle(page)]
    for (let swipe = 0; swipe < 5; swipe++) {
      await drag(page, { x: 330, y: 760 }, { x: 40, y: 760 })
      await expect.poll(async () => [undefined, seen.at(-1)].includes(await readMiddle(page))).toBe(false)
      seen.push(await readMiddle(page))
      await expect(litMarks(page)).toHaveCount(1)
    }
    expect(new Set(seen).size).toBe(6)

    const place = await readPlace(page)
    const code = seen.at(-1)!
    await row.locator(`[data-code="${code}"] a`).tap()
    await expect(page).toHaveURL(/\/(propiedad|property)\//)
    await page.goBack()
    await untilDrawn(page, said.label)
    await expect.poll(() => readMiddle(page)).toBe(code)
    await expect.poll(() => readPlace(page)).toEqual(place)
    await expect.poll(() => readHeight(page)).toBe('row')
    await expect(litMarks(page)).toHaveCount(1)
  })
}

test('back closes the card, then the sheet, then the map', async ({ page }) => {
  const said = words.es
  await visit(page, '/propiedades/comprar?city=punta-cana&type=penthouse')
  await page.getByRole('link', { name: said.map, exact: true }).tap()
  const map = await untilDrawn(page, said.label)
  await raise(page, 'row')
  const first = await readMiddle(page)
  const pins = map.getByRole('button', { name: said.pin })
  const other = pins.and(page.locator('.map-pin:not([data-lit])')).first()
  await other.tap()
  await expect.poll(() => readMiddle(page)).not.toBe(first)
  await expect.poll(() => readHeight(page)).toBe('row')

  await page.goBack()
  await expect.poll(() => readMiddle(page)).toBe(first)
  expect(await readHeight(page)).toBe('row')

  // Back at once, before the card's entry was drawn, leads to the same place.
  await other.evaluate(async (pin: HTMLElement) => {
    const readKey = () => (window.history.state as { key: string }).key
    const before = readKey()
    pin.click()
    while (readKey() === before) await new Promise((resolve) => setTimeout(resolve))
    window.history.back()
  })
  await page.waitForFunction(() => (window.history.state as { map?: { depth?: number } }).map?.depth === 1)
  await expect.poll(() => readMiddle(page)).toBe(first)
  await expect(litMarks(page)).toHaveCount(1)
  expect(await page.evaluate(() => (window.history.state as { map: { spot?: unknown } }).map.spot)).toBeUndefined()
  await page.goBack()
  await expect.poll(() => readHeight(page)).toBe('count')
  await expect(map.locator('canvas')).toBeVisible()
  await page.goBack()
  await expect(map.locator('canvas')).toBeHidden()
  await expect(page.getByRole('list', { name: 'Resultados' })).toBeVisible()
})

test('who comes to the map itself sees it from the first paint, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shown = window as unknown as { shifts: number }
    shown.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shown.shifts += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Its skeleton is in the page as it is sent.
  expect(await (await page.request.get(words.es.path)).text()).toMatch(/<section[^>]*data-map.*<output/s)
  await visit(page, `${words.es.path}#map`)
  await untilDrawn(page, words.es.label)
  // What the map's library shows of its own accord moves by less.
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.01)
})

test('the sheet is raised to the list by finger, by its handle, and by keys', async ({ page }) => {
  await visit(page, `${words.es.path}#map`)
  await untilDrawn(page, words.es.label)
  const handle = page.getByRole('button', { name: words.es.handle })
  await expect(handle).toHaveAttribute('aria-expanded', 'false')
  for (const height of ['row', 'list', 'count'] as const) {
    await handle.press('Enter')
    await expect.poll(() => readHeight(page)).toBe(height)
    await expect(handle).toHaveAttribute('aria-expanded', String(height !== 'count'))
  }
  await handle.press('ArrowUp')
  await expect.poll(() => readHeight(page)).toBe('row')
  await handle.press('ArrowDown')
  await expect.poll(() => readHeight(page)).toBe('count')

  await raise(page, 'row')
  await raise(page, 'list')
  await expect(page.getByRole('list', { name: 'Resultados' })).toBeInViewport()
  await page.getByRole('button', { name: 'Mapa', exact: true }).tap()
  await expect.poll(() => readHeight(page)).toBe('row')
})

test('what is seen after a move is searched when somebody says so', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=punta-cana&type=apartment#map')
  const map = await untilDrawn(page, words.es.label)
  const here = page.getByRole('button', { name: /^Buscar en esta zona/ })
  await expect(here).toHaveCount(0)
  await drag(page, { x: 200, y: 300 }, { x: 120, y: 420 })
  await expect(here).toHaveText(/\d$/)
  const offered = Number((await here.textContent())?.replace(/\D/g, ''))
  await here.tap()
  await expectAsked(page, { type: 'apartment', bbox: /^-?\d/, city: null })
  const { meta } = await ask<Cards>(
    page.request,
    `/v2/properties?business_type=sale&${new URL(page.url()).searchParams}`,
  )
  await expectShown(page, { total: meta.total })
  expect(meta.total).toBe(offered)
  await expect(here).toHaveCount(0)
  await expect(map.locator('canvas')).toBeVisible()
})

test('an area is drawn with a finger, saved, and its emails are asked for', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=santo-domingo')
  const before = await readTotal(page)
  await page.getByRole('link', { name: 'Mapa', exact: true }).tap()
  await untilDrawn(page, words.es.label)
  await page.getByRole('button', { name: 'Dibujar zona' }).tap()
  await drag(page, { x: 90, y: 330 }, { x: 300, y: 330 }, { x: 300, y: 520 }, { x: 90, y: 520 }, { x: 90, y: 336 })
  await expectAsked(page, { city: 'santo-domingo', polygon: /.{8,}/ })
  await expect.poll(() => readTotal(page)).toBeLessThan(before)

  await page.getByRole('button', { name: 'Guardar búsqueda' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Guardar búsqueda' })
  const email = `zona-${Date.now()}@example.com`
  await dialog.getByLabel('Correo electrónico').fill(email)
  await dialog.getByRole('button', { name: 'Recibir avisos' }).tap()
  await expect(page.getByRole('dialog', { name: 'Revisa tu correo' })).toBeVisible()
  await visit(page, await findLinkInMail(page.request, email, '/avisos'))
  await page.getByRole('button', { name: 'Confirmar los avisos' }).tap()
  await expect(page.getByText('te escribiremos cuando haya novedades')).toBeVisible()
})

/** The map once it stands and has its pins. */
async function untilDrawn(page: Page, label: string): Promise<Locator> {
  const map = page.locator('section').and(page.getByRole('region', { name: label }))
  await expect(map.locator('canvas')).toBeVisible()
  await expect(map.locator('.map-pin, .map-cluster').first()).toBeAttached()
  return map
}

/** Pulls the sheet up by its head, as far as the next height. */
async function raise(page: Page, to: 'row' | 'list'): Promise<void> {
  const head = (await page.locator('#results-head').boundingBox())!
  const from = { x: 120, y: head.y + head.height - 12 }
  await drag(page, from, { x: from.x, y: from.y - (to === 'row' ? 150 : 500) })
  await expect.poll(() => readHeight(page)).toBe(to)
}

const readHeight = (page: Page) => page.evaluate(() => document.documentElement.dataset.sheet)

/** The code of the card that stands in the middle of the screen; of none while they move. */
function readMiddle(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('#sheet-row [data-code]')]
    const away = (card: HTMLElement) => {
      const { left, right } = card.getBoundingClientRect()
      return Math.abs((left + right) / 2 - window.innerWidth / 2)
    }
    return cards.find((card) => away(card) < 2)?.dataset.code
  })
}

/** The pin that is lit, or the cluster that it stands in, or its dot between two. */
const litMarks = (page: Page) => page.locator('[data-lit].map-pin, [data-lit].map-cluster, .map-dot')

/** Where the map stands, as its entry of the history knows it. */
const readPlace = (page: Page) =>
  page.evaluate(() => (window.history.state as { map: { view: unknown; sheet: unknown; code: unknown } }).map)
