import { expect, test } from 'vitest'

import { templateColumns } from '#contract/exchange/template.ts'
import { exampleColumns } from '#contract/import/examples.ts'

import { chooseTarget, isMeant, listMissing, listTwice, listUnknown, setMeaning, startChoices } from './choices.ts'
import { listOptions, readChoice, targetGroups } from './targets.ts'

test('every column of the template can be chosen, once', () => {
  const offered = Object.values(targetGroups).flat().toSorted()
  expect(offered).toEqual(templateColumns.map(({ name }) => name).toSorted())
})

test('what a source knows stands, what it does not is guessed, and only that is shown', () => {
  const choices = startChoices(exampleColumns)
  expect(choices.columns['Precio US$']).toEqual({ target: 'precio', marks: 'point' })
  expect(choices.columns.Captador).toEqual({ target: null })
  expect(listUnknown(exampleColumns).map(({ name }) => name)).toEqual(['Tipo', 'Captador'])
  const unseen = { ...exampleColumns, columns: exampleColumns.columns.map((one) => ({ ...one, known: null })) }
  expect(listUnknown(unseen)).toHaveLength(3)
})

test('what a home must say is missing until a column or a constant says it', () => {
  const start = startChoices(exampleColumns)
  const missing = listMissing(start, exampleColumns)
  expect(missing.musts).toEqual([
    'import.target.referencia',
    'import.target.operacion',
    'import.need.place',
    'import.target.descripcion_es',
  ])
  const said = { ...start, constants: { operacion: 'sale', ciudad: 'Santo Domingo', moneda: ' ' } }
  expect(listMissing(said, exampleColumns).musts).toContain('import.target.moneda')
  expect(listMissing(said, exampleColumns).musts).not.toContain('import.need.place')
  // A price may bring its currency itself.
  const [price, ...rest] = exampleColumns.columns
  const priced = { ...exampleColumns, columns: [{ ...price!, samples: ['US$ 185,000'] }, ...rest] }
  expect(listMissing(said, priced).musts).not.toContain('import.target.moneda')
})

test('a value means what somebody says, else what it says itself, else nothing', () => {
  const kind = { target: 'tipo' }
  expect([isMeant(kind, 'Casa'), isMeant(kind, 'Nidito'), isMeant({ target: null }, 'Nidito')]).toEqual([
    true,
    false,
    true,
  ])
  const told = setMeaning(kind, ' Nidito ', 'penthouse')
  expect(told.values).toEqual({ nidito: 'penthouse' })
  expect(isMeant(told, 'NIDITO')).toBe(true)
  expect(setMeaning(told, 'nidito', null).values).toEqual({})
  expect(isMeant(setMeaning(kind, 'constructor', ''), 'constructor')).toBe(true)
  expect(isMeant(kind, 'constructor')).toBe(false)
  expect(readChoice('estado', 'Vendida')).toBe('sold')
  expect(listOptions('estado', 'en')).toContainEqual({ value: 'sold', label: 'Sold' })
})

test('of two columns for one thing a list takes both, everything else says that one counts', () => {
  const columns = { a: { target: 'precio' }, b: { target: 'precio' }, c: { target: 'fotos' }, d: { target: 'fotos' } }
  expect([...listTwice({ columns, constants: {} })]).toEqual(['precio'])
})

test('another target begins anew, but for what was guessed or known of it', () => {
  const [, kind] = exampleColumns.columns
  expect(chooseTarget('sector', kind!)).toEqual({ target: 'sector' })
  expect(chooseTarget('tipo', kind!)).toEqual({ target: 'tipo', values: { 'apto.': 'apartment' } })
  expect(chooseTarget(null, kind!)).toEqual({ target: null })
})
