import { expect, test } from 'vitest'

import { features } from '../property/feature.ts'
import { propertyTypes } from '../property/property-type.ts'
import { featureOptions } from './feature-words.ts'
import { statusOptions, typeOptions } from './option-words.ts'
import { foldWords } from './options.ts'
import { readDay, readDegrees, readMoment, readMoney, readSquareMetres, readWhole } from './read-cell.ts'
import { exchangeStatuses } from './row.ts'
import { joinList, splitList } from './split-list.ts'
import { columnByName, templateColumns, writtenColumns } from './template.ts'

const auto = { marks: 'auto' } as const

test('files of ours have the columns that people were promised, in their order, in both languages', () => {
  const promised =
    'referencia operacion tipo provincia ciudad sector direccion latitud longitud mostrar_punto precio moneda mantenimiento separacion entrega habitaciones banos medios_banos parqueos niveles piso m2_construccion m2_solar ano amueblado linea_blanca en_construccion caracteristicas titulo_es titulo_en descripcion_es descripcion_en fotos videos agente exclusiva estado'.split(
      ' ',
    )
  const names = writtenColumns.map(({ name }) => name)
  expect(names.filter((name) => promised.includes(name))).toEqual(promised)
  expect(new Set(templateColumns.map(({ en }) => en)).size).toBe(templateColumns.length)
  expect(columnByName.size).toBe(templateColumns.length)
})

test('every choice of the house has its words, and what is written for one means no other', () => {
  expect(featureOptions.choices).toEqual(features)
  expect(typeOptions.choices.toSorted()).toEqual(propertyTypes.filter((type) => type !== 'project').toSorted())
  expect(statusOptions.choices.toSorted()).toEqual([...exchangeStatuses].toSorted())
  for (const language of ['es', 'en'] as const) {
    for (const feature of features) expect(featureOptions.read(featureOptions.write(feature, language))).toBe(feature)
    for (const type of typeOptions.choices) expect(typeOptions.read(typeOptions.write(type, language))).toBe(type)
  }
  expect(typeOptions.read(' APTO. ')).toBe('apartment')
  expect(typeOptions.read('Town House')).toBe('house')
  expect(typeOptions.read('nave espacial')).toBeUndefined()
  expect(foldWords('  Línea   Blanca (incl.) ')).toBe('linea blanca incl')
})

test.each([
  ['RD$ 1,250,000.50', 'auto', 1_250_000.5],
  ['US$250.000', 'auto', 250_000],
  ['1.5 millones', 'point', 1_500_000],
  ['250k', 'comma', 250_000],
  ['1.250,5', 'comma', 1250.5],
  ['1,250.5', 'point', 1250.5],
  ['USD 95,000 / mes', 'point', 95_000],
  ['0', 'auto', 0],
  ['120.505', 'point', 'field.amount'],
  ['1,250.5', 'comma', 'field.amount'],
  ['-5', 'auto', 'field.amount'],
  ['consultar', 'auto', 'field.amount'],
  ['9'.repeat(400), 'point', 'field.amount'],
] as const)('money %s by %s is %s', (text, marks, meant) => {
  const read = readMoney(text, { marks })
  expect('value' in read ? read.value : read.problem).toBe(meant)
})

test.each([
  ['120 m²', 120],
  ['1,250.5 mts2', 1250.5],
  ['2 tareas', 1257.72],
  ['1000 sq ft', 92.9],
  ['1.5 ha', 15_000],
  ['1.250', 'field.area'],
  ['grande', 'field.area'],
  ['120 m3', 'field.area'],
] as const)('an area of %s is %s', (text, meant) => {
  const read = readSquareMetres(text, auto)
  expect('value' in read ? read.value : read.problem).toBe(meant)
})

test('whole numbers, degrees, days and moments', () => {
  const meant = (read: object) => Object.values(read)[0] as unknown
  expect(['3', '3.0', ' 12 hab.', '-1', '2.5', 'tres'].map((text) => meant(readWhole(text, auto)))).toEqual([
    3,
    3,
    12,
    -1,
    'field.whole_number',
    'field.whole_number',
  ])
  expect(['18.4861', '-69,931', '69.931 W', '69.9312346° O', '18°'].map((text) => meant(readDegrees(text)))).toEqual([
    18.4861, -69.931, -69.931, -69.931235, 18,
  ])
  const days = ['2026-05-31', '31/05/2026', '5/6/2026', '12/31/2026', 'mayo 2026', '3 de mayo de 2026', 'May 3, 2026']
  expect(days.map((text) => meant(readDay(text)))).toEqual([
    '2026-05-31',
    '2026-05-31',
    '2026-06-05',
    '2026-12-31',
    '2026-05-01',
    '2026-05-03',
    '2026-05-03',
  ])
  expect(['31/02/2026', 'pronto', '2026-13-01'].map((text) => meant(readDay(text)))).toEqual(
    Array(3).fill('field.date'),
  )
  expect(meant(readMoment('2026-05-01 10:20:30'))).toBe('2026-05-01T10:20:30.000Z')
})

test('lists keep what stands in their entries, and where', () => {
  const entries = ['a|b', 'c\\', '', '\\|', 'd']
  expect(splitList(joinList(entries))).toEqual(entries)
  expect(splitList('')).toEqual([])
  expect(splitList('| a ||')).toEqual(['', 'a', '', ''])
})
