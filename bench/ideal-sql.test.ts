import { expect, test } from 'vitest'

import { askedFilters } from '#contract/search/test-filters.ts'
import { searchQuery } from '#contract/search/search.ts'

import { listStatement } from './ideal-sql.ts'

const known = { cities: new Map([['santo-domingo', 1]]), sectors: new Map([['santo-domingo-piantini', 1]]), rate: 60 }
/** What no workload asks for: words, the loan, and what changes no statement alone. */
const unasked = [
  'q',
  'max_payment',
  'currency',
  'stories',
  'min_m2',
  'max_m2',
  'min_power_water',
  'agent',
  'agency',
  'polygon',
]

test('the yardstick asks what the filters of the table ask, but for what no workload asks', () => {
  const asks = ([name, value]: [string, string]) => {
    const { text } = listStatement(searchQuery.parse({ [name]: value }), known)
    return text !== listStatement(searchQuery.parse({}), known).text
  }
  const left = askedFilters.filter((one) => !asks(one)).map(([name]) => name)
  expect(left).toEqual(unasked)
})
