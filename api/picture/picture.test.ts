import { createHash, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'

import { pieceType } from '#contract/endpoint.ts'
import { maxPieceBytes } from '#contract/picture/picture.ts'
import type { Upload } from '#contract/picture/upload.ts'

import { auditEvents } from '../audit/table.ts'
import { createTestApi } from '../test-api.ts'
import { createWorkshop } from '../tools/picture/workshop.ts'
import { openFolderUploads } from '../tools/uploads.ts'
import { takeWholeUpload } from './queries.ts'
import { followPictures } from './start-pictures.ts'

const folder = join(tmpdir(), `marquesina-test-pictures-${process.pid}`)
const uploads = openFolderUploads(folder)
const workshop = createWorkshop()
afterAll(() => {
  workshop.close()
  rmSync(folder, { recursive: true, force: true })
})

const world = await createTestApi({ uploads })
const { api, ask, client, db, tools } = world
const tus = { 'Tus-Resumable': '1.0.0' }
type Person = Awaited<ReturnType<typeof client>>
const agent = await client({ role: 'agent', agent_id: (await world.agent()).id })

const metadata = (said: Record<string, string>) =>
  Object.entries(said)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')

async function begin(size: number, said: Record<string, string>, person: Person = agent) {
  const headers = { ...person.headers, ...tus, 'Upload-Length': String(size), 'Upload-Metadata': metadata(said) }
  return ask('POST', '/v2/uploads', { headers })
}

function addPiece(at: string, offset: number, bytes: Buffer, more: Record<string, string> = {}, person = agent) {
  const headers = {
    'X-Api-Key': tools.clientApiKey,
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': pieceType,
    'Upload-Offset': String(offset),
    ...tus,
    ...person.headers,
    ...more,
  }
  return api.fetch(new Request(`http://localhost${at}`, { method: 'PATCH', headers, body: new Uint8Array(bytes) }))
}

async function makeAll(): Promise<void> {
  while (await followPictures(tools, workshop));
}

async function look(at: string, lang = 'es'): Promise<Upload> {
  const answer = await ask('GET', at, { headers: agent.headers, lang })
  return ((await answer.json()) as { data: Upload }).data
}

/** Sends a file in pieces and says what became of it. */
async function send(bytes: Buffer, said: Record<string, string>): Promise<Upload> {
  const at = (await begin(bytes.length, said)).headers.get('location')!
  for (let offset = 0; offset < bytes.length; offset += 256 * 1024) {
    expect((await addPiece(at, offset, bytes.subarray(offset, offset + 256 * 1024))).status).toBe(204)
  }
  await makeAll()
  return look(at)
}

function draw(width: number, height: number, colour = '#3f6fa0') {
  const circle = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="${width / 3}" cy="${height / 2}" r="${height / 3}" fill="#fff"/></svg>`
  return sharp(Buffer.from(circle))
}

const photo = { purpose: 'photo' }

test('an upload is taken in pieces that outlive their process, and becomes a picture that is served for a year', async () => {
  const exif = { IFD0: { Copyright: 'Secreto' }, IFD3: { GPSLatitude: '18/1 30/1 0/1', GPSLatitudeRef: 'N' } }
  const file = await draw(3000, 2000).withExif(exif).jpeg().toBuffer()
  expect(file.includes('Secreto')).toBe(true)
  const begun = await begin(file.length, { ...photo, cover: '1' })
  expect([begun.status, begun.headers.get('tus-resumable')]).toEqual([201, '1.0.0'])
  const at = begun.headers.get('location')!
  expect(at).toMatch(/^\/v2\/uploads\/[\da-f-]{36}$/)
  expect(Date.parse(begun.headers.get('upload-expires')!)).toBeGreaterThan(Date.now() + 47 * 3_600_000)

  const half = Math.floor(file.length / 2)
  const checksum = (bytes: Buffer) => `sha256 ${createHash('sha256').update(bytes).digest('base64')}`
  const first = await addPiece(at, 0, file.subarray(0, half), { 'Upload-Checksum': checksum(file.subarray(0, half)) })
  expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)])
  // Another process has nothing but the rows.
  const other = await ask('HEAD', at, { headers: { ...agent.headers, ...tus } })
  expect(['upload-offset', 'upload-length', 'cache-control'].map((name) => other.headers.get(name))).toEqual([
    String(half),
    String(file.length),
    'no-store',
  ])
  expect((await addPiece(at, half, file.subarray(half))).status).toBe(204)
  expect(await look(at)).toMatchObject({ state: 'working', taken: file.length })
  await makeAll()
  const done = await look(at)
  expect(done).toMatchObject({ state: 'ready', problem: null })
  const { rows } = await db.execute(sql`select count(*)::int as parts from upload_part`)
  expect(rows).toEqual([{ parts: 0 }])

  const kept = Buffer.from((await uploads.read(`o/${done.became!.slice(2)}`))!)
  const about = await sharp(kept).metadata()
  expect([about.width, about.height, about.exif, about.icc]).toEqual([2560, 1707, undefined, undefined])
  expect(kept.includes('Secreto')).toBe(false)

  const [shown] = await pictures([done.became!])
  expect(shown).toMatchObject({ state: 'ready', photo: { width: 2560, height: 1707 } })
  expect(shown!.photo).not.toHaveProperty('only_webp')
  for (const [width, format] of [
    [360, 'webp'],
    [1440, 'avif'],
  ] as const) {
    const answer = await ask('GET', `/pictures/${done.became}-${width}.${format}`)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      `image/${format}`,
      'public, max-age=31536000, immutable',
    ])
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width)
  }
})

async function pictures(keys: string[], person = agent) {
  const answer = await ask('GET', `/v2/workspace/pictures?${keys.map((key) => `keys=${key}`).join('&')}`, person)
  return ((await answer.json()) as { data: { key: string; state: string; photo: Record<string, unknown> }[] }).data
}

test('WebP comes first and covers before others; until AVIF is there, WebP answers for it and the picture says so', async () => {
  const [one, two] = [
    await draw(900, 600, '#111111').jpeg().toBuffer(),
    await draw(900, 600, '#eeeeee').png().toBuffer(),
  ]
  for (const [file, said] of [
    [one, photo],
    [two, { ...photo, cover: '1' }],
  ] as const) {
    const at = (await begin(file.length, said)).headers.get('location')!
    await addPiece(at, 0, file)
  }
  // Both are looked into, the cover first, before anything is derived.
  for (let step = 0; step < 2; step++) await followPictures(tools, workshop)
  const { rows: jobs } = await db.execute<{ picture: string; priority: number }>(
    sql`select picture, priority, format from picture_job order by priority`,
  )
  expect(jobs).toMatchObject([
    { priority: 0, format: 'webp' },
    { priority: 1, format: 'webp' },
  ])
  await followPictures(tools, workshop)
  const [cover, other] = [jobs[0]!.picture, jobs[1]!.picture]
  expect(await pictures([cover, other])).toMatchObject([
    { state: 'ready', photo: { only_webp: true } },
    { state: 'raw' },
  ])
  const early = await ask('GET', `/pictures/${cover}-640.avif`)
  expect([early.headers.get('content-type'), early.headers.get('cache-control')]).toEqual([
    'image/webp',
    'public, max-age=60',
  ])
  await followPictures(tools, workshop)
  expect(await pictures([other])).toMatchObject([{ state: 'ready' }])
  expect((await ask('GET', `/pictures/${other}-640.jxl`)).status).toBe(404)
  await makeAll()
})

test('a piece is refused where it does not fit, is damaged, too large, too late, or of another version, and changes nothing', async () => {
  const file = await draw(800, 800, '#00aa00').jpeg().toBuffer()
  const at = (await begin(file.length, photo)).headers.get('location')!
  const stranger = await client({ role: 'agent', agent_id: (await world.agent()).id })
  const said = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code]
  expect(await said(await addPiece(at, 5, file))).toEqual([409, 'upload.offset'])
  const wrong = `sha256 ${createHash('sha256').update('x').digest('base64')}`
  expect(await said(await addPiece(at, 0, file, { 'Upload-Checksum': wrong }))).toEqual([460, 'upload.checksum'])
  expect(await said(await addPiece(at, 0, file, { 'Upload-Checksum': 'md5 x' }))).toEqual([422, 'request.invalid'])
  expect(await said(await addPiece(at, 0, Buffer.concat([file, file])))).toEqual([413, 'request.too_large'])
  expect(await said(await addPiece(at, 0, randomBytes(maxPieceBytes + 1)))).toEqual([413, 'request.too_large'])
  expect(await said(await addPiece(at, 0, file, { 'Tus-Resumable': '0.2.2' }))).toEqual([412, 'upload.version'])
  expect(await said(await addPiece(at, 0, file, { 'Content-Type': 'application/json' }))).toEqual([
    415,
    'request.wrong_type',
  ])
  expect(await said(await addPiece(at, 0, file, {}, stranger))).toEqual([404, 'upload.not_found'])
  expect(await look(at)).toMatchObject({ taken: 0, state: 'coming' })
  const both = await Promise.all([addPiece(at, 0, file), addPiece(at, 0, file)])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
  expect((await ask('DELETE', at, { headers: { ...agent.headers, ...tus } })).status).toBe(204)
  expect((await ask('HEAD', at, { headers: agent.headers })).status).toBe(404)

  const late = (await begin(file.length, photo)).headers.get('location')!
  await db.execute(sql`update upload set expires_at = now() where id = ${late.slice(-36)}`)
  expect(await said(await addPiece(late, 0, file))).toEqual([410, 'upload.expired'])
  expect((await ask('OPTIONS', '/v2/uploads')).headers.get('tus-extension')).toBe(
    'creation,termination,expiration,checksum',
  )
})

test('what is begun says what it becomes, within its limits; clients begin nothing', async () => {
  expect((await begin(21 * 2 ** 20, photo)).status).toBe(413)
  expect((await begin(10, { purpose: 'import' })).status).toBe(422)
  expect((await begin(0, photo)).status).toBe(422)
  expect((await begin(10, { ...photo, draft: '999' })).status).toBe(404)
  expect((await begin(10, photo, await client({}))).status).toBe(403)
  // Staff belong to no agency: they send for a draft.
  expect((await begin(10, photo, await client({ role: 'staff' }))).status).toBe(422)
  const greedy = await client({ role: 'agent', agent_id: (await world.agent()).id })
  for (let file = 0; file < 17; file++) await begin(60 * 2 ** 20, { purpose: 'video' }, greedy)
  const refused = await begin(60 * 2 ** 20, { purpose: 'video' }, greedy)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
})

test('hostile files end in words and nothing else', async () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), randomBytes(200)])
  const bomb = Buffer.from(await draw(900, 900).png().toBuffer())
  bomb.writeUInt32BE(60_000, 16)
  const whole = await draw(1200, 900, '#773311').jpeg().toBuffer()
  const cases: [Buffer, Record<string, string>, string][] = [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      photo,
      'picture.unreadable',
    ],
    [Buffer.from('GIF89a' + '\0'.repeat(40)), photo, 'picture.unreadable'],
    [randomBytes(5000), photo, 'picture.unreadable'],
    [heic, photo, 'picture.heic'],
    [bomb, photo, 'picture.too_large'],
    [whole.subarray(0, 2000), photo, 'picture.unreadable'],
    [await draw(640, 480).jpeg().toBuffer(), photo, 'picture.too_small'],
    [await draw(4096, 3000).jpeg().toBuffer(), { purpose: 'view_360' }, 'picture.not_round'],
    [Buffer.from('MZ' + 'x'.repeat(500)), { purpose: 'document' }, 'document.unreadable'],
    [whole, { purpose: 'video' }, 'video.unreadable'],
  ]
  for (const [file, said, code] of cases) {
    const { state, problem } = await send(file, said)
    expect([state, problem?.code]).toEqual(['refused', code])
    expect(problem!.message.length).toBeGreaterThan(10)
  }
  const { rows } = await db.execute(sql`select count(*)::int as loose from loose_upload`)
  expect(rows).toEqual([{ loose: 0 }])
})

test('the same picture is kept once by an agency, and refused where a draft has it', async () => {
  const file = await draw(1000, 800, '#884400').jpeg().toBuffer()
  const first = await send(file, photo)
  const again = await send(file, photo)
  expect(again.became).toBe(first.became)
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into listing_draft (agency_id, agent_id, document)
    select agency_id, id, ${JSON.stringify({ photos: [{ key: first.became }] })}::jsonb from agent where id = ${agent.agent_id}
    returning id`)
  const twice = await send(file, { ...photo, draft: String(rows[0]!.id) })
  expect(twice).toMatchObject({ state: 'refused', problem: { code: 'picture.twice' } })
})

