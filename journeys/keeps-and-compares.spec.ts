import type { Page } from '@playwright/test'

import { toPropertyPath } from '#web/paths.ts'

import { ask, findCard, findGoneCode, type Cards } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

const results = '/propiedades/comprar'
const favourites = '/perfil/configuracion/favoritos'

/** Opens a page and does what brings the hearts: the first touch. */
async function visitWithHearts(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await expect(page.getByRole('link', { name: /^(Favoritos|Favourites):/ })).toBeVisible()
}

const heartOf = (page: Page, code: string) =>
  page.locator(`[data-code="${code}"]`).getByRole('button', { name: /^Favorita:/ })

async function codesShown(page: Page): Promise<string[]> {
  return page.locator('main [data-code]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-code')!))
}

test('a favourite is kept from a card, undone, kept again, and found on its page and in another tab', async ({
  page,
  context,
}) => {
  await visitWithHearts(page, results)
  const [code, other] = (await codesShown(page)) as [string, string]
  const heart = heartOf(page, code)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Guardada en tus favoritos' })).toHaveCount(1)

  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  const tab = await context.newPage()
  await visit(tab, favourites)
  await expect(tab.locator(`[data-code="${code}"]`)).toBeVisible()
  await heartOf(page, other).click()
  await expect(tab.locator(`[data-code="${other}"]`)).toBeVisible()
  await expect(tab.getByRole('status').filter({ hasText: '2 propiedades' })).toBeVisible()
})

test('a favourite is kept with the keyboard on the page of a property, which counts as viewed', async ({ page }) => {
  const card = await findCard(page.request, 'es', 'type=apartment&business_type=sale')
  await visitWithHearts(page, toPropertyPath(card, 'es'))
  const button = page.getByRole('button', { name: 'Favorita', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Favoritos: 1 propiedad' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tus favoritos' })).toBeVisible()
  await expect(page.locator(`[data-code="${card.code}"]`)).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Configuración' })
    .getByRole('link', { name: 'Vistas recientemente' })
    .click()
  await expect(page.locator(`[data-code="${card.code}"]`)).toBeVisible()
})

test('what is taken from the list stays to be put back, and the whole list can be emptied', async ({ page }) => {
  const { data } = await ask<Cards>(page.request, '/v2/properties?per_page=3')
  await keep(
    page,
    'favourites',
    data.map(({ code }) => code),
  )
  await visitWithHearts(page, favourites)
  await expect.poll(() => codesShown(page)).toHaveLength(3)
  const heart = heartOf(page, data[0]!.code)
  await heart.click()
  await expect(page.getByText('Ya no está en tus favoritos')).toBeVisible()
  await heart.click()
  await expect(page.getByText('Ya no está en tus favoritos')).toBeHidden()

  await page.getByRole('button', { name: 'Vaciar la lista' }).click()
  await expect(page.getByRole('heading', { name: 'Todavía no has guardado ninguna propiedad' })).toBeVisible()
  await page
    .getByRole('paragraph')
    .filter({ hasText: 'Lista vaciada' })
    .getByRole('button', { name: 'Deshacer' })
    .click()
  await expect.poll(() => codesShown(page)).toHaveLength(3)
})

test('a favourite that is no longer offered says so, and a list that cannot be read can be asked again', async ({
  page,
  complaints,
}) => {
  const gone = await findGoneCode(page.request)
  await keep(page, 'favourites', [gone])
  await page.route('**/v2/properties/by-code*', (route) => route.fulfill({ status: 503, json: { message: 'busy' } }))
  await visit(page, '/en/profile/settings/favorites')
  await expect(page.getByRole('alert')).toContainText('We could not load your properties')
  await page.unroute('**/v2/properties/by-code*')
  complaints.length = 0
  await page.getByRole('button', { name: 'Try again' }).click()
  const card = page.locator(`[data-code="${gone}"]`)
  await expect(card).toContainText(/Sold|Rented|Reserved|No longer offered/)
  await card.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByText('No longer among your favourites')).toBeVisible()
})

test('hostile or missing storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('favourites', '[{"code":"<img src=x>","at":"x"},7,null')
    localStorage.setItem('compared', '{"length":9}')
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visitWithHearts(page, results)
  const [code] = (await codesShown(page)) as [string]
  await heartOf(page, code).click()
  await expect(heartOf(page, code)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'solo hasta que cierres la página' })).toHaveCount(1)
})

test('properties are chosen on cards and compared side by side under an address that can be shared', async ({
  page,
  browser,
}) => {
  await visitWithHearts(page, results)
  const codes = (await codesShown(page)).slice(0, 3)
  for (const code of codes)
    await page
      .locator(`[data-code="${code}"]`)
      .getByRole('button', { name: /^Comparar:/ })
      .click()
  const bar = page.getByRole('region', { name: 'Comparación' })
  await expect(bar).toContainText('3 de 4')
  await bar.getByRole('link', { name: 'Comparar' }).click()
  await expect(page).toHaveURL(new RegExp(`/comparar\\?codes=${codes.join(',')}$`))
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('row', { name: /Total al mes en US\$/ }).getByRole('cell')).toHaveText([
    /US\$/,
    /US\$/,
    /US\$/,
  ])

  const other = await browser.newContext({ javaScriptEnabled: false })
  const shared = await other.newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole('table').getByRole('columnheader')).toHaveCount(4)
  const differing = shared.locator('tr[data-differs="true"] > td').first()
  const paint = () => differing.evaluate((cell) => getComputedStyle(cell).backgroundColor)
  const marked = await paint()
  await shared.getByRole('checkbox', { name: 'Resaltar las diferencias' }).uncheck()
  // Its colours go over into each other.
  await expect.poll(paint).not.toBe(marked)
  await other.close()

  await table
    .getByRole('link', { name: /^Quitar/ })
    .first()
    .click()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('compared') ?? '[]').length)).toBe(2)
})

