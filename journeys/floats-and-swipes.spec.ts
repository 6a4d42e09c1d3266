import type { Locator, Page } from '@playwright/test'

import { languages } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

import { ask, samplePages, type Cards, type SampleName } from './sample.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'
import { isEveryPair } from './walked.ts'

type Box = { x: number; y: number; width: number; height: number }

async function open(page: Page, name: SampleName, language: 'es' | 'en' = 'es'): Promise<void> {
  await visit(page, (await samplePages[name](page.request, language)).path)
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  expect(box).not.toBeNull()
  return box!
}

const isApart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

/** Everything that is seen now and must not be covered: prices, and the buttons of forms. */
async function listImportant(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const found: DOMRect[] = [...document.querySelectorAll('main form button, main [type=submit]')].map((one) =>
      one.getBoundingClientRect(),
    )
    const words = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (words.nextNode()) {
      if (!/(RD|US)\$/.test(words.currentNode.nodeValue ?? '')) continue
      range.selectNodeContents(words.currentNode)
      found.push(range.getBoundingClientRect())
    }
    const edge = document.querySelector('header')!.getBoundingClientRect().bottom
    return found
      .filter(({ width, top, bottom }) => width > 1 && bottom > edge && top < innerHeight)
      .map(({ x, y, width, height }) => ({ x, y, width, height }))
  })
}

const notices = (page: Page) => page.locator('[data-notices]')
const strip = (page: Page) => page.getByRole('region', { name: 'Comparación' })

const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const

// What is in order on the narrowest and on the widest is in order between them, as `EVERY_PAIR=1` tells.
for (const [width, height] of sizes.filter(([at]) => isEveryPair || at === 320 || at === 1440)) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } })

    test('what floats covers no price, no button of a form and nothing else that floats', async ({ page }) => {
      await page.clock.install()
      await open(page, 'a home to rent in pesos')
      // What is said stays until it is looked at.
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
      for (const at of [0, 900, 2600]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), at)
        await page.getByRole('button', { name: 'Comparar', exact: true }).evaluate((one: HTMLElement) => one.click())
        await expect(notices(page).locator('p').last()).toBeVisible()
        const floats = async () => Promise.all((await page.locator('[data-bottom-bar]:visible').all()).map(boxOf))
        // Until what made room for it, and the notice itself, have come to rest.
        await expect(async () => {
          await page.clock.runFor(150)
          const own = await boxOf(notices(page))
          const others = [...(await listImportant(page)), ...(await floats())]
          expect(
            others.filter((box) => !isApart(box, own)),
            `at ${at}`,
          ).toEqual([])
        }).toPass({ intervals: [100] })
        const notice = await boxOf(notices(page))
        expect(notice.x).toBeGreaterThanOrEqual(0)
        expect(notice.x + notice.width).toBeLessThanOrEqual(width)
        await page.clock.runFor(9_000)
        await expect(notices(page).locator('p')).toHaveCount(0)
      }
    })

    test('the strip of the comparison and the bar of the agent stand above each other, and the page ends above both', async ({
      page,
    }) => {
      await open(page, 'a home to rent in pesos')
      await page.getByRole('button', { name: 'Comparar', exact: true }).evaluate((one: HTMLElement) => one.click())
      // The strip comes with its code, and the agent's bar makes way for it.
      await expect(async () => {
        const bars = await Promise.all((await page.locator('[data-bottom-bar]:visible').all()).map(boxOf))
        expect(bars).toHaveLength(width > 1000 ? 1 : 2)
        for (const [nth, bar] of bars.entries()) {
          for (const other of bars.slice(nth + 1)) expect(isApart(bar, other)).toBe(true)
        }
        expect(Math.max(...bars.map((bar) => bar.y + bar.height))).toBe(height)
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
        const last = await boxOf(page.getByRole('contentinfo'))
        expect(last.y + last.height).toBeLessThanOrEqual((await boxOf(strip(page))).y + 1)
      }).toPass()
    })

    // The bar is one of small screens.
    for (const language of width > 1000 ? [] : languages) {
      test(`no price is cut in ${language}`, async ({ page }) => {
        const names = [
          'a home to rent in pesos',
          'a finished project in pesos',
          'a property of the Collection',
        ] as const
        for (const name of names) {
          await open(page, name, language)
          // A page that does not live yet has the strip of a comparison in it, unseen.
          const bar = page.locator('[data-bottom-bar]', { hasText: 'WhatsApp' })
          const outside = await bar.evaluate((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            return [...element.querySelectorAll('*')]
              .filter((one) => one.clientWidth > 0)
              .filter((one) => {
                const box = one.getBoundingClientRect()
                const isOut = box.left < left || box.right > right || box.top < top || box.bottom > bottom
                return isOut || one.scrollWidth > one.clientWidth + 1
              })
              .map((one) => one.outerHTML.slice(0, 90))
          })
          expect(outside, name).toEqual([])
        }
      })
    }
  })
}