test('a process that dies over an upload leaves it to another, which ends it once', async () => {
  const file = await draw(1000, 800, '#225588').jpeg().toBuffer()
  const at = (await begin(file.length, photo)).headers.get('location')!
  await addPiece(at, 0, file)
  const dying = createWorkshop()
  const work = followPictures(tools, { ...dying, run: async () => Promise.reject(new Error('it died')) })
  await expect(work).rejects.toThrow('it died')
  dying.close()
  // Nobody takes it while the other may still be at it.
  expect(await followPictures(tools, workshop)).toBe(false)
  await db.execute(sql`update upload set leased_until = now() - interval '1 second' where id = ${at.slice(-36)}`)
  await makeAll()
  expect(await look(at)).toMatchObject({ state: 'ready' })
})

test('however often processes die or the store is away, an upload becomes a picture; one that ends its process is refused', async () => {
  const begun = async (tone: string) => {
    const file = await draw(1000, 800, tone).jpeg().toBuffer()
    const at = (await begin(file.length, photo)).headers.get('location')!
    await addPiece(at, 0, file)
    return at
  }
  const again = () => db.execute(sql`update upload set leased_until = now() - interval '1 second'`)
  const at = await begun('#225599')
  for (let death = 0; death < 10; death++) {
    expect((await takeWholeUpload(db))?.id).toBe(at.slice(-36))
    await again()
  }
  const away = { ...tools.uploads, save: async () => Promise.reject(new Error('the store is away')) }
  await expect(followPictures({ ...tools, uploads: away }, workshop)).rejects.toThrow('away')
  await again()
  await makeAll()
  expect(await look(at)).toMatchObject({ state: 'ready' })

  const bad = await begun('#229955')
  const ending = { ...workshop, run: async () => Promise.reject(new Error('it ended')) }
  for (let attempt = 0; attempt < 5; attempt++) {
    await expect(followPictures(tools, ending)).rejects.toThrow('it ended')
    expect(await followPictures(tools, workshop), 'it is put off').toBe(false)
    await again()
  }
  await followPictures(tools, workshop)
  expect(await look(bad)).toMatchObject({ state: 'refused', problem: { code: 'picture.unreadable' } })
})

