// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'

import { addNotice, dismiss, getNotices } from './notices.ts'

beforeEach(() => {
  for (const { id } of getNotices()) dismiss(id)
})

const said = () => getNotices().map(({ text, count }) => `${text} ×${count}`)

test('what is said again while it is shown is counted, and stands last', () => {
  for (const text of ['kept', 'copied', 'kept']) addNotice(text)
  expect(said()).toEqual(['copied ×1', 'kept ×2'])
})

test('a count that goes on stands in the place of the one before, unless it can be undone', () => {
  for (const text of ['Compared: 1 of 4', 'kept', 'Compared: 2 of 4', 'Compared: 3 of 4']) addNotice(text)
  expect(said()).toEqual(['kept ×1', 'Compared: 3 of 4 ×1'])
  const undo = { text: 'Undo', act: () => {} }
  for (const text of ['Cleared: 1', 'Cleared: 2']) addNotice(text, undo)
  expect(said()).toEqual(['Compared: 3 of 4 ×1', 'Cleared: 1 ×1', 'Cleared: 2 ×1'])
})

test('the way back of what was said twice undoes both, the newest first', () => {
  const undone: string[] = []
  for (const name of ['one', 'two']) addNotice('removed', { text: 'Undo', act: () => undone.push(name) })
  getNotices()[0]?.way?.act()
  expect(undone).toEqual(['two', 'one'])
})

test('three are shown at most: the oldest leaves', () => {
  for (const text of ['a', 'b', 'c', 'd']) addNotice(text)
  expect(said()).toEqual(['b ×1', 'c ×1', 'd ×1'])
})
