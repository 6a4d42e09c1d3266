import { rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'

import { followPictures } from '../../picture/start-pictures.ts'
import { createOutside } from '../../tools/outside/outside.ts'
import { startOtherSide } from '../../tools/outside/test-other-side.ts'
import { createWorkshop } from '../../tools/picture/workshop.ts'
import { openFolderUploads } from '../../tools/uploads.ts'
import { createImportWorld } from '../test-imports.ts'
import { listRows, writeTable } from '../test-tables.ts'
import { createPictureHands } from './follow-pictures.ts'

const folder = join(tmpdir(), `marquesina-test-feeds-${process.pid}`)
const workshop = createWorkshop()
afterAll(() => {
  workshop.close()
  rmSync(folder, { recursive: true, force: true })
})
const outside = createOutside({ allowsLoopback: true, userAgent: 'Test/1' })

/** A picture that no other looks like. */
async function draw(seed: number, width = 900): Promise<Buffer> {
  const cells = Buffer.from(Array.from({ length: 108 }, (_, at) => (seed * 7919 + at * at * 31 + at * seed * 13) % 256))
  return sharp(cells, { raw: { width: 9, height: 4, channels: 3 } })
    .resize(width, 600, { kernel: 'nearest', fit: 'fill' })
    .jpeg({ quality: 60 })
    .toBuffer()
}
const photos = await Promise.all([1, 2, 3, 4].map((seed) => draw(seed)))

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A world whose feed names pictures of another server; that one answers by paths. */
async function createWorld(answers: Record<string, Answer | Buffer>) {
  let moment = new Date('2026-11-23T14:00:00Z')
  let open = 0
  let most = 0
  const peer = await startOtherSide((request, response) => {
    open += 1
    most = Math.max(most, open)
    response.on('close', () => (open -= 1))
    const answer = answers[request.url!]
    if (!answer) response.writeHead(404).end('nothing')
    else if (typeof answer === 'function') answer(request, response)
    else {
      const etag = `"${answer.length}"`
      const isSame = request.headers['if-none-match'] === etag
      response.writeHead(isSame ? 304 : 200, { etag, 'content-type': 'image/jpeg' }).end(isSame ? undefined : answer)
    }
  })
  const w = await createImportWorld(() => moment, { outside, uploads: openFolderUploads(folder) })
  const pass = (minutes: number) => void (moment = new Date(moment.getTime() + minutes * 60_000))
  /** Whether something is to be made ready; AVIF comes when nothing else does, and is not waited for. */
  async function isUnready(): Promise<boolean> {
    const { rows } = await w.db.execute(sql`
      select from upload where taken = size and became is null and problem is null
      union all select from picture_job where format = 'webp'`)
    return rows.length > 0
  }
  /** Works until nothing is left that may be done now. */
  async function follow(hands = createPictureHands(w.tools)): Promise<void> {
    for (let rest = 0; rest < 1000;) {
      rest = await hands.step()
      await hands.finish()
      while (await isUnready()) {
        await followPictures(w.tools, workshop)
        rest = 0
      }
    }
    // Once more for what came meanwhile.
    await hands.step()
    await hands.finish()
  }
  const shown = async () =>
    (
      await w.db.execute<{ id: string; status: string; version: number; photos: number; cover: boolean }>(sql`
        select external_id as id, listing.status, version, (select count(*)::int from photo where listing_id = listing.id) as photos,
          cover_picture is not null as cover
        from import_item join listing on listing.id = listing_id order by external_id`)
    ).rows
  const at = (...paths: string[]) => paths.map((path) => peer.url + path).join('|')
  const calls = () => peer.calls.map(({ url }) => url)
  return { ...w, peer, pass, follow, shown, at, calls, mostAtOnce: () => most, now: () => moment }
}

test('pictures come covers first, and a listing is on offer with its cover and then with all of them', async () => {
  const w = await createWorld({ '/a': photos[0]!, '/b': photos[1]!, '/c': photos[2]!, '/plan': photos[3]! })
  const { id } = await w.mapped()
  const rows = listRows(2, (at) => ({ fotos: at === 0 ? w.at('/a', '/b', '/gone') : w.at('/c', '/a') }))
  const run = await w.bring(id, writeTable(rows))
  expect(run).toMatchObject({
    state: 'done',
    results: [{ result: 'awaiting_cover', count: 2 }],
    pictures: { state: 'waiting', waiting: 4, here: 0, failed: 0 },
  })
  expect(run.pictures.hours).toBeGreaterThan(0)
  const hands = createPictureHands(w.tools)
  await hands.step()
  await hands.finish()
  expect(new Set(w.calls().slice(0, 2))).toEqual(new Set(['/a', '/c']))
  await w.follow(hands)
  expect(await w.shown()).toMatchObject([
    { id: 'A-1', status: 'published', photos: 2, cover: true },
    { id: 'A-2', status: 'published', photos: 2, cover: true },
  ])
  // The same picture of two rows is fetched once.
  expect(w.calls().toSorted()).toEqual(['/a', '/b', '/c', '/gone'])
  const after = await w.read(id, run.id)
  expect(after).toMatchObject({
    results: [{ result: 'published', count: 2 }],
    pictures: { state: 'done', waiting: 0, here: 3, failed: 1 },
    problems: [{ field: 'pictures', code: 'import.picture_missing', count: 1, is_refused: false }],
  })
  const named = await w.rows(id, run.id, '&problem=any')
  expect(named.map(({ external_id, problems }) => [external_id, ...problems.map(({ value }) => value)])).toEqual([
    ['A-1', w.at('/gone')],
  ])
  const report = await w.ask('GET', `/v2/imports/${id}/runs/${run.id}/report`, { headers: w.manager.headers })
  expect(await report.text()).toContain(w.at('/gone'))
  // The same file again asks nobody; nothing is written.
  const before = await w.shown()
  expect((await w.bring(id, writeTable(rows))).counts).toMatchObject({ unchanged: 2, changed: 0 })
  await w.follow()
  expect(w.calls()).toHaveLength(4)
  expect(await w.shown()).toEqual(before)

  // Another order and one less is a change of pictures alone, and asks only for what is looked at again.
  w.pass(120)
  const other = await w.bring(id, writeTable([{ ...rows[0]!, fotos: w.at('/b', '/a') }, rows[1]!]))
  expect(other.counts).toMatchObject({ changed: 1, unchanged: 1 })
  expect(await w.rows(id, other.id)).toMatchObject([{ external_id: 'A-1', changed: ['photos'] }])
  const cover = async () => {
    const { rows } = await w.db.execute<{ cover: string }>(sql`
      select cover_picture as cover from import_item join listing on listing.id = listing_id where external_id = 'A-1'`)
    return rows[0]!.cover
  }
  const first = await cover()
  await w.follow()
  expect(await cover()).not.toBe(first)
  // Undone, it shows again what it showed before; and the run that brought it takes it off, whatever came after its words.
  await w.press(id, other.id, 'undo')
  await w.work()
  expect(await cover()).toBe(first)
  await w.press(id, (await w.read(id, run.id)).id + 1, 'undo')
  await w.press(id, run.id, 'undo')
  await w.work()
  expect((await w.shown()).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn'])
})

test('a picture that changed at its address is fetched again, what is the same is not, and what fails leaves the old one', async () => {
  let content: Buffer | null = photos[0]!
  const w = await createWorld({
    '/a': (request, response) => {
      if (content === null) {
        response.writeHead(500).end()
        return
      }
      const etag = `"${content.length}"`
      const isSame = request.headers['if-none-match'] === etag
      response.writeHead(isSame ? 304 : 200, { etag }).end(isSame ? undefined : content)
    },
  })
  const { id } = await w.mapped()
  const file = writeTable(listRows(1, () => ({ fotos: w.at('/a') })))
  await w.bring(id, file)
  await w.follow()
  const cover = async () => (await w.offers())[0]!.cover_picture
  const first = await cover()
  const readAgain = () => w.db.execute(sql`update import_source set read_at = ${w.now().toISOString()}::timestamptz`)
  // A week on nobody asks: its source was not read since.
  w.pass(8 * 24 * 60)
  await w.follow()
  expect(w.calls()).toHaveLength(1)
  w.pass(8 * 24 * 60)
  await readAgain()
  await w.follow()
  expect(w.peer.calls.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, `"${content.length}"`])
  expect(await cover()).toBe(first)
  content = photos[1]!
  w.pass(8 * 24 * 60)
  await readAgain()
  await w.follow()
  const second = await cover()
  expect(second).not.toBe(first)
  // Three failures, each later than the one before, and the picture of before stays.
  content = null
  w.pass(8 * 24 * 60)
  await readAgain()
  for (const minutes of [0, 6, 121]) {
    w.pass(minutes)
    await w.follow()
  }
  expect(w.calls()).toHaveLength(6)
  await w.follow()
  expect(w.calls()).toHaveLength(6)
  expect(await cover()).toBe(second)
  const { data: runs } = await w.call<{ id: number }[]>(w.manager, 'GET', `/v2/imports/${id}/runs`)
  expect((await w.read(id, runs[0]!.id)).problems).toMatchObject([{ code: 'import.picture_unreachable' }])
})

test('a server is asked for four at once, rests as long as it says, and then gets one call a second', async () => {
  let isBusy = true
  const asked: string[] = []
  const w = await createWorld(
    Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `/${at}`,
        (request: IncomingMessage, response: ServerResponse) => {
          asked.push(request.url!)
          const answer = () => response.writeHead(isBusy ? 429 : 200, { 'retry-after': '600' }).end(photos[at % 4])
          setTimeout(answer, 20)
        },
      ]),
    ),
  )
  const { id } = await w.mapped()
  const run = await w.bring(id, writeTable(listRows(9, (at) => ({ fotos: w.at(`/${at}`) }))))
  const hands = createPictureHands(w.tools)
  await hands.step()
  await hands.finish()
  expect(asked).toHaveLength(4)
  expect(w.mostAtOnce()).toBe(4)
  isBusy = false
  // A process that is begun anew knows it too.
  await w.follow()
  expect(asked).toHaveLength(4)
  expect((await w.read(id, run.id)).pictures.rests_until).toBe('2026-11-23T14:10:00.000Z')
  w.pass(11)
  const next = createPictureHands(w.tools)
  await next.step()
  await next.step()
  await next.finish()
  expect(asked).toHaveLength(5)
  w.pass(1)
  await next.step()
  await next.finish()
  expect(asked).toHaveLength(6)
})

