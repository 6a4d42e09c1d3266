import type { Page } from '@playwright/test'

import { calculateMonthlyPayment } from '#contract/mortgage/mortgage.ts'

import { samplePages, type SampleName } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

async function open(page: Page, name: SampleName): Promise<void> {
  const { path } = await samplePages[name](page.request, 'es')
  await visit(page, path)
}

test('a home is walked through: gallery, video, quota, paper, and what is like it', async ({ page }) => {
  test.slow()
  await open(page, 'a property with a video')

  await test.step('the gallery opens, goes on by keys, and gives the focus back', async () => {
    const first = page.getByRole('link', { name: /^Foto 1 de/ })
    await first.focus()
    await page.keyboard.press('Enter')
    const gallery = page.locator('.pswp')
    await expect(gallery).toBeVisible()
    await expect(gallery).toContainText(/1 \/ \d+/)
    await page.keyboard.press('ArrowRight')
    await expect(gallery).toContainText(/2 \/ \d+/)
    await page.keyboard.press('Escape')
    await expect(gallery).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Foto [12] de/ }).and(page.locator(':focus'))).toHaveCount(1)
  })

  await test.step('a video plays', async () => {
    const video = page.locator('#video video').first()
    await video.scrollIntoViewIfNeeded()
    await video.evaluate((element: HTMLVideoElement) => element.play())
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2)
  })

  await test.step('the calculator works out the quota and shows how it is paid off', async () => {
    const section = page.locator('#cuota')
    await section.getByLabel('Precio', { exact: true }).fill('200000')
    await section.getByLabel('Inicial', { exact: true }).fill('50000')
    await section.getByLabel('Plazo').fill('20')
    await section.getByLabel('Tasa anual, %').fill('12')
    const payment = Math.round(calculateMonthlyPayment({ amount: 150_000, yearlyRate: 0.12, years: 20 }))
    await expect(section.getByRole('status')).toContainText(payment.toLocaleString('en-US'))
    await section.getByText('Tabla de amortización por año').click()
    await expect(section.getByRole('row')).toHaveCount(21)
    await expect(section.getByRole('row').last().getByRole('cell').last()).toContainText(/\D0$/)
  })

  await test.step('on paper the property keeps what matters and loses what cannot be pressed', async () => {
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    for (const hidden of [
      page.getByRole('navigation', { name: 'Menú principal' }),
      page.locator('#video'),
      page.locator('#cuota'),
      page.getByRole('button', { name: 'Compartir' }),
    ]) {
      await expect(hidden).toBeHidden()
    }
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main).toContainText(/http:\/\/localhost:\d+\/propiedad\//)
    await expect(main.getByRole('heading', { name: 'Descripción' })).toBeVisible()
    await page.emulateMedia({ media: null })
  })

  await test.step('similar properties lead on', async () => {
    const similar = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Propiedades parecidas' }) })
    const link = similar.getByRole('link').first()
    const href = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the pictures are swiped in the page and in the gallery', async ({ page }) => {
    await open(page, 'a plot')
    const strip = page.getByRole('list').filter({ has: page.getByRole('link', { name: /^Foto 1 de/ }) })
    await strip.evaluate((list) => list.scrollBy({ left: list.clientWidth }))
    await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible()
    await page.getByRole('link', { name: /^Foto 2 de/ }).tap()
    await expect(page.locator('.pswp')).toContainText(/2 \/ \d+/)
    await swipeLeft(page)
    await expect(page.locator('.pswp')).toContainText(/3 \/ \d+/)
  })

  test('the agent is at hand at the bottom of the screen', async ({ page }) => {
    await open(page, 'a home to rent in pesos')
    const whatsapp = page.getByRole('link', { name: 'Escribir por WhatsApp' }).last()
    await expect(whatsapp).toBeInViewport()
    expect(await whatsapp.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/1?8\d{9}\?text=/)
    await expect(page.getByRole('link', { name: 'Llamar al agente' })).toHaveAttribute('href', /^tel:\+1/)
  })
})

test('the 360° view is entered and looked around in', async ({ page }) => {
  await open(page, 'a property with a 360° view')
  await page.getByRole('link', { name: 'Entrar a la vista 360°' }).click()
  const canvas = page.locator('#vista-360 canvas')
  await expect(canvas).toBeVisible()
  const before = await canvas.screenshot()
  await page.getByRole('button', { name: 'Mirar a la derecha' }).click()
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false)
})

test('a property is shared by its link, WhatsApp or mail, its code is copied, and it stands on the map', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'a plot')
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true }).first()).toHaveAttribute(
    'href',
    /wa\.me\/\?text=.*propiedad/,
  )
  await expect(page.getByRole('link', { name: 'Correo', exact: true }).first()).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  )
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Enlace copiado' })).toBeAttached()
  const { pathname } = new URL(page.url())
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(pathname)

  await page.getByRole('button', { name: /^Copiar el código/ }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{2}-\d{4,8}$/)

  await test.step('the place on the map is shown when it is reached', async () => {
    await page.locator('#lugar').scrollIntoViewIfNeeded()
    await expect(page.locator('#lugar canvas')).toBeVisible()
  })
})

test('both prices, the rate, its day and its source are said', async ({ page }) => {
  await open(page, 'a home to rent in pesos')
  const main = page.getByRole('main')
  await expect(main).toContainText(/RD\$\s?[\d,]+/)
  await expect(main).toContainText(/≈ US\$\s?[\d,]+ a la tasa de RD\$\s?\d\d\.\d+ del \d+ de \w+/)
})

test('a listing that is gone says so and leads to what is like it', async ({ page, complaints }) => {
  await open(page, 'a listing that is gone')
  complaints.splice(0)
  await expect(
    page.getByText(/Vendida en|Alquilada en|Separada el|No está disponible|Ya no se ofrece|retiró/),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Propiedades parecidas' })).toBeVisible()
  expect(await page.getByRole('main').locator('[data-code]').count()).toBeGreaterThan(0)
})

/** One finger across the screen, from right to left. */
async function swipeLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] })
  await touch('touchStart', 340)
  for (let x = 320; x >= 60; x -= 20) await touch('touchMove', x)
  await touch('touchEnd')
}
