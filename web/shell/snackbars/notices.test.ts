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
