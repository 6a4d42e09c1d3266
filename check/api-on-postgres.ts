import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { withClient } from './cluster.ts'
import { findVitestFailures, formatFailures } from './failures.ts'
import { findPostgres } from './postgres.ts'
import { endsWell, runProgram } from './program.ts'
import { findTestsReaching } from './sources.ts'
import { addTotals, nothing, countOne, formatTotals, readReport, vitestReporters, readVitestTotals } from './totals.ts'

// The tests of the API and of its operation once more, as far as they reach the database, on a real PostgreSQL server
// where one is to be had: `npm run test:postgres [-- --moved] [paths]`. With `--moved` each is on a copy of a demo world
// that began embedded and was moved there by `move-to-postgres`.
const { values, positionals } = parseArgs({ options: { moved: { type: 'boolean' } }, allowPositionals: true })
const postgres = await findPostgres()
if (postgres) {
  console.log(`API tests on PostgreSQL: ${postgres.about}`)
  try {
    const moved = values.moved ? await moveWorld(postgres.url) : undefined
    const totals = await runApiTests(postgres.url, moved)
    console.log(`\n${formatTotals(totals)}`)
    process.exitCode = totals.failed === 0 ? 0 : 1
  } finally {
    await postgres.stop()
  }
} else {
  console.log('API tests on PostgreSQL: left out; no TEST_DATABASE_URL, no local server, no PostgreSQL programs here.')
  console.log(`\n${formatTotals({ ...nothing, skipped: 1 })}`)
}

/** Makes a demo world in a folder, moves it onto the server, and answers its name there. */
async function moveWorld(server: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-moved-'))
  const url = new URL(server)
  const name = `${url.pathname.slice(1)}_moved`
  await withClient(server, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
  url.pathname = `/${name}`
  const settings = { DATA_DIR: folder, DATABASE_URL: '' }
  try {
    const isMoved =
      (await endsWell('node', ['demo/command.ts'], settings)) &&
      (await endsWell('node', ['operate/move/command.ts', url.href], settings))
    if (!isMoved) throw new Error('the demo world was not moved')
    return name
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runApiTests(url: string, template: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-doors-'))
  const report = join(folder, 'report.json')
  const files = findTestsReaching('api/database/test-database.ts', 'TEST_DATABASE_URL').filter((file) =>
    /^(api|operate)\//.test(file),
  )
  const args = ['run', ...(positionals.length > 0 ? positionals : files), ...vitestReporters]
  const { isWell, lastWords } = await runProgram('vitest', [...args, `--outputFile.json=${report}`], {
    TEST_DATABASE_URL: url,
    ...(template && { TEST_DATABASE_TEMPLATE: template }),
  })
  const counted = readVitestTotals(report) ?? nothing
  const failures = findVitestFailures(readReport(report) ?? {})
  if (failures.length === 0 && !isWell) failures.push({ name: 'API tests on PostgreSQL', reason: lastWords })
  console.log(formatFailures(failures))
  rmSync(folder, { recursive: true, force: true })
  return isWell || counted.failed > 0 ? counted : addTotals(counted, countOne(true))
}
