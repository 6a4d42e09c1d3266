import type { Page } from '@playwright/test'

import { codesOn, expectAsked } from './results.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

test('search, property and gallery are walked with the keyboard alone', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  await page.keyboard.press('Enter')

  await tabTo(page, () =>
    page
      .getByRole('combobox', { name: 'Ciudad, sector o código' })
      .evaluate((field) => field === document.activeElement),
  )
  await page.keyboard.type('punta can')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectAsked(page, { city: 'punta-cana' })
  await expect.poll(async () => (await codesOn(page)).length).toBeGreaterThan(0)

  await tabTo(page, () => page.evaluate(() => document.activeElement?.closest('[data-code]') !== null))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/propiedad\//)

  await tabTo(page, () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Foto 1 de') ?? false),
  )
  await page.keyboard.press('Enter')
  await expect(page.locator('.pswp')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.pswp')).toHaveCount(0)
})

test('whatever has the focus shows it', async ({ page }) => {
  await visit(page, '/propiedades/comprar')
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const isSeen = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return true
      const shown = [
        focused,
        focused.closest('label'),
        focused.nextElementSibling,
        focused.parentElement,
        focused.closest('article'),
      ]
      return shown.some((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      })
    })
    expect(
      isSeen,
      `stop ${stop + 1}: ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`,
    ).toBe(true)
  }
})

/** Presses the tab key until it has arrived; a page that keeps the focus from getting there fails. */
async function tabTo(page: Page, hasArrived: () => Promise<boolean>): Promise<void> {
  for (let stop = 0; stop < 80; stop++) {
    if (await hasArrived()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the tab key did not get there')
}