test('a fifth property is not compared, which is said as long as it is read, and a comparison without an address is the own one', async ({
  page,
}) => {
  const { data } = await ask<Cards>(page.request, '/v2/properties?business_type=sale&per_page=4')
  const codes = data.map(({ code }) => code)
  await keep(page, 'compared', codes)
  await page.clock.install()
  await visitWithHearts(page, '/propiedades/alquilar')
  const free = (await codesShown(page)).find((code) => !codes.includes(code))!
  const button = page.locator(`[data-code="${free}"]`).getByRole('button', { name: /^Comparar:/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: 'Puedes comparar hasta 4' })).toHaveCount(1)

  const notices = page.locator('[data-notices] p')
  const hearts = page.locator('main').getByRole('button', { name: /^Favorita:/ })
  await test.step('what is said of it goes after three seconds, but not while a pointer holds it', async () => {
    await notices.hover()
    await page.clock.fastForward(5000)
    await expect(notices).toHaveText('Puedes comparar hasta 4. Quita una para agregar otra.')
    await page.mouse.move(2, 2)
    await page.clock.fastForward(1000)
    await expect(notices).toHaveCount(0)
  })
  await test.step('the same one said four times stands there once, with its count, and is announced', async () => {
    // At once, for each has three seconds.
    await hearts.evaluateAll((buttons) => buttons.slice(0, 4).forEach((button) => (button as HTMLElement).click()))
    await expect(notices).toHaveText(/^Guardada en tus favoritos ×4/)
    await expect(page.getByRole('status').filter({ hasText: 'Guardada en tus favoritos 4 veces' })).toHaveCount(1)
    await page.clock.fastForward(3000)
    await expect(notices).toHaveCount(0)
    await hearts.first().click()
  })
  await test.step('what can be undone waits for the keyboard', async () => {
    const undo = page.getByRole('button', { name: 'Deshacer' })
    await undo.focus()
    await page.clock.fastForward(9000)
    await expect(undo).toBeFocused()
    await undo.evaluate((button: HTMLElement) => button.blur())
    await page.clock.fastForward(1000)
    await expect(notices).toHaveCount(0)
  })
  await visit(page, '/en/compare')
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(5)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there are no hearts that do nothing, and the lists say what they need', async ({ page }) => {
    await page.goto(results)
    await expect(page.getByRole('button', { name: /^Favorita/ })).toHaveCount(0)
    await page.goto(favourites)
    await expect(page.getByText('Esta lista necesita JavaScript')).toBeVisible()
  })
})

/** Puts properties into a list before the page begins, once. */
async function keep(page: Page, name: string, codes: string[]): Promise<void> {
  await page.addInitScript(
    ([list, kept]) => {
      if (localStorage.getItem(list) !== null) return
      const items = kept.split(',').map((code, at) => ({ code, at: new Date(1.7e12 - at * 1000).toISOString() }))
      localStorage.setItem(list, JSON.stringify(items))
    },
    [name, codes.join()] as const,
  )
}

test('what a browser kept joins the account at sign-in, follows to another browser, and leaves with its owner', async ({
  page,
  browser,
}) => {
  test.slow()
  await visitWithHearts(page, results)
  const [mine, other] = (await codesShown(page)) as [string, string]
  await heartOf(page, mine).click()
  const joined = page.waitForResponse((answer) => answer.url().endsWith('/v2/clients/favorites'))
  await signIn(page)
  expect((await joined).status()).toBe(200)

  const elsewhere = await (await browser.newContext()).newPage()
  await visitWithHearts(elsewhere, results)
  await signIn(elsewhere)
  await expect(heartOf(elsewhere, mine)).toHaveAttribute('aria-pressed', 'true')
  await heartOf(elsewhere, other).click()
  await heartOf(elsewhere, mine).click()
  await expect(heartOf(elsewhere, mine)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => favouritesOf(elsewhere)).toEqual([other])

  await visitWithHearts(page, results)
  await expect(heartOf(page, other)).toHaveAttribute('aria-pressed', 'true')
  await expect(heartOf(page, mine)).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(heartOf(page, other)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => favouritesOf(elsewhere)).toEqual([other])
  await heartOf(elsewhere, other).click()
  await expect.poll(() => favouritesOf(elsewhere)).toEqual([])
  await elsewhere.context().close()
})

async function signIn(page: Page): Promise<void> {
  await page.locator('header').getByRole('link', { name: 'Acceder', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Inicia sesión' })
  await dialog.getByLabel('Correo electrónico').fill('propietario@demo.do')
  await dialog.getByLabel('Contraseña *', { exact: true }).fill('demo-2026!')
  await dialog.getByRole('button', { name: 'Acceder', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** What the account of whoever is signed in on a page holds. */
async function favouritesOf(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = {
    'X-Api-Key': 'demo-client-key',
    'X-Requested-With': 'XMLHttpRequest',
    Authorization: `Bearer ${token}`,
  }
  const answer = await page.request.put('/v2/clients/favorites', { headers, data: { items: [] } })
  const { data } = (await answer.json()) as { data: { code: string }[] }
  return data.map(({ code }) => code)
}
