import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { maxFavorites, maxViewed } from '#contract/favorite/favorite.ts'

import { createStoredList } from './stored-list.ts'
import { favourites, recentlyViewed } from './stored-lists.ts'

/** Local storage as a browser has it, with room for so many characters. */
function storageOf(room = 5_000_000) {
  const values = new Map<string, string>()
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      values.set(name, value)
    },
  }
}

const browser = new EventTarget()
beforeEach(() => {
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
  vi.stubGlobal('localStorage', storageOf())
})
afterEach(() => vi.unstubAllGlobals())

const codesOf = (list: ReturnType<typeof createStoredList>) => list.items().map(({ code }) => code)

test('a browser keeps as much as an account', () => {
  const all = Array.from({ length: 600 }, (_, at) => ({ code: `10-${20_001 + at}`, at: '2026-01-01T00:00:00.000Z' }))
  expect(favourites.fitting(all)).toHaveLength(maxFavorites)
  expect(recentlyViewed.fitting(all)).toHaveLength(maxViewed)
})

describe('a kept list', () => {
  test('has the newest first, each property once', () => {
    const list = createStoredList('favourites', { max: 10 })
    list.add('10-20001', '2026-01-01T00:00:00.000Z')
    list.add('10-20002', '2026-01-02T00:00:00.000Z')
    list.add('10-20001', '2026-01-03T00:00:00.000Z')
    expect(codesOf(list)).toEqual(['10-20001', '10-20002'])
  })

  test('puts back what was removed where it was', () => {
    const list = createStoredList('favourites', { max: 10 })
    for (const day of ['1', '2', '3']) list.add(`10-2000${day}`, `2026-01-0${day}T00:00:00.000Z`)
    list.remove('10-20002')
    list.add('10-20002', '2026-01-02T00:00:00.000Z')
    expect(codesOf(list)).toEqual(['10-20003', '10-20002', '10-20001'])
  })

  test('takes no more than it may hold, unless the oldest leaves', () => {
    const fixed = createStoredList('fixed', { max: 1 })
    expect([fixed.add('10-20001'), fixed.add('10-20002'), fixed.add('10-20001')]).toEqual(['kept', 'full', 'kept'])
    const rolling = createStoredList('rolling', { max: 1, rolls: true })
    rolling.add('10-20001', '2026-01-01T00:00:00.000Z')
    rolling.add('10-20002', '2026-01-02T00:00:00.000Z')
    expect(codesOf(rolling)).toEqual(['10-20002'])
  })

  test('is in step with another tab', () => {
    const list = createStoredList('favourites', { max: 10 })
    const heard = vi.fn()
    const stop = list.onChange(heard)
    localStorage.setItem('favourites', '[{"code":"10-20009","at":"2026-01-01T00:00:00.000Z"}]')
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'favourites' }))
    browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'idiom' }))
    expect(heard).toHaveBeenCalledOnce()
    expect(codesOf(list)).toEqual(['10-20009'])
    stop()
  })

  test.each([
    '{',
    'null',
    '7',
    '{"length":3}',
    '[null,1,"x",[],{}]',
    '[{"code":"<b>","at":"2026-01-01"},{"code":"10-20001","at":"never"},{"code":1,"at":2}]',
  ])('reads nothing from %s, and can be written again', (text) => {
    localStorage.setItem('favourites', text)
    const list = createStoredList('favourites', { max: 10 })
    expect(list.items()).toEqual([])
    list.add('10-20001')
    expect(codesOf(list)).toEqual(['10-20001'])
  })

  test('lasts as long as the page where nothing can be stored, and says so', () => {
    vi.stubGlobal('localStorage', storageOf(100))
    const list = createStoredList('favourites', { max: 10 })
    for (const digit of ['1', '2', '3']) list.add(`10-2000${digit}`)
    expect(codesOf(list)).toHaveLength(3)
    expect(list.isFleeting()).toBe(true)
    for (const digit of ['1', '2']) list.remove(`10-2000${digit}`)
    expect(list.isFleeting()).toBe(false)
    expect(codesOf(list)).toEqual(['10-20003'])
  })

  test('works where the browser allows no storage at all', () => {
    vi.stubGlobal('localStorage', undefined)
    const list = createStoredList('favourites', { max: 10 })
    list.add('10-20001')
    expect(codesOf(list)).toEqual(['10-20001'])
  })

  test('gives the same array until something changes', () => {
    const list = createStoredList('favourites', { max: 10 })
    list.add('10-20001')
    expect(list.items()).toBe(list.items())
  })
})
