import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { findVitestFailures, formatFailures } from './failures.ts'
import { findPostgres } from './postgres.ts'
import { runProgram } from './program.ts'
import { findTestsReaching } from './sources.ts'
import { addTotals, nothing, countOne, formatTotals, readReport, vitestReporters, readVitestTotals } from './totals.ts'

// The tests of the API and of its operation once more, as far as they reach the database, on a real PostgreSQL server
// where one is to be had.
const postgres = await findPostgres()
if (postgres) {
  console.log(`API tests on PostgreSQL: ${postgres.about}`)
  try {
    const totals = await runApiTests(postgres.url)
    console.log(`\n${formatTotals(totals)}`)
    process.exitCode = totals.failed === 0 ? 0 : 1
  } finally {
    await postgres.stop()
  }
} else {
  console.log('API tests on PostgreSQL: left out; no TEST_DATABASE_URL, no local server, no PostgreSQL programs here.')
  console.log(`\n${formatTotals({ ...nothing, skipped: 1 })}`)
}

async function runApiTests(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-doors-'))
  const report = join(folder, 'report.json')
  const files = findTestsReaching('api/database/test-database.ts', 'TEST_DATABASE_URL').filter((file) =>
    /^(api|operate)\//.test(file),
  )
  const args = ['run', ...files, ...vitestReporters, `--outputFile.json=${report}`]
  const { isWell, lastWords } = await runProgram('vitest', args, { TEST_DATABASE_URL: url })
  const counted = readVitestTotals(report) ?? nothing
  const failures = findVitestFailures(readReport(report) ?? {})
  if (failures.length === 0 && !isWell) failures.push({ name: 'API tests on PostgreSQL', reason: lastWords })
  console.log(formatFailures(failures))
  rmSync(folder, { recursive: true, force: true })
  return isWell || counted.failed > 0 ? counted : addTotals(counted, countOne(true))
}
