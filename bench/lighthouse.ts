import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

import { findBrowser } from '../check/browser.ts'
import { findFreePort, startProduct } from '../check/product.ts'
import { endsWell } from '../check/program.ts'
import { workspaceScreens, type WorkspaceScreen } from '#web/workspace-paths.ts'

import { send } from './faults/writes.ts'
import { issuePages } from './issue-pages.ts'
import { signIn } from './sign-in.ts'
import { printTable } from './table.ts'

// Lighthouse as it comes: its mobile preset, its simulated slow network and processor. `-- --runs 3` takes the median run;
// `-- --workspace` leaves the public pages out, `-- --pages property,Collection` measures those alone, and screens with it.
const runsAt = process.argv.indexOf('--runs')
const runs = runsAt > 0 ? Number(process.argv[runsAt + 1]) : 1
const pagesAt = process.argv.indexOf('--pages')
const asked = pagesAt > 0 ? process.argv[pagesAt + 1]!.split(',') : null
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Every screen of the workspace but a run's, which needs a run. */
type Seen = Exclude<WorkspaceScreen, 'import_run'>
const ofOthers = { look_alikes: 'admin@demo.do', own_profile: 'agente@demo.do' } as const satisfies Partial<
  Record<Seen, string>
>
const visitors = [
  {
    email: 'gerente@demo.do',
    screens: (Object.keys(workspaceScreens) as WorkspaceScreen[]).filter(
      (screen): screen is Seen => screen !== 'import_run' && !(screen in ofOthers),
    ),
  },
  ...Object.entries(ofOthers).map(([screen, email]) => ({ email, screens: [screen as Seen] })),
]
const timings = ['largest-contentful-paint', 'total-blocking-time'] as const

// Nothing is built or derived beside what is measured.
if (!(await endsWell('node', ['builder/build.ts'])) || !(await endsWell('node', ['demo/derive-pictures.ts'])))
  process.exit(1)
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
  const isOfWorkspace = process.argv.includes('--workspace')
  const pages = isOfWorkspace ? [] : await issuePages(product.url)
  for (const { name, path } of pages.filter((page) => !asked || asked.includes(page.name)))
    rows.push([name, ...(await middleRun(product.url + path))])
  const columns = ['page', 'perf', 'a11y', 'practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS', 'JS KiB']
  if (!isOfWorkspace) printTable('Lighthouse, mobile, simulated', columns, rows)
  const seen: (string | number)[][] = []
  for (const { email, screens } of asked && !isOfWorkspace ? [] : visitors) {
    const wanted = screens.filter((screen) => !asked || asked.includes(screen))
    if (wanted.length === 0) continue
    const paths = await signInBrowser(email, wanted)
    for (const [name, path] of Object.entries(paths)) seen.push([name, ...(await middleRun(product.url + path, true))])
  }
  if (seen.length > 0) printTable('The same of the workspace, each screen as who works with it', columns, seen)
  // No search engine comes here: accessibility and best practices are what counts.
  if (seen.some(([, , ...scores]) => scores.slice(0, 2).some((score) => score !== '100'))) process.exitCode = 1
} finally {
  await browser.close()
  await product.stop()
  await rm(profile, { recursive: true, force: true })
}

/** Puts somebody into the browser's storage; answers where the screens are that they are to see. */
async function signInBrowser(email: string, screens: readonly Seen[]): Promise<Record<string, string>> {
  const page = await browser.newPage()
  const token = await signIn(page, product.url, email)
  await page.close()
  const ask = async <Data>(method: string, path: string, body?: object) =>
    ((await send(product.url, method, path, { token, ...(body && { body }) })) as { data: Data }).data
  const rows = await ask<{ code: string }[]>('GET', '/v2/workspace/listings?state=published')
  const code = rows.at(-1)!.code
  const draft = await ask<{ id: number }>('POST', '/v2/workspace/drafts', { from: code })
  const [source] = await ask<{ id: number }[]>('GET', '/v2/imports').catch(() => [])
  const ids = { editor: draft.id, preview: draft.id, history: code, figures: code, import_source: source?.id ?? '' }
  return Object.fromEntries(
    screens.map((screen) => [
      screen,
      workspaceScreens[screen].es.replace(':id', String(screen in ids ? ids[screen as keyof typeof ids] : '')),
    ]),
  )
}

async function middleRun(address: string, isSignedIn = false): Promise<string[]> {
  const all: { performance: number; figures: string[] }[] = []
  for (let run = 0; run < runs; run++) all.push(await measure(address, isSignedIn))
  return all.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)]!.figures
}

async function measure(address: string, isSignedIn: boolean) {
  const lhr = await visit(address, isSignedIn)
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
async function visit(address: string, isSignedIn: boolean, lost = 0) {
  const onlyCategories: string[] = [...categories]
  const kept = { disableStorageReset: isSignedIn }
  const result = await lighthouse(address, { port, onlyCategories, logLevel: 'error', ...kept })
  if (result && !result.lhr.runtimeError) return result.lhr
  if (lost === 2) throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  return visit(address, isSignedIn, lost + 1)
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
