import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { hearReferral, keptReferrals, referralFor, withReferral } from './referral.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the first who sent a visitor stays the first, and the last one counts', () => {
  hearReferral('?city=x&referer=ana-7')
  hearReferral('?areferer=12')
  expect(keptReferrals()).toMatchObject({
    first: { type: 'referer', id: 'ana-7' },
    last: { type: 'areferer', id: '12' },
  })
})

test('a referral travels as a query string, as an object, as a bare id, and as the fields of an enquiry', () => {
  hearReferral('?referer=ana-7')
  hearReferral('?areferer=12')
  expect(referralFor('query')).toBe('areferer=12')
  expect(referralFor('code')).toEqual({ type: 'areferer', id: '12' })
  expect(referralFor('id')).toBe('12')
  expect(referralFor('fields')).toEqual({ agency_referral_code: '12', first_referral: 'referer=ana-7' })
})

test('without one there is nothing to take along', () => {
  expect([referralFor('query'), referralFor('fields'), withReferral('/en')]).toEqual([null, {}, '/en'])
})

describe('hostile values', () => {
  test.each([
    '?referer=',
    '?referer=%3Cscript%3E',
    `?referer=${'a'.repeat(65)}`,
    `?referer=${'a'.repeat(5000)}`,
    '?referer=a%20b',
    '?referer=%00',
    '?refererx=1',
    '?REFERER=1',
    '?referer[]=1',
    '?areferer=ñ',
    '?referer=__proto__',
  ])('%.40s is as good as none', (query) => {
    hearReferral(query)
    expect([keptReferrals(), kept.size]).toEqual([null, 0])
  })

  test('of a doubled one the first counts', () => {
    hearReferral('?referer=1&referer=2')
    expect(referralFor('id')).toBe('1')
  })

  test.each([
    'null',
    '7',
    '"x"',
    '{',
    '[]',
    '{"last":{"type":"referer","id":"<b>","at":1}}',
    '{"last":{"type":"x","id":"1","at":9e15}}',
    '{"last":{"type":"referer","id":"1"}}',
  ])('a storage that holds %s holds none', (text) => {
    kept.set('referral', text)
    expect(keptReferrals()).toBeNull()
  })
})

test('an address takes it along once, before its anchor', () => {
  hearReferral('?referer=7')
  expect(withReferral('https://a.example/en')).toBe('https://a.example/en?referer=7')
  expect(withReferral('/x?city=y#cuota')).toBe('/x?city=y&referer=7#cuota')
  expect(withReferral('/x?areferer=9')).toBe('/x?areferer=9')
  expect(withReferral('/x?referer=%3Cb%3E')).toBe('/x?referer=7')
})

test('after three months nobody sent the visitor', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  hearReferral('?referer=7')
  vi.setSystemTime(Date.UTC(2026, 2, 31))
  expect(referralFor('id')).toBe('7')
  vi.setSystemTime(Date.UTC(2026, 3, 2))
  expect(referralFor('id')).toBeNull()
})

test('a browser that keeps nothing remembers while the page lives', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  hearReferral('?referer=7')
  expect(referralFor('id')).toBe('7')
})