test('who is ended in the middle is followed by another, and what cannot be shown is named with its row', async () => {
  const w = await createWorld({
    '/whole': photos[0]!,
    '/same': photos[0]!,
    '/small': await draw(9, 300),
    '/words': Buffer.from('<html>no picture</html>'),
    '/large': (_, response) => response.writeHead(200, { 'content-length': String(30 * 2 ** 20) }).end(),
  })
  const { id } = await w.mapped()
  const bad = 'http://10.0.0.1/a.jpg'
  const rows = listRows(5, (at) => ({
    fotos: [w.at('/small', '/whole'), w.at('/words'), w.at('/large'), bad, w.at('/same')][at]!,
    titulo_es: `Apartamento número ${at + 1} con balcón en Piantini`,
  }))
  const run = await w.bring(id, writeTable(rows.slice(0, 4)))
  // The first process takes what is asked for and ends; for a minute nobody else is told of it.
  const dying = createPictureHands(w.tools)
  const stepping = dying.step()
  await stepping
  dying.close()
  await dying.finish()
  w.pass(2)
  await w.follow()
  const found = await w.rows(id, run.id)
  expect(
    found.map(({ external_id, result, problems }) => [external_id, result, ...problems.map(({ code }) => code)]),
  ).toEqual([
    ['A-1', 'published', 'import.picture_too_small'],
    ['A-2', 'awaiting_cover', 'import.picture_unreadable'],
    ['A-3', 'awaiting_cover', 'import.picture_too_large'],
    ['A-4', 'awaiting_cover', 'import.picture_refused'],
  ])
  // The same bytes elsewhere are the same picture, and so the home that is there already: no draft is left of it.
  const second = await w.bring(id, writeTable(rows))
  expect(second.counts).toMatchObject({ new: 1 })
  await w.follow()
  const [first] = (await w.offers()) as { code: string }[]
  const refused = (await w.rows(id, second.id)).find(({ external_id }) => external_id === 'A-5')
  expect(refused).toMatchObject({
    result: 'failed',
    draft_id: null,
    problems: [{ code: 'import.look_alike', value: first!.code, is_refused: true }],
  })
  const { rows: pictures } = await w.db.execute(sql`select count(*)::int as count from picture where source = 'upload'`)
  expect(pictures).toEqual([{ count: 1 }])
})

test('a draft that somebody published is the listing that its source leads, and what they wrote stays theirs', async () => {
  const w = await createWorld({ '/a': photos[0]!, '/b': photos[1]! })
  await w.db.execute(sql`update agency set policy = 'network' where id = 3`)
  const { id } = await w.mapped()
  const rows = listRows(1, () => ({ fotos: w.at('/a', '/b') }))
  const run = await w.bring(id, writeTable(rows))
  await w.follow()
  expect((await w.read(id, run.id)).results).toEqual([{ result: 'in_review', count: 1 }])
  const [row] = await w.rows(id, run.id)
  const { data: draft } = await w.call<{ version: number }>(w.staff, 'GET', `/v2/workspace/drafts/${row!.draft_id}`)
  const published = await w.call<{ code: string }>(w.staff, 'POST', `/v2/workspace/drafts/${row!.draft_id}/publish`, {
    version: draft.version,
  })
  expect(published.status).toBe(200)
  await w.follow()
  expect(await w.shown()).toMatchObject([{ id: 'A-1', status: 'published', photos: 2 }])
  const again = await w.bring(id, writeTable([{ ...rows[0]!, precio: '99000' }]))
  expect(again.counts).toMatchObject({ changed: 1, new: 0 })
})
