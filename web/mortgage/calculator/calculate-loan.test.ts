import { expect, test } from 'vitest'

import { getTexts } from '../../texts.server.ts'
import { writePaymentsCsv } from './payments-csv.ts'
import { toPurchase, calculateLoan, shareTyped } from './calculate-loan.ts'
import { formatSpan } from './spans.ts'
import { getDefaultTerms, type Terms } from './terms.ts'

const exchange = { base: 'USD', quote: 'DOP', rate: 62.81, source: 'Banco Central', date: '2026-01-20' } as const
const threeMillion: Terms = { ...getDefaultTerms('DOP', 3_750_000), rate: '10' }
const t = getTexts('es')

test('RD$ 3,750,000 with a fifth paid at once, over twenty years at 10 %, is RD$ 28,950.65 a month', () => {
  const calculation = calculateLoan(threeMillion)!
  expect(calculation.payment).toBeCloseTo(28_950.65, 2)
  expect(calculation.months).toHaveLength(240)
  expect(calculation.interest).toBeCloseTo(28_950.65 * 240 - 3_000_000, -1)
  expect(calculation.saved).toBeNull()
})

test('a rate of 9 % for three years and 13.5 % after them asks for RD$ 35,270.15', () => {
  const calculation = calculateLoan({ ...threeMillion, rate: '9', resetYears: 3, resetRate: '13.5' })!
  expect(calculation.payment).toBeCloseTo(26_991.78, 2)
  expect(calculation.later).toBeCloseTo(35_270.15, 2)
})

test('extra payments say what they save beside the same loan without them', () => {
  const { saved, months } = calculateLoan({ ...threeMillion, extraYearly: 28_951 })!
  expect(months).toHaveLength(195)
  expect(saved?.months).toBe(45)
  expect(saved?.interest).toBeGreaterThan(700_000)
})

test.each(['', 'abc', '-1', '41', '1e1', '9'.repeat(8)])('at a rate of "%s" nothing is computed', (rate) => {
  expect(calculateLoan({ ...threeMillion, rate })).toBeNull()
  expect(calculateLoan({ ...threeMillion, resetYears: 3, resetRate: rate })).toBeNull()
})

test('a percentage may have a decimal comma', () => {
  expect(shareTyped('11,81')).toBeCloseTo(0.1181, 12)
})

test('shares that make no sense leave the usual ones in the true cost', () => {
  const calculation = calculateLoan(threeMillion)!
  const purchase = toPurchase(
    { ...threeMillion, legal: '1.5', notary: 'x', insurance: '0' },
    calculation.loan,
    exchange,
    2026,
  )
  expect(purchase.shares).toEqual({ legal: 0.015, notary: 0.005, insurance: 0 })
  expect(purchase.isBuilt).toBe(false)
})

test('a span is said in years and months', () => {
  expect([240, 195, 7, 12, 13].map((months) => formatSpan(months, t))).toEqual([
    '20 años',
    '16 años y 3 meses',
    '7 meses',
    '1 año',
    '1 año y 1 mes',
  ])
})

test('the file has every month to the cent, the currency in its names, and no formula in what was typed', () => {
  const terms: Terms = { ...threeMillion, rows: 'month', rate: '=9+1' }
  const lines = writePaymentsCsv(terms, calculateLoan(threeMillion)!.months, t).split('\r\n')
  expect(lines[0]).toBe('\uFEFF"Precio (DOP)",3750000')
  expect(lines).toContain(`"Tasa anual, %","'=9+1"`)
  expect(lines).toContain('"Mes","Pagado (DOP)","Intereses (DOP)","Capital (DOP)","Saldo (DOP)"')
  expect(lines).toContain('1,28950.65,25000,3950.65,2996049.35')
  expect(lines.filter((line) => /^\d+,/.test(line))).toHaveLength(240)
})
