import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** The names of the journeys that needed a second try, one list for each run, the newest first. */
export type Runs = string[][]

const runsKept = 10

/** Outside the clone, which may be a new one for every run. */
export function getRetriedFile(): string {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'marquesina', 'retried-journeys.json')
}

/** Adds a run to those before it; `again` are the journeys that it and one of the nine before it had to try twice. */
export function addRun(before: Runs, retried: string[]): { runs: Runs; again: string[] } {
  const runs = [retried, ...before].slice(0, runsKept)
  return { runs, again: retried.filter((name) => runs.slice(1).some((names) => names.includes(name))) }
}

/** Keeps the names of a run in the file, and answers those that stand there for the second time. */
export function recordRun(file: string, retried: string[]): string[] {
  const { runs, again } = addRun(readRuns(file), retried)
  mkdirSync(dirname(file), { recursive: true })
  // Whole or not at all, whoever writes it at the same time.
  const written = `${file}.${process.pid}`
  writeFileSync(written, `${JSON.stringify(runs, null, 2)}\n`)
  renameSync(written, file)
  return again
}

function readRuns(file: string): Runs {
  try {
    const runs: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(runs) ? runs.filter((names) => Array.isArray(names)) : []
  } catch {
    return []
  }
}

type Suite = { file?: string; specs?: Spec[]; suites?: Suite[] }
type Spec = { title: string; file?: string; tests: { status: string }[] }

/** The journeys of a report of Playwright that passed only when they were tried again. */
export function findRetried({ suites = [] }: { suites?: Suite[] }): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title, file }) => `${file ?? suite.file ?? ''} > ${title}`),
    ...findRetried(suite),
  ])
}
