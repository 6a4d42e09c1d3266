import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { copyFolder, refreshCopy } from './copy-folder.ts'

let place: string
let [from, to] = ['', '']
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'marquesina-copy-'))
  from = join(place, 'from')
  to = join(place, 'to')
  mkdirSync(join(from, 'base', '5'), { recursive: true })
})
afterEach(() => rmSync(place, { recursive: true }))

/** A file of an hour ago, unless it is of now. */
function write(name: string, text: string, isOld = true): void {
  writeFileSync(join(from, name), text)
  const hourAgo = new Date(Date.now() - 3_600_000)
  if (isOld) utimesSync(join(from, name), hourAgo, hourAgo)
}

const read = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .map((name) => [name, statSync(join(folder, name)).isFile() && readFileSync(join(folder, name), 'utf8')]),
  )

test('what was changed, added or taken away since the first copy is so in the copy in the end', async () => {
  for (const name of ['base/5/1', 'base/5/2', 'base/5/3', 'PG_VERSION']) write(name, `first ${name}`)
  const seen = await copyFolder(from, to)
  expect(read(to)).toEqual(read(from))
  expect(statSync(to).mode & 0o777).toBe(0o700)

  write('base/5/1', 'other base/5/1', false)
  write('base/5/4', 'new', false)
  rmSync(join(from, 'base/5/2'))
  mkdirSync(join(from, 'base/6'))
  write('base/6/1', 'newer')
  refreshCopy(from, to, seen)
  expect(read(to)).toEqual(read(from))
})

test('a file that is being written to is copied again although its size and its time say nothing; one at rest is not', async () => {
  write('busy', 'one', false)
  write('still', 'one')
  const seen = await copyFolder(from, to)
  const { mtime } = statSync(join(from, 'busy'))
  writeFileSync(join(from, 'busy'), 'two')
  utimesSync(join(from, 'busy'), mtime, mtime)
  writeFileSync(join(to, 'still'), 'not touched')
  refreshCopy(from, to, seen)
  expect(read(to)).toMatchObject({ busy: 'two', still: 'not touched' })
})
