import { expect, test } from 'vitest'

import { filterNames, filters, flagNames, listFilterNames } from './filters.ts'
import { facets, searchFilterFields } from './search.ts'
import { saidFlags, sentenceSearch } from './sentence.ts'

test('what the API reads are the filters of the table', () => {
  expect(Object.keys(searchFilterFields).toSorted()).toEqual(filterNames.toSorted())
})

test('a flag asks for the one column that is named like it', () => {
  for (const name of flagNames) {
    const { columns } = filters[name]
    expect(columns).toHaveLength(1)
    expect([name, `is_${name}`]).toContain(columns[0])
  }
})

test('every count but the total is one that a filter of the table names', () => {
  const named = filterNames.flatMap((name) => {
    const filter = filters[name]
    return 'facet' in filter ? filter.facet : []
  })
  expect([...new Set(named)].toSorted()).toEqual(
    Object.keys(facets.shape)
      .filter((name) => name !== 'total')
      .toSorted(),
  )
})

test('a sentence can ask for what the table says, and for an order', () => {
  const said = [...listFilterNames({ isSaid: true }), 'sort']
  expect(Object.keys(sentenceSearch.shape).toSorted()).toEqual(said.toSorted())
  expect(saidFlags).toEqual(listFilterNames({ kind: 'flag', isSaid: true }))
})

test('each filter says since when it is understood', () => {
  for (const name of filterNames) expect(filters[name].since).toMatch(/^20\d\d-\d\d-\d\d$/)
})