test('turned and cut, a picture is another one with a key of its own, made of the same original', async () => {
  const { became } = await send(await draw(1200, 800, '#446644').jpeg().toBuffer(), photo)
  const edit = { key: became, turn: 90, crop: { x: 0, y: 0.25, width: 1, height: 0.5 } }
  const answer = await ask('POST', '/v2/workspace/pictures/edits', { headers: agent.headers, body: edit })
  const { data } = (await answer.json()) as { data: { key: string; state: string } }
  expect(data).toMatchObject({ key: `${became}-r90-c0_250_1000_500`, state: 'raw' })
  const whole = await ask('GET', `/pictures/${data.key}-360.avif`)
  expect([whole.status, whole.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
  await makeAll()
  expect(await pictures([data.key])).toMatchObject([{ state: 'ready', photo: { width: 800, height: 600 } }])
  expect((await ask('GET', `/pictures/${data.key}-360.webp`)).status).toBe(200)
  const others = { agency_id: (await world.agency()).id, role: 'manager' as const }
  const refused = await ask('POST', '/v2/workspace/pictures/edits', {
    headers: (await client(others)).headers,
    body: edit,
  })
  expect(refused.status).toBe(404)
  // Nobody makes forms that nobody asked for.
  expect((await ask('GET', `/pictures/${became}-r180-360.webp`)).status).toBe(404)
})

test('a round picture is shown whole in its widths and as a view into it', async () => {
  const { became } = await send(await draw(4096, 2048, '#556677').jpeg().toBuffer(), { purpose: 'view_360' })
  expect(became).toMatch(/-pano$/)
  expect(await pictures([became!])).toMatchObject([{ photo: { width: 1440, height: 960 } }])
  for (const name of ['2048.webp', '2816.webp', '640.avif', 'og.jpg']) {
    expect([name, (await ask('GET', `/pictures/${became}-${name}`)).status]).toEqual([name, 200])
  }
})

test('a document is its agency’s alone and only to be saved', async () => {
  const { became } = await send(Buffer.from('%PDF-1.7\nun contrato'), { purpose: 'document' })
  const path = `/v2/workspace/documents/${became!.slice(2)}`
  const found = await ask('GET', path, { headers: agent.headers })
  expect([found.status, found.headers.get('content-type'), found.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="documento.pdf"',
  ])
  expect(found.headers.get('cache-control')).toBe('no-store')
  const other = await client({ role: 'manager', agency_id: (await world.agency()).id })
  expect((await ask('GET', path, { headers: other.headers })).status).toBe(404)
  expect((await ask('GET', path)).status).toBe(401)
  expect((await ask('GET', `/pictures/u/${became!.slice(2)}`)).status).toBe(404)
  // The network reads it, and it is written down.
  const staff = await client({ role: 'staff' })
  expect((await ask('GET', path, { headers: staff.headers })).status).toBe(200)
  expect((await world.tools.db.select().from(auditEvents)).map(({ kind, client_id }) => [kind, client_id])).toEqual([
    ['listing.owner_read', staff.id],
  ])
})

test('a video is kept as it was taken, but for the place, and read in parts', async () => {
  const box = (kind: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length + 8)
    head.write(kind, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const film = Buffer.from('vmhd....©xyz+18.4861-069.9312+014.000/....', 'latin1')
  const loci = box('loci', Buffer.from('nineteen point four'))
  const file = Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0mp42')),
    box('moov', Buffer.concat([film, loci])),
    box('uuid', Buffer.from('exif:GPSLatitude')),
    box('mdat', randomBytes(700_000)),
  ])
  const { became } = await send(file, { purpose: 'video' })
  const whole = await ask('GET', `/pictures/${became}`)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect([whole.status, whole.headers.get('content-type'), bytes.length]).toEqual([200, 'video/mp4', file.length])
  for (const place of ['18.4861', 'nineteen', 'GPSLatitude'])
    expect([place, bytes.includes(place)]).toEqual([place, false])
  expect(bytes.subarray(-700_000).equals(file.subarray(-700_000))).toBe(true)
  const part = await ask('GET', `/pictures/${became}`, { headers: { Range: 'bytes=-10' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([
    206,
    `bytes ${file.length - 10}-${file.length - 1}/${file.length}`,
  ])
  expect(Buffer.from(await part.arrayBuffer()).equals(file.subarray(-10))).toBe(true)
  const outside = await ask('GET', `/pictures/${became}`, { headers: { Range: `bytes=${file.length}-` } })
  expect(outside.status).toBe(416)
})
