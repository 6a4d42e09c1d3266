import { join } from 'node:path'

import { expect, test } from 'vitest'

import { findJourneyFailures, findVitestFailures, formatFailures } from './failures.ts'

test('a failed test is named by its file and name, with its own words and no colours', () => {
  const message =
    '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n    at /x/api/a.test.ts:3:4\n    at node:internal/x:1:1'
  const failures = findVitestFailures({
    testResults: [
      {
        name: join(process.cwd(), 'api/a.test.ts'),
        message: '',
        assertionResults: [
          { fullName: 'a home is found', status: 'failed', failureMessages: [message] },
          { fullName: 'another', status: 'passed', failureMessages: [] },
        ],
      },
      { name: join(process.cwd(), 'api/b.test.ts'), message: 'Cannot find module', assertionResults: [] },
    ],
  })
  expect(failures).toEqual([
    {
      name: 'api/a.test.ts > a home is found',
      reason: 'AssertionError: expected 1 to be 2\n    at /x/api/a.test.ts:3:4',
    },
    { name: 'api/b.test.ts', reason: 'Cannot find module' },
  ])
})

test('a journey is named once, by its last try, however deep it stands, and so is what kept all from beginning', () => {
  const spec = {
    title: 'finds a home',
    file: 'searches.spec.ts',
    tests: [
      {
        status: 'unexpected',
        results: [{ errors: [{ message: 'first try' }] }, { errors: [{ message: 'Timed out 15000ms' }] }],
      },
    ],
  }
  const flaky = { title: 'reads', tests: [{ status: 'flaky', results: [{ errors: [{ message: 'once' }] }, {}] }] }
  expect(
    findJourneyFailures({
      suites: [{ file: 'searches.spec.ts', specs: [flaky], suites: [{ specs: [spec] }] }],
      errors: [{ message: 'no browser' }],
    }),
  ).toEqual([
    { name: 'searches.spec.ts > finds a home', reason: 'Timed out 15000ms' },
    { name: 'outside of the journeys', reason: 'no browser' },
  ])
})

test('what failed is said under one heading, and nothing is said of nothing', () => {
  expect(formatFailures([])).toBe('')
  const failures = [{ name: 'a', reason: 'one\ntwo' }]
  expect(formatFailures(failures)).toBe('\n== What failed\n✗ a\n    one\n    two')
})
