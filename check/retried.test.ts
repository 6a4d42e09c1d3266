import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { addRun, findRetried, recordRun, type Runs } from './retried.ts'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'marquesina-retried-')), 'cache', 'retried.json')

test('a journey that is tried again once is kept, and one that is again within ten runs is named', () => {
  const file = newFile()
  expect(recordRun(file, ['map'])).toEqual([])
  for (let run = 0; run < 8; run++) expect(recordRun(file, ['other'].slice(run))).toEqual([])
  expect(recordRun(file, ['map', 'third'])).toEqual(['map'])
  // The clean runs after it are clean.
  expect(recordRun(file, [])).toEqual([])
})

test('what was eleven runs ago is forgotten', () => {
  let runs: Runs = [['map']]
  for (let run = 0; run < 9; run++) ({ runs } = addRun(runs, []))
  expect(addRun(runs, ['map']).again).toEqual([])
  expect(addRun(runs.slice(1), ['map']).again).toEqual(['map'])
  expect(runs).toHaveLength(10)
})

test.each(['', '{', '{"a":1}', '[1, ["map"]]'])('a file that says %j harms nothing', (text) => {
  const file = newFile()
  recordRun(file, [])
  writeFileSync(file, text)
  recordRun(file, ['x'])
  expect(JSON.parse(readFileSync(file, 'utf8'))[0]).toEqual(['x'])
})

test('a report names the journeys that passed at their second try, wherever they are described', () => {
  const passed = { title: 'searches', tests: [{ status: 'expected' }] }
  const flaky = { title: 'finds', file: 'searches.spec.ts', tests: [{ status: 'expected' }, { status: 'flaky' }] }
  expect(
    findRetried({
      suites: [{ file: 'searches.spec.ts', specs: [passed], suites: [{ specs: [flaky] }] }],
    }),
  ).toEqual(['searches.spec.ts > finds'])
})
