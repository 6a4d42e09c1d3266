import type { Page } from '@playwright/test'

type Spot = { x: number; y: number }

/** A finger on the screen, from spot to spot, in steps small enough to be one stroke. */
export async function drag(page: Page, first: Spot, ...others: Spot[]): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  await touch('touchStart', first)
  let from = first
  for (const to of others) {
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 10, y: from.y + ((to.y - from.y) * step) / 10 })
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    from = to
  }
  await touch('touchEnd')
  await client.detach()
}
