import { assert as assertProperty, date, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { calculatePaymentSchedule, type Payment, type PaymentTerms } from './payment-plan.ts'

const usual: PaymentTerms = {
  price: 150_000,
  separation_amount: 5000,
  payment_plan: { contract: 20, works: 40, delivery: 40 },
  separated_on: '2026-01-10',
  delivery_date: '2026-07-15',
}

describe('a unit of US$ 150,000 at 20/40/40', () => {
  test('is paid in a separation, the rest of the contract, equal months and a delivery', () => {
    expect(calculatePaymentSchedule(usual).map(({ step, date, amount }) => [step, date, amount])).toEqual([
      ['separation', '2026-01-10', 5000],
      ['contract', '2026-02-24', 25_000],
      ['works', '2026-03-24', 15_000],
      ['works', '2026-04-24', 15_000],
      ['works', '2026-05-24', 15_000],
      ['works', '2026-06-24', 15_000],
      ['delivery', '2026-07-15', 60_000],
    ])
  })

  test('says after each payment what is still owed, and which of its kind it is', () => {
    const schedule = calculatePaymentSchedule(usual)
    expect(schedule.map(({ balance }) => balance)).toEqual([145_000, 120_000, 105_000, 90_000, 75_000, 60_000, 0])
    expect(schedule.slice(2, 4)).toMatchObject([
      { number: 1, of: 4 },
      { number: 2, of: 4 },
    ])
  })
})

test('cents that cannot be shared evenly are not lost', () => {
  const schedule = calculatePaymentSchedule({
    ...usual,
    price: 100_000.01,
    payment_plan: { contract: 10, works: 10, delivery: 80 },
  })
  expect(schedule.map(({ amount }) => amount)).toEqual([5000, 5000, 2500, 2500, 2500, 2500, 80_000.01])
  const uneven = calculatePaymentSchedule({
    ...usual,
    price: 100_000.1,
    payment_plan: { contract: 10, works: 10, delivery: 80 },
  })
  expect(uneven.map(({ amount }) => amount)).toEqual([5000, 5000.01, 2500, 2500, 2500, 2500.01, 80_000.08])
})

test('a home that is finished is paid whole on the day of its contract, for it is handed over then', () => {
  const schedule = calculatePaymentSchedule({ ...usual, delivery_date: '2025-10-15' })
  expect(schedule.map(({ step, date, amount }) => [step, date, amount])).toEqual([
    ['separation', '2026-01-10', 5000],
    ['closing', '2026-02-24', 145_000],
  ])
  const costsTheSeparation = calculatePaymentSchedule({ ...usual, price: 5000, delivery_date: '2025-10-15' })
  expect(costsTheSeparation.map(({ step, amount }) => [step, amount])).toEqual([['separation', 5000]])
})

test('a separation above the share of the contract counts towards the works', () => {
  const terms = {
    ...usual,
    price: 30_000,
    separation_amount: 5000,
    payment_plan: { contract: 10, works: 50, delivery: 40 },
  }
  expect(calculatePaymentSchedule(terms).map(({ step, amount }) => [step, amount])).toEqual([
    ['separation', 5000],
    ['works', 3250],
    ['works', 3250],
    ['works', 3250],
    ['works', 3250],
    ['delivery', 12_000],
  ])
})

test('a payment on the 31st falls on the last day of shorter months', () => {
  const works = calculatePaymentSchedule({ ...usual, separated_on: '2025-12-17', delivery_date: '2026-06-01' })
  expect(works.map(({ date }) => date)).toEqual([
    '2025-12-17',
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-01',
  ])
})

test.each([
  { price: 0 },
  { price: Number.NaN },
  { separation_amount: -1 },
  { payment_plan: { contract: 10, works: 10, delivery: 10 } },
  { payment_plan: { contract: 10.5, works: 39.5, delivery: 50 } },
  { delivery_date: 'soon' },
])('nonsense is refused: %j', (wrong) => {
  expect(() => calculatePaymentSchedule({ ...usual, ...wrong })).toThrow(RangeError)
})

const terms = record({
  cents: integer({ min: 1, max: 2_000_000_000 }),
  separationCents: integer({ min: 0, max: 3_000_000 }),
  contract: integer({ min: 0, max: 100 }),
  works: integer({ min: 0, max: 100 }),
  separated: date({ min: new Date('2024-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
  delivery: date({ min: new Date('2023-01-01'), max: new Date('2034-12-31'), noInvalidDate: true }),
}).map(({ cents, separationCents, contract, works, separated, delivery }) => {
  const worksShare = Math.min(works, 100 - contract)
  return {
    price: cents / 100,
    separation_amount: separationCents / 100,
    payment_plan: { contract, works: worksShare, delivery: 100 - contract - worksShare },
    separated_on: separated.toISOString().slice(0, 10),
    delivery_date: delivery.toISOString().slice(0, 10),
  }
})

test('a thousand random units are paid to the cent as a second calculation says', () => {
  assertProperty(
    property(terms, (given) => {
      const schedule = calculatePaymentSchedule(given)
      expect(schedule.map(({ step, date, amount }) => ({ step, date, amount }))).toEqual(secondCalculation(given))
      expect(schedule.reduce((sum, { amount }) => sum + centsOf(amount), 0n)).toBe(centsOf(given.price))
      expect(schedule.at(-1)?.balance).toBe(0)
      expect(schedule.map(({ date }) => date)).toEqual(schedule.map(({ date }) => date).toSorted())
    }),
    { numRuns: 1000 },
  )
})

const centsOf = (amount: number): bigint => BigInt(amount.toFixed(2).replace('.', ''))

/** The same in whole numbers without bound and day by day on the calendar, amount by amount. */
function secondCalculation(given: PaymentTerms): Pick<Payment, 'step' | 'date' | 'amount'>[] {
  const price = centsOf(given.price)
  const halfUp = (percent: number) => (price * BigInt(percent) * 2n + 100n) / 200n
  const least = (one: bigint, other: bigint) => (one < other ? one : other)
  const rest = (from: bigint, taken: bigint) => (from > taken ? from - taken : 0n)

  const separation = least(centsOf(given.separation_amount), price)
  const contract = rest(halfUp(given.payment_plan.contract), separation)
  let works = rest(halfUp(given.payment_plan.contract + given.payment_plan.works), separation + contract)
  const signed = dayAfter(given.separated_on, 45)
  const delivered = [signed, given.delivery_date].toSorted().at(-1)!
  const months = everyDayBetween(signed, delivered).filter((day) => isMonthly(day, signed))
  if (months.length === 0) works = 0n

  const parts = months.map(() => works / BigInt(months.length))
  const shared = parts.reduce((sum, part) => sum + part, 0n)
  if (parts.length > 0) parts.push(parts.pop()! + works - shared)
  const rows = [
    { step: 'separation' as const, date: given.separated_on, cents: separation },
    ...(delivered === signed
      ? [{ step: 'closing' as const, date: signed, cents: price - separation }]
      : [
          { step: 'contract' as const, date: signed, cents: contract },
          ...months.map((date, at) => ({ step: 'works' as const, date, cents: parts[at]! })),
          { step: 'delivery' as const, date: delivered, cents: price - separation - contract - works },
        ]),
  ]
  return rows
    .filter(({ cents }) => cents > 0n)
    .map(({ step, date, cents }) => ({ step, date, amount: Number(cents) / 100 }))
}

function dayAfter(iso: string, days: number): string {
  const day = new Date(`${iso}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

function everyDayBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = dayAfter(from, 1); day < to; day = dayAfter(day, 1)) days.push(day)
  return days
}

/** Whether a day is the one of its month that the contract was signed on, or its last where it has no such day. */
function isMonthly(iso: string, signed: string): boolean {
  const [day, wanted] = [Number(iso.slice(8)), Number(signed.slice(8))]
  const isLast = dayAfter(iso, 1).slice(8) === '01'
  return day === wanted || (isLast && day < wanted)
}
