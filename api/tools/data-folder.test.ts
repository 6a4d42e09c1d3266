import { spawnSync } from 'node:child_process'
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { makeDataFolder } from './data-folder.ts'
import { openFolderUploads, createUploadName } from './uploads.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'marquesina-folder-'))
})
afterEach(() => rmSync(parent, { recursive: true }))

const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8)
/** All that others may do something with. */
const openIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (lstatSync(join(folder, name)).mode & 0o077) !== 0,
  )

test('a new data folder is for its owner alone, and so is what is kept in it', async () => {
  const folder = join(parent, 'made', 'data')
  makeDataFolder(folder)
  makeDataFolder(folder)
  expect(modeOf(folder)).toBe('700')
  await openFolderUploads(join(folder, 'uploads')).save(createUploadName(), new Uint8Array(3))
  expect(openIn(folder)).toEqual([])
})

test('a folder made before is closed with all that was kept in it, and nothing else is touched', () => {
  for (const name of ['db/base/5', 'outbox', 'uploads', 'mine']) mkdirSync(join(parent, name), { recursive: true })
  for (const name of ['db/base/5/1259', 'outbox/a.json', 'uploads/a.webp', 'secret', 'mine/notes', 'elsewhere']) {
    writeFileSync(join(parent, name), 'x')
    chmodSync(join(parent, name), 0o666)
  }
  for (const name of ['', 'db', 'mine']) chmodSync(join(parent, name), 0o755)
  symlinkSync(join(parent, 'elsewhere'), join(parent, 'uploads', 'link'))
  const said: string[] = []
  makeDataFolder(parent, (line) => said.push(line))
  expect(modeOf(parent)).toBe('700')
  expect(modeOf(join(parent, 'db'))).toBe('700')
  expect(modeOf(join(parent, 'db/base/5/1259'))).toBe('600')
  expect(openIn(parent).toSorted()).toEqual(['elsewhere', 'mine', 'mine/notes', 'uploads/link'])
  expect(said).toEqual([])
})

test('a folder that many share, as /tmp is, stays theirs', () => {
  chmodSync(parent, 0o1777)
  makeDataFolder(parent)
  expect(lstatSync(parent).mode & 0o7777).toBe(0o1777)
})

test('a place where no folder can be is refused by the name of its setting', () => {
  const file = join(parent, 'file')
  writeFileSync(file, '')
  // Nobody makes anything in /proc, and Node’s own way would never end there.
  for (const place of [file, join(file, 'below'), '/proc/nothing']) {
    expect(() => makeDataFolder(place)).toThrow(`DATA_DIR ${place} is no folder that can be written.`)
  }
})

/** A mount of our own, which no other process sees. */
const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0

test.skipIf(!canMount)('a file system that is read-only is said by the setting that leads there', () => {
  const script = `mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && DATA_DIR="$1" exec "$2" --eval "$3"`
  const make = `import { makeDataFolder } from './api/tools/data-folder.ts'; makeDataFolder(process.env.DATA_DIR)`
  const { stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', script, 'sh', parent, process.execPath, make], {
    encoding: 'utf8',
  })
  expect(stderr).toContain(`DATA_DIR ${parent} is no folder that can be written (its file system is read-only).`)
})