test('the strip of a comparison has its room from the first paint, and gives it back when it is emptied', async ({
  page,
}) => {
  const { data } = await ask<Cards>(page.request, '/v2/properties?per_page=1')
  await page.addInitScript((code) => {
    if (sessionStorage.getItem('kept')) return
    sessionStorage.setItem('kept', 'yes')
    localStorage.setItem('compared', JSON.stringify([{ code, at: '2026-01-01T00:00:00.000Z' }]))
  }, data[0]!.code)
  await open(page, 'a plot')
  const readDock = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom)
  await expect.poll(readDock).toBe('56px')
  await strip(page).getByRole('button').last().click()
  await expect(strip(page)).toHaveCount(0)
  await expect.poll(readDock).toBe('0px')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(strip(page)).toBeVisible()
})

test('what was done twice is undone by one press', async ({ page }) => {
  await visit(page, '/propiedades')
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favorita:/ })
  for (const nth of [0, 1, 0, 1]) await hearts.nth(nth).click()
  await expect(notices(page)).toContainText('×2')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  for (const nth of [0, 1]) await expect(hearts.nth(nth)).toHaveAttribute('aria-pressed', 'true')
})

test.describe('a long page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const language of languages) {
    test(`says the price in the first view, and its parts are at hand, in ${localeTag[language]}`, async ({ page }) => {
      await open(page, 'a home to rent in pesos', language)
      await expect(page.getByRole('banner')).toBeVisible()
      const price = await boxOf(
        page
          .locator('h1 ~ p')
          .filter({ hasText: /(RD|US)\$/ })
          .first(),
      )
      expect(price.y + price.height).toBeLessThan(900)
      const tabs = page.locator('[data-section-tabs]')
      for (const link of await tabs.getByRole('link').all()) {
        await link.focus()
        await page.keyboard.press('Enter')
        const id = (await link.getAttribute('href'))!
        // Beside the text the agent's card is in view already.
        if (id !== '#contacto') await expect(link).toHaveAttribute('aria-current', 'location')
        const [heading, bar] = [page.locator(id).locator('h1, h2').first(), await boxOf(tabs)]
        if (id === '#fotos' || id === '#contacto') continue
        expect((await boxOf(heading)).y, 'no heading hides beneath').toBeGreaterThanOrEqual(bar.y + bar.height)
      }
      await page.evaluate(() => scrollTo({ top: 1800, behavior: 'instant' }))
      await expect(
        page
          .locator('#contacto')
          .getByText(/(RD|US)\$/)
          .first(),
      ).toBeInViewport()
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('"Mensaje" leads to the form of the agent, and back leads to where it was pressed', async ({ page }) => {
    await open(page, 'a home to rent in pesos')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await page.getByRole('link', { name: 'Mensaje' }).tap()
    await expect(page.getByRole('heading', { name: 'Envía un mensaje' })).toBeInViewport()
    const tabs = await boxOf(page.locator('[data-section-tabs]'))
    const form = await boxOf(page.locator('#mensaje'))
    expect(form.y).toBeGreaterThanOrEqual(tabs.y + tabs.height)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  })

  test('the pictures of a card are swiped, and the others are fetched only then', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, '/propiedades')
    const card = page.getByRole('main').locator('article:has([data-pictures])').nth(1)
    const row = card.locator('[data-pictures]')
    await row.scrollIntoViewIfNeeded()
    expect(await row.locator('img').count()).toBe(1)
    expect(asked.filter((path) => path.endsWith('/photos'))).toEqual([])

    await swipe(page, row, -260, 0)
    await expect.poll(() => row.evaluate((one) => Math.round(one.scrollLeft / one.clientWidth))).toBe(1)
    await expect(row.locator('i').nth(1).locator('img')).toHaveJSProperty('complete', true)
    expect(asked.filter((path) => path.endsWith('/photos'))).toHaveLength(1)
    await expect(card.locator('[data-swipe-controls] [data-on]')).toHaveCount(1)

    const before = await page.evaluate(() => scrollY)
    await swipe(page, row, 0, -200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
    // A finger that comes down on a page that still glides stops it, and presses nothing.
    await expect(async () => {
      const seen = await page.evaluate(() => scrollY)
      await page.waitForTimeout(100)
      expect(await page.evaluate(() => scrollY)).toBe(seen)
    }).toPass()

    await row.tap()
    await expect(page).toHaveURL(/\/propiedad\//)
  })
})

test.describe('with a mouse and a keyboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('arrows move the pictures of a card, and the link of the card stays its link', async ({ page }) => {
    await visit(page, '/propiedades')
    const card = page.getByRole('main').locator('article:has([data-pictures])').first()
    const row = card.locator('[data-pictures]')
    const seen = () => row.evaluate((one) => Math.round(one.scrollLeft / one.clientWidth))
    await card.getByRole('link').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const next = card.getByRole('button', { name: 'Foto siguiente' })
    await expect(next).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(seen).toBe(1)
    await expect(next).toHaveAccessibleName(/^Foto siguiente \(2 de \d+\)$/)
    await expect(row.locator('i').nth(1).locator('img')).toBeVisible()

    await card.hover()
    await card.getByRole('button', { name: 'Foto anterior' }).click()
    await expect.poll(seen).toBe(0)
    await row.click({ position: { x: 150, y: 120 } })
    await expect(page).toHaveURL(/\/propiedad\//)
  })

  test('a picture that cannot be fetched says so, and is fetched when it is touched again', async ({
    page,
    complaints,
  }) => {
    await page.route('**/photos', (route) => route.fulfill({ status: 503, json: { message: 'busy' } }))
    await visit(page, '/propiedades')
    const card = page.getByRole('main').locator('article:has([data-pictures])').first()
    await card.hover()
    await card.getByRole('button', { name: 'Foto siguiente' }).click()
    await expect(card.getByText('No pudimos cargar la foto')).toBeVisible()
    await page.unroute('**/photos')
    await page.mouse.move(2, 2)
    await card.hover()
    await expect(card.locator('[data-pictures] i').nth(1).locator('img')).toBeVisible()
    complaints.splice(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('parts, message and the picture of a card are plain links', async ({ page }) => {
    await page.goto('/propiedades')
    await expect(page.locator('[data-pictures] i:empty:visible')).toHaveCount(0)
    await page.getByRole('main').locator('[data-pictures]').first().click()
    await expect(page).toHaveURL(/\/propiedad\//)
    await page.locator('[data-section-tabs]').getByRole('link', { name: 'Costo' }).click()
    await expect(page).toHaveURL(/#numeros$/)
    await expect(page.locator('#numeros')).toBeInViewport()
    await page.getByRole('link', { name: 'Mensaje' }).click()
    await expect(page.locator('#mensaje')).toBeInViewport()
  })
})

/** A finger that moves over an element and is taken away. */
async function swipe(page: Page, element: Locator, across: number, along: number): Promise<void> {
  const { x, y, width, height } = await boxOf(element)
  const start = { x: x + width / 2 - across / 2, y: y + height / 2 - along / 2 }
  const client = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [start])
  for (let part = 1; part <= 10; part++) {
    await send('touchMove', [{ x: start.x + (across * part) / 10, y: start.y + (along * part) / 10 }])
  }
  await send('touchEnd', [])
  await client.detach()
}
