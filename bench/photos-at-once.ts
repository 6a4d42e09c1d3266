import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

import { findBrowser } from '../check/browser.ts'
import { buildWorld, startProduct } from '../check/product.ts'
import { toWorkspacePath } from '#web/workspace-paths.ts'
import { send } from './faults/writes.ts'
import { signIn } from './sign-in.ts'
import { printTable } from './table.ts'

// Thirty photos of twelve megapixels chosen at once on a page of 390 px: when they are shown, how long the page is busy at
// a time, when all of them can be published (WebP), and when they are as small as they become (AVIF).
const count = 30
const [wide, high] = [4032, 3024]
const tooLong = 300_000

const folder = await mkdtemp(join(tmpdir(), 'marquesina-photos-'))
const world = await buildWorld()
const product = await startProduct({}, { world })
const { env, ...launch } = await findBrowser()
const browser = await chromium.launch({ ...launch, env: { ...process.env, ...env } })
try {
  const files = await takePhotos()
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const token = await signIn(page, product.url, 'agente@demo.do')
  const made = (await send(product.url, 'POST', '/v2/workspace/drafts', { body: {}, token })) as {
    data: { id: number }
  }
  await page.goto(`${product.url}${toWorkspacePath('editor', 'es', made.data.id)}#pictures`, {
    waitUntil: 'networkidle',
  })
  await watch(page)
  const began = Date.now()
  await page.locator('input[type=file][multiple]').first().setInputFiles(files)
  const keys = await until(async () => {
    const found = await readKeys(made.data.id, token)
    return found.length === count && found
  })
  const publishable = Date.now() - began
  const seen = await page.evaluate(() => globalThis.chosen)
  await until(async () => {
    const kinds = await Promise.all(keys.map((key) => readKind(`${product.url}/pictures/${key}-1440.avif`)))
    return kinds.every((kind) => kind === 'image/avif')
  })
  const small = Date.now() - began
  printTable(
    `${count} photos of ${((wide * high) / 1e6).toFixed(0)} MP at once`,
    ['', 'measured', 'bar'],
    [
      ['chosen to shown, ms', Math.round(seen.shown - seen.at), 300],
      ['longest task of the page until all are in the draft, ms', Math.round(Math.max(0, ...seen.tasks)), 50],
      ['tasks over 50 ms', seen.tasks.length, 0],
      ['all in the draft as WebP, s', Math.round(publishable / 1000), 60],
      ['all as AVIF, s', Math.round(small / 1000), 150],
    ],
  )
} finally {
  await browser.close()
  await product.stop()
  for (const left of [folder, world]) await rm(left, { recursive: true, force: true })
}

/** The grain of a camera, each in another light; made smaller, each is the megabyte that a telephone's photo is. */
async function takePhotos(): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const raw = { width: wide, height: high, channels: 3 } as const
  const grain = await sharp({ create: { width: 1008, height: 756, channels: 3, background: '#808080', noise } })
    .resize(wide, high)
    .raw()
    .toBuffer()
  const files: string[] = []
  for (let at = 0; at < count; at++) {
    const file = join(folder, `foto-${at + 1}.jpg`)
    const light = 60 + at * 1.5
    await writeFile(file, await sharp(grain, { raw }).linear(0.3, light).jpeg({ quality: 90 }).toBuffer())
    files.push(file)
  }
  return files
}

declare global {
  var chosen: { at: number; shown: number; tasks: number[] }
}

/** From the choice on: when the list of waiting files has them all, and each task of more than 50 ms. */
async function watch(page: Page): Promise<void> {
  await page.evaluate((all) => {
    globalThis.chosen = { at: 0, shown: 0, tasks: [] }
    document.addEventListener('change', () => (globalThis.chosen.at ||= performance.now()), { capture: true })
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        if (globalThis.chosen.at && startTime >= globalThis.chosen.at) globalThis.chosen.tasks.push(duration)
    }).observe({ type: 'longtask' })
    const look = () => {
      const items = [...document.querySelectorAll('main li[data-state]')]
      if (items.length >= all) globalThis.chosen.shown = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, count)
}

async function readKeys(id: number, token: string): Promise<string[]> {
  const answer = (await send(product.url, 'GET', `/v2/workspace/drafts/${id}`, { token })) as {
    data: { document: { photos?: { key: string }[] } }
  }
  return (answer.data.document.photos ?? []).map(({ key }) => key)
}

async function readKind(address: string): Promise<string | null> {
  const answer = await fetch(address, { method: 'HEAD' })
  return answer.ok ? answer.headers.get('content-type') : null
}

async function until<Found>(look: () => Promise<Found | false>): Promise<Found> {
  const deadline = Date.now() + tooLong
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > deadline) throw new Error('it took more than five minutes')
    await sleep(500)
  }
}
