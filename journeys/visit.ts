import { expect, type Page, type Response } from '@playwright/test'

/** Opens an address and waits until its page is live: what is pressed before that would do what it does without scripts. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await expect.poll(() => page.evaluate(isLive), { timeout: 30_000 }).toBe(true)
  return response
}

/** React leaves a mark on every element that it has taken over; the footer's is the last. */
function isLive(): boolean {
  const footer = document.querySelector('body footer') ?? document.querySelector('main')
  return footer !== null && Object.keys(footer).some((name) => name.startsWith('__react'))
}
