import { chromium, type Locator, type Page } from '@playwright/test'

import { findBrowser } from '../check/browser.ts'
import { buildWorld, startProduct } from '../check/product.ts'
import { workspaceScreens, type WorkspaceScreen } from '#web/workspace-paths.ts'
import { rm } from 'node:fs/promises'
import { send } from './faults/writes.ts'
import { signIn } from './sign-in.ts'
import { printTable } from './table.ts'

// How long each screen of the workspace takes to show what a press or a key did (INP: the slowest of them), on a
// processor that is made four times slower, at 390 px, as a manager.
const slower = 4
const bar = 200
const each = 4

const world = await buildWorld()
const product = await startProduct({}, { world })
const { env, ...launch } = await findBrowser()
const browser = await chromium.launch({ ...launch, env: { ...process.env, ...env } })
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const token = await signIn(page, product.url, 'gerente@demo.do')
  const get = (path: string) => send(product.url, 'GET', path, { token })
  const { data: rows } = (await get('/v2/workspace/listings?state=published')) as { data: { code: string }[] }
  const code = rows[0]!.code
  const begin = { body: { from: code }, token }
  const draft = (await send(product.url, 'POST', '/v2/workspace/drafts', begin)) as { data: { id: number } }
  const { data: sources } = (await get('/v2/imports')) as { data: { id: number }[] }

  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const screens = (Object.keys(workspaceScreens) as WorkspaceScreen[]).filter(
    // A run's screen needs a run.
    (screen) => screen !== 'import_run' && screen !== 'look_alikes',
  )
  const measured: (string | number)[][] = []
  for (const screen of screens) {
    const id =
      screen === 'import_source' ? sources[0]!.id : ['editor', 'preview'].includes(screen) ? draft.data.id : code
    await page.goto(product.url + workspaceScreens[screen].es.replace(':id', String(id)), { waitUntil: 'networkidle' })
    await untilFilled(page)
    const found = await press(page)
    const slowest = found.toSorted((one, other) => other.ms - one.ms)[0]
    measured.push([screen, String(found.length), slowest ? String(slowest.ms) : '–', slowest?.what ?? ''])
    if (slowest && slowest.ms > bar) process.exitCode = 1
  }
  printTable(
    `ms from a press to its picture, processor × ${slower}; bar ${bar}`,
    ['screen', 'presses', 'slowest', 'of'],
    measured,
  )
} finally {
  await browser.close()
  await product.stop()
  await rm(world, { recursive: true, force: true })
}

type Press = { ms: number; what: string }

declare global {
  var presses: Press[]
}

/** Until the screen has come: a slowed processor is still busy with its scripts when the network is idle. */
async function untilFilled(page: Page): Promise<void> {
  await page.locator('main h1').waitFor()
  const waiting = page
    .locator('main')
    .getByText(/^Cargando…?$/)
    .or(page.locator('main [aria-busy=true]'))
  while ((await waiting.count()) > 0) await page.waitForTimeout(100)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

/** Presses some of each kind of thing that leads to no other page, types, and walks by keys. */
async function press(page: Page): Promise<Press[]> {
  await page.evaluate(() => {
    globalThis.presses = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (!entry.interactionId) continue
        const target = entry.target as Element | null
        const what = `${entry.name} ${(target?.getAttribute('aria-label') ?? target?.textContent ?? '').trim().slice(0, 40)}`
        globalThis.presses.push({ ms: Math.round(entry.duration), what })
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  const main = page.locator('main')
  for (const one of await some(main.locator('summary'))) await clickIfThere(one)
  for (const one of await some(main.locator('input:is([type=text], [type=search], :not([type])), textarea'))) {
    if (!(await clickIfThere(one))) continue
    await page.keyboard.type('ab')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
  }
  for (const one of await some(main.locator('input[type=checkbox]'))) {
    if (await clickIfThere(one)) await clickIfThere(one)
  }
  for (const one of await some(main.locator('button[aria-haspopup=dialog], button[aria-pressed]'))) {
    await clickIfThere(one)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Tab')
  await page.waitForTimeout(1000)
  return page.evaluate(() => globalThis.presses)
}

/** False for what a press before took away. */
async function clickIfThere(one: Locator): Promise<boolean> {
  return one.click({ force: true, timeout: 3000 }).then(
    () => true,
    () => false,
  )
}

async function some(found: Locator): Promise<Locator[]> {
  const all = await found.all()
  const visible: Locator[] = []
  for (const one of all)
    if (visible.length < each && (await one.isVisible()) && (await one.isEnabled())) visible.push(one)
  return visible
}
