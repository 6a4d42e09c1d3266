import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { makeTestFolder, restoreFile } from '../test-backups.ts'
import { readKeyFile } from './encryption.ts'
import type { Manifest } from './manifest.ts'
import { verifyArchive } from './read-archive.ts'
import { createTarHeader, createTarPadding, tarEnd } from './tar.ts'
import { writeArchive } from './write-archive.ts'

let place: ReturnType<typeof makeTestFolder>
let file: string
beforeEach(() => {
  place = makeTestFolder()
  file = join(place.folder, 'backup.tar')
})
afterEach(() => place.clear())

const key = Buffer.from('a key of the tests, of 32 characters or more')
const rows = randomBytes(300_000)
const about: Omit<Manifest, 'parts'> = {
  format: 1,
  release: '9.9.9',
  engine: 'PostgreSQL 18',
  taken_at: '2026-11-22T12:00:00.000Z',
  migrations: [],
  tables: { listing: { rows: 1, columns: ['id'] } },
  sequences: {},
  missing_uploads: [],
}

async function* parts() {
  yield { name: 'listing.ndjson.zst', bytes: rows }
  yield { name: 'secret', bytes: Buffer.from('a secret') }
}
const write = (changed: Partial<Manifest> = {}, by?: Buffer) =>
  writeArchive(file, parts(), (written) => ({ ...about, parts: written, ...changed }), by)

/** A tar of any files, as anybody may make one. */
function writeTar(files: [name: string, content: Buffer | string][], edit = (tar: Buffer) => tar): void {
  const blocks = files.flatMap(([name, content]) => {
    const bytes = Buffer.from(content)
    return [createTarHeader(name, bytes.length), bytes, createTarPadding(bytes.length)]
  })
  writeFileSync(file, edit(Buffer.concat([...blocks, tarEnd])))
}

/** Writes a header's bytes anew, with a sum that is right. */
function editHeader(tar: Buffer, at: number, text: string): Buffer {
  tar.write(text, at, 'latin1')
  tar.fill(32, 148, 156)
  const sum = tar.subarray(0, 512).reduce((all, byte) => all + byte, 0)
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return tar
}

/** What a restore of the file says; nothing is opened or written for it. */
async function restoreBadly(by?: Buffer): Promise<string> {
  const openTarget = () => Promise.reject(new Error('the target was opened'))
  const error = await restoreFile(file, join(place.folder, 'data'), { key: by, openTarget }).catch(
    (cause: Error) => cause,
  )
  expect(readdirSync(place.folder)).toEqual(['backup.tar'])
  expect((error as Error).message).not.toContain('\n')
  return (error as Error).message
}

describe('a backup', () => {
  test.each([undefined, key])('is read as it was written, encrypted or not', async (by) => {
    const manifest = await write({}, by)
    expect(await verifyArchive(file, by)).toEqual(manifest)
    expect(manifest.parts['listing.ndjson.zst']).toEqual({
      bytes: rows.length,
      sha256: createHash('sha256').update(rows).digest('hex'),
    })
    expect(readFileSync(file).includes('a secret')).toBe(by === undefined)
  })

  test('encrypted twice has nothing in common', async () => {
    await write({}, key)
    const first = readFileSync(file)
    file = join(place.folder, 'other.tar')
    await write({}, key)
    expect(readFileSync(file).subarray(23, 100).equals(first.subarray(23, 100))).toBe(false)
  })

  test('that is cut short while it is written is not there', async () => {
    async function* broken() {
      yield* parts()
      throw new Error('the disk is full')
    }
    await expect(writeArchive(file, broken(), (written) => ({ ...about, parts: written }), key)).rejects.toThrow('full')
    expect(readdirSync(place.folder)).toEqual([])
  })

  test('takes the place of none', async () => {
    await write()
    await expect(write()).rejects.toThrow('EEXIST')
  })

  test('has a key of 32 characters or more, or says so', () => {
    writeFileSync(file, 'short\n')
    expect(() => readKeyFile(file)).toThrow('must hold 32 characters')
    expect(() => readKeyFile(`${file}.none`)).toThrow('cannot be read')
  })
})

