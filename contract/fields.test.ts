import { expect, test } from 'vitest'
import type * as z from 'zod/mini'

import { flag, listingCode, rowId, slug } from './fields.ts'
import { searchQuery } from './search/search.ts'

function problemsOf(schema: z.ZodMiniType, value: unknown): string[] {
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [...path, message].join(' '))
}

test('a number of a row is a whole one that the database can hold', () => {
  expect(rowId.parse('7')).toBe(7)
  expect(problemsOf(rowId, '0')).toEqual(['field.too_small'])
  expect(problemsOf(rowId, '2147483648')).toEqual(['field.too_large'])
  for (const text of ['1.5', '1e3', '0x10', ' ', 'NaN', 'Infinity', '１'])
    expect(problemsOf(rowId, text)).not.toEqual([])
})

test('a flag is 1 or true, 0 or false, and nothing else', () => {
  expect(['1', 'true', '0', 'false'].map((text) => flag.parse(text))).toEqual([true, true, false, false])
  for (const text of ['yes', '2', 'TRUE', []]) expect(problemsOf(flag, text)).toEqual(['field.not_an_option'])
})

test('a slug and a code have one form', () => {
  for (const good of ['a', 'punta-cana', '10-de-marzo']) expect(problemsOf(slug, good)).toEqual([])
  for (const bad of ['', '-a', 'a--b', 'Á', 'a b', '../a']) expect(problemsOf(slug, bad)).toEqual(['field.invalid'])
  for (const bad of ['1-20345', '10-203', '10-203456789', '10-2034x']) {
    expect(problemsOf(listingCode, bad)).toEqual(['field.invalid'])
  }
})

test('a search without words is the first page of everything, by relevance', () => {
  expect(searchQuery.parse({})).toEqual({ sort: 'relevance', page: 1, per_page: 24 })
})

test('bounds that are the wrong way round are named beside whatever else is wrong', () => {
  expect(problemsOf(searchQuery, { min_price: '2', max_price: '1', city: 'Á' })).toEqual([
    'city field.invalid',
    'max_price field.price_reversed',
  ])
  expect(problemsOf(searchQuery, { min_m2: '2', max_m2: '1' })).toEqual(['max_m2 field.range_reversed'])
})

test('one kind or several, and never one that does not exist', () => {
  expect(searchQuery.parse({ type: 'house' }).type).toEqual(['house'])
  expect(searchQuery.parse({ type: ['house', 'land'] }).type).toEqual(['house', 'land'])
  expect(problemsOf(searchQuery, { type: ['house', 'castle'] })).toEqual(['type 1 field.not_an_option'])
})

test('words to search for have three letters of any script, whatever stands between them', () => {
  for (const text of ['abc', 'a b c', 'ñañ', '日本語', 'a-1-2'])
    expect(problemsOf(searchQuery, { q: text })).toEqual([])
  for (const text of ['ab', '   ', '%%%', 'a😀b']) {
    expect(problemsOf(searchQuery, { q: text })).toEqual(['q field.search_too_short'])
  }
})

test('a box is four degrees in their order', () => {
  expect(searchQuery.parse({ bbox: '-70,18,-69,19' }).bbox).toEqual({ west: -70, south: 18, east: -69, north: 19 })
  for (const bbox of ['-69,18,-70,19', '-70,18,-69', '-70,18,-69,91', 'a,b,c,d', '-70,18,-69,1e1']) {
    expect(problemsOf(searchQuery, { bbox })).toEqual(['bbox field.box'])
  }
})
