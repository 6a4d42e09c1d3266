import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Cell } from '../csv.ts'
import { doesApply } from '../draft/applies.ts'
import { isSame } from '../draft/apply-operations.ts'
import type { DraftField } from '../draft/document.ts'
import type { ExchangeRow } from '../exchange/row.ts'
import { anyRow } from '../exchange/test-rows.ts'
import { writtenColumns } from '../exchange/template.ts'
import { guessColumns, toMapping } from './guess-columns.ts'
import { guessMarks } from './guess-marks.ts'
import { mapRow } from './map-row.ts'
import { onlyNaco, ownMapping } from './test-mapping.ts'

const context = { places: onlyNaco, now: new Date('2026-11-20T12:00:00Z') }
const whole = {
  referencia: 'A-1',
  operacion: 'Venta',
  tipo: 'Apto.',
  sector: 'Naco',
  precio: 'US$ 250,000',
  habitaciones: '3',
  banos: '2.5',
  m2_construccion: '180.5',
  titulo_es: 'Apartamento con vista en Naco',
  descripcion_es: 'Un apartamento con mucha luz. '.repeat(6),
  fotos: 'https://example.com/1.jpg | https://example.com/2.jpg',
}
const read = (cells: Record<string, string | string[]>, mapping = ownMapping) =>
  mapRow({ number: 2, cells }, mapping, context)

test('a row says what its columns say, and what is odd is named without refusing it', () => {
  const { row, problems } = read({
    ...whole,
    caracteristicas: 'piscina, helipuerto',
    ano: 'viejo',
    agente: 'Ana Pérez',
  })
  expect(row).toMatchObject({
    external_id: 'A-1',
    agent: 'Ana Pérez',
    status: null,
    document: {
      type: 'apartment',
      currency: 'USD',
      price: 250_000,
      bathrooms: 2,
      half_bathrooms: 1,
      city: 'santo-domingo',
      features: ['swimming_pool'],
      exact_point: { latitude: 18.47, longitude: -69.93 },
      is_approximate: true,
    },
    pictures: [{ url: 'https://example.com/1.jpg' }, { url: 'https://example.com/2.jpg' }],
  })
  expect(problems).toEqual([
    { column: 'ano', code: 'field.whole_number', value: 'viejo', field: 'year_built', isRefused: false },
    {
      column: 'caracteristicas',
      code: 'field.not_an_option',
      value: 'helipuerto',
      field: 'features',
      isRefused: false,
    },
    { column: 'latitud', code: 'field.required', value: '', field: 'exact_point', isRefused: false },
  ])
})

test.each([
  [{ referencia: ' ' }, 'referencia', 'field.required'],
  [{ precio: 'a consultar' }, 'precio', 'field.amount'],
  [{ sector: 'Nacoo Arriba' }, 'sector', 'field.unknown_place'],
  [{ operacion: 'por semana' }, 'operacion', 'field.not_an_option'],
  [{ estado: 'borrador' }, 'estado', 'field.not_an_option'],
  [{ descripcion_es: 'Corta.' }, 'descripcion_es', 'field.too_short'],
  [{ precio: '250000' }, 'moneda', 'field.required'],
])('%j refuses its row by column %s: %s', (change, column, code) => {
  const { row, problems } = read({ ...whole, ...change })
  expect(row).toBeNull()
  expect(problems.filter(({ isRefused }) => isRefused)).toEqual([expect.objectContaining({ column, code })])
})

test('of a home that is gone its reference and state are enough', () => {
  const { row, problems } = read({ referencia: 'A-2', estado: 'Vendida', precio: 'x' })
  expect(row).toMatchObject({ external_id: 'A-2', status: 'sold' })
  expect(problems).toEqual([expect.objectContaining({ column: 'precio', isRefused: false })])
})

test('a title that is missing is made of the facts, one that is too long is cut behind a word', () => {
  expect(read({ ...whole, titulo_es: '' }).row?.document.title_es).toBe(
    'Apartamento de 3 habitaciones en venta en Naco, Santo Domingo',
  )
  const long = read({ ...whole, titulo_es: 'Apartamento amplio y luminoso '.repeat(4) })
  expect(long.row?.document.title_es).toBe(
    'Apartamento amplio y luminoso Apartamento amplio y luminoso Apartamento amplio y',
  )
  expect(long.problems).toContainEqual(expect.objectContaining({ field: 'title_es', code: 'field.too_long' }))
})

