import { expect, test } from 'vitest'

import { createAdmission } from './admission.ts'

/** Works of ten milliseconds each, on a clock and an event loop of the test's own. */
function openAdmission(changed: { maxConcurrent?: number; maxWaiting?: number } = {}) {
  let time = 0
  let turn: (() => void)[] = []
  const begun: number[] = []
  const ends: (() => void)[] = []
  const limits = { maxConcurrent: 100, maxWaiting: 100, maxWait: 40, fewWaiting: 2, maxTurn: 25, ...changed }
  const { admit, isFull } = createAdmission({ ...limits, now: () => time, nextTurn: (work) => turn.push(work) })
  return {
    begun,
    ends,
    isFull,
    come: (name: number) =>
      admit((done) => {
        begun.push(name)
        ends.push(done)
        time += 10
      }),
    endTurn: () => {
      const works = turn
      turn = []
      for (const work of works) work()
    },
  }
}

test('works begin as they come until the turn has given them its time, and then in the next ones', () => {
  const { come, begun, endTurn } = openAdmission()
  for (let name = 1; name <= 8; name++) expect(come(name)).toBe(true)
  expect(begun).toEqual([1, 2, 3])
  endTurn()
  expect(begun).toEqual([1, 2, 3, 4, 5, 6])
  // Who comes later does not overtake.
  expect(come(9)).toBe(true)
  endTurn()
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  endTurn()
  expect(come(10)).toBe(true)
  expect(begun.at(-1)).toBe(10)
})

test('once the first has waited too long nobody more is let in, until it had its turn or few wait', () => {
  const { come, begun, isFull, endTurn } = openAdmission()
  for (let name = 1; name <= 11; name++) come(name)
  endTurn()
  endTurn()
  expect(begun.length).toBe(9)
  expect([isFull(), come(12)]).toEqual([true, false])
  endTurn()
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  endTurn()
  expect([isFull(), come(13)]).toEqual([false, true])
})

test('so many are under way and so many wait; each end lets the next one in', () => {
  const { come, begun, ends, endTurn } = openAdmission({ maxConcurrent: 2, maxWaiting: 1 })
  expect([come(1), come(2), come(3), come(4)]).toEqual([true, true, true, false])
  endTurn()
  expect(begun).toEqual([1, 2])
  ends[0]!()
  endTurn()
  expect(begun).toEqual([1, 2, 3])
})
