import { chromium, type CDPSession, type Page } from '@playwright/test'

import { findBrowser } from '../check/browser.ts'
import { startProduct } from '../check/product.ts'
import { drag } from '../journeys/finger.ts'
import { traceFrames } from './main-thread.ts'
import { printTable } from './table.ts'
import { makeWorld, startOn, startServer } from './world.ts'

// How long the frames of the map take while a finger pans it, on a phone four times slower than this machine.
// `-- --listings 1000000` makes that market first, on a PostgreSQL of its own; `--url` asks a product that runs; with
// `--dense` every cell of a view has a mark, which no market exceeds.
const listings = readFlag('--listings')
const address = readFlag('--url')
const isDense = process.argv.includes('--dense')
const slowdown = 4
const strokes = Number(readFlag('--strokes') ?? 12)

const server = listings ? await startServer() : null
const own = address ? null : await startMarket()
const { env, ...launch } = await findBrowser()
const browser = await chromium.launch({ ...launch, env: { ...process.env, ...env } })
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  if (isDense)
    await page.route('**/v2/properties/map?*', (route) => route.fulfill({ json: fillCells(route.request().url()) }))
  await page.goto(`${address ?? own!.url}/propiedades/comprar?city=santo-domingo#map`)
  await page.locator('.map-pin, .map-cluster').first().waitFor({ timeout: 120_000 })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const rows = [
    ['at rest', ...(await measure(page, session, () => page.waitForTimeout(4000)))],
    ['panning', ...(await measure(page, session, () => pan(page)))],
  ]
  // At full speed, times four: the browser slows a thread down by having it wait, which counts as work on a busy machine.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const work = (await traceFrames(session, () => pan(page))).map((time) => slowdown * time)
  const pins = await page.locator('.map-pin, .map-cluster').count()
  printTable(
    `The map at 390 px, processor ${slowdown} times slower, ${pins} pins, ${isDense ? 'a mark in every cell' : `${listings ?? 'demo'} listings`}`,
    ['', 'frames', 'p50 ms', 'p95 ms', 'scripts a frame, ms', 'over 33 ms %'],
    rows,
  )
  printTable(
    `Processor time of the page’s main thread a frame, times ${slowdown} (the graphics process is another)`,
    ['', 'frames', 'p50 ms', 'p95 ms', 'most ms', 'over 33 ms %'],
    [['panning', work.length, at(work, 0.5), at(work, 0.95), at(work, 1), shareOver(work)]],
  )
} finally {
  await browser.close()
  await own?.stop()
  await server?.stop()
}

async function startMarket() {
  return server && listings ? startOn(await makeWorld(server, Number(listings))) : startProduct()
}

/** A mark in the middle of each cell of the view that is asked for, as `api/search/map.ts` cuts it. */
function fillCells(url: string) {
  const query = new URL(url).searchParams
  const [west = 0, south = 0, east = 0, north = 0] = (query.get('bbox') ?? '-70.1,18.4,-69.8,18.6')
    .split(',')
    .map(Number)
  const width = 360 / 2 ** (Math.floor(Number(query.get('zoom') ?? 7)) + 2)
  const data = []
  for (let lng = west + width / 2; lng < east; lng += width)
    for (let lat = south + width / 2; lat < north; lat += width)
      data.push({ lat, lng, count: 4321, from_price_usd: 50_000 })
  return { data, meta: { total: data.length * 4321 } }
}

/** Back and forth, up and down: what comes into sight is fetched on the way. */
async function pan(page: Page): Promise<void> {
  for (let stroke = 0; stroke < strokes; stroke++) {
    const [x, y] = [
      [60, 0],
      [0, 60],
      [-60, 0],
      [0, -60],
    ][stroke % 4]! as [number, number]
    await drag(page, { x: 190, y: 360 }, { x: 190 + x, y: 360 + y }, { x: 190 + 2 * x, y: 360 + 2 * y })
  }
}

/** Milliseconds between frames and, on average, of the scripts in each of them, while something is done. */
async function measure(page: Page, session: CDPSession, act: () => Promise<unknown>): Promise<(string | number)[]> {
  const before = await readScripts(session)
  await page.evaluate(() => {
    const frames: number[] = []
    let last = performance.now()
    let isOn = true
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      if (isOn) requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Object.assign(window, {
      endFrames: () => {
        isOn = false
        return frames.slice(1)
      },
    })
  })
  await act()
  const frames = await page.evaluate(() => (window as unknown as { endFrames: () => number[] }).endFrames())
  const scripts = (await readScripts(session)) - before
  return [frames.length, at(frames, 0.5), at(frames, 0.95), (1000 * scripts) / frames.length, shareOver(frames)]
}

function shareOver(frames: readonly number[]): number {
  return (100 * frames.filter((time) => time > 33.4).length) / frames.length
}

async function readScripts(session: CDPSession): Promise<number> {
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0
}

function at(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN
}

function readFlag(name: string): string | undefined {
  const index = process.argv.indexOf(name)
  return index > 0 ? process.argv[index + 1] : undefined
}