test('constants say what no column does, values are translated, two languages in a cell are parted', () => {
  const { tipo: _, operacion: __, ...rest } = whole
  const columns = {
    ...ownMapping.columns,
    titulo_es: { target: 'titulo_es', separator: ' / ' },
    sector: { target: 'sector', values: { 'n-1': 'Naco' } },
  }
  const { row } = read(
    { ...rest, sector: 'N-1', titulo_es: 'Apartamento con vista / A flat with a view' },
    { columns, constants: { tipo: 'apartment', operacion: 'sale' } },
  )
  expect(row?.document).toMatchObject({
    type: 'apartment',
    sector: 'naco',
    title_es: 'Apartamento con vista',
    title_en: 'A flat with a view',
  })
})

test('whatever stands in a row, it is read or named, once, and nothing is thrown', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...Object.values(whole), '__proto__', '\0', '🏝️', '½', '1.250'),
    fc.array(fc.string()),
  )
  const names = fc.constantFrom(...Object.keys(ownMapping.columns), '__proto__', 'constructor')
  fc.assert(
    fc.property(fc.dictionary(names, cell), (cells) => {
      const { row, problems } = read(cells as Record<string, string>)
      const keys = problems.map(({ column, field, code }) => `${column} ${field} ${code}`)
      expect(new Set(keys).size).toBe(keys.length)
      expect(row === null).toBe(problems.some(({ isRefused }) => isRefused))
      for (const { column, value } of problems) {
        expect(column === '' || Object.hasOwn(ownMapping.columns, column)).toBe(true)
        expect(value).not.toMatch(/\p{Cc}|\p{Cs}/u)
      }
    }),
    { numRuns: 100 },
  )
})

test.each(['es', 'en'] as const)(
  'what is written in %s is read back equal, its columns guessed by their names',
  (language) => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const headings = writtenColumns.map((column) => (language === 'es' ? column.name : column.en))
        const cells = Object.fromEntries(
          writtenColumns.map((column, at) => [headings[at]!, toText(column.write(row, language))]),
        )
        const raw = { number: 2, cells }
        const guesses = guessColumns(headings, [raw])
        expect(guesses.map(({ target }) => target)).toEqual(writtenColumns.map(({ name }) => name))
        const mapping = toMapping(guesses)
        const own = Object.fromEntries(
          Object.entries(mapping.columns).map(([name, one]) => [name, { ...one, marks: 'point' as const }]),
        )
        const back = mapRow(raw, { columns: own, constants: {} }, context)
        expect(back.problems).toEqual([])
        expect(back.row?.document).toSatisfy((document: object) => isSame(document, keepWhatApplies(row.document)))
        expect(JSON.stringify({ ...back.row, document: null })).toBe(JSON.stringify({ ...row, document: null }))
      }),
      { numRuns: 25 },
    )
  },
)

test('columns are guessed by their names, by what stands in them, and features of their own', () => {
  const rows = [
    {
      ID: '1',
      'Tipo Inmueble': 'Apto de lujo',
      Precio: '1.250.000,50',
      Y: '18.4861',
      X: '-69.9312',
      'Foto 1': 'https://e.com/1.jpg',
      'Foto 2': '',
      Piscina: 'Sí',
      Notas: 'x',
    },
    {
      ID: '2',
      'Tipo Inmueble': 'Solar',
      Precio: '90.000',
      Y: '18.5',
      X: '-69.8',
      'Foto 1': 'https://e.com/3.jpg',
      'Foto 2': 'https://e.com/4.jpg',
      Piscina: 'no',
      Notas: '',
    },
  ].map((cells, at) => ({ number: at + 2, cells }))
  const guesses = guessColumns(Object.keys(rows[0]!.cells), rows)
  const targets = Object.fromEntries(guesses.map(({ column, target }) => [column, target]))
  expect(targets).toEqual({
    ID: 'referencia',
    'Tipo Inmueble': 'tipo',
    Precio: 'precio',
    Y: 'latitud',
    X: 'longitud',
    'Foto 1': 'fotos',
    'Foto 2': 'fotos',
    Piscina: 'caracteristicas',
    Notas: null,
  })
  expect(guesses[1]!.values).toEqual({ 'apto de lujo': 'apartment' })
  expect(guesses[2]!.marks).toBe('comma')
  expect(guesses[7]!.values).toEqual({ sí: 'swimming_pool', no: '' })
  expect(guesses.every(({ confidence }) => confidence >= 0 && confidence <= 1)).toBe(true)
})

test.each([
  [['1,250.5', '90'], 'point'],
  [['1.250.000', '90.000'], 'comma'],
  [['18,5'], 'comma'],
  [['250.000'], 'auto'],
  [['1,5', '1.5'], 'auto'],
  [[], 'auto'],
] as const)('numbers like %j are written with a %s', (values, marks) => {
  expect(guessMarks(values)).toBe(marks)
})

function toText(cell: Cell): string {
  return cell === null || cell === undefined ? '' : String(cell)
}

function keepWhatApplies(document: ExchangeRow['document']): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => doesApply(field as DraftField, document)))
}
