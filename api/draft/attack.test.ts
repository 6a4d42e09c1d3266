import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createDraftWorld, wholeFlat } from './test-drafts.ts'

test('what an operation says was there may be as deep as a body allows, and is no fault of ours', async () => {
  const w = await createDraftWorld()
  const draft = await w.begin(w.author, wholeFlat)
  const deep = '['.repeat(200_000) + ']'.repeat(200_000)
  for (const field of ['title_es', 'photos', 'exact_point']) {
    const op = `{"op":"set","field":"${field}","before":${deep},"after":null}`
    const body = `{"version":${draft.version},"ops":[${op}]}`
    const { status } = await w.ask('PATCH', `/v2/workspace/drafts/${draft.id}`, { headers: w.author.headers, body })
    expect([409, 413, 422], field).toContain(status)
    const change = `{"op":"photo.change","list":"photos","key":"villa-1-a","change":{},"before":{"alt_es":${deep}}}`
    const changed = await w.ask('PATCH', `/v2/workspace/drafts/${draft.id}`, {
      headers: w.author.headers,
      body: `{"version":${draft.version},"ops":[${change}]}`,
    })
    expect([200, 409, 413, 422]).toContain(changed.status)
  }
  expect((await w.read(w.author, draft.id)).document.title_es).toBe(wholeFlat.title_es)
})

test('a video leads nowhere but to our own files, YouTube and Vimeo, and its picture is our own', async () => {
  const w = await createDraftWorld()
  for (const [at, video] of [
    { src: 'javascript:alert(1)' },
    { src: 'https://evil.example/youtube.com/watch' },
    { src: 'https://www.youtube.com@evil.example/' },
    { src: '/pictures/../v2/clients/logout' },
    { src: '//evil.example/x.mp4' },
    { src: 'https://youtu.be/abcdefghijk', poster: 'https://evil.example/pixel.gif' },
    { src: 'https://youtu.be/abcdefghijk', poster: 'javascript:alert(1)' },
    { src: 'https://youtu.be/abcdefghijk', poster: '//evil.example/pixel.gif' },
  ].entries()) {
    const draft = await w.begin(w.author, {
      ...wholeFlat,
      title_es: `Apartamento número ${at} con balcón`,
      unit_name: `${at}`,
    })
    const changed = await w.change(w.author, draft, { videos: [video] })
    const published = changed.status === 200 ? await w.press(w.author, changed.data, 'publish') : changed
    expect(published.status, JSON.stringify(video)).toBeGreaterThanOrEqual(400)
    expect(published.status, JSON.stringify(video)).toBeLessThan(500)
    await w.db.execute(sql`delete from listing_draft`)
  }
})

test('two who approve at once, and one who returns, publish once', async () => {
  const w = await createDraftWorld()
  await w.db.execute(sql`update agency set policy = 'manager' where id = 3`)
  const draft = (await w.press(w.author, await w.begin(w.author, wholeFlat), 'submit')).data
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => w.press(w.manager, draft, 'publish')),
    ...Array.from({ length: 3 }, () => w.press(w.staff, draft, 'publish')),
    w.press(w.manager, draft, 'return', { reason: 'Falta decir en qué piso está.' }),
    w.press(w.author, draft, 'take-back'),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { rows } = await w.db.execute<{ offers: number; events: number; drafts: number }>(sql`
    select (select count(*)::int from listing where title_es = ${wholeFlat.title_es}) as offers,
      (select count(*)::int from audit_event where kind = 'listing.published') as events,
      (select count(*)::int from listing_draft) as drafts`)
  const published = answers.slice(0, 6).filter(({ status }) => status === 200).length
  expect(published).toBeLessThanOrEqual(1)
  expect(rows[0]).toMatchObject({ events: published, drafts: 1 - published })
})

test('going back to a version beside a publication, and two of them, leave versions in one row', async () => {
  const w = await createDraftWorld()
  const first = await w.press(w.author, await w.begin(w.author, wholeFlat), 'publish')
  const { code } = first.data as unknown as { code: string }
  const next = await w.begin(w.author, {}, { from: code })
  const priced = (await w.change(w.author, next, { price: 190_000 })).data
  const restore = () => w.call(w.manager, 'POST', `/v2/workspace/listings/${code}/restore`, { n: 1 })
  const answers = await Promise.all([
    w.press(w.author, priced, 'publish'),
    restore(),
    w.press(w.manager, priced, 'publish'),
    restore(),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { rows } = await w.db.execute<{ n: number }>(sql`
    select n from listing_version join listing on listing.id = listing_id where code = ${code} order by n`)
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, at) => at + 1))
  const { rows: drafts } = await w.db.execute(sql`select 1 from listing_draft`)
  expect(drafts.length).toBeLessThanOrEqual(1)
})
