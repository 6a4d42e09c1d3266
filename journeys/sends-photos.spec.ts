import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

import type { Browser } from '../check/browser.ts'
import { findFreePort } from '../check/product.ts'
import { apiHeaders, demoPassword, signIn } from './client.ts'
import { openLine } from './slow-line.ts'
import { expect, test } from './test.ts'

const agent = 'agente@demo.do'
/** Ten of them over a slow line are for `npm run faults -- photos`: they take minutes. */
const isWhole = process.env.PHOTOS === 'all'
const [count, drops, bytesPerSecond] = isWhole ? [10, 3, 500_000] : [3, 1, 4_000_000]

/** Twelve megapixels, each of another colour, with the grain of a camera: their order can be read from their mean. */
async function takePhoto(at: number): Promise<Buffer> {
  const shade = 20 + at * 20
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = await sharp({ create: { width: 1008, height: 756, channels: 3, background: '#808080', noise } })
    .resize(4032, 3024)
    .png({ compressionLevel: 1 })
    .toBuffer()
  const background = { r: shade, g: shade, b: shade }
  return sharp({ create: { width: 4032, height: 3024, channels: 3, background } })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** A browser whose profile outlives its process. */
async function openBrowser(profile: string): Promise<{ page: Page; process: ChildProcess }> {
  const { executablePath, args, env } = JSON.parse(process.env.JOURNEYS_BROWSER!) as Browser
  const port = await findFreePort()
  const own = [`--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, '--no-first-run', '--headless']
  const quiet = ['--hide-crash-restore-bubble', '--window-size=390,844', 'about:blank']
  const started = spawn(executablePath ?? chromium.executablePath(), [...args, ...own, ...quiet], {
    stdio: 'ignore',
    env: { ...process.env, ...env },
    // With all that it starts it is one group, which ends at once.
    detached: true,
  })
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${port}/json/version`)).ok).toBe(true)
  }).toPass()
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]!.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  return { page, process: started }
}

function killAll({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

const waiting = (page: Page) => page.getByRole('list', { name: 'En camino' }).first().getByRole('listitem')
const tiles = (page: Page) => page.getByRole('button', { name: /^Foto \d+ de/ })

test('photos reach a draft in their order, though the network drops and the browser is killed', async ({
  baseURL,
  request,
}) => {
  test.setTimeout(isWhole ? 900_000 : 180_000)
  const folder = await mkdtemp(join(tmpdir(), 'marquesina-photos-'))
  const photos = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const file = join(folder, `foto-${at + 1}.jpg`)
      await writeFile(file, await takePhoto(at))
      return file
    }),
  )
  const session = await signIn(request, agent, demoPassword)
  const headers = { ...apiHeaders, Authorization: `Bearer ${session.token}` }
  const made = await request.post('/v2/workspace/drafts', { headers, data: {} })
  const { data: draft } = (await made.json()) as { data: { id: number } }
  const path = `/espacio/propiedades/${draft.id}#pictures`

  const line = await openLine(baseURL!, bytesPerSecond)
  const profile = await mkdtemp(join(tmpdir(), 'marquesina-phone-'))
  const first = await openBrowser(profile)
  let second: Awaited<ReturnType<typeof openBrowser>> | undefined
  try {
    await first.page.goto(line.url + '/robots.txt')
    await signInThere(first.page, session)
    await first.page.goto(line.url + path)
    await chooseFiles(first.page, photos)
    await expect(waiting(first.page)).toHaveCount(count)
    for (let drop = 0; drop < drops; drop++) {
      await expect.poll(() => line.sent()).toBeGreaterThan((drop + 1) * 500_000)
      await line.drop(1500)
    }
    await expect(tiles(first.page).first()).toBeVisible()
    killAll(first.process)

    second = await openBrowser(profile)
    await second.page.goto(line.url + path)
    await expect(tiles(second.page)).toHaveCount(count, { timeout: 120_000 })
    await expect(waiting(second.page)).toHaveCount(0)

    const reduced = line.begun().reduce((sum, bytes) => sum + bytes, 0)
    expect(line.begun()).toHaveLength(count)
    test.info().annotations.push({ type: 'sent', description: `${line.sent()} of ${reduced} bytes` })
    if (isWhole) console.log(`sent ${line.sent()} of ${reduced}: ${(line.sent() / reduced).toFixed(3)}`)
    expect(line.sent() / reduced).toBeLessThanOrEqual(1.15)

    // Saved, each once, in the order in which they were chosen.
    await expect.poll(async () => (await readPhotos()).length).toBe(count)
    const shades = await Promise.all((await readPhotos()).map(async ({ key }) => readShade(key)))
    expect(shades).toEqual(shades.toSorted((one, other) => one - other))
    expect(new Set(shades).size).toBe(count)
  } finally {
    killAll(first.process)
    if (second) killAll(second.process)
    line.close()
    for (const left of [profile, folder]) await rm(left, { recursive: true, force: true, maxRetries: 5 })
  }

  async function readPhotos(): Promise<{ key: string }[]> {
    const answer = await request.get(`/v2/workspace/drafts/${draft.id}`, { headers })
    return ((await answer.json()) as { data: { document: { photos?: { key: string }[] } } }).data.document.photos ?? []
  }

  async function readShade(key: string): Promise<number> {
    const small = await (await request.get(`/pictures/${key}-360.webp`)).body()
    const { channels } = await sharp(small).stats()
    return Math.round(channels[0]!.mean)
  }
})

/** As a person does: the browser reads the files itself. */
async function chooseFiles(page: Page, files: string[]): Promise<void> {
  const input = page.locator('input[type=file][multiple]').first()
  await input.waitFor({ state: 'attached' })
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const selector = 'input[type=file][multiple]'
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await session.send('DOM.setFileInputFiles', { nodeId, files })
}

async function signInThere(page: Page, { user, token }: { user: unknown; token: string }): Promise<void> {
  await page.evaluate(
    ([someone, theirs]) => {
      localStorage.setItem('user', someone!)
      localStorage.setItem('token', theirs!)
    },
    [JSON.stringify(user), token],
  )
}