describe('what cannot be restored is refused in one line before anything is opened', () => {
  test.each([undefined, key])('a spoiled byte, wherever it is', async (by) => {
    await write({}, by)
    const whole = readFileSync(file)
    const places = [0, 30, 100, 700, 70_000, 200_000, whole.length - 1500]
    for (const at of places) {
      const spoiled = Buffer.from(whole)
      spoiled[at]! ^= 1
      writeFileSync(file, spoiled)
      expect(await restoreBadly(by)).toMatch(
        /^backup\.tar cannot be restored: .*(spoiled|no backup|no part|sense|cut off|added|plain file|not what was)/,
      )
    }
  })

  test.each([undefined, key])('one that is cut off, wherever', async (by) => {
    await write({}, by)
    const whole = readFileSync(file)
    // Also where a chunk of what is encrypted ends.
    for (const length of [0, 10, 55, 512, 55 + 65_552, 100_000, whole.length - 1024, whole.length - 1]) {
      writeFileSync(file, whole.subarray(0, length))
      expect(await restoreBadly(by)).toMatch(/cut off|no backup/)
    }
  })

  test('chunks in another order, or something behind the end', async () => {
    await write({}, key)
    const whole = readFileSync(file)
    const chunk = 65_552
    const [head, one, two] = [
      whole.subarray(0, 55),
      whole.subarray(55, 55 + chunk),
      whole.subarray(55 + chunk, 55 + 2 * chunk),
    ]
    writeFileSync(file, Buffer.concat([head, two, one, whole.subarray(55 + 2 * chunk)]))
    expect(await restoreBadly(key)).toContain('the key of BACKUP_KEY_FILE does not open it')
    writeFileSync(file, Buffer.concat([whole, Buffer.from('more')]))
    expect(await restoreBadly(key)).toContain('is spoiled')
  })

  test('without the key, and with another', async () => {
    await write({}, key)
    expect(await restoreBadly()).toBe('backup.tar cannot be restored: it is encrypted: set BACKUP_KEY_FILE.')
    expect(await restoreBadly(Buffer.from('another key of the tests, just as long'))).toContain('does not open it')
  })

  test('a release that this one does not know, by its name', async () => {
    await write({ migrations: ['f'.repeat(64)] })
    expect(await restoreBadly()).toMatch(/it was made by release 9\.9\.9, which is newer than this one/)
    writeTar([['manifest.json', JSON.stringify({ format: 2, release: '10.0.0' })]])
    expect(await restoreBadly()).toContain('it was made by release 10.0.0, whose form this release does not know')
  })

  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'uploads/../secret',
    'uploads/a.webp',
    'db/PG_VERSION',
    'listing.NDJSON.zst',
  ])('a part that is called %s', async (name) => {
    writeTar([[name, 'x']])
    expect(await restoreBadly()).toContain(`${JSON.stringify(name)} in it is no part of a backup`)
  })

  test('a link, a part with a lying size, one that is there twice, one that nothing speaks of', async () => {
    writeTar([['secret', 'x']], (tar) => editHeader(tar, 156, '2'))
    expect(await restoreBadly()).toContain('is no plain file')
    writeTar([['secret', 'x']], (tar) => editHeader(tar, 124, '77777777777\0'))
    expect(await restoreBadly()).toContain('it is cut off')
    writeTar([['secret', 'x']], (tar) => editHeader(tar, 124, '\x80\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff'))
    expect(await restoreBadly()).toContain('makes no sense')
    writeTar([
      ['secret', 'x'],
      ['secret', 'y'],
    ])
    expect(await restoreBadly()).toContain('it has secret twice')
    writeTar([
      ['secret', 'x'],
      ['manifest.json', JSON.stringify({ ...about, tables: {}, parts: {} })],
    ])
    expect(await restoreBadly()).toContain('secret in it is not what was backed up')
  })

  test('no manifest, one of nonsense, and one that names what is not there', async () => {
    writeTar([['secret', 'x']])
    expect(await restoreBadly()).toContain('its manifest.json is missing')
    for (const text of ['{', 'null', '[]', '{"format":1}', '{"format":1,"__proto__":{}}']) {
      writeTar([['manifest.json', text]])
      expect(await restoreBadly()).toMatch(/its manifest\.json (is spoiled|makes no sense)/)
    }
    writeTar([['manifest.json', JSON.stringify({ ...about, parts: {} })]])
    expect(await restoreBadly()).toContain('the rows of listing are missing in it')
  })

  test('what is no backup at all, or not there', async () => {
    writeFileSync(file, 'hello')
    expect(await restoreBadly()).toContain('it is no backup of this product')
    await expect(restoreFile(`${file}.none`, place.folder)).rejects.toThrow('cannot be read: ENOENT')
  })
})
