import { expect, test } from 'vitest'

import { hidePoint, measureMetres } from './shown-point.ts'

const secret = 'a secret of the tests, of more than 32 letters'

/** Points all over the country, the same at every run. */
function* listPoints(count: number) {
  let state = 7
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  for (let i = 0; i < count; i += 1) {
    yield { code: `10-${20_000 + i}`, exact: { latitude: 17.3 + next() * 2.8, longitude: -72.1 + next() * 3.9 } }
  }
}

test('ten thousand homes are shown 150 to 300 m from where they stand, every time at the same place, on every side', () => {
  const sides = [0, 0, 0, 0]
  let [nearest, farthest] = [Infinity, 0]
  for (const { code, exact } of listPoints(10_000)) {
    const shown = hidePoint(secret, code, exact)
    const metres = measureMetres(exact, shown)
    nearest = Math.min(nearest, metres)
    farthest = Math.max(farthest, metres)
    sides[(shown.latitude > exact.latitude ? 2 : 0) + (shown.longitude > exact.longitude ? 1 : 0)]! += 1
    // Asking again moves nothing, so that nothing is learnt from the middle of many answers.
    expect(hidePoint(secret, code, exact)).toEqual(shown)
  }
  expect(nearest).toBeGreaterThanOrEqual(150)
  expect(farthest).toBeLessThanOrEqual(300)
  for (const count of sides) expect(count).toBeGreaterThan(2300)
})

test('without the secret nobody knows which way a home was moved', () => {
  const exact = { latitude: 18.5, longitude: -69.9 }
  const moved = (key: string) => hidePoint(key, '10-20345', exact)
  expect(measureMetres(moved(secret), moved(`${secret}.`))).toBeGreaterThan(1)
})
