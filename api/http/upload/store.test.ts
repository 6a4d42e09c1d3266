import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'

import { ana, toBearer, signInAs } from '../../account/test-ana.ts'
import { chooseUploads } from '../../tools/choose-uploads.ts'
import { signRequest, startTestStore } from '../../tools/test-store.ts'
import { removeLooseUploads } from './remove-uploads.ts'

const key = { id: 'AKIATEST', secret: 'the/secret+key', region: 'us-east-1' }
const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Ana, signed in where uploads lie in a bucket of a store whose moods can be chosen. */
async function withStore(more: { AWS_SECRET_ACCESS_KEY?: string; STORAGE_URL?: string } = {}) {
  const store = await startTestStore(key, 'pictures')
  closing.push(store.close)
  const logged: string[] = []
  const uploads = chooseUploads(
    {
      STORAGE_URL: 's3://pictures/clients/of-marquesina',
      AWS_ACCESS_KEY_ID: key.id,
      AWS_SECRET_ACCESS_KEY: key.secret,
      AWS_REGION: key.region,
      AWS_ENDPOINT_URL: `${store.endpoint}/`,
      ...more,
    },
    '/nowhere',
  )
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  const world = await signInAs({ uploads, log })
  const edit = async (picture: Uint8Array<ArrayBuffer> | '') => {
    const body = new FormData()
    body.set('full_name', 'Ana de Mar')
    body.set('picture', picture ? new File([picture], 'yo.jpg') : '')
    const headers = {
      'X-Api-Key': world.tools.clientApiKey,
      'X-Requested-With': 'XMLHttpRequest',
      ...toBearer(world.token),
    }
    const request = new Request('http://localhost/v2/clients/edit?_method=PUT', { method: 'POST', headers, body })
    const answer = await world.api.fetch(request)
    return { status: answer.status, retry: answer.headers.get('retry-after'), ...(await answer.json()) }
  }
  const profile = async () =>
    (await (await world.ask('GET', '/v2/clients', { headers: toBearer(world.token) })).json()).data
  const loose = async () => (await world.db.execute(sql`select name from loose_upload`)).rows.length
  /** The time of whatever nobody took is over. */
  const expire = () => world.db.execute(sql`update loose_upload set due_at = now()`)
  return { ...world, store, logged, edit, profile, loose, expire }
}

