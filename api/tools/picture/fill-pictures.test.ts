import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createDeriver, type Deriver } from './deriver.ts'
import { fillPictures } from './fill-pictures.ts'
import { createPictureFolder } from './picture-folder.ts'

let folder: string
let deriver: Deriver
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0Z"/></svg>'
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquesina-fill-'))
  const findRecipe = () => ({ source: { svg }, format: 'svg', quality: 100 }) as const
  deriver = createDeriver({ findRecipe, store: createPictureFolder(join(folder, 'kept')) })
})
afterEach(() => {
  deriver.close()
  rmSync(folder, { recursive: true })
})

const listKept = () => (readdirSync(folder).includes('kept') ? readdirSync(join(folder, 'kept')) : [])

test('pictures are filled up in their order while it is quiet, and wait while it is not', async () => {
  let isQuiet = false
  let looks = 0
  const order: string[] = []
  const watched = { deriveBehind: (name: string) => (order.push(name), deriver.deriveBehind(name)) }
  const look = () => (looks++, isQuiet)
  const close = fillPictures({ names: ['b.svg', 'a.svg'], deriver: watched, isQuiet: look, onEnd: vi.fn() })
  await expect.poll(() => looks).toBeGreaterThan(2)
  expect(listKept()).toEqual([])
  isQuiet = true
  await expect.poll(listKept).toEqual(['a.svg', 'b.svg'])
  expect(order).toEqual(['b.svg', 'a.svg'])
  close()
})

test('what is there already is left as it is', async () => {
  await deriver.derive('a.svg')
  writeFileSync(join(folder, 'kept', 'a.svg'), 'mine')
  const close = fillPictures({ names: ['a.svg', 'b.svg'], deriver, isQuiet: () => true, onEnd: vi.fn() })
  await expect.poll(listKept).toContain('b.svg')
  expect(readFileSync(join(folder, 'kept', 'a.svg'), 'utf8')).toBe('mine')
  close()
})

test('a disk without room ends it with a word, once', async () => {
  writeFileSync(join(folder, 'kept'), '')
  const onEnd = vi.fn()
  fillPictures({ names: ['a.svg', 'b.svg'], deriver, isQuiet: () => true, onEnd })
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
})
