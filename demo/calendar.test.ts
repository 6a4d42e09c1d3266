import { describe, expect, test } from 'vitest'

import { addMonths, createCalendar, getDayBefore } from './calendar.ts'
import { makeWorld, type DemoListing } from './world.ts'

type Listings = DemoListing[]

const timeless = (listings: Listings) =>
  listings.map(({ facts: { code, price, business, type, latitude, features, bedrooms, age }, rank, photos }) => {
    return { code, price, business, type, latitude, features: [...features], bedrooms, age, rank, photos }
  })
const ofOrdinary = (listings: Listings) => listings.filter(({ facts }) => facts.project === null)

test('months are added whole, and a month that is too short ends on its last day', () => {
  expect(addMonths('2027-03-30', 10)).toBe('2028-01-30')
  expect(addMonths('2027-03-30', 11)).toBe('2028-02-29')
  expect(addMonths('2026-02-15', -3)).toBe('2025-11-15')
})

test('the day before is yesterday, also at the turn of a year', () => {
  expect(createCalendar(getDayBefore(new Date('2027-01-01T03:00:00Z'))).day).toBe('2026-12-31')
})

describe.each(['2026-01-31', '2026-12-31', '2028-02-29', '2031-07-01'])('the world whose last day is %s', (day) => {
  const told = makeWorld()
  const world = makeWorld({ lastDay: new Date(day) })
  const [before, now] = [told, world].map((one) => [...one.chunks()].flat()) as [Listings, Listings]

  test('is the one that was told, but for its dates', () => {
    expect(timeless(ofOrdinary(now))).toEqual(timeless(ofOrdinary(before)))
    expect(now.map(({ facts }) => facts.code)).toEqual(before.map(({ facts }) => facts.code))
    expect(world.projects.map(({ progress, units }) => [progress, units])).toEqual(
      told.projects.map(({ progress, units }) => [progress, units]),
    )
  })

  test('has news of that day and none of later', () => {
    const newest = now.flatMap(({ published_at }) => published_at?.toISOString() ?? []).toSorted()
    expect(newest.at(-1)!.slice(0, 10)).toBe(day)
    expect(now.every(({ created_at, published_at }) => !published_at || created_at < published_at)).toBe(true)
  })

  test('delivers what is being built later, and has delivered what is finished', () => {
    for (const { stage, delivery_date, pictures, name } of world.projects) {
      expect([name, delivery_date > day]).toEqual([name, stage !== 'finished'])
      expect(pictures.every(({ taken_on }) => taken_on === null || taken_on <= day)).toBe(true)
    }
    const promised = now.flatMap(({ facts }) => facts.delivery_date ?? [])
    expect(promised.every((date) => date > day && !Number.isNaN(Date.parse(date)))).toBe(true)
    const built = now.flatMap(({ facts }) => facts.year_built ?? [])
    expect(Math.max(...built)).toBeLessThanOrEqual(Number(day.slice(0, 4)))
  })
})
