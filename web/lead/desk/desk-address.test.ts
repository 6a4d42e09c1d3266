import { expect, test } from 'vitest'

import { toDeskPath, toDeskFilter, readDesk } from './desk-address.ts'

const read = (text: string) => readDesk(new URLSearchParams(text))

test('an address says what is asked and what is open; what makes no sense is left out', () => {
  expect(read('kind=loan&state=new&agent=none&from=2026-11-01&q=%20ana%20&page=2&lead=7')).toEqual({
    kind: 'loan',
    state: 'new',
    agent: 'none',
    from: '2026-11-01',
    q: 'ana',
    page: 2,
    lead: 7,
  })
  expect(read('kind=x&state=&agent=-1&from=2026-13-40&to=yesterday&page=0&lead=1e9&q=%20&other=1')).toEqual({})
})

test('everything that an address asks is read, written again, and asked of the API', () => {
  const whole = 'kind=loan&state=new&agent=7&from=2026-11-01&to=2026-11-20&q=ana&page=2&lead=7'
  expect(toDeskPath(read(whole), {}, 'es')).toBe(`/gestion?${whole}`)
  expect(toDeskFilter(read(whole))).toEqual({
    kind: ['loan'],
    state: ['new'],
    agent: '7',
    from: '2026-11-01',
    to: '2026-11-20',
    q: 'ana',
  })
})

test('another page or enquiry keeps the question; another question begins anew', () => {
  const query = read('kind=loan&page=2&lead=7')
  expect(toDeskPath(query, { lead: 8 }, 'es')).toBe('/gestion?kind=loan&page=2&lead=8')
  expect(toDeskPath(query, { page: 3, lead: undefined }, 'en')).toBe('/en/desk?kind=loan&page=3')
  expect(toDeskPath(query, { kind: undefined }, 'es')).toBe('/gestion')
  expect(toDeskPath(query, { q: 'a&b' }, 'es')).toBe('/gestion?kind=loan&q=a%26b')
})

test('the doors are asked without what is open', () => {
  expect(toDeskFilter(read('kind=loan&q=x&page=2&lead=7'))).toEqual({ kind: ['loan'], q: 'x' })
})
