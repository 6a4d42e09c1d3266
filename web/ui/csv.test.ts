import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { csvOf } from './csv.ts'

test('a table is written as RFC 4180 has it, with the mark that spreadsheets read as UTF-8', () => {
  expect(
    csvOf([
      ['Año', 'Cuota, RD$'],
      [1, 28_950.65],
      ['dice "hola"', -3],
    ]),
  ).toBe('\uFEFFAño,"Cuota, RD$"\r\n1,28950.65\r\n"dice ""hola""",-3\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '\n=cmd|x'])('the text %j is no formula', (text) => {
  expect(csvOf([[text]])).toMatch(/^\uFEFF"'/)
})

test('no text begins a formula, and every text is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const field = csvOf([[text]]).slice(1, -2)
      const read = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
      expect(read).not.toMatch(/^\s*[=+\-@]/)
      expect([text, `'${text}`]).toContain(read)
    }),
    { numRuns: 500, seed: 1 },
  )
})
