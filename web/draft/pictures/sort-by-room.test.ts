import { expect, test } from 'vitest'

import { findSilent, listMoves, sortByRoom } from './sort-by-room.ts'

function apply(keys: string[], moves: ReturnType<typeof listMoves>): string[] {
  const now = [...keys]
  for (const move of moves) {
    if (move.op !== 'photo.move') continue
    now.splice(move.to, 0, ...now.splice(now.indexOf(move.key), 1))
  }
  return now
}

test('photos come in the order of a visit, those of one room as they were, and what says no room last', () => {
  const photos = [
    { key: 'a' },
    { key: 'b', tag: 'bedroom' as const },
    { key: 'c', tag: 'facade' as const },
    { key: 'd', tag: 'bedroom' as const },
    { key: 'e', tag: 'kitchen' as const },
  ]
  const keys = photos.map(({ key }) => key)
  expect(apply(keys, sortByRoom(photos))).toEqual(['c', 'e', 'b', 'd', 'a'])
  expect(sortByRoom([photos[2]!, photos[4]!, photos[1]!])).toEqual([])
})

test('moves bring any order into any other', () => {
  const keys = Array.from('abcdefgh')
  for (const wanted of ['hgfedcba', 'badcfehg', 'abcdefgh', 'efghabcd']) {
    expect(apply(keys, listMoves('photos', keys, Array.from(wanted)))).toEqual(Array.from(wanted))
  }
})

test('the next photo without its text is found from where one is, round the end', () => {
  const said = { alt_es: 'La sala', alt_en: 'The living room' }
  const photos = [{ key: 'a' }, { key: 'b', ...said }, { key: 'c', alt_es: 'Cocina', alt_en: ' ' }]
  expect([findSilent(photos, 0), findSilent(photos, 2), findSilent([{ key: 'b', ...said }], 0)]).toEqual([2, 0, null])
})
