import type { Page } from '@playwright/test'

import { toPropertyPath } from '#web/paths.ts'

import { findCard } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

test.use({ serviceWorkers: 'allow' })

/** Does what a reader does, and waits until the worker has kept what it was asked to. */
async function waitUntilSaved(page: Page, path: string): Promise<void> {
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await expect
    .poll(() => page.evaluate(async (wanted) => Boolean(await (await caches.open('pages')).match(wanted)), path), {
      timeout: 60_000,
    })
    .toBe(true)
}

test('a viewed property is read without a network as a dated copy, and as it is when the network is back', async ({
  page,
  context,
  complaints,
}) => {
  const card = await findCard(page.request, 'es', 'type=apartment&business_type=sale')
  const path = toPropertyPath(card, 'es')
  await visit(page, path)
  await waitUntilSaved(page, path)
  await expect(page.locator('#saved-copy')).toHaveCount(0)

  await context.setOffline(true)
  await visit(page, path)
  await expect(page.locator('#saved-copy')).toContainText('Copia guardada el')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.title)
  await expect
    .poll(() =>
      page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)

  // The lists are at hand too, and lead to the copy.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vistas recientemente' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vistas recientemente' })).toBeVisible()

  await context.setOffline(false)
  await visit(page, path)
  await expect(page.locator('#saved-copy')).toHaveCount(0)
  forgetOutage(complaints)
})

test('a favourite that was never opened is read without a network, from its list', async ({
  page,
  context,
  complaints,
}) => {
  const card = await findCard(page.request, 'en', 'type=house&business_type=sale')
  await visit(page, `/en/properties/buy?q=${card.code}`)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await page.getByRole('button', { name: `Favourite: ${card.title}` }).click()
  await waitUntilSaved(page, toPropertyPath(card, 'en'))
  await visit(page, '/en/profile/settings/favorites')
  await expect(page.locator(`[data-code="${card.code}"]`)).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: 'copies saved on' })).toBeVisible()
  await page.getByRole('link', { name: card.title }).click()
  await expect(page.locator('#saved-copy')).toContainText('Copy saved on')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(card.title)
  forgetOutage(complaints)
})

test('what was never kept says that there is no network, at its own address', async ({ page, context, complaints }) => {
  await visit(page, '/')
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/sin-conexion')))).toBe(true)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await page.goto('/propiedades/comprar?city=punta-cana')
  await expect(page.getByRole('heading', { level: 1, name: 'Estás sin conexión' })).toBeVisible()
  await expect(page).toHaveURL(/\/propiedades\/comprar\?city=punta-cana$/)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Punta Cana')
  forgetOutage(complaints)
})

/** What a browser rightly says of a network that is away. */
function forgetOutage(complaints: string[]): void {
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((words) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/.test(words)),
  )
}
