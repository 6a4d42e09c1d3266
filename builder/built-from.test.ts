import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { canWriteIn, lockNow, takeTurn } from './build-turn.ts'
import { isBuiltFrom, stampFiles, stampInputs, writeStamp } from './built-from.ts'

let work: string
let stamp: string
let inputs: string[]
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'marquesina-built-'))
  stamp = join(work, 'stamp.json')
  mkdirSync(join(work, 'web', 'room'), { recursive: true })
  writeFileSync(join(work, 'web', 'room', 'page.ts'), 'one')
  writeFileSync(join(work, 'web', 'page.test.ts'), 'a test')
  inputs = [relative(join(import.meta.dirname, '..'), join(work, 'web'))]
})
afterEach(() => rmSync(work, { recursive: true }))

const page = () => join(work, 'web', 'room', 'page.ts')
const age = (file: string) => utimesSync(file, new Date('2020-01-01'), new Date('2020-01-01'))

test('what was never built, or is noted in words that mean nothing, is not built', () => {
  expect(isBuiltFrom(stamp, inputs)).toBe(false)
  writeFileSync(stamp, '{"seen":')
  expect(isBuiltFrom(stamp, inputs)).toBe(false)
})

test.each([
  ['a word changes', () => writeFileSync(page(), 'two')],
  ['a word changes and the time does not', () => (writeFileSync(page(), 'longer'), age(page()))],
  ['a file comes', () => writeFileSync(join(work, 'web', 'new.ts'), '')],
  ['a file goes', () => rmSync(page())],
  ['a file is called otherwise', () => renameSync(page(), join(work, 'web', 'room', 'other.ts'))],
])('it is built no longer once %s', (_, change) => {
  writeStamp(stamp, stampInputs(inputs))
  expect(isBuiltFrom(stamp, inputs)).toBe(true)
  change()
  expect(isBuiltFrom(stamp, inputs)).toBe(false)
})

test('times alone make nothing old, and are noted; a test is no input', () => {
  writeStamp(stamp, stampInputs(inputs))
  const before = readFileSync(stamp, 'utf8')
  writeFileSync(join(work, 'web', 'page.test.ts'), 'another test')
  expect(isBuiltFrom(stamp, inputs)).toBe(true)
  expect(readFileSync(stamp, 'utf8')).toBe(before)
  age(page())
  expect(isBuiltFrom(stamp, inputs)).toBe(true)
  expect(readFileSync(stamp, 'utf8')).not.toBe(before)
  expect(isBuiltFrom(stamp, inputs)).toBe(true)
})

test('an exact list of files knows no other ones', () => {
  writeStamp(stamp, stampFiles([page()]))
  writeFileSync(join(work, 'web', 'new.ts'), '')
  expect(isBuiltFrom(stamp)).toBe(true)
  writeFileSync(page(), 'two')
  expect(isBuiltFrom(stamp)).toBe(false)
  rmSync(page())
  expect(isBuiltFrom(stamp)).toBe(false)
})

test('one builds at a time, the next after it, and whoever died holds nobody up', async () => {
  const lock = join(work, 'build', 'building')
  const release = lockNow(lock)
  expect(release).not.toBeNull()
  // Another process, which lives: this one's parent.
  writeFileSync(lock, String(process.ppid))
  expect(lockNow(lock)).toBeNull()
  const said: string[] = []
  const turn = takeTurn(lock, (line) => said.push(line))
  await expect.poll(() => said).toEqual(['Waiting for another process that is building …'])
  rmSync(lock)
  ;(await turn)()
  writeFileSync(lock, '999999999')
  const next = lockNow(lock)
  expect(next).not.toBeNull()
  next?.()
  release?.()
})

test('whether a folder can be written is known before it is there', () => {
  expect(canWriteIn(join(work, 'a', 'b', 'c'))).toBe(true)
  expect(canWriteIn('/proc/1/nothing')).toBe(false)
})
