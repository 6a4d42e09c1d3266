import type { Page } from '@playwright/test'

import { languages } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

import { findAxeViolations } from './axe.ts'
import { sampleNames, samplePages, type SamplePage } from './sample.ts'
import { expect, test } from './test.ts'
import { wake } from './visit.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** Each page is seen in one of the four pairs of language and width, its neighbours in the others; in all with `EVERY_PAIR=1`. */
const isEveryPair = process.env.EVERY_PAIR === '1'
/** Pages in a dress that others of the sample show too. */
const alike = new Set([
  'what is for sale',
  'what is to let',
  'Punta Cana',
  'a search by monthly payment',
  'a search by power and water',
  "the Collection's properties",
  'a home under construction',
  'a plot',
  'a finished project in pesos',
])
const seen = sampleNames.filter((name) => isEveryPair || !alike.has(name))

for (const [nth, language] of languages.entries()) {
  for (const [size, viewport] of sizes.entries()) {
    test.describe(`in ${language} at ${viewport.width} pixels`, () => {
      test.use({ viewport })

      for (const name of seen.filter((_, at) => isEveryPair || at % 4 === nth * 2 + size)) {
        test(`${name} is whole, fits, and can be used by everyone`, async ({ page, complaints }) => {
          const { path, status, isPrivate }: SamplePage = await samplePages[name](page.request, language)
          const response = await page.goto(path)
          expect(response?.status(), path).toBe(status)
          await wake(page)
          await seeWholePage(page)
          // The browser itself reports a page of 404 or 410 as an error, as it must.
          if (status >= 400) forget(complaints, path)
          // So it does when the API refuses a link that is broken.
          if (isPrivate) forget(complaints, '/v2/')

          await expect(page.locator('html')).toHaveAttribute('lang', localeTag[language])
          await expect(page.locator('h1')).toHaveCount(1)
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          ).toBe(0)
          expect(await brokenPictures(page)).toEqual([])
          expect(await findAxeViolations(page)).toEqual([])
        })
      }
    })
  }
}

function forget(complaints: string[], path: string): void {
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes(path)))
}

/** Goes down the page as a reader does, so that everything that waits for it is loaded. */
async function seeWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().width > 0,
    )
    await Promise.allSettled(
      shown.filter((image) => image.loading !== 'lazy' || image.complete).map((image) => image.decode()),
    )
    return shown
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src)
  })
}
