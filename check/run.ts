import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Failure, findJourneyFailures, findVitestFailures, formatFailures } from './failures.ts'
import { runProgram } from './program.ts'
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
  findFailures?: (report: object) => Failure[]
}

const quick: Step[] = [
  { title: 'Format', program: 'oxfmt', args: ['--check'] },
  // Before the lint: what it knows of a page's data are types that this step writes.
  { title: 'Types', program: 'npm', args: ['run', '--silent', 'types'] },
  { title: 'Lint', program: 'oxlint', args: [] },
  { title: 'Styles', program: 'stylelint', args: ['web/**/*.css'] },
  {
    title: 'Tests: rules, endpoints, pages, structure',
    program: 'vitest',
    args: ['run', ...vitestReporters],
    readTotals: readVitestTotals,
    findFailures: findVitestFailures,
  },
]

const slow: Step[] = [
  { title: 'Build', program: 'npm', args: ['run', '--silent', 'build'] },
  {
    title: 'Journeys: the built product in a real browser',
    program: 'playwright',
    args: ['test', '--config', 'journeys/playwright.config.ts', '--reporter=dot,json'],
    readTotals: readJourneys,
    findFailures: findJourneyFailures,
  },
]

const isQuick = process.argv.includes('--quick')
const reports = mkdtempSync(join(tmpdir(), 'marquesina-check-'))
const failures: Failure[] = []
let totals = nothing
for (const step of isQuick ? quick : [...quick, ...slow]) totals = addTotals(totals, await runStep(step))
rmSync(reports, { recursive: true, force: true })
console.log(formatFailures(failures))
console.log(`\n${formatTotals(totals)}`)
process.exitCode = totals.failed === 0 ? 0 : 1

/** Counts the journeys; one that needed a second try, and did within the nine runs before, has failed. */
function readJourneys(report: string): Totals | null {
  const totals = readPlaywrightTotals(report)
  if (!totals) return null
  const retried = findRetried(readReport(report) as Parameters<typeof findRetried>[0])
  for (const name of retried) console.log(`tried again: ${name}`)
  const again = recordRun(getRetriedFile(), retried)
  const reason = 'tried again for the second time in ten runs, which is a failure'
  failures.push(...again.map((name) => ({ name, reason })))
  return { ...totals, passed: totals.passed - again.length, failed: totals.failed + again.length }
}

async function runStep({ title, program, args, readTotals, findFailures }: Step): Promise<Totals> {
  console.log(`\n== ${title}`)
  const began = Date.now()
  const report = join(reports, `${program}.json`)
  const reportTo = program === 'vitest' ? [`--outputFile.json=${report}`] : []
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const { isWell, lastWords } = await runProgram(program, [...args, ...reportTo], env)
  const counted = readTotals?.(report) ?? countOne(!isWell)
  // A run that ends badly though each of its tests passed (an error outside them, say) is a failure all the same.
  const stepTotals = isWell || counted.failed > 0 ? counted : addTotals(counted, countOne(true))
  const found = findFailures?.(readReport(report) ?? {}) ?? []
  if (found.length === 0 && !isWell) found.push({ name: title, reason: lastWords })
  failures.push(...found)
  console.log(
    `${isWell && stepTotals.failed === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - began) / 1000).toFixed(1)} s: ${formatTotals(stepTotals)}`,
  )
  return stepTotals
}
