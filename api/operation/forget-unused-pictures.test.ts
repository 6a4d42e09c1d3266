import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'

import { listingDrafts } from '../draft/table.ts'
import { removeLooseUploads } from '../http/upload/remove-uploads.ts'
import { packDocument } from '../property/publish/packed.ts'
import { listingVersions } from '../property/publish/table.ts'
import { createTestApi } from '../test-api.ts'
import { chooseUploads } from '../tools/choose-uploads.ts'
import { startTestStore } from '../tools/test-store.ts'
import { openFolderUploads, type Uploads } from '../tools/uploads.ts'
import { daysUnused } from './forget-unused-pictures.ts'
import { removeUnusedPictures } from './start-maintenance.ts'

const idOf = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`
const keyOf = (digit: string, form = '') => `u/${idOf(digit)}${form}`

async function openBucket(): Promise<Uploads> {
  const key = { id: 'AKIATEST', secret: 'the/secret+key', region: 'us-east-1' }
  const store = await startTestStore(key, 'pictures')
  onTestFinished(store.close)
  const settings = {
    STORAGE_URL: 's3://pictures/homes',
    AWS_ACCESS_KEY_ID: key.id,
    AWS_SECRET_ACCESS_KEY: key.secret,
    AWS_REGION: key.region,
    AWS_ENDPOINT_URL: store.endpoint,
  }
  return chooseUploads(settings, '/nowhere')
}

function openFolder(): Uploads {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-unused-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return openFolderUploads(folder)
}

test.each([
  ['a bucket', openBucket],
  ['a folder', openFolder],
])('pictures that nothing has named for five weeks leave %s, and whatever names one keeps it', async (_, open) => {
  const uploads = await open()
  const { db, tools, property, photo } = await createTestApi({ uploads })
  await db.execute(sql`delete from picture where source = 'upload'`)
  const { id: listing_id, agent_id, agency_id } = await property({})
  // 0 lonely, with a form of its own; 1 photo of a listing, as it is turned; 2 in a version; 3 in a draft; 4 a poster;
  // 5 in a version of before; 6 just sent; 7 lonely, and put into a draft again.
  const digits = Array.from('01234567')
  const keys = [...digits.map((digit) => keyOf(digit)), keyOf('0', '-r90'), keyOf('1', '-r90')]
  for (const key of keys) {
    await db.execute(sql`
      insert into picture (key, width, height, tone, source, agency_id, created_at)
      values (${key}, 1440, 960, '#888888', 'upload', ${agency_id},
        now() - make_interval(days => ${key.startsWith(keyOf('6')) ? 1 : 100}))`)
    const lonely = key.startsWith(keyOf('0')) ? [`${key}-360.webp`, `${key}-1440.avif`, `o/${idOf('0')}`] : []
    for (const name of [`${key}-og.jpg`, ...lonely]) await uploads.save(name, new Uint8Array([1, 2, 3]))
  }
  const part = await uploads.readPart(`${keyOf('0')}-360.webp`, { from: 1, bytes: 1 })
  expect([...part!]).toEqual([2])
  expect(await uploads.measure(`${keyOf('0')}-og.jpg`)).toBe(3)
  expect(await uploads.measure(`${keyOf('9')}-og.jpg`)).toBeNull()
  await photo({ listing_id, picture: keyOf('1', '-r90') })
  const version = { listing_id, kind: 'editor' as const, changed: ['photos'] }
  const photosOf = (digit: string) => ({ photos: [{ key: keyOf(digit) }] })
  await db.insert(listingVersions).values([
    { ...version, n: 1, document: packDocument(photosOf('5')) },
    { ...version, n: 2, document: packDocument(photosOf('2')), pictures: [idOf('2')] },
  ])
  const begun = { agent_id, agency_id, document: photosOf('3') }
  await db.insert(listingDrafts).values(begun)
  const film = { src: '/pictures/v/a.mp4', poster: `/pictures/${keyOf('4')}-960.webp` }
  await db.execute(sql`update listing set videos = ${JSON.stringify([film])}::jsonb where id = ${listing_id}`)

  const pass = async () => {
    await removeUnusedPictures(db, '')
    await removeLooseUploads(tools)
  }
  const marked = async () =>
    (await db.execute<{ key: string }>(sql`select key from picture where unused_since is not null order by key`)).rows
  await pass()
  expect((await marked()).map(({ key }) => key)).toEqual([keyOf('0'), keyOf('0', '-r90'), keyOf('7')])
  await db.insert(listingDrafts).values({ ...begun, document: photosOf('7') })
  // Whoever put it somewhere after it was marked loses nothing, even before it is looked at again.
  const since = sql`now() - make_interval(days => ${daysUnused + 1})`
  await db.execute(sql`update picture set unused_since = ${since} where unused_since is not null`)
  await pass()
  expect(await marked()).toEqual([])
  const left = (await db.execute<{ key: string }>(sql`select key from picture where source = 'upload' order by key`))
    .rows
  expect(left.map(({ key }) => key)).toEqual(
    keys.filter((key) => !key.startsWith(keyOf('0'))).toSorted((one, other) => (one < other ? -1 : 1)),
  )
  for (const name of [`${keyOf('0')}-360.webp`, `${keyOf('0', '-r90')}-1440.avif`, `o/${idOf('0')}`]) {
    expect([name, await uploads.measure(name)]).toEqual([name, null])
  }
  for (const digit of digits.slice(1)) expect(await uploads.measure(`${keyOf(digit)}-og.jpg`)).toBe(3)
})
