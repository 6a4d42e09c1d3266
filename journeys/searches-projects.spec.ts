import { languages } from '#contract/fields.ts'
import { toPath } from '#web/paths.ts'

import { say } from './say.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const box = { name: 'Ciudad, sector o código' }

test('someone looks for projects from the first page by price and place', async ({ page }) => {
  await visit(page, '/')
  await page.getByText('Proyectos', { exact: true }).and(page.locator('label')).click()
  await expect(page.getByLabel('Tipo de propiedad')).toBeHidden()
  await page.getByLabel('Precio máximo').selectOption('500000')
  await page.getByRole('combobox', box).fill('punta can')
  await page.getByRole('option', { name: /Punta Cana.*Ciudad/ }).click()
  await expect(page).toHaveURL('/proyectos?city=punta-cana&max_price=500000')
  const chips = page.getByRole('list', { name: 'Filtros elegidos' })
  await expect(chips.getByRole('link', { name: 'Quitar Punta Cana' })).toBeVisible()
})

test('a project that is suggested opens its page', async ({ page }) => {
  const { data } = await (
    await page.request.get('/v2/projects', { headers: { 'X-Api-Key': 'demo-client-key' } })
  ).json()
  const { name, slug } = data[0]
  await visit(page, '/')
  await page.getByText('Proyectos', { exact: true }).and(page.locator('label')).click()
  await page.getByRole('combobox', box).fill(name)
  await page.getByRole('option', { name }).first().click()
  await expect(page).toHaveURL(toPath('project', 'es', { slug }))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('projects are searched in words all the same', async ({ page }) => {
    await page.goto('/en')
    await page.getByText('Projects', { exact: true }).and(page.locator('label')).click()
    await page.getByRole('textbox', { name: 'City, sector or code' }).fill('Santo Domingo up to US$ 300k')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/en/projects?city=santo-domingo&max_price=300000')
  })
})

for (const language of languages) {
  test(`the menu has projects and the calculator, and fits from 1001 pixels up: ${language}`, async ({ page }) => {
    const t = say[language]
    for (const width of [1001, 1120, 1241, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(toPath('home', language))
      const menu = page.getByRole('navigation', { name: t('shell.main_menu') })
      await expect(menu.getByRole('link', { name: t('shell.projects') })).toHaveAttribute(
        'href',
        toPath('projects', language),
      )
      await expect(menu.getByRole('link', { name: t('shell.calculator') })).toBeVisible()
      const overlaps = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('header > div > *, header nav li > *')]
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 0)
        const wide = document.documentElement.scrollWidth > innerWidth
        return wide || parts.some(({ left, right }) => left < 0 || right > innerWidth)
      })
      expect([width, overlaps]).toEqual([width, false])
      // The name of the house is whole.
      const cut = await page
        .locator('header a b')
        .first()
        .evaluate((name) => name.scrollWidth > name.clientWidth)
      expect([width, cut]).toEqual([width, false])
    }
  })

  test(`the drawer has projects and the calculator: ${language}`, async ({ page }) => {
    const t = say[language]
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, toPath('home', language))
    await page.getByRole('button', { name: t('shell.menu'), exact: true }).click()
    const drawer = page.getByRole('dialog', { name: t('shell.menu') })
    for (const key of ['shell.agents', 'shell.blog', 'shell.calculator'] as const) {
      await expect(drawer.getByRole('link', { name: t(key) }).first()).toBeVisible()
    }
    await drawer.getByRole('link', { name: t('shell.projects') }).click()
    await expect(page).toHaveURL(toPath('projects', language))
  })
}

test.describe('on a dense telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true })

  test('the first picture has a pixel of its own for each of the screen', async ({ page }) => {
    await page.goto('/', { waitUntil: 'load' })
    const picture = page.locator('main picture img').first()
    await expect(picture).toHaveJSProperty('complete', true)
    const { source, sharpness } = await picture.evaluate(async (image: HTMLImageElement) => {
      // `naturalWidth` is what `sizes` makes of it: the file says how many pixels it has.
      const file = new Image()
      file.src = image.currentSrc
      await file.decode()
      const { width, height } = image.getBoundingClientRect()
      const shown = Math.max(width / file.naturalWidth, height / file.naturalHeight) * devicePixelRatio
      return { source: new URL(image.currentSrc).pathname, sharpness: 1 / shown }
    })
    expect(source).toBe('/pictures/hero-phone-1170.avif')
    expect(sharpness).toBeGreaterThanOrEqual(1)
  })
})
