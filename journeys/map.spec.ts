import type { Page } from '@playwright/test'

import { listCodes, expectAsked, expectShown, readTotal } from './results.ts'
import { ask, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

// The map is drawn by the processor here: what takes a moment on a phone may take seconds.
test.setTimeout(60_000)

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
  await expect.poll(shown, { timeout: 20_000 }).toBe(total)
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

test('on a phone the map opens over the list and closes again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/propiedades/comprar?city=punta-cana')
  const codes = await listCodes(page)
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await mapOn(page)
  await page.getByRole('link', { name: 'Lista', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Resultados' })).toBeVisible()
  expect(await listCodes(page)).toEqual(codes)
})

/** The map of the results once it stands and has its pins. */
async function mapOn(page: Page) {
  const map = page.locator('section').and(page.getByRole('region', { name: 'Mapa de los resultados' }))
  await expect(map.locator('canvas')).toBeVisible({ timeout: 30_000 })
  await expect(map.getByRole('button', { name: /propiedad/i }).first()).toBeAttached({ timeout: 30_000 })
  return map
}
