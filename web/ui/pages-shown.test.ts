import { expect, test } from 'vitest'

import { listPagesShown } from './pages-shown.ts'

test('few pages are all named', () => {
  expect(listPagesShown(2, 4)).toEqual([1, 2, 3, 4])
})

test('many pages are named by their ends and the neighbours of the current one', () => {
  expect(listPagesShown(20, 51)).toEqual([1, null, 19, 20, 21, null, 51])
})

test('a gap of a single page is that page', () => {
  expect(listPagesShown(4, 8)).toEqual([1, 2, 3, 4, 5, null, 8])
  expect(listPagesShown(5, 8)).toEqual([1, null, 4, 5, 6, 7, 8])
})

test('one page is one page', () => {
  expect(listPagesShown(1, 1)).toEqual([1])
})
