import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { openMailFolder } from '../mail/mail-folder.ts'
import { createUploadName, openFolderUploads } from './uploads.ts'

const bytes = new Uint8Array([1, 2, 3])
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-uploads-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('what could not be kept whole leaves nothing in the folder', async () => {
  const folder = newFolder()
  const name = createUploadName()
  // A name that a folder has cannot be taken by a file.
  mkdirSync(join(folder, name))
  await expect(openFolderUploads(folder).save(name, bytes)).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
  expect(readdirSync(folder)).toEqual([name])
})

test('what a process left half written when it died is removed by its name, as what it kept', async () => {
  const folder = newFolder()
  const uploads = openFolderUploads(folder)
  const name = createUploadName()
  writeFileSync(join(folder, `${name}.part`), bytes)
  await uploads.remove(name)
  expect(readdirSync(folder)).toEqual([])
  await uploads.save(name, bytes)
  expect(await uploads.read(name)).toEqual(Buffer.from(bytes))
  await uploads.remove(name)
  expect(readdirSync(folder)).toEqual([])
})

test('a file that cannot be read is not one that is missing', async () => {
  const folder = newFolder()
  const name = createUploadName()
  expect(await openFolderUploads(folder).read(name)).toBeNull()
  mkdirSync(join(folder, name))
  await expect(openFolderUploads(folder).read(name)).rejects.toThrow('EISDIR')
})

test('a letter that could not be written whole leaves nothing in its folder', async () => {
  const folder = newFolder()
  const at = new Date('2026-11-22T12:00:00Z')
  const mails = openMailFolder(folder, { name: 'Marquesina', address: 'no-reply@example.com' }, () => at)
  const id = '00000000-0000-4000-8000-000000000000'
  // A name that a folder has cannot be taken by a file.
  const taken = `20261122T120000000Z-${id}.eml`
  mkdirSync(join(folder, taken))
  const mail = {
    id,
    to: 'ana@example.com',
    language: 'es',
    subject: 'Hola',
    text: 'Hola',
    html: '<p>Hola</p>',
  } as const
  await expect(mails.send(mail, AbortSignal.timeout(60_000))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/)
  expect(readdirSync(folder)).toEqual([taken])
})
