import { expect, test } from 'vitest'

import { listChanges, withChanges } from './list-changes.ts'

const item = (code: string, minute: number) => ({ code, at: `2026-11-21T10:0${minute}:00.000Z` })

test('what was added, removed or viewed again since is told apart from what stayed', () => {
  const before = [item('10-20001', 3), item('10-20002', 2), item('10-20003', 1)]
  const now = [item('10-20004', 5), item('10-20002', 4), item('10-20003', 1)]
  expect(listChanges(before, now)).toEqual({ added: [now[0], now[1]], removed: ['10-20001'] })
})

test('changes made meanwhile stand on top of what the account answers', () => {
  const answered = [item('10-20001', 3), item('10-20002', 2)]
  const changes = { added: [item('10-20005', 4), item('10-20002', 5)], removed: ['10-20001'] }
  expect(withChanges(answered, changes)).toEqual([item('10-20002', 5), item('10-20005', 4)])
})
