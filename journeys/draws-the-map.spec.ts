import { existsSync } from 'node:fs'

import type { Page } from '@playwright/test'
import type { Map as MapLibre } from 'maplibre-gl'

import { startProduct, type Product } from '../check/product.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

// The map is drawn by the processor here: what takes a moment on a phone may take seconds.

/** A file with real streets, which is no part of the product: tests that need it say so by their names. */
const trial = process.env.MAP_TRIAL_TILES ?? ''

const seas = [
  { language: 'es', path: '/propiedades/comprar?city=barahona', sea: 'Mar Caribe', country: 'República Dominicana' },
  { language: 'en', path: '/en/properties/buy?city=barahona', sea: 'Caribbean Sea', country: 'Dominican Republic' },
]

for (const { language, path, sea, country } of seas)
  test(`the country is drawn in ${language} by our own server alone, and OpenStreetMap is named on it`, async ({
    page,
  }) => {
    const hosts = watchHosts(page)
    await openMap(page, path)
    await lookAt(page, -70, 18.6, 7)
    await expect.poll(() => listNames(page, ['sea-name'])).toContain(sea)
    await lookAt(page, -70, 18.9, 6.5)
    await expect.poll(() => listNames(page, ['country-name'])).toContain(country)
    await expectCredit(page)
    expect([...hosts]).toEqual(['localhost'])
  })

test('on a telephone the credit is on the map too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openMap(page, '/propiedades/comprar?city=santo-domingo#map')
  await expectCredit(page)
  await expect(page.locator('.map-cluster').first()).toBeVisible()
  await expect.poll(() => listNamesUnderCredit(page)).toEqual([])
})

test('the true shore of Bávaro is drawn', async ({ page }) => {
  await openMap(page, '/propiedades/comprar?city=bavaro')
  await lookAt(page, -68.42, 18.69, 14)
  await expect.poll(() => countDrawn(page, ['land', 'coast', 'shelf'])).toBeGreaterThan(2)
})

test('tiles that do not come are said in words, the list stays, and one press tries again', async ({
  page,
  complaints,
}) => {
  await page.route('**/tiles/**', (route) => route.abort())
  await visit(page, '/propiedades/comprar?city=punta-cana')
  await expect(page.getByText('El mapa no cargó')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Resultados' }).getByRole('link').first()).toBeVisible()
  await page.unroute('**/tiles/**')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.locator('.map-pin, .map-cluster').first()).toBeVisible()
  expect(complaints.splice(0).filter((line) => !/ERR_FAILED|Failed to fetch|AJAXError/.test(line))).toEqual([])
})

test('a map whose tiles no longer come when it is moved says so, and one whose tiles come again does not', async ({
  page,
  complaints,
}) => {
  await openMap(page, '/propiedades/comprar?city=punta-cana')
  let failures = 0
  await page.route('**/tiles/**', (route) => {
    failures++
    return failures > 1 ? route.continue() : route.abort()
  })
  await lookAt(page, -70.69, 19.45, 12)
  await expect.poll(() => failures).toBeGreaterThan(1)
  await expect.poll(() => countDrawn(page, ['land'])).toBeGreaterThan(0)
  await page.unroute('**/tiles/**')
  await page.route('**/tiles/**', (route) => route.abort())
  await lookAt(page, -71.2, 18.2, 13)
  await expect(page.getByText('El mapa no cargó')).toBeVisible()
  expect(complaints.splice(0).filter((line) => !/ERR_FAILED|Failed to fetch|AJAXError/.test(line))).toEqual([])
})

test.describe('with the streets of MAP_TRIAL_TILES', () => {
  test.skip(!existsSync(trial), 'MAP_TRIAL_TILES names no file')
  let product: Product
  test.beforeAll(async () => {
    product = await startProduct({ MAP_TILES: trial })
  })
  test.afterAll(() => product?.stop())

  test('Naco has streets and its name, Bávaro its beach, and nobody else is asked', async ({ page }) => {
    const hosts = watchHosts(page)
    await openMap(page, `${product.url}/propiedades/comprar?city=santo-domingo`)
    await lookAt(page, -69.9275, 18.4775, 14)
    await expect.poll(() => countDrawn(page, ['street'])).toBeGreaterThan(0)
    await expect.poll(() => listNames(page, ['hood'])).toContain('Naco')
    await lookAt(page, -68.42, 18.69, 14)
    await expect.poll(() => countDrawn(page, ['beach'])).toBeGreaterThan(0)
    expect([...hosts]).toEqual(['localhost'])
  })
})

/** Every host that the page asks; none but ours is answered. */
function watchHosts(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  return hosts
}

async function openMap(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect(page.locator('.maplibregl-map canvas')).toBeVisible()
  // The buttons of the map come when all of its first view is drawn.
  await expect(page.getByRole('button', { name: /^(Acercar|Zoom in)$/ }).first()).toBeVisible()
}

async function lookAt(page: Page, longitude: number, latitude: number, zoom: number): Promise<void> {
  await page.locator('.maplibregl-map').evaluate(
    (element, [lng, lat, near]) => {
      const { map } = element as HTMLElement & { map: MapLibre }
      map.jumpTo({ center: [lng!, lat!], zoom: near! })
    },
    [longitude, latitude, zoom],
  )
}

function listNames(page: Page, layers: string[]): Promise<string[]> {
  return page.locator('.maplibregl-map').evaluate((element, wanted) => {
    const { map } = element as HTMLElement & { map: MapLibre }
    return map
      .queryRenderedFeatures({ layers: wanted })
      .map(({ properties }) =>
        String(properties[document.documentElement.lang.startsWith('en') ? 'name:en' : 'name:es'] ?? properties.name),
      )
  }, layers)
}

/** The names that the credit hides; null until names are there. */
function listNamesUnderCredit(page: Page): Promise<string[] | null> {
  return page.locator('.maplibregl-map').evaluate((element) => {
    const { map } = element as HTMLElement & { map: MapLibre }
    const layers = map
      .getStyle()
      .layers.flatMap((layer) => (layer.type === 'symbol' && layer.layout?.['text-field'] ? [layer.id] : []))
    if (!map.loaded() || map.queryRenderedFeatures({ layers }).length === 0) return null
    const around = element.getBoundingClientRect()
    const credit = element.querySelector('.maplibregl-ctrl-attrib')!.getBoundingClientRect()
    const box = [
      [credit.left - around.left, credit.top - around.top],
      [credit.right - around.left, credit.bottom - around.top],
    ] as [[number, number], [number, number]]
    return map.queryRenderedFeatures(box, { layers }).map(({ properties }) => String(properties.name))
  })
}

function countDrawn(page: Page, layers: string[]): Promise<number> {
  return page.locator('.maplibregl-map').evaluate((element, wanted) => {
    const { map } = element as HTMLElement & { map: MapLibre }
    return map.loaded() ? map.queryRenderedFeatures({ layers: wanted }).length : 0
  }, layers)
}

/** The credit is seen, leads where it should, and nothing lies over it. */
async function expectCredit(page: Page): Promise<void> {
  const credit = page.locator('.maplibregl-ctrl-attrib').getByRole('link', { name: 'OpenStreetMap' })
  await credit.scrollIntoViewIfNeeded()
  await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright')
  const isOnTop = await credit.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === link
  })
  expect(isOnTop).toBe(true)
}
