import { chromium, type Page } from '@playwright/test'

import { findBrowser } from '../check/browser.ts'
import { startProduct } from '../check/product.ts'
import { printTable } from './table.ts'
import { issuePages } from './issue-pages.ts'

// What a first visit of each page costs on the wire, by kind, before the visitor touches anything.
const product = await startProduct()
const { env, ...launch } = await findBrowser()
const browser = await chromium.launch({ ...launch, env: { ...process.env, ...env } })
try {
  const rows: (string | number)[][] = []
  for (const { name, path } of await issuePages(product.url)) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true })
    const sizes = await wireBytes(page, product.url + path)
    const kib = (kind: string) => (sizes.get(kind) ?? 0) / 1024
    rows.push([name, kib('Document'), kib('Script'), kib('Stylesheet'), kib('Font'), kib('Image'), kib('Fetch')])
    await page.close()
  }
  printTable('KiB on the wire, 390 px, first visit', ['page', 'HTML', 'JS', 'CSS', 'fonts', 'pictures', 'calls'], rows)
} finally {
  await browser.close()
  await product.stop()
}

/** Bytes as they travelled, headers included, by the kind of resource. */
async function wireBytes(page: Page, address: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const kinds = new Map<string, string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    sizes.set(kind, (sizes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return sizes
}
