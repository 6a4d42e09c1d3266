import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { createUploadName, openFolderUploads } from './uploads.ts'

const bytes = new Uint8Array([1, 2, 3])
const newFolder = () => mkdtempSync(join(tmpdir(), 'marquesina-uploads-'))

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