const portrait = new Uint8Array(
  await sharp({ create: { width: 500, height: 500, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer(),
)

test('the signatures that the store of these tests asks for are Amazon’s: its own published example', () => {
  const headers: Record<string, string> = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  }
  const call = { method: 'GET', url: '/test.txt', header: (name: string) => headers[name]! }
  const names = 'host;range;x-amz-content-sha256;x-amz-date'
  const example = { id: '', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' }
  expect(signRequest(call, names, example)).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
})

test('a picture lies in the bucket and is shown at our own address, as one on disk is', async () => {
  const { ask, edit, store, loose } = await withStore()
  const { status, data } = await edit(portrait)
  expect(status).toBe(200)
  expect(data.profile_picture).toMatch(/^\/uploads\/[\da-f-]{36}\.webp$/)
  const name = data.profile_picture.slice('/uploads/'.length)
  expect([...store.kept.keys()]).toEqual([`clients/of-marquesina/${name}`])
  expect(store.kept.get(`clients/of-marquesina/${name}`)!.type).toBe('image/webp')

  const shown = await ask('GET', data.profile_picture)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(shown.headers.get('cache-control')).toBe('public, max-age=86400, immutable')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(Buffer.from(await shown.arrayBuffer())).toEqual([...store.kept.values()][0]!.body)
  expect(await loose()).toBe(0)

  const before = store.asked()
  expect((await ask('GET', '/uploads/00000000-0000-4000-8000-000000000000.webp')).status).toBe(404)
  expect(store.asked()).toBe(before + 1)
  // What no name of ours can be is not even asked for.
  expect((await ask('GET', '/uploads/..%2f..%2fpackage.json')).status).toBe(404)
  expect(store.asked()).toBe(before + 1)
})

test('another picture, none, or no account any more: the store forgets what was there', async () => {
  const { ask, edit, store, token, loose } = await withStore()
  await edit(portrait)
  const [first] = store.kept.keys()
  await edit(portrait)
  await expect.poll(() => store.kept.has(first!)).toBe(false)
  expect(store.kept.size).toBe(1)

  expect((await edit('')).data.profile_picture).toBeNull()
  await expect.poll(() => store.kept.size).toBe(0)

  await edit(portrait)
  expect(store.kept.size).toBe(1)
  await ask('DELETE', '/v2/clients', { headers: toBearer(token), body: { password: ana.password } })
  await expect.poll(() => store.kept.size).toBe(0)
  await expect.poll(loose).toBe(0)
})

test('one stumble of the store is nothing to speak of', async () => {
  const { edit, store, logged } = await withStore()
  store.stumble(1)
  expect((await edit(portrait)).status).toBe(200)
  expect(logged).toEqual([])
})

test.each(['refuses', 'hangs', 'deaf', 'closed'] as const)(
  'a store that %s: the upload is refused with 503, nothing is changed or left behind, and all else works',
  async (fault) => {
    const { ask, edit, profile, store, tools, logged, loose, expire } = await withStore()
    const { data } = await edit(portrait)
    const before = await profile()
    if (fault === 'closed') store.close()
    else store.become(fault)

    const refused = await edit(portrait)
    expect(refused).toMatchObject({ status: 503, code: 'storage.unavailable', retry: '2' })
    expect(refused.message).toBe('Ahora no podemos guardar ni mostrar imágenes. Intenta de nuevo en unos minutos.')
    expect(await profile()).toEqual(before)
    expect(logged.join()).toContain('a call failed')

    const shown = await ask('GET', data.profile_picture)
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([503, 'private, no-cache'])
    expect((await ask('GET', '/v2/properties')).status).toBe(200)
    if (fault === 'closed') return

    store.become('works')
    expect((await ask('GET', data.profile_picture)).status).toBe(200)
    // What a deaf store kept although it said nothing is known by name, and goes.
    await expire()
    await removeLooseUploads(tools)
    expect([store.kept.size, await loose()]).toEqual([1, 0])
    expect((await edit(portrait)).status).toBe(200)
  },
)

test('an account is deleted although the store is away, and its picture once the store is back', async () => {
  const { ask, edit, store, token, tools, logged, loose, expire } = await withStore()
  await edit(portrait)
  store.become('refuses')
  const deleted = await ask('DELETE', '/v2/clients', { headers: toBearer(token), body: { password: ana.password } })
  expect(deleted.status).toBe(204)
  await expect.poll(() => logged.join()).toContain('will be removed later')
  expect([store.kept.size, await loose()]).toEqual([1, 1])

  store.become('works')
  await expire()
  await removeLooseUploads(tools)
  expect([store.kept.size, await loose()]).toEqual([0, 0])
})

test.each([
  ['a wrong key', { AWS_SECRET_ACCESS_KEY: 'another' }, '403 SignatureDoesNotMatch'],
  ['a bucket that is not there', { STORAGE_URL: 's3://elsewhere' }, '404 NoSuchBucket'],
])('%s is told to whoever keeps watch, and to the client only that it cannot be now', async (_, more, said) => {
  const { ask, edit, store, logged } = await withStore(more)
  expect(await edit(portrait)).toMatchObject({ status: 503, code: 'storage.unavailable' })
  expect(store.kept.size).toBe(0)
  expect(logged.join()).toContain(said)
  expect(logged.join()).not.toContain('another')
  expect((await ask('GET', '/uploads/00000000-0000-4000-8000-000000000000.webp')).status).toBe(503)
})

test('what is sent too late to be held is given up rather than shown and then lost', async () => {
  const { edit, profile, store, tools } = await withStore()
  const { save } = tools.uploads
  tools.uploads.save = async (name, bytes) => {
    await save(name, bytes)
    await tools.db.execute(sql`update loose_upload set due_at = now()`)
  }
  expect(await edit(portrait)).toMatchObject({ status: 503, code: 'storage.unavailable' })
  expect((await profile()).profile_picture).toBeNull()
  await removeLooseUploads(tools)
  expect(store.kept.size).toBe(0)
})
