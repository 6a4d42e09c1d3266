import { expect, type Page, type Response } from '@playwright/test'

/** Opens an address, touches the page as its reader would, and waits until all of it is live: what is pressed before that would do what it does without scripts. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await wake(page)
  return response
}

/** Moves the pointer until every part that the server wrote is awake. */
export async function wake(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.move(2, 2)
        await page.mouse.move(3, 3)
        return page.evaluate(isLive)
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(true)
}

/** React leaves a mark on every element that it has taken over; what wakes lazily bears it last. */
function isLive(): boolean {
  return [...document.querySelectorAll('main, body footer, #menu, #contact, search details')].every((element) =>
    Object.keys(element).some((name) => name.startsWith('__react')),
  )
}
