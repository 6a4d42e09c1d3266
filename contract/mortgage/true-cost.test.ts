import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { getIpiExemption, calculateTrueCost, usualShares, type CostLine, type Purchase } from './true-cost.ts'

const inPesos: Purchase = {
  price: 20_000_000,
  currency: 'DOP',
  rate: 62.81,
  year: 2026,
  loan: 16_000_000,
  maintenance: 9000,
  isBuilt: true,
  isConfotur: false,
}

const amountsOf = (lines: readonly CostLine[]) => Object.fromEntries(lines.map(({ key, amount }) => [key, amount]))

describe('the true cost', () => {
  test('of RD$ 20,000,000 with a loan is told line by line', () => {
    const cost = calculateTrueCost(inPesos)
    expect(amountsOf(cost.once)).toEqual({
      transfer_tax: 600_000,
      legal: 200_000,
      legal_tax: 36_000,
      notary: 100_000,
      registry: 25_000,
      mortgage_duty: 320_000,
    })
    expect(cost.onceTotal).toBe(1_281_000)
    expect(amountsOf(cost.yearly)).toEqual({ ipi: 93_045.06, insurance: 60_000, maintenance: 108_000 })
    expect(cost.yearlyTotal).toBe(261_045.06)
  })

  test('in dollars takes what the law counts in pesos at the dated rate', () => {
    const cost = calculateTrueCost({ ...inPesos, price: 300_000, currency: 'USD', loan: 0, maintenance: 0 })
    expect(amountsOf(cost.once)).toMatchObject({ transfer_tax: 9000, registry: 398.03 })
    // 300,000 − 10,695,494 / 62.81 = 129,716.70…
    expect(amountsOf(cost.yearly)).toEqual({ ipi: 1297.17, insurance: 900 })
  })

  test('under CONFOTUR asks for no transfer tax and no IPI, and says that they are exempt', () => {
    const { once, yearly } = calculateTrueCost({ ...inPesos, isConfotur: true })
    const exempt = [...once, ...yearly].filter(({ isExempt }) => isExempt)
    expect(exempt).toEqual([
      { key: 'transfer_tax', amount: 0, isExempt: true },
      { key: 'ipi', amount: 0, isExempt: true },
    ])
  })

  test('of a home below the exemption has no IPI to pay, and at the exemption neither', () => {
    const ipi = (price: number) => amountsOf(calculateTrueCost({ ...inPesos, price }).yearly).ipi
    expect(ipi(5_000_000)).toBe(0)
    expect(ipi(10_695_494)).toBe(0)
    expect(ipi(10_695_594)).toBe(1)
  })

  test('of a plot bought without a bank has no insurance, no mortgage and no dues', () => {
    const { once, yearly } = calculateTrueCost({ ...inPesos, loan: 0, maintenance: 0, isBuilt: false })
    expect(once.map(({ key }) => key)).not.toContain('mortgage_duty')
    expect(yearly.map(({ key }) => key)).toEqual(['ipi'])
  })
})

test('the exemption is that of the year, or the last one known', () => {
  expect(getIpiExemption(2025)).toEqual({ year: 2025, pesos: 10_190_833 })
  expect(getIpiExemption(2026)).toEqual({ year: 2026, pesos: 10_695_494 })
  expect(getIpiExemption(2031).year).toBe(2026)
  expect(getIpiExemption(2019).year).toBe(2025)
})

test('for 1,000 random purchases every line is within a cent of whole-number arithmetic, and the totals are theirs', () => {
  const purchases = fc.record({
    price: fc.integer({ min: 100_000, max: 100_000_000_000 }),
    currency: fc.constantFrom('USD' as const, 'DOP' as const),
    rate: fc.integer({ min: 300_000, max: 900_000 }),
    year: fc.constantFrom(2025, 2026),
    loanPercent: fc.integer({ min: 0, max: 90 }),
    maintenance: fc.integer({ min: 0, max: 10_000_000 }),
    isBuilt: fc.boolean(),
    isConfotur: fc.boolean(),
    points: fc.record({
      legal: fc.integer({ min: 0, max: 300 }),
      notary: fc.integer({ min: 0, max: 200 }),
      insurance: fc.integer({ min: 0, max: 200 }),
    }),
  })
  fc.assert(
    fc.property(purchases, ({ price, rate, loanPercent, maintenance, points, ...same }) => {
      const cost = calculateTrueCost({
        ...same,
        price: price / 100,
        rate: rate / 10_000,
        loan: (price * loanPercent) / 10_000,
        maintenance: maintenance / 100,
        shares: {
          legal: points.legal / 10_000,
          notary: points.notary / 10_000,
          insurance: points.insurance / 10_000,
        },
      })
      // Millionths of a cent; pesos of the law in the currency of the price.
      const micro = 1_000_000n
      const [p, m] = [BigInt(price) * micro, BigInt(maintenance) * micro]
      const fromPesos = (pesos: number) =>
        same.currency === 'DOP' ? BigInt(pesos) * 100n * micro : (BigInt(pesos) * 100n * micro * 10_000n) / BigInt(rate)
      const of = (amount: bigint, tenThousandths: number) => (amount * BigInt(tenThousandths)) / 10_000n
      const excess = p - fromPesos(same.year === 2025 ? 10_190_833 : 10_695_494)
      const expected: Record<string, bigint> = {
        transfer_tax: same.isConfotur ? 0n : of(p, 300),
        legal: of(p, points.legal),
        legal_tax: of(of(p, points.legal), 1800),
        notary: of(p, points.notary),
        registry: fromPesos(25_000),
        ...(loanPercent > 0 && { mortgage_duty: of((p * BigInt(loanPercent)) / 100n, 200) }),
        ipi: same.isConfotur || excess < 0n ? 0n : of(excess, 100),
        ...(same.isBuilt && { insurance: of(p, points.insurance) }),
        ...(maintenance > 0 && { maintenance: m * 12n }),
      }
      const lines = [...cost.once, ...cost.yearly]
      expect(lines.map(({ key }) => key)).toEqual(Object.keys(expected))
      for (const { key, amount } of lines) {
        expect(Math.abs(amount * 100 - Number(expected[key]!) / 1e6), key).toBeLessThan(0.7)
      }
      const cents = (part: readonly CostLine[]) =>
        part.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
      expect(Math.round(cost.onceTotal * 100)).toBe(cents(cost.once))
      expect(Math.round(cost.yearlyTotal * 100)).toBe(cents(cost.yearly))
    }),
    { numRuns: 1000, seed: 1 },
  )
})

test('the usual shares are those that the pages state', () => {
  expect(usualShares).toEqual({ legal: 0.01, notary: 0.005, insurance: 0.003 })
})
