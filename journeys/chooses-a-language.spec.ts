import { findCard } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'
import { toPropertyPath } from '#web/paths.ts'

test('the language switch stays on the page, keeps the search, and is remembered', async ({ page }) => {
  await visit(page, '/propiedades/comprar?type=house&bedrooms=3')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/en/properties/buy?bedrooms=3&type=house')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => localStorage.getItem('idiom'))).toBe('EN')

  await visit(page, '/propiedades/alquilar?city=punta-cana')
  await expect(page).toHaveURL('/en/properties/rent?city=punta-cana')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL('/propiedades/alquilar?city=punta-cana')
  expect(await page.evaluate(() => localStorage.getItem('idiom'))).toBe('ES')
})

test('a language is saved by the press itself, although the page never wakes', async ({ page, complaints }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/unete')
  for (const [name, path, idiom] of [
    ['English', '/en/join', 'EN'],
    ['Español', '/unete', 'ES'],
    ['English', '/en/join', 'EN'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('idiom'))).toBe(idiom)
  }
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes('ERR_FAILED')))
})

test('a property has its own words in each language at its twin address', async ({ page }) => {
  const spanish = await findCard(page.request, 'es', 'type=house')
  const english = await findCard(page.request, 'en', `q=${spanish.code}`)
  await visit(page, toPropertyPath(spanish, 'es'))
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(toPropertyPath(english, 'en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.title)
})

test('on a phone the language is chosen in the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menú' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBeCloseTo(390 * 0.6, 0)
  await drawer.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/en')
})
