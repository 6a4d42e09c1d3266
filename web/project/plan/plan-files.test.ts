import { assert as assertProperty, array, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { calculatePaymentSchedule } from '#contract/project/payment-plan.ts'

import { writeCalendar } from './plan-calendar.ts'
import { writePlanSheet } from './plan-sheet.ts'

const payments = calculatePaymentSchedule({
  price: 150_000.55,
  separation_amount: 5000,
  payment_plan: { contract: 20, works: 40, delivery: 40 },
  separated_on: '2026-01-10',
  delivery_date: '2026-07-15',
})
const long = 'Niña, señor; “ñandú” \\ camión 🏗️ '.repeat(9)
const calendarWith = (summary: string) =>
  writeCalendar({
    id: 'torre-1-8A@example.com',
    name: 'Torre 1, 8A',
    product: 'Marquesina',
    at: new Date('2026-01-10T14:00:00.123Z'),
    url: 'https://example.com/proyecto/torre-1?unit=8A',
    payments,
    wordsOf: () => ({ summary, description: 'one\ntwo\r\nthree' }),
  })

describe('the calendar', () => {
  const calendar = calendarWith(long)
  const lines = calendar.split('\r\n')
  const whole = calendar.replaceAll('\r\n ', '').split('\r\n')

  test('has a day for each payment, with a name of its own and the moment it was made', () => {
    expect(whole.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(payments.length)
    const names = whole.filter((line) => line.startsWith('UID:'))
    expect(names[0]).toBe('UID:1-torre-1-8A@example.com')
    expect(new Set(names).size).toBe(payments.length)
    expect(whole.filter((line) => line === 'DTSTAMP:20260110T140000Z')).toHaveLength(payments.length)
    expect(whole.filter((line) => line.startsWith('DTSTART'))).toEqual(
      payments.map(({ date }) => `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`),
    )
  })

  test('ends every line with CR and LF, and folds it before its 76th octet and between letters', () => {
    expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
    expect(calendar).not.toContain('\uFFFD')
  })

  test('escapes what means something in a text, and gives it back whole', () => {
    const summary = whole.find((line) => line.startsWith('SUMMARY:'))?.slice('SUMMARY:'.length) ?? ''
    expect(summary.replace(/\\([\\;,])/g, '$1')).toBe(long)
    expect(summary).not.toMatch(/(?<!\\)[;,]/)
    expect(whole).toContain(String.raw`DESCRIPTION:one\ntwo\nthree`)
    expect(calendarWith('a\u0000b\u0007')).toContain('SUMMARY:ab\r\n')
  })
})

/** Reads CSV as RFC 4180 has it. */
function read(text: string): string[][] {
  const rows: string[][] = []
  for (const row of text.matchAll(/((?:"(?:[^"]|"")*"|[^",\r\n]*)(?:,(?:"(?:[^"]|"")*"|[^",\r\n]*))*)\r\n/g)) {
    const cells = [...`,${row[1]}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)]
    rows.push(cells.map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? ''))
  }
  return rows
}

describe('the sheet', () => {
  test('gives back any text, but one that would be a formula', () => {
    assertProperty(
      property(array(array(string({ unit: 'binary' }), { minLength: 1 }), { minLength: 1 }), (rows) => {
        const sheet = writePlanSheet(rows)
        expect(sheet.startsWith('\uFEFF')).toBe(true)
        const unmarked = read(sheet.slice(1)).map((row) =>
          row.map((cell) => cell.replace(/^'(?=\s*[=+\-@]|[\t\r\n])/, '')),
        )
        expect(unmarked).toEqual(rows.map((row) => row.map((cell) => cell.replace(/^'(?=\s*[=+\-@]|[\t\r\n])/, ''))))
      }),
      { numRuns: 500 },
    )
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '=HYPERLINK("https://x";"y")'])(
    'leaves no formula: %j',
    (text) => {
      expect(read(writePlanSheet([[text]]).slice(1))[0]?.[0]).toBe(`'${text}`)
    },
  )

  test('writes amounts with two decimals and nothing else', () => {
    expect(writePlanSheet([['a', 5000, 1234.5, 0.07]])).toBe('\uFEFFa,5000.00,1234.50,0.07\r\n')
  })
})
