import { expect, test } from 'vitest'

import { startLoop } from './start-loop.ts'

const hour = 3_600_000

test('it goes on at once while there is something to do, and rests else until it is woken', async () => {
  const left = [0, 0, hour, 0, hour]
  const loop = startLoop({ restMs: hour, onError: () => {}, work: async () => left.shift() ?? hour })
  await expect.poll(() => left.length).toBe(2)
  loop.wake()
  await expect.poll(() => left.length).toBe(0)
  await loop.close()
})

test('whoever wakes it while it works is not forgotten', async () => {
  let [turns, finish] = [0, () => {}]
  const loop = startLoop({
    restMs: hour,
    onError: () => {},
    work: async () => {
      if (++turns === 1) await new Promise<void>((resolve) => (finish = resolve))
      return hour
    },
  })
  loop.wake()
  finish()
  await expect.poll(() => turns).toBe(2)
  await loop.close()
})

test('of failures in a row the first is told, and what works again may fail again', async () => {
  const told: unknown[] = []
  const ends = ['one', 'two', null, 'three']
  const loop = startLoop({
    restMs: 0,
    onError: (error) => told.push(error),
    work: async () => {
      const end = ends.shift()
      if (end) throw end
      return end === null ? 0 : hour
    },
  })
  await expect.poll(() => ends.length).toBe(0)
  await loop.close()
  expect(told).toEqual(['one', 'three'])
})

test('its end waits for what is under way', async () => {
  let finish = () => {}
  let isDone = false
  const loop = startLoop({
    restMs: hour,
    onError: () => {},
    work: async () => {
      await new Promise<void>((resolve) => (finish = resolve))
      isDone = true
      return 0
    },
  })
  const closed = loop.close()
  finish()
  await closed
  expect(isDone).toBe(true)
})
