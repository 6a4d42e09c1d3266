import { expect, test } from 'vitest'

import { exampleRun } from '#contract/import/examples.ts'

import { chooseStep } from './choose-step.ts'
import { readRows, toRowsPath } from './rows-address.ts'

test('an address says which rows are shown; what makes no sense in it is not there', () => {
  const query = { step: 'trial', outcome: 'refused', problem: 'field.number', column: 'Precio US$', page: 2 } as const
  const path = toRowsPath(exampleRun, query, 'es')
  expect(path).toMatch(/^\/espacio\/importar\/7\/41\?step=trial&outcome=refused.*#rows$/)
  expect(readRows(new URL(path, 'http://x').searchParams)).toEqual(query)
  const odd = new URLSearchParams('outcome=all&result=x&problem=constructor&page=-1&q=%20&step=columns')
  expect(readRows(odd)).toEqual({})
  expect(toRowsPath(exampleRun, {}, 'en')).toBe('/en/workspace/import/7/41#rows')
})

test('a run is at the step of its state, and an earlier one is gone back to only while it can be', () => {
  expect(chooseStep(exampleRun, null)).toBe('trial')
  expect(chooseStep(exampleRun, 'columns')).toBe('columns')
  const done = { ...exampleRun, state: 'done', may: { ...exampleRun.may, map: false } } as const
  expect([chooseStep(done, 'columns'), chooseStep(done, 'trial'), chooseStep(done, 'x')]).toEqual([
    'report',
    'trial',
    'report',
  ])
})
