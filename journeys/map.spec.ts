import type { Locator, Page } from '@playwright/test'

import { expectAsked, expectShown, readTotal } from './results.ts'
import { ask, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

// The map is drawn by the processor here: what takes a moment on a phone may take seconds.

test('moving the map searches where it looks and keeps every filter', async ({ page }) => {
  await visit(page, '/propiedades/comprar?type=apartment&city=santo-domingo')
  const map = await mapOn(page)
  const before = await readTotal(page)
  await map.getByRole('button', { name: 'Buscar al mover' }).click()
  await expectAsked(page, { type: 'apartment', city: 'santo-domingo', bbox: /^-?\d/ })
  const first = new URL(page.url()).searchParams.get('bbox')
  await map.getByRole('button', { name: 'Acercar', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('bbox')).not.toBe(first)
  await expectAsked(page, { type: 'apartment', city: 'santo-domingo', bbox: /^-?\d/ })
  const query = new URL(page.url()).searchParams
  const { meta } = await ask<Cards>(page.request, `/v2/properties?business_type=sale&${query}`)
  await expectShown(page, { total: meta.total })
  expect(meta.total).toBeLessThanOrEqual(before)
  await page.getByRole('link', { name: 'Quitar Zona del mapa' }).click()
  await expectAsked(page, { type: 'apartment', city: 'santo-domingo', bbox: null })
})

test('the map stands on the same listings as the list', async ({ page }) => {
  await visit(page, '/propiedades/alquilar?city=punta-cana&bedrooms=3')
  const map = await mapOn(page)
  const total = await readTotal(page)
  const shown = async () => {
    const words = await map
      .getByRole('button', { name: /propiedad/i })
      .evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label') ?? ''))
    return words.reduce((sum, word) => sum + Number(/^(\d+) propiedad/.exec(word)?.[1] ?? 1), 0)
  }
  await expect.poll(shown).toBe(total)
})

test('a drawn area is searched, kept in the address, and taken away again', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=santo-domingo')
  const map = await mapOn(page)
  const before = await readTotal(page)
  await map.getByRole('button', { name: 'Dibujar zona' }).click()
  const box = (await map.boundingBox())!
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.35, 0.35))
  await page.mouse.down()
  for (const [x, y] of [
    [0.65, 0.35],
    [0.65, 0.65],
    [0.35, 0.65],
    [0.35, 0.36],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 6 })
  await page.mouse.up()
  await expectAsked(page, { city: 'santo-domingo', polygon: /.{8,}/ })
  const query = new URL(page.url()).searchParams
  const { meta } = await ask<Cards>(page.request, `/v2/properties?business_type=sale&${query}`)
  await expectShown(page, { total: meta.total })
  expect(meta.total).toBeLessThan(before)
  await page.getByRole('link', { name: 'Quitar Zona dibujada' }).click()
  await expectAsked(page, { polygon: null, city: 'santo-domingo' })
})

test('a pin opens its property', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=punta-cana&type=penthouse')
  const map = await mapOn(page)
  const pin = map.getByRole('button', { name: /^Propiedad de/ }).first()
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(map.getByRole('link').filter({ hasText: /\S/ }).first()).toBeVisible()
})

test('the map stays within the window, from the first view on', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=punta-cana')
  const map = await mapOn(page)
  for (const top of [0, 20, 600]) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await expect
      .poll(async () => {
        const box = (await map.boundingBox())!
        return Math.round(box.y + box.height) <= 900
      })
      .toBe(true)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(map.getByText('OpenStreetMap')).toBeInViewport({ ratio: 1 })
})

test('no cluster lies over another, near or far', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=santo-domingo')
  const map = await mapOn(page)
  await expect(map.locator('.map-cluster').first()).toBeVisible()
  for (let nearer = 0; nearer < 3; nearer++) {
    const boxes = await listBoxes(map.locator('.map-cluster'))
    const overlaps = boxes.flatMap((one, at) => boxes.slice(at + 1).filter((other) => doOverlap(one, other)))
    expect(overlaps).toEqual([])
    await map.getByRole('button', { name: 'Acercar', exact: true }).click()
    await expect
      .poll(async () => JSON.stringify(await listBoxes(map.locator('.map-cluster'))))
      .not.toBe(JSON.stringify(boxes))
  }
})

