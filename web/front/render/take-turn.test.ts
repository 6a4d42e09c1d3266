import { expect, test } from 'vitest'

import { takeTurn } from './take-turn.ts'

test('however many renders wait, each has a turn of the event loop to itself, in their order', async () => {
  const seen: string[] = []
  const count = 4
  const all = Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      await takeTurn()
      seen.push(`render ${nth}`)
    }),
  )
  // Whoever comes meanwhile is heard between two of them.
  const listen = () => {
    seen.push('heard')
    if (seen.filter((one) => one === 'heard').length <= count) setImmediate(listen)
  }
  setImmediate(listen)
  await all
  const renders = seen.filter((one) => one !== 'heard')
  expect(renders).toEqual(['render 0', 'render 1', 'render 2', 'render 3'])
  expect(seen.join()).not.toMatch(/render \d,render/)
})
