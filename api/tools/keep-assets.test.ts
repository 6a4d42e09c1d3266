import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { openAssetBucket, openAssetFolder } from './keep-assets.ts'
import { startTestStore } from './test-store.ts'

let parent: string
beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'marquesina-assets-'))))
afterEach(() => rmSync(parent, { recursive: true }))

function buildOf(name: string, files: Record<string, string>): string {
  const folder = join(parent, name)
  mkdirSync(folder)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
}
const isWanted = (name: string) => /\.js(\.br)?$/.test(name)
const textOf = (bytes: Uint8Array | null) => bytes && new TextDecoder().decode(bytes)

test('in a folder each release finds what all have put there, and nothing else of theirs', async () => {
  const kept = join(parent, 'assets')
  const [one, two] = [openAssetFolder(kept), openAssetFolder(kept)]
  await one.keep(
    buildOf('one', { 'same.js': 'same', 'one.js': '1', 'one.js.br': 'small 1', 'note.txt': 'no' }),
    isWanted,
  )
  await two.keep(buildOf('two', { 'same.js': 'same', 'two.js': '2' }), isWanted)
  expect(textOf(await two.read('one.js'))).toBe('1')
  expect(textOf(await two.read('one.js.br'))).toBe('small 1')
  expect(textOf(await one.read('two.js'))).toBe('2')
  expect(await one.read('note.txt')).toBeNull()
  expect(statSync(kept).mode & 0o077).toBe(0)
})

test('what no release of thirty days has is removed, and what one has stays', async () => {
  const kept = join(parent, 'assets')
  const assets = openAssetFolder(kept)
  await assets.keep(buildOf('one', { 'same.js': 'same', 'one.js': '1' }), isWanted)
  const [list] = readdirSync(kept).filter((name) => name.startsWith('release-'))
  const month = new Date(Date.now() - 31 * 86_400_000)
  utimesSync(join(kept, list!), month, month)
  await assets.keep(buildOf('two', { 'same.js': 'same', 'two.js': '2' }), isWanted)
  expect(await assets.read('one.js')).toBeNull()
  expect(textOf(await assets.read('same.js'))).toBe('same')
  expect(existsSync(join(kept, list!))).toBe(false)
})

test('in a bucket they lie beside the uploads, are put there once, and leave when no release of thirty days has them', async () => {
  const key = { id: 'key', secret: 'a secret key', region: 'us-east-1' }
  const store = await startTestStore(key, 'bucket')
  const bucket = { endpoint: store.endpoint, region: key.region, keyId: key.id, secretKey: key.secret }
  try {
    const assets = openAssetBucket({ ...bucket, address: 's3://bucket/folder/' })
    const from = buildOf('one', { 'one.js': '1', 'one.js.br': 'small 1' })
    await assets.keep(from, isWanted)
    expect([...store.kept.keys()].toSorted()).toEqual([
      'folder/assets/one.js',
      'folder/assets/one.js.br',
      expect.stringMatching(/^folder\/assets\/release-\w{24}\.txt$/),
    ])
    store.kept.get('folder/assets/one.js')!.type = 'as it was put'
    await assets.keep(from, isWanted)
    expect(store.kept.get('folder/assets/one.js')!.type).toBe('as it was put')
    for (const object of store.kept.values()) object.at = new Date(Date.now() - 31 * 86_400_000)
    const next = buildOf('next', { 'one.js': '1', 'next.js': '2' })
    await assets.keep(next, isWanted)
    expect([...store.kept.keys()].toSorted()).toEqual([
      'folder/assets/next.js',
      'folder/assets/one.js',
      expect.stringMatching(/^folder\/assets\/release-\w{24}\.txt$/),
    ])
    expect(textOf(await assets.read('one.js'))).toBe('1')
    expect(await assets.read('one.js.br')).toBeNull()
    store.become('refuses')
    await expect(assets.read('one.js')).rejects.toThrow('the store of assets answered 503')
  } finally {
    store.close()
  }
})
