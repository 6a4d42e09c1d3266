import { findBrowser } from '../check/browser.ts'
import { startProduct } from '../check/product.ts'

/** One browser and one product with a fresh demo world for the whole run; Playwright calls what this returns at its end. */
export default async function start(): Promise<() => Promise<void>> {
  process.env.JOURNEYS_BROWSER = JSON.stringify(await findBrowser())
  // A product that runs already saves its start while journeys are being written.
  if (process.env.JOURNEYS_URL) return async () => {}
  const product = await startProduct()
  process.env.JOURNEYS_URL = product.url
  return product.stop
}