test('a press on a cluster parts it, or lists what it holds', async ({ page }) => {
  await visit(page, '/propiedades/comprar')
  const map = await mapOn(page)
  const clusters = map.locator('.map-cluster')
  await expect(clusters.first()).toBeVisible()
  const counts = (await clusters.allTextContents()).map(Number)
  const smallest = clusters.nth(counts.indexOf(Math.min(...counts)))
  const [label, count] = [await smallest.getAttribute('aria-label'), await smallest.textContent()]
  await smallest.press('Enter')
  const listed = map.getByRole('region', { name: `${count} propiedades en este punto` })
  const whole = map.getByRole('button', { name: label!, exact: true })
  await expect.poll(async () => (await listed.count()) > 0 || (await whole.count()) === 0).toBe(true)
})

test('the card of a pin is whole and leaves the buttons of the map free, wherever its pin stands', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=punta-cana&type=penthouse')
  const map = await mapOn(page)
  const pins = map.getByRole('button', { name: /^Propiedad de/ })
  await expect(pins.first()).toBeVisible()
  const around = (await map.boundingBox())!
  for (let at = 0; at < (await pins.count()); at++) {
    await pins.nth(at).press('Enter')
    const card = map.getByRole('region', { name: /en este punto$/ })
    await expect(card).toBeVisible()
    const [box] = await listBoxes(card)
    expect(box!.x).toBeGreaterThanOrEqual(around.x)
    expect(box!.y).toBeGreaterThanOrEqual(around.y)
    expect(box!.x + box!.width).toBeLessThanOrEqual(around.x + around.width)
    expect(box!.y + box!.height).toBeLessThanOrEqual(around.y + around.height)
    const buttons = ['Dibujar zona', 'Buscar al mover', 'Acercar', 'Alejar']
    for (const name of buttons) {
      const [button] = await listBoxes(map.getByRole('button', { name, exact: true }))
      expect(doOverlap(button!, box!)).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(pins.nth(at)).toBeFocused()
  }
})

test('a double click ends a drawing where it is, and the list follows', async ({ page }) => {
  await visit(page, '/propiedades/comprar?city=santo-domingo')
  const map = await mapOn(page)
  const before = await readTotal(page)
  const zoom = await readZoom(page)
  await map.getByRole('button', { name: 'Dibujar zona' }).click()
  const box = (await map.boundingBox())!
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.click(...at(0.3, 0.35))
  await page.mouse.click(...at(0.7, 0.35))
  await page.mouse.click(...at(0.7, 0.7))
  await page.mouse.dblclick(...at(0.3, 0.7))
  await expectAsked(page, { city: 'santo-domingo', polygon: /.{8,}/ })
  await expect.poll(() => readTotal(page)).toBeLessThan(before)
  expect(await readZoom(page)).toBe(zoom)
})

test('the map is walked with the keyboard alone: to a pin, its property, and back to where it was', async ({
  page,
}) => {
  await visit(page, '/propiedades/comprar?city=punta-cana&type=penthouse')
  const map = await mapOn(page)
  await page.keyboard.press('Tab')
  await map.locator('canvas').focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => readCentre(page)).not.toBe(undefined)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('map-pin')
  const first = await page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).not.toBe(first)
  await page.keyboard.press('Enter')
  const card = map.getByRole('region', { name: /en este punto$/ })
  await expect(card).toBeFocused()
  const place = await readCentre(page)
  await card.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/propiedad\//)
  await page.goBack()
  await mapOn(page)
  await expect.poll(() => readCentre(page)).toBe(place)
})

/** The map of the results once it stands and has its pins. */
async function mapOn(page: Page) {
  const map = page.locator('section').and(page.getByRole('region', { name: 'Mapa de los resultados' }))
  await expect(map.locator('canvas')).toBeVisible()
  await expect(map.getByRole('button', { name: /propiedad/i }).first()).toBeAttached()
  return map
}

type Box = { x: number; y: number; width: number; height: number }

function listBoxes(found: Locator): Promise<Box[]> {
  return found.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
}

function doOverlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/** Where the map stands, as its entry of the history knows it. */
const readView = (page: Page) =>
  page.evaluate(() => (window.history.state as { map?: { view?: { center: unknown; zoom: number } } }).map?.view)
const readZoom = async (page: Page) => (await readView(page))?.zoom
const readCentre = async (page: Page) => JSON.stringify((await readView(page))?.center)
