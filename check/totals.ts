import { readFileSync } from 'node:fs'

export type Totals = { passed: number; failed: number; skipped: number }

export const nothing: Totals = { passed: 0, failed: 0, skipped: 0 }

export function addTotals(one: Totals, other: Totals): Totals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

export function countOne(hasFailed: boolean): Totals {
  return hasFailed ? { ...nothing, failed: 1 } : { ...nothing, passed: 1 }
}

/** The line that every run closes with, alone. */
export function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/** What a run of Vitest prints and counts: into a file only what failed, with what that test wrote. */
export const vitestReporters = [`--reporter=${process.stdout.isTTY ? 'dot' : 'minimal'}`, '--reporter=json']

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }

/** What Vitest's JSON report counts; null when it wrote none. */
export function readVitestTotals(path: string): Totals | null {
  const report = readReport(path) as VitestReport | null
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  )
}

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** What Playwright's JSON report counts; null when it wrote none. */
export function readPlaywrightTotals(path: string): Totals | null {
  const stats = (readReport(path) as PlaywrightReport | null)?.stats
  return stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped } : null
}

/** What a program wrote of its run; null when it wrote nothing that can be read. */
export function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
