import { mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { makeDataFolder } from './data-folder.ts'

test('a folder is made with those above it, and may be there already', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'data-')), 'a', 'b')
  makeDataFolder(folder)
  makeDataFolder(folder)
  expect(statSync(folder).isDirectory()).toBe(true)
})

test('a place where no folder can be is refused by the name of its setting', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'data-')), 'file')
  writeFileSync(file, '')
  // Nobody makes anything in /proc, and Node’s own way would never end there.
  for (const place of [file, join(file, 'below'), '/proc/nothing']) {
    expect(() => makeDataFolder(place)).toThrow(`DATA_DIR ${place} is no folder that can be written.`)
  }
})
