import type { Page } from '@playwright/test'

import { languages } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

import { findAxeViolations } from './axe.ts'
import { sampleNames, samplePages, type SamplePage } from './sample.ts'
import { expect, test } from './test.ts'
import { wake } from './visit.ts'
import { isEveryPair } from './walked.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

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
/** What they show stands in the browser, or is asked for with the link's own signature: they have a waiting state. */
const isFilledByBrowser = new Set([
  'a new password by a link that is broken',
  'an address to confirm',
  'a way back from Google that was cancelled',
  'the profile of nobody',
  'a profile to edit',
  'a password to change',
  'favourites without any',
  'nothing viewed yet',
  'saved searches of nobody',
  'searches of nobody',
  'visits of nobody',
  'the desk of nobody',
  'the workspace of nobody',
  'an availability link that is broken',
  'an invitation that is broken',
  "a letter's link that is broken",
  "a newsletter's link that is broken",
  "a visit's link that is broken",
])
// Each page is seen in one of the four pairs of language and width, its neighbours in the others; in all with `EVERY_PAIR=1`.
const seen = sampleNames.filter((name) => isEveryPair || !alike.has(name))

for (const [nth, language] of languages.entries()) {
  for (const [size, viewport] of sizes.entries()) {
    test.describe(`in ${language} at ${viewport.width} pixels`, () => {
      test.use({ viewport })

      for (const name of seen.filter((_, at) => isEveryPair || at % 4 === nth * 2 + size)) {
        test(`${name} is whole, fits, and can be used by everyone`, async ({ page, complaints }) => {
          const { path, status, isPrivate }: SamplePage = await samplePages[name](page.request, language)
          await page.addInitScript(watchFirstPaint)
          const response = await page.goto(path)
          expect(response?.status(), path).toBe(status)
          const height = await readHeight(page)
          await expect.poll(() => page.evaluate(isHydrated)).toBe(true)
          await page.waitForLoadState('networkidle')
          const late = await page.evaluate(() => [...lateChanges, ...readLateShifts()])
          if (!isFilledByBrowser.has(name)) expect(late, 'nothing comes, goes or moves by itself').toEqual([])
          await wake(page)
          await seeWholePage(page)
          if (!isFilledByBrowser.has(name)) expect(await readHeight(page), 'no longer and no shorter').toBe(height)
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

// By day each page is watched until the network rests; that nothing waits for a clock is seen at night.
for (const viewport of isEveryPair ? sizes : []) {
  for (const language of languages) {
    test(`no page adds, takes away or moves anything in fifteen seconds of rest (${language}, ${viewport.width} pixels)`, async ({
      context,
    }) => {
      test.setTimeout(1_200_000)
      const names = sampleNames.filter((name) => !isFilledByBrowser.has(name))
      const late: Record<string, string[]> = {}
      for (let from = 0; from < names.length; from += 8) {
        const pages: [string, Page][] = []
        for (const name of names.slice(from, from + 8)) {
          const page = await context.newPage()
          await page.setViewportSize(viewport)
          const { path } = await samplePages[name](page.request, language)
          await page.addInitScript(watchFirstPaint)
          await page.goto(path)
          pages.push([name, page])
        }
        // All of them rest beside each other.
        await pages.at(-1)![1].waitForTimeout(15_000)
        for (const [name, page] of pages) {
          const seen = await page.evaluate(() => [...lateChanges, ...readLateShifts()])
          if (seen.length > 0) late[name] = seen
          await page.close()
        }
      }
      expect(names.length).toBeGreaterThan(30)
      expect(late).toEqual({})
    })
  }
}

function forget(complaints: string[], path: string): void {
  complaints.splice(0, complaints.length, ...complaints.filter((words) => !words.includes(path)))
}

declare global {
  /** What was added or taken away by itself since the server's page was read, and what moved. */
  var lateChanges: string[]
  var readLateShifts: () => string[]
}

/** Runs before the page. Inside a map its library draws, and moves caused by the typeface's arrival are the fallback's. */
function watchFirstPaint(): void {
  globalThis.lateChanges = []
  const isSeen = (node: Node): node is Element =>
    node instanceof Element && !node.matches('script, link, style, template, noscript')
  const isMap = (node: Node) => node instanceof Element && node.closest('.maplibregl-map, [data-map]') !== null
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ target, addedNodes, removedNodes }) =>
        isMap(target) ? [] : [...addedNodes, ...removedNodes],
      )
      lateChanges.push(...nodes.filter(isSeen).map((node) => node.outerHTML.slice(0, 200)))
    }).observe(document.body, { childList: true, subtree: true })
  })
  // From the moment that a typeface is asked for until what it says has been drawn.
  const arrivals: { from: number; to: number }[] = []
  document.fonts.addEventListener('loading', () => arrivals.push({ from: performance.now(), to: Infinity }))
  document.fonts.addEventListener('loadingdone', () => {
    const arrival = arrivals.at(-1)
    requestAnimationFrame(() => requestAnimationFrame(() => arrival && (arrival.to = performance.now())))
  })
  const shifts: (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[] = []
  new PerformanceObserver((list) => shifts.push(...(list.getEntries() as typeof shifts))).observe({
    type: 'layout-shift',
    buffered: true,
  })
  globalThis.readLateShifts = () =>
    shifts
      .filter(({ startTime }) => !arrivals.some(({ from, to }) => from <= startTime && startTime <= to))
      .filter(({ sources }) => !sources.every(({ node }) => node && isMap(node)))
      .map(({ startTime, value, sources }) => {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : node?.nodeValue,
        )
        const typefaces = arrivals.map(({ from, to }) => `${Math.round(from)}–${Math.round(to)}`)
        return `layout shift of ${value} after ${startTime} ms, typefaces ${typefaces.join()}: ${moved.join(', ')}`
      })
}

function isHydrated(): boolean {
  return Object.keys(document.querySelector('main')!).some((name) => name.startsWith('__react'))
}

/** The page's whole height in pixels, in its own typeface. */
function readHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollHeight
  })
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
