import { beforeEach, expect, test } from 'vitest'

import { attemptOf, readDraft, filterDraft, forgetDraft, keepDraft } from './drafts.ts'

const along = () => ({ page: '/contactanos' })

beforeEach(() => forgetDraft('contact'))

test('a try that is made again has the same key and says the same', () => {
  keepDraft('contact', { message: 'Hola' })
  const first = attemptOf('contact', along)
  expect(first.along).toEqual({ page: '/contactanos' })
  expect(attemptOf('contact', () => ({ page: '/unete' }))).toEqual(first)
})

test('the same text written down again, as after a reload, is the same enquiry; another text is another', () => {
  keepDraft('contact', { message: 'Hola' })
  const { key } = attemptOf('contact', along)
  keepDraft('contact', { message: 'Hola' })
  expect(attemptOf('contact', along).key).toBe(key)
  keepDraft('contact', { message: 'Hola, busco casa' })
  expect(attemptOf('contact', along).key).not.toBe(key)
})

test('what was never changed, only filled in, can be tried again too', () => {
  const { key } = attemptOf('contact', along)
  expect(attemptOf('contact', along).key).toBe(key)
})

test('nothing is left of what has arrived', () => {
  keepDraft('contact', { message: 'Hola' })
  forgetDraft('contact')
  expect(readDraft('contact')).toEqual({})
})

test('of a draft only what fits the form is taken up', () => {
  const start = { message: '', subscribe: false, interests: [] as string[] }
  const kept = { message: 'Hola', subscribe: 'yes', interests: ['news'], gone: 1 }
  expect(filterDraft(start, kept)).toEqual({ message: 'Hola', interests: ['news'] })
  expect(filterDraft(start, undefined)).toEqual({})
})
