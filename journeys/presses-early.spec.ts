import type { Page } from '@playwright/test'

import { expect, test } from './test.ts'

/** Shows a page as its first paint has it: its scripts are on the way until `release` is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

const readFavourites = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('favourites') ?? '[]') as { code: string }[]).map((item) => item.code),
  )

test('a heart pressed before the scripts are there counts, and one pressed twice does not', async ({ page }) => {
  const release = await openWithoutScripts(page, '/propiedades')
  const cards = page.getByRole('main').getByRole('article')
  const hearts = cards.getByRole('button', { name: 'Favorita: ' })
  await hearts.nth(0).click()
  await hearts.nth(1).click()
  await hearts.nth(1).click()
  expect(await readFavourites(page)).toEqual([])
  release()
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false')
  expect(await readFavourites(page)).toEqual([await cards.nth(0).getAttribute('data-code')])
  await expect(page.getByRole('banner').getByRole('link', { name: '1' })).toBeVisible()
})

/** Opens a page that is awake but for the pieces that wake at a touch: those are on the way until `release` is called. */
async function openBeforeTouch(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.goto(path)
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.querySelector('main')!).some((name) => name.startsWith('__react'))),
    )
    .toBe(true)
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a press that is the first touch of a page which is awake but for its button counts', async ({ page }) => {
  const release = await openBeforeTouch(page, '/propiedades')
  const heart = page.getByRole('main').getByRole('article').getByRole('button', { name: 'Favorita: ' }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('data-early', 'pressed')
  release()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('hearts stay while the map is opened by the first touch, and one pressed with it counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openBeforeTouch(page, '/propiedades')
  const hearts = page.getByRole('main').getByRole('article').getByRole('button', { name: 'Favorita: ' })
  const count = await hearts.count()
  expect(count).toBeGreaterThan(10)
  await page.evaluate(() => {
    const seen = window as unknown as { fewestHearts: number }
    const countHearts = () => document.querySelectorAll('main article button[data-early]').length
    seen.fewestHearts = countHearts()
    new MutationObserver(() => (seen.fewestHearts = Math.min(seen.fewestHearts, countHearts()))).observe(
      document.querySelector('main')!,
      { childList: true, subtree: true },
    )
  })
  const buttons = await page.locator('main article button[data-early]').count()
  const map = page.getByRole('link', { name: 'Mapa', exact: true })
  await map.evaluate((link: HTMLElement) => {
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    link.click()
    document.querySelector<HTMLElement>('main article [data-heart]')!.click()
  })
  await expect(page).toHaveURL(/#map$/)
  await expect(page.locator('html[data-map-open]')).toBeAttached()
  release()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => (window as unknown as { fewestHearts: number }).fewestHearts)).toBe(buttons)
})

test('what is kept is seen as kept from the first paint, and pressed then it is taken out', async ({ page }) => {
  await page.goto('/propiedades')
  const codes = await page
    .locator('main article[data-code]')
    .evaluateAll((cards) => cards.slice(0, 2).map((card) => card.getAttribute('data-code')!))
  await page.evaluate((kept) => {
    const items = kept.map((code, at) => ({ code, at: new Date(Date.UTC(2026, 0, 2 - at)).toISOString() }))
    localStorage.setItem('favourites', JSON.stringify(items))
  }, codes)
  const release = await openWithoutScripts(page, '/propiedades')
  const hearts = page.getByRole('main').getByRole('article').getByRole('button', { name: 'Favorita: ' })
  const readFill = (nth: number) =>
    hearts
      .nth(nth)
      .locator('svg')
      .evaluate((svg) => getComputedStyle(svg).fill)
  const red = await readFill(0)
  expect(await readFill(1)).toBe(red)
  expect(await readFill(2)).toBe('none')
  await hearts.nth(0).click()
  expect(await readFill(0)).toBe('none')
  release()
  await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
  expect(await readFavourites(page)).toEqual([codes[1]])
})

test('the strip of the comparison says all from the first paint, and emptied then it goes', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    const items = ['01-10001', '01-10002'].map((code) => ({ code, at: '2026-01-01T00:00:00.000Z' }))
    localStorage.setItem('compared', JSON.stringify(items))
  })
  const release = await openWithoutScripts(page, '/propiedades')
  const strip = page.getByRole('region', { name: 'Comparación' })
  await expect(strip.getByRole('link', { name: 'Comparar' })).toBeVisible()
  await expect(strip.getByText('Agrega otra')).toBeHidden()
  await strip.getByRole('button').click()
  release()
  await expect(strip).toHaveCount(0)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(strip).toContainText('2 de 4')
})

test('"Guardar búsqueda" pressed before the scripts are there opens its dialog', async ({ page }) => {
  const release = await openWithoutScripts(page, '/propiedades?bedrooms=2')
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no button is shown that could do nothing', async ({ page }) => {
    await page.goto('/propiedades')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.locator('[data-early]:visible')).toHaveCount(0)
  })
})
