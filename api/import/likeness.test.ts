import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { publishDueDrafts } from '../draft/publish-due-drafts.ts'
import { addHash } from '../look-alike/test-look-alikes.ts'
import { createImportWorld } from './test-imports.ts'
import { listRows, ownColumns, wholeRow, writeTable } from './test-tables.ts'

/** Two agencies whose pictures are in the store already: `u/…` keys as addresses of the site. */
async function createWorld() {
  let moment = new Date()
  const w = await createImportWorld(() => moment)
  const key = (nth: number) => `villa-1-${'abcdefghij'[nth]}`
  for (let nth = 0; nth < 10; nth += 1) {
    const hash = BigInt(nth + 1) * 0x9e37_79b9_7f4a_7c15n
    await addHash(w.db, key(nth), hash)
    await w.db.execute(sql`update picture set dhash = ${BigInt.asIntN(64, hash)} where key = ${key(nth)}`)
  }
  const show = (...nths: number[]) =>
    nths.map((nth) => `http://localhost:3000/pictures/${key(nth)}-1440.webp`).join('|')
  const pass = (hours: number) => void (moment = new Date(moment.getTime() + hours * 3_600_000))
  return { ...w, show, pass }
}

test('a home that its agency offers already is not offered twice, and what only may be one is named', async () => {
  const w = await createWorld()
  const { id } = await w.mapped()
  const rows = [
    { ...wholeRow, fotos: w.show(0, 1, 2, 3) },
    // The same home by another reference, in the same file.
    { ...wholeRow, referencia: 'A-2', fotos: w.show(0, 1, 2, 3) },
    // One that shares half of its pictures: the pool and the lobby.
    { ...wholeRow, referencia: 'A-3', fotos: w.show(2, 3, 4, 5), precio: '189000' },
    { ...wholeRow, referencia: 'A-4', fotos: w.show(6, 7), precio: '900000' },
  ]
  const run = await w.bring(id, writeTable(rows))
  expect(run.counts).toMatchObject({ rows: 4, new: 4, refused: 0 })
  const offers = (await w.offers()) as { code: string }[]
  const found = await w.rows(id, run.id)
  expect(
    found.map(({ external_id, result, problems }) => [
      external_id,
      result,
      ...problems.map(({ code, value, is_refused }) => [code, value, is_refused]),
    ]),
  ).toEqual([
    ['A-1', 'published'],
    ['A-2', 'failed', ['import.look_alike', offers[0]!.code, true]],
    ['A-3', 'published', ['import.look_alike_maybe', offers[0]!.code, false]],
    ['A-4', 'published'],
  ])
  expect(offers).toHaveLength(3)
  const { rows: pairs } = await w.db.execute(sql`select count(*)::int as count from look_alike where verdict is null`)
  expect(pairs).toEqual([{ count: 1 }])
  // Asked again, it is refused again; once the first is off, it is that home again, and no new offer.
  expect((await w.bring(id, writeTable(rows))).counts).toMatchObject({ unchanged: 3, new: 1 })
  await w.db.execute(sql`update listing set status = 'withdrawn', status_since = now() where code = ${offers[0]!.code}`)
  await w.bring(id, writeTable(rows))
  const { rows: homes } = await w.db.execute(sql`
    select count(*)::int as count, count(distinct first_published_at)::int as firsts from listing where home_id is not null`)
  expect(homes).toEqual([{ count: 2, firsts: 1 }])
})

test('what looks like another agency’s waits for the network, is published after two days, and its source leads it then', async () => {
  const w = await createWorld()
  const other = await w.source({ agent_id: 9, agency_id: 4 }, w.staff)
  await w.call(w.staff, 'PUT', `/v2/imports/${other.id}/mapping`, ownColumns)
  const upload = await w.send(other.id, writeTable([{ ...wholeRow, fotos: w.show(0, 1, 2) }]), w.staff)
  await w.call(w.staff, 'POST', `/v2/imports/${other.id}/runs`, { upload, is_trial: false })
  await w.work()
  expect(await w.offers()).toHaveLength(1)

  const { id } = await w.mapped()
  const rows = [{ ...wholeRow, referencia: 'B-1', fotos: w.show(0, 1, 2), precio: '186000' }]
  const run = await w.bring(id, writeTable(rows))
  expect(run.results).toEqual([{ result: 'in_review', count: 1 }])
  expect(await w.offers()).toHaveLength(1)
  const drafts = await w.db.execute(sql`select look_until is not null as waits from listing_draft`)
  expect(drafts.rows).toEqual([{ waits: true }])
  w.pass(49)
  await publishDueDrafts(w.tools)
  expect(await w.offers()).toMatchObject([{}, { status: 'published', price: 186_000 }])
  const next = await w.bring(id, writeTable([{ ...rows[0]!, precio: '187000' }]))
  expect(next.counts).toMatchObject({ changed: 1, new: 0 })
  expect((await w.offers())[1]).toMatchObject({ price: 187_000 })
})

test('without pictures nothing is compared: 400 rows at one place are 400 listings', async () => {
  const w = await createWorld()
  const { id } = await w.mapped({ publishes_without_pictures: true, agency_id: 3 }, w.staff)
  const run = await w.bring(id, writeTable(listRows(400, () => ({ fotos: '' }))))
  expect(run.results).toEqual([{ result: 'published', count: 400 }])
})
