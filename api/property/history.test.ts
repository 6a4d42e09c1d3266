import { expect, test } from 'vitest'

import { countDaysOnOffer, listPriceSteps } from './history.ts'

const at = (day: number, hour = 12) => new Date(Date.UTC(2026, 9, day, hour)).toISOString()
const listing = { price: 190_000, currency: 'USD' as const, status: 'published' as const, since: at(1) }

test('prices that were public are told, the newest first, with how far each moved', () => {
  const steps = listPriceSteps({
    ...listing,
    prices: [
      [250_000, 'USD', new Date(Date.UTC(2026, 8, 1)).toISOString()],
      [200_000, 'USD', at(5)],
      [12_000_000, 'DOP', at(9)],
    ],
    statuses: [['draft', at(1)]],
  })
  expect(steps).toEqual([
    { date: at(9), price: 190_000, currency: 'USD', change: null },
    { date: at(5), price: 12_000_000, currency: 'DOP', change: null },
    { date: at(1), price: 200_000, currency: 'USD', change: null },
  ])
  const [newest] = listPriceSteps({ ...listing, prices: [[200_000, 'USD', at(5)]], statuses: [] })
  expect(newest).toMatchObject({ date: at(5), change: -5 })
})

test('what was undone within a day, or asked while nobody could see it, is no history', () => {
  const told = (prices: [number, 'USD', string][], statuses: ['published' | 'inactive', string][] = []) =>
    listPriceSteps({ ...listing, prices, statuses }).map(({ price }) => price)
  expect(
    told([
      [190_000, 'USD', at(5)],
      [19_000, 'USD', at(5, 20)],
    ]),
  ).toEqual([190_000])
  expect(
    told([
      [190_000, 'USD', at(5)],
      [180_000, 'USD', at(7)],
    ]),
  ).toEqual([190_000, 180_000, 190_000])
  expect(
    told(
      [
        [200_000, 'USD', at(5)],
        [180_000, 'USD', at(7)],
      ],
      [
        ['published', at(4)],
        ['inactive', at(8)],
      ],
    ),
  ).toEqual([190_000, 200_000])
})

test('days on offer leave out those off', () => {
  const now = Date.parse(at(21))
  expect(countDaysOnOffer({ ...listing, statuses: [] }, now)).toBe(20)
  expect(
    countDaysOnOffer(
      {
        ...listing,
        statuses: [
          ['published', at(5)],
          ['inactive', at(9)],
        ],
      },
      now,
    ),
  ).toBe(16)
  expect(countDaysOnOffer({ ...listing, since: null, statuses: [] }, now)).toBe(null)
})
