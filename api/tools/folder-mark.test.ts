import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { readFolderMark } from './folder-mark.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'marquesina-mark-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('whoever sees a folder reads one name of it, however many come first at once', async () => {
  const marks = await Promise.all(Array.from({ length: 32 }, () => readFolderMark(folder)))
  expect(new Set(marks).size).toBe(1)
  expect(marks[0]).toMatch(/^[\da-f-]{36}$/)
  expect(await readFolderMark(folder)).toBe(marks[0])
})

test('a name that another process is still writing is waited for', async () => {
  const file = join(folder, 'folder')
  writeFileSync(file, '')
  const reading = readFolderMark(folder)
  writeFileSync(file, 'written-late\n')
  expect(await reading).toBe('written-late')
})
