import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { referralScript } from './referral-script.ts'
import { recordReferral, readReferrals, getReferral, withReferral } from './referral.ts'

const kept = new Map<string, string>()

const hostileQueries = [
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
]

const strangeStores = [
  'null',
  '7',
  '"x"',
  '{',
  '[]',
  '{"last":{"type":"referer","id":"<b>","at":1}}',
  '{"last":{"type":"x","id":"1","at":9e15}}',
  '{"last":{"type":"referer","id":"1"}}',
]

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

/** Runs what the page's head runs, at an address; what that has become. */
function openPage(address: string): string {
  const location = new URL(address, 'https://site.example')
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, to: string) => (location.href = new URL(to, location).href),
  })
  // oxlint-disable-next-line no-implied-eval -- the script is text, as the page carries it
  new Function(referralScript)()
  return location.href.slice(location.origin.length)
}

describe("the script of the page's head", () => {
  test('stores what the page itself stores', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
    for (const query of ['?city=x&referer=ana-7', '?areferer=12', '?referer=%3Cb%3E&areferer=norte&referer=2']) {
      const before = new Map(kept)
      openPage(`/propiedades${query}`)
      const stored = kept.get('referral')
      kept.clear()
      for (const [name, text] of before) kept.set(name, text)
      recordReferral(query)
      expect(stored).toBe(kept.get('referral'))
    }
    expect(readReferrals()).toMatchObject({ first: { id: 'ana-7' }, last: { id: 'norte' } })
  })

  test('puts a referral back into an address that has lost it, before its anchor and once', () => {
    recordReferral('?referer=ana-7')
    expect(openPage('/')).toBe('/?referer=ana-7')
    expect(openPage('/en/properties?city=x#map')).toBe('/en/properties?city=x&referer=ana-7#map')
    expect(openPage('/?areferer=9')).toBe('/?areferer=9')
  })

  test('leaves an address alone that nobody sent the reader to', () => {
    expect(openPage('/propiedades?city=x#map')).toBe('/propiedades?city=x#map')
    expect(kept.size).toBe(0)
  })

  test('stores nothing hostile, and nothing breaks', () => {
    for (const query of hostileQueries)
      expect(openPage(`/en${query}`)).toBe(new URL(`/en${query}`, 'https://a.do').href.slice(12))
    expect(kept.size).toBe(0)
  })

  test('takes no notice of a storage that holds something else, and stores over it', () => {
    for (const text of strangeStores) {
      kept.set('referral', text)
      expect(openPage('/en')).toBe('/en')
      openPage('/en?referer=ana-7')
      expect(readReferrals()).toMatchObject({ first: { id: 'ana-7' }, last: { id: 'ana-7' } })
    }
  })

  test('begins anew after three months', () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
    openPage('/?referer=old')
    vi.setSystemTime(Date.UTC(2026, 3, 2))
    expect(openPage('/')).toBe('/')
    openPage('/?referer=new')
    expect(readReferrals()).toMatchObject({ first: { id: 'new' }, last: { id: 'new' } })
  })

  test('is silent in a browser that has no storage', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(openPage('/?referer=7')).toBe('/?referer=7')
  })
})

test('the first who sent a visitor stays the first, and the last one counts', () => {
  recordReferral('?city=x&referer=ana-7')
  recordReferral('?areferer=12')
  expect(readReferrals()).toMatchObject({
    first: { type: 'referer', id: 'ana-7' },
    last: { type: 'areferer', id: '12' },
  })
})

test('a referral travels as a query string, as an object, as a bare id, and as the fields of an enquiry', () => {
  recordReferral('?referer=ana-7')
  recordReferral('?areferer=12')
  expect(getReferral('query')).toBe('areferer=12')
  expect(getReferral('code')).toEqual({ type: 'areferer', id: '12' })
  expect(getReferral('id')).toBe('12')
  expect(getReferral('fields')).toEqual({ agency_referral_code: '12', first_referral: 'referer=ana-7' })
})

test('without one there is nothing to take along', () => {
  expect([getReferral('query'), getReferral('fields'), withReferral('/en')]).toEqual([null, {}, '/en'])
})

describe('hostile values', () => {
  test.each(hostileQueries)('%.40s is as good as none', (query) => {
    recordReferral(query)
    expect([readReferrals(), kept.size]).toEqual([null, 0])
  })

  test('of a doubled one the first counts', () => {
    recordReferral('?referer=1&referer=2')
    expect(getReferral('id')).toBe('1')
  })

  test.each(strangeStores)('a storage that holds %s holds none', (text) => {
    kept.set('referral', text)
    expect(readReferrals()).toBeNull()
  })
})

test('an address takes it along once, before its anchor', () => {
  recordReferral('?referer=7')
  expect(withReferral('https://a.example/en')).toBe('https://a.example/en?referer=7')
  expect(withReferral('/x?city=y#cuota')).toBe('/x?city=y&referer=7#cuota')
  expect(withReferral('/x?areferer=9')).toBe('/x?areferer=9')
  expect(withReferral('/x?referer=%3Cb%3E')).toBe('/x?referer=7')
})

test('after three months nobody sent the visitor', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) })
  recordReferral('?referer=7')
  vi.setSystemTime(Date.UTC(2026, 2, 31))
  expect(getReferral('id')).toBe('7')
  vi.setSystemTime(Date.UTC(2026, 3, 2))
  expect(getReferral('id')).toBeNull()
})

test('a browser that keeps nothing remembers while the page lives', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  recordReferral('?referer=7')
  expect(getReferral('id')).toBe('7')
})
