import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { addTotals, readPlaywrightTotals, countOne, formatTotals, readVitestTotals } from './totals.ts'

const folder = mkdtempSync(join(tmpdir(), 'marquesina-totals-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: unknown): string {
  const path = join(folder, 'report.json')
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('skipped and unwritten tests are both counted as skipped', () => {
  const path = report({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 })
  expect(readVitestTotals(path)).toEqual({ passed: 7, failed: 1, skipped: 5 })
})

test('a journey that passed at the second try has passed', () => {
  const path = report({ stats: { expected: 10, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(readPlaywrightTotals(path)).toEqual({ passed: 11, failed: 0, skipped: 0 })
})

test('a program that wrote no report or half of one has no totals', () => {
  expect(readVitestTotals(join(folder, 'none.json'))).toBeNull()
  expect(readPlaywrightTotals(report('{"stats": {'))).toBeNull()
})

test('the closing line adds up what every program counted', () => {
  const all = [countOne(false), countOne(true), { passed: 3, failed: 0, skipped: 1 }].reduce(addTotals)
  expect(formatTotals(all)).toBe('4 passed, 1 failed, 1 skipped')
})
