import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { endsWell } from './program.ts'
import { findRetried, getRetriedFile, recordRun } from './retried.ts'
import {
  addTotals,
  nothing,
  readPlaywrightTotals,
  countOne,
  readReport,
  formatTotals,
  readVitestTotals,
  vitestReporters,
  type Totals,
} from './totals.ts'

/** One thing that is checked; a program without a report of its own counts as one test. */
type Step = {
  title: string
  program: string
  args: string[]
  readTotals?: (report: string) => Totals | null
}

const quick: Step[] = [
  { title: 'Format', program: 'oxfmt', args: ['--check'] },
  // Before the lint: what it knows of a page's data are types that this step writes.
  { title: 'Types', program: 'npm', args: ['run', '--silent', 'types'] },
  { title: 'Lint', program: 'oxlint', args: [] },
  { title: 'Styles', program: 'stylelint', args: ['web/**/*.css'] },
  {
    title: 'Tests: rules, doors, pages, structure',
    program: 'vitest',
    args: ['run', ...vitestReporters],
    readTotals: readVitestTotals,
  },
]

const slow: Step[] = [
  { title: 'Build', program: 'npm', args: ['run', '--silent', 'build'] },
  {
    title: 'Journeys: the built product in a real browser',
    program: 'playwright',
    args: ['test', '--config', 'journeys/playwright.config.ts', '--reporter=dot,json'],
    readTotals: readJourneys,
  },
]

const isQuick = process.argv.includes('--quick')
const reports = mkdtempSync(join(tmpdir(), 'marquesina-check-'))
let totals = nothing
for (const step of isQuick ? quick : [...quick, ...slow]) totals = addTotals(totals, await runStep(step))
rmSync(reports, { recursive: true, force: true })
console.log(`\n${formatTotals(totals)}`)
process.exitCode = totals.failed === 0 ? 0 : 1

/** Counts the journeys; one that needed a second try, and did within the nine runs before, has failed. */
function readJourneys(report: string): Totals | null {
  const totals = readPlaywrightTotals(report)
  if (!totals) return null
  const retried = findRetried(readReport(report) as Parameters<typeof findRetried>[0])
  for (const name of retried) console.log(`tried again: ${name}`)
  const again = recordRun(getRetriedFile(), retried)
  for (const name of again) console.log(`tried again for the second time in ten runs, which is a failure: ${name}`)
  return { ...totals, passed: totals.passed - again.length, failed: totals.failed + again.length }
}

async function runStep({ title, program, args, readTotals }: Step): Promise<Totals> {
  console.log(`\n== ${title}`)
  const began = Date.now()
  const report = join(reports, `${program}.json`)
  const reportTo = program === 'vitest' ? [`--outputFile.json=${report}`] : []
  const isWell = await endsWell(program, [...args, ...reportTo], { PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  const counted = readTotals?.(report) ?? countOne(!isWell)
  // A run that ends badly though each of its tests passed (an error outside them, say) is a failure all the same.
  const stepTotals = isWell || counted.failed > 0 ? counted : addTotals(counted, countOne(true))
  console.log(
    `${isWell && stepTotals.failed === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s: ${formatTotals(stepTotals)}`,
  )
  return stepTotals
}
