import { describe, expect, test } from 'vitest'

import { listBadges } from './property-badge.ts'

const plain = {
  is_under_offer: false,
  is_collection: false,
  is_exclusive: false,
  is_under_construction: false,
  business_type: 'sale' as const,
  published_at: '2025-06-01T09:00:00.000Z',
}
const today = '2026-01-20'

describe('the badge of a card', () => {
  test('is none for a listing that is nothing special', () => {
    expect(listBadges(plain, today)).toEqual([])
  })

  test('is the most telling one first', () => {
    const everything = {
      is_under_offer: true,
      is_collection: true,
      is_exclusive: true,
      is_under_construction: true,
      business_type: 'lease' as const,
      published_at: '2026-01-19T09:00:00.000Z',
    }
    expect(listBadges(everything, today)).toEqual([
      'under_offer',
      'collection',
      'exclusive',
      'new',
      'under_construction',
      'lease',
    ])
  })

  test.each([
    ['2026-01-20T23:59:00.000Z', ['new']],
    ['2025-12-21T00:00:00.000Z', ['new']],
    ['2025-12-20T23:59:00.000Z', []],
  ])('published on %s says %j on 20 January', (published_at, badges) => {
    expect(listBadges({ ...plain, published_at }, today)).toEqual(badges)
  })
})
