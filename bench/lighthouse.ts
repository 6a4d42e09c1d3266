import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

import { findBrowser } from '../check/browser.ts'
import { findFreePort, startProduct } from '../check/product.ts'
import { endsWell } from '../check/program.ts'
import { issuePages } from './issue-pages.ts'
import { printTable } from './table.ts'

// Lighthouse as it comes: its mobile preset, its simulated slow network and processor. `-- --runs 3` takes the median run.
const runsAt = process.argv.indexOf('--runs')
const runs = runsAt > 0 ? Number(process.argv[runsAt + 1]) : 1
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = ['largest-contentful-paint', 'total-blocking-time'] as const

// Nothing is built or derived beside what is measured.
if (!(await endsWell('node', ['build.ts'])) || !(await endsWell('node', ['demo/derive-pictures.ts']))) process.exit(1)
const product = await startProduct()
const { env, args, ...launch } = await findBrowser()
const port = await findFreePort()
const profile = await mkdtemp(join(tmpdir(), 'marquesina-lighthouse-'))
const browser = await chromium.launchPersistentContext(profile, {
  ...launch,
  args: [...args, `--remote-debugging-port=${port}`],
  env: { ...process.env, ...env },
})
try {
  const rows: (string | number)[][] = []
  for (const { name, path } of await issuePages(product.url))
    rows.push([name, ...(await middleRun(product.url + path))])
  printTable(
    'Lighthouse, mobile, simulated',
    ['page', 'perf', 'a11y', 'practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'JS KiB'],
    rows,
  )
} finally {
  await browser.close()
  await product.stop()
  await rm(profile, { recursive: true, force: true })
}

async function middleRun(address: string): Promise<string[]> {
  const all: { performance: number; figures: string[] }[] = []
  for (let run = 0; run < runs; run++) all.push(await measure(address))
  return all.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)]!.figures
}

async function measure(address: string) {
  const lhr = await visit(address)
  const failed = Object.values(lhr.audits).filter(
    ({ id, score }) => score !== null && score < 0.9 && isWeighed(lhr, id),
  )
  for (const { id, title, displayValue } of failed) console.log(`${address}: ${id}: ${title} ${displayValue ?? ''}`)
  const scores = categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100))
  const shift = lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN
  return {
    performance: scores[0]!,
    figures: [
      ...scores.map(String),
      ...timings.map((id) => (lhr.audits[id]?.numericValue ?? Number.NaN).toFixed(0)),
      shift.toFixed(3),
      (scriptBytes(lhr.audits['network-requests']?.details) / 1024).toFixed(1),
    ],
  }
}

/** A visit whose recording the browser lost (`NO_NAVSTART` and its like) is made again, twice at most. */
async function visit(address: string, lost = 0) {
  const result = await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'error' })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (lost === 2) throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  return visit(address, lost + 1)
}

function isWeighed(
  lhr: { categories: Record<string, { auditRefs: { id: string; weight: number }[] }> },
  id: string,
): boolean {
  return Object.values(lhr.categories).some(({ auditRefs }) => auditRefs.some((ref) => ref.id === id && ref.weight > 0))
}

function scriptBytes(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { resourceType: string; transferSize: number }[] }
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + transferSize, 0)
}
