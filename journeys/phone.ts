import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium, type APIRequestContext, type Page } from '@playwright/test'
import sharp from 'sharp'

import type { Browser } from '../check/browser.ts'
import { findFreePort } from '../check/product.ts'
import { expect } from './test.ts'

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
export async function openPhone(profile: string): Promise<{ page: Page; process: ChildProcess }> {
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

export function killAll({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}

/** So many photos in a folder of their own. */
export async function takePhotos(count: number): Promise<{ folder: string; files: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'marquesina-photos-'))
  const files: string[] = []
  for (let at = 0; at < count; at++) {
    const file = join(folder, `foto-${at + 1}.jpg`)
    await writeFile(file, await takePhoto(at))
    files.push(file)
  }
  return { folder, files }
}

export const waiting = (page: Page) => page.getByRole('list', { name: 'En camino' }).first().getByRole('listitem')
export const tiles = (page: Page) => page.getByRole('button', { name: /^Foto \d+ de/ })

/** The shades of pictures, each from its smallest form: those that we took grow lighter. */
export async function readShades(request: APIRequestContext, keys: readonly string[]): Promise<number[]> {
  return Promise.all(
    keys.map(async (key) => {
      const small = await (await request.get(`/pictures/${key}-360.webp`)).body()
      const { channels } = await sharp(small).stats()
      return Math.round(channels[0]!.mean)
    }),
  )
}

/** As a person does: the browser reads the files itself. */
export async function chooseFiles(page: Page, files: string[]): Promise<void> {
  const input = page.locator('input[type=file][multiple]').first()
  await input.waitFor({ state: 'attached' })
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const selector = 'input[type=file][multiple]'
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  await session.send('DOM.setFileInputFiles', { nodeId, files })
}

export async function signInThere(page: Page, { user, token }: { user: unknown; token: string }): Promise<void> {
  await page.evaluate(
    ([someone, theirs]) => {
      localStorage.setItem('user', someone!)
      localStorage.setItem('token', theirs!)
    },
    [JSON.stringify(user), token],
  )
}

/** Waits until a profile's folder holds a session: a browser writes what pages keep a few seconds later. */
export async function waitUntilKept(profile: string, token: string): Promise<void> {
  const isThere = async () => {
    const files = (await readdir(profile, { recursive: true })).filter((name) =>
      /Local Storage.*\.(log|ldb)$/.test(name),
    )
    const all = await Promise.all(files.map((name) => readFile(join(profile, name))))
    return all.some((content) => content.includes(token))
  }
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true)
}
