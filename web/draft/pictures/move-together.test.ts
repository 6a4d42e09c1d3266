import { expect, test } from 'vitest'

import { applyOperations } from '#contract/draft/apply-operations.ts'

import { findDropPlace, moveTogether } from './move-together.ts'

const keys = Array.from('abcdef')
const order = (marked: string, to: number) => {
  const photos = keys.map((key) => ({ key }))
  const { document } = applyOperations({ photos }, moveTogether('photos', keys, new Set(marked), to))
  return document.photos!.map(({ key }) => key).join('')
}

test('marked pictures go together, in the order they had, wherever each of them stood', () => {
  expect(order('be', 0)).toBe('beacdf')
  expect(order('eb', 99)).toBe('acdfbe')
  expect(order('af', 2)).toBe('bcafde')
  expect(order('abcdef', 3)).toBe('abcdef')
  expect(order('cd', 2)).toBe('abcdef')
})

test('dropped over another they stand behind it when they came from before it, else before it', () => {
  const drop = (marked: string, key: string, over: string) => {
    const to = findDropPlace(keys, new Set(marked), { key, over })
    return to === null ? null : order(marked, to)
  }
  expect(drop('ab', 'a', 'd')).toBe('cdabef')
  expect(drop('ef', 'f', 'b')).toBe('aefbcd')
  expect(drop('ae', 'a', 'c')).toBe('bcaedf')
  expect(drop('ae', 'e', 'c')).toBe('baecdf')
  expect(drop('ab', 'a', 'b')).toBeNull()
})
