import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { writeCsv } from './csv.ts'

test('a table is written as RFC 4180 has it, with the mark that spreadsheets read as UTF-8', () => {
  expect(
    writeCsv([
      ['Año', 'Cuota, RD$'],
      [1, 28_950.65],
      ['dice "hola"', -3],
    ]),
  ).toBe('\uFEFF"Año","Cuota, RD$"\r\n1,28950.65\r\n"dice ""hola""",-3\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\n=1', '\t=1', '\r=1', '  =1', '\n=cmd|x', '＝1', '－1', '＠x'])(
  'the text %j is no formula',
  (text) => {
    expect(writeCsv([[text]])).toMatch(/^\uFEFF"'/)
  },
)

test('no text begins a formula, and every text is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const field = writeCsv([[text]]).slice(1, -2)
      const read = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
      expect(read).not.toMatch(/^\s*[=+\-@]/)
      expect([text, `'${text}`]).toContain(read)
    }),
    { numRuns: 500, seed: 1 },
  )
})
