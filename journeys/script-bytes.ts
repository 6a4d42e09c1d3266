import { brotliCompressSync, constants } from 'node:zlib'

import type { Page } from '@playwright/test'

const sizes = new Map<string, number>()

/** Bytes of all scripts that a page has loaded so far, each as small as Brotli makes it. */
export async function countScriptBytes(page: Page): Promise<number> {
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/assets\/[^?]+\.js$/.test(name)),
  )
  for (const address of new Set(loaded)) {
    if (sizes.has(address)) continue
    const script = await (await page.request.get(address)).body()
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: script.length }
    sizes.set(address, brotliCompressSync(script, { params }).length)
  }
  return [...new Set(loaded)].reduce((sum, address) => sum + sizes.get(address)!, 0)
}
