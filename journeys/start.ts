import { rm } from 'node:fs/promises'

import { issuerClient, openTestIssuer } from '#api/account/provider/test-issuer.ts'
import { languages } from '#contract/fields.ts'
import { toPath } from '#web/paths.ts'

import { findBrowser } from '../check/browser.ts'
import { buildWorld, findFreePort, startProduct } from '../check/product.ts'
import { googleGuests } from './google-guests.ts'
import { journeysSecret } from './mails.ts'

/** One browser and one product with a fresh demo world for the whole run; Playwright calls what this returns at its end. */
export default async function start(): Promise<() => Promise<void>> {
  process.env.JOURNEYS_BROWSER = JSON.stringify(await findBrowser())
  // A product that runs already saves its start while journeys are being written.
  if (process.env.JOURNEYS_URL) return async () => {}
  const issuerPort = await findFreePort()
  const world = await buildWorld()
  const settings = {
    SECRET: journeysSecret,
    GOOGLE_ISSUER: `http://127.0.0.1:${issuerPort}`,
    GOOGLE_CLIENT_ID: issuerClient.clientId,
    GOOGLE_CLIENT_SECRET: issuerClient.clientSecret,
  }
  const product = await startProduct(settings, { world })
  // In Google's place; the product asks for it when somebody first wants to go there.
  const pages = languages.map((language) => product.url + toPath('provider', language, { provider: 'google' }))
  const issuer = await openTestIssuer(pages, { port: issuerPort, guests: Object.values(googleGuests).flat() })
  process.env.JOURNEYS_URL = product.url
  process.env.JOURNEYS_WORLD = world
  return async () => {
    issuer.close()
    await product.stop()
    await rm(world, { recursive: true, force: true })
  }
}
