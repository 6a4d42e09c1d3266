import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { ImportColumns } from '#contract/import/import.ts'

import { followFreshness } from '../freshness/follow-freshness.ts'
import type { Outside } from '../tools/outside/outside.ts'
import { createHands } from './follow-imports.ts'
import { createImportWorld } from './test-imports.ts'
import { listRows, ownColumns, wholeRow, writeTable } from './test-tables.ts'

test('a table goes from its columns over a trial to listings that are found, and a second time nothing is written', async () => {
  const w = await createImportWorld()
  const hook = { url: 'http://127.0.0.1:9/hook', events: ['import.finished'] }
  expect((await w.call(w.manager, 'POST', '/v2/webhooks', hook)).status).toBe(201)
  const told = async () =>
    (await w.db.execute(sql`select kind, subject, subject_id, code from webhook_delivery order by id`)).rows
  const { id } = await w.source()
  const file = writeTable(listRows(3))
  const first = await w.bring(id, file, true)
  expect(first).toMatchObject({ state: 'columns', may: { map: true, apply: false }, file: 'inventario.csv' })
  const { data: columns } = await w.call<ImportColumns>(w.manager, 'GET', `/v2/imports/${id}/runs/${first.id}/columns`)
  expect(columns.columns.find(({ name }) => name === 'precio')).toMatchObject({
    samples: ['100000', '100001', '100002'],
    guess: { mapping: { target: 'precio' } },
    known: null,
  })
  expect((await w.call(w.manager, 'PUT', `/v2/imports/${id}/mapping`, ownColumns)).status).toBe(200)
  await w.work()
  const trial = await w.read(id, first.id)
  expect(trial).toMatchObject({
    state: 'ready',
    counts: { rows: 3, new: 3, refused: 0, gone: 0 },
    brakes: [],
    may: { apply: true },
    progress: { done: 0, of: 3 },
  })
  expect(await w.offers()).toEqual([])
  expect(await told()).toEqual([])
  expect((await w.press(id, first.id, 'apply')).data.state).toBe('applying')
  await w.work()
  expect(await w.read(id, first.id)).toMatchObject({
    state: 'done',
    results: [{ result: 'published', count: 3 }],
    may: { undo: true },
  })
  expect(await told()).toEqual([{ kind: 'import.finished', subject: 'import', subject_id: first.id, code: null }])
  const offers = await w.offers()
  expect(offers).toMatchObject([
    { status: 'published', price: 100_000, version: 1, agent_id: 7, confirmed_by: 'feed', cover_picture: 'villa-1-a' },
    { price: 100_001 },
    { price: 100_002 },
  ])
  const found = (await (await w.ask('GET', '/v2/properties')).json()) as { meta: { total: number } }
  expect(found.meta.total).toBe(3)

  await w.db.execute(sql`create table seen as select id, xmin::text as x from listing`)
  const second = await w.bring(id, file)
  expect(second).toMatchObject({ state: 'done', counts: { rows: 3, new: 0, changed: 0, unchanged: 3, gone: 0 } })
  const { rows: written } = await w.db.execute(
    sql`select from listing join seen on seen.id = listing.id where listing.xmin::text <> seen.x`,
  )
  expect(written).toEqual([])
  await w.db.execute(sql`drop table seen`)
  const letters = await w.readMails()
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
    ['marta@example.com', expect.stringContaining('Sistema de la oficina')],
  ])
})

test('what changes, goes and comes back is the same listing; what a person changed stays theirs until it is given back', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  await w.bring(id, writeTable(listRows(12)))
  const [one, two] = (await w.offers()) as { code: string }[]
  const offer = async (code: string) =>
    (await w.call<{ version: string }>(w.agent, 'GET', `/v2/workspace/listings/${code}/offer`)).data
  const { version } = await offer(one!.code)
  const priced = await w.call(w.agent, 'POST', `/v2/workspace/listings/${one!.code}/price`, {
    version,
    price: 99_000,
    currency: 'USD',
  })
  expect(priced.status).toBe(200)
  const held = await w.call(w.agent, 'GET', `/v2/workspace/listings/${one!.code}/source`)
  expect(held.data).toMatchObject({ external_id: 'A-1', held: ['price'], source: { id } })
  expect((await w.call(w.stranger, 'GET', `/v2/workspace/listings/${one!.code}/source`)).status).toBe(404)

  // The first two change their words, the third goes.
  const next = listRows(12, (at) =>
    at < 2 ? { titulo_es: 'Apartamento reformado con balcón en Piantini', precio: '98000' } : {},
  )
  const run = await w.bring(id, writeTable(next.toSpliced(2, 1)))
  expect(run).toMatchObject({ state: 'done', counts: { changed: 2, unchanged: 9, gone: 1 } })
  const rows = await w.rows(id, run.id)
  expect(rows).toMatchObject([
    {
      external_id: 'A-1',
      outcome: 'changed',
      result: 'published',
      changed: ['title_es'],
      price: null,
      code: one!.code,
    },
    { external_id: 'A-2', changed: ['price', 'title_es'], price: { before: 100_001, after: 98_000 } },
    { external_id: 'A-3', outcome: 'gone', result: 'taken_off', number: null },
  ])
  expect(await w.offers()).toMatchObject([
    { price: 99_000, title_es: 'Apartamento reformado con balcón en Piantini' },
    { price: 98_000, code: two!.code },
    { status: 'inactive' },
    {},
    {},
    {},
    {},
    {},
    {},
    {},
    {},
    {},
  ])
  const back = await w.bring(id, writeTable(next))
  expect(back).toMatchObject({ state: 'done', counts: { back: 1, changed: 0, unchanged: 11 } })
  expect((await w.offers())[2]).toMatchObject({ status: 'published', version: 1 })

  const given = await w.call(w.agent, 'POST', `/v2/workspace/listings/${one!.code}/source/follow`, {
    fields: ['price'],
  })
  expect(given.data).toMatchObject({ held: [] })
  await w.bring(id, writeTable(next))
  expect((await w.offers())[0]).toMatchObject({ price: 98_000 })
})

test('undo brings back what nobody touched, to the byte, and names what somebody changed since', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  await w.bring(id, writeTable(listRows(12)))
  const versionsOf = async () =>
    (
      await w.db.execute<{ id: number; n: number; document: string }>(sql`
      select listing_id as id, n, encode(document, 'hex') as document from listing_version order by 1, 2`)
    ).rows
  const before = await versionsOf()
  const changed = listRows(13, (at) => {
    if (at === 3) return { precio: '900000' }
    return at < 2 || at === 12 ? { precio: String(90_000 + at) } : {}
  }).toSpliced(5, 1)
  const run = await w.bring(id, writeTable(changed))
  expect(run.counts).toMatchObject({ new: 1, changed: 3, gone: 1 })
  expect(run.results).toContainEqual(expect.objectContaining({ result: 'price_asked', count: 1 }))
  const [, second] = (await w.offers()) as { code: string }[]
  const { data } = await w.call<{ version: string }>(w.agent, 'GET', `/v2/workspace/listings/${second!.code}/offer`)
  await w.call(w.agent, 'POST', `/v2/workspace/listings/${second!.code}/price`, {
    version: data.version,
    price: 91_000,
    currency: 'USD',
  })
  expect((await w.press(id, run.id - 1, 'undo')).code).toBe('import.undo_order')
  expect((await w.press(id, run.id, 'undo')).data.state).toBe('undoing')
  await w.work()
  const undone = await w.read(id, run.id)
  expect(undone).toMatchObject({ state: 'undone', undone_by: { name: 'Marta Ruiz' } })
  expect(Object.fromEntries(undone.results.map(({ result, count }) => [result, count]))).toEqual({
    restored: 2,
    withdrawn: 1,
    left: 1,
    // Its price was asked about, and nobody needs to answer any more.
    kept: 1,
  })
  const left = await w.rows(id, run.id, '&result=left')
  expect(left).toMatchObject([{ code: second!.code }])
  const offers = await w.offers()
  expect(offers).toMatchObject([
    { price: 100_000 },
    { price: 91_000 },
    {},
    {},
    {},
    { status: 'published' },
    {},
    {},
    {},
    {},
    {},
    {},
    { status: 'withdrawn' },
  ])
  const after = await versionsOf()
  const first = before[0]!
  expect(after.findLast((version) => version.id === first.id)).toEqual({ ...first, n: 3 })
  // And the run before can be taken back as well, all of it.
  expect((await w.press(id, run.id - 1, 'undo')).status).toBe(200)
  await w.work()
  expect((await w.offers()).filter(({ status }) => status === 'published')).toMatchObject([{ code: second!.code }])
  // The same file again brings the same codes back.
  await w.bring(id, writeTable(listRows(12)))
  expect((await w.offers()).filter(({ status }) => status === 'published').length).toBe(12)
  expect((await w.offers()).length).toBe(13)
})

test('an empty, a cut and a wrongly written file change nothing and wait, and so does one that loses or moves too much', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  const rows = listRows(40)
  await w.bring(id, writeTable(rows))
  const before = await w.offers()
  const state = async (content: string | Buffer) => {
    const run = await w.bring(id, content)
    return [run.state, ...run.brakes.map(({ kind }) => kind)]
  }
  const head = writeTable([])
  expect(await state(`${head}\n`)).toEqual(['waiting', 'empty', 'gone'])
  const whole = writeTable(rows)
  expect((await state(whole.slice(0, whole.length / 2)))[0]).not.toBe('done')
  expect(await state(writeTable(rows.slice(0, 25)))).toEqual(['waiting', 'gone'])
  expect(await state(writeTable(listRows(40, () => ({ precio: '900000' }))))).toEqual(['waiting', 'prices'])
  expect(await state(writeTable(listRows(40, (at) => (at < 20 ? { precio: 'a convenir' } : {}))))).toEqual([
    'waiting',
    'refused',
  ])
  const broken = writeTable(listRows(40, () => ({ titulo_es: 'Apartamento con balc\uFFFDn en Piantini' })))
  expect(await state(broken)).toEqual(['waiting', 'encoding'])
  expect((await state(Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0x31])))[0]).toBe('failed')
  expect(await w.offers()).toEqual(before)
  // A person says yes, and it is written down who.
  const braked = await w.bring(id, writeTable(rows.slice(0, 25)))
  expect((await w.press(id, braked.id, 'approve')).data).toMatchObject({
    state: 'applying',
    approved_by: { name: 'Marta Ruiz' },
  })
  await w.work()
  expect(await w.read(id, braked.id)).toMatchObject({ state: 'done', results: [{ result: 'taken_off', count: 15 }] })
  const { rows: audit } = await w.db.execute(sql`
    select kind, details ->> 'brakes' as brakes from audit_event where kind like 'import.approved'`)
  expect(audit).toEqual([{ kind: 'import.approved', brakes: 'gone' }])
})

test('a price that moves by more than a quarter waits alone, and goes with a yes', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  await w.bring(id, writeTable(listRows(8)))
  const run = await w.bring(
    id,
    writeTable(listRows(8, (at) => (at === 0 ? { precio: '200000' } : at === 1 ? { precio: '101000' } : {}))),
  )
  expect(run).toMatchObject({ state: 'done', price_jumps: 1, may: { approve: true } })
  expect((await w.offers()).slice(0, 2)).toMatchObject([{ price: 100_000 }, { price: 101_000 }])
  await w.press(id, run.id, 'approve')
  await w.work()
  expect((await w.offers()).slice(0, 2)).toMatchObject([{ price: 200_000 }, { price: 101_000 }])
  expect(await w.read(id, run.id)).toMatchObject({ state: 'done', may: { approve: false } })
})

test('features that a file lists in another order are no change', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  const columns = { ...ownColumns.columns, caracteristicas: { target: 'caracteristicas' } }
  await w.call(w.manager, 'PUT', `/v2/imports/${id}/mapping`, { ...ownColumns, columns })
  const bring = (caracteristicas: string) => w.bring(id, writeTable([{ ...wholeRow, caracteristicas }]))
  expect((await bring('balcón, piscina')).results).toMatchObject([{ result: 'published', count: 1 }])
  expect((await bring('piscina, balcón')).counts).toMatchObject({ unchanged: 1, changed: 0 })
  expect((await bring('balcón')).counts).toMatchObject({ unchanged: 0, changed: 1 })
})

test('a home that a file calls exclusive comes without the mark, for its mandate is in no file, and the report says so', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  const columns = { ...ownColumns.columns, exclusiva: { target: 'exclusiva' } }
  await w.call(w.manager, 'PUT', `/v2/imports/${id}/mapping`, { ...ownColumns, columns })
  const table = writeTable([{ ...wholeRow, exclusiva: 'sí' }])
  const run = await w.bring(id, table)
  expect(run.results).toMatchObject([{ result: 'published', count: 1 }])
  expect((await w.db.execute(sql`select is_exclusive from listing`)).rows).toEqual([{ is_exclusive: false }])
  const { rows } = await w.db.execute(sql`select problems from import_row where run_id = ${run.id}`)
  expect(rows).toMatchObject([
    { problems: [{ field: 'is_exclusive', code: 'import.mandate_missing', isRefused: false }] },
  ])
  expect((await w.bring(id, table)).counts).toMatchObject({ unchanged: 1, changed: 0 })
})

test('an offer under way comes and goes with its file, and stays as people left it until the file says something new', async () => {
  const w = await createImportWorld()
  const { id } = await w.source()
  const columns = { ...ownColumns.columns, estado: { target: 'estado' } }
  await w.call(w.manager, 'PUT', `/v2/imports/${id}/mapping`, { columns, constants: {} })
  const say = (one: string, two: string) => writeTable(listRows(2, (at) => ({ estado: at === 0 ? one : two })))
  const marks = async () =>
    (
      await w.db.execute<{ has: boolean }>(sql`select under_offer_since is not null as has from listing order by id`)
    ).rows
      .map(({ has }) => has)
      .join()
  expect(await w.bring(id, say('Con oferta', 'Publicada'))).toMatchObject({ state: 'done', counts: { new: 2 } })
  expect(await marks()).toBe('true,false')
  const [first] = await w.offers()
  const { data } = await w.call<{ is_under_offer: boolean }>(w.manager, 'GET', `/v2/properties/${String(first!.code)}`)
  expect(data.is_under_offer).toBe(true)
  expect(await w.bring(id, say('Con oferta', 'Publicada'))).toMatchObject({ counts: { unchanged: 2 } })

  const turned = await w.bring(id, say('Publicada', 'Con oferta'))
  expect(turned).toMatchObject({ state: 'done', counts: { changed: 2 } })
  expect((await w.rows(id, turned.id)).map(({ changed }) => changed)).toEqual([['status'], ['status']])
  expect(await marks()).toBe('false,true')
  // Somebody ends the second's; the file still says it, with another price, and is no news.
  await w.db.execute(sql`update listing set under_offer_since = null`)
  const priced = listRows(2, (at) => ({ precio: String(101_000 + at), estado: at === 0 ? 'Publicada' : 'Con oferta' }))
  expect(await w.bring(id, writeTable(priced))).toMatchObject({ state: 'done', counts: { changed: 2 } })
  expect(await marks()).toBe('false,false')
})

test('what a table of our own says of a state that it is told for the first time is done, and undone with its run', async () => {
  const w = await createImportWorld()
  const { id: of } = await w.mapped()
  await w.bring(of, writeTable(listRows(2)))
  const [paused, offered] = (await w.offers()).map(({ code }) => String(code))
  await w.db.execute(sql`update listing set status = 'inactive', status_since = now() where code = ${paused}`)
  await w.db.execute(sql`delete from import_item`)
  const { id } = await w.source({ name: 'Hoja de cálculo' })
  const columns = { ...ownColumns.columns, estado: { target: 'estado' } }
  await w.call(w.manager, 'PUT', `/v2/imports/${id}/mapping`, { columns, constants: {} })
  const states = async () =>
    (
      await w.db.execute<{ is: string }>(
        sql`select status || case when under_offer_since is null then '' else ' with an offer' end as is from listing order by id`,
      )
    ).rows.map(({ is }) => is)
  const said = [
    { ...listRows(1)[0]!, referencia: paused!, estado: 'Publicada' },
    { ...listRows(2)[1]!, referencia: offered!, estado: 'Con oferta' },
  ]
  const run = await w.bring(id, writeTable(said))
  expect(run).toMatchObject({ state: 'done', counts: { changed: 2 } })
  expect(await states()).toEqual(['published', 'published with an offer'])
  expect((await w.press(id, run.id, 'undo')).status).toBe(200)
  await w.work()
  expect(await states()).toEqual(['inactive', 'published'])
})

test('a listing without its first picture waits as a draft, unless the network lets its source go on', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  const rows = listRows(2, () => ({ fotos: 'https://elsewhere.example/a.jpg' }))
  const run = await w.bring(id, writeTable(rows))
  expect(run).toMatchObject({
    state: 'done',
    results: [{ result: 'awaiting_cover', count: 2 }],
    // Both rows name the same one.
    pictures: { state: 'waiting', waiting: 1 },
  })
  expect(await w.offers()).toEqual([])
  expect((await w.bring(id, writeTable(rows))).counts).toMatchObject({ unchanged: 2 })
  const { id: other } = await w.mapped({ publishes_without_pictures: true, agency_id: 3 }, w.staff)
  await w.bring(other, writeTable(rows.map((row) => ({ ...row, referencia: `B-${row.referencia}` }))))
  expect(await w.offers()).toMatchObject([{ status: 'published', cover_picture: null }, { cover_picture: null }])
  expect((await (await w.ask('GET', '/v2/properties')).json()) as object).toMatchObject({ meta: { total: 2 } })
})

test('what the agency writes in the file again is found by its own code, and changes nothing', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  await w.bring(id, writeTable(listRows(2)))
  const [one] = (await w.offers()) as { code: string }[]
  await w.call(w.manager, 'DELETE', `/v2/imports/${id}`)
  const { id: second } = await w.mapped()
  const run = await w.bring(second, writeTable([{ ...wholeRow, referencia: one!.code, precio: '100000' }]))
  expect(run).toMatchObject({ state: 'done', counts: { unchanged: 1, new: 0, changed: 0 } })
  expect((await w.offers())[0]).toMatchObject({ version: 1 })
  // Another agency's code is nobody's here.
  const { id: theirs } = await w.source({ agent_id: 9 }, w.stranger)
  await w.call(w.stranger, 'PUT', `/v2/imports/${theirs}/mapping`, ownColumns)
  expect((await w.call(w.manager, 'GET', `/v2/imports/${theirs}`)).code).toBe('import.not_found')
})

test('what a source still has stays confirmed by that, and never for longer than sixty days without a person', async () => {
  let moment = new Date('2026-11-23T14:00:00Z')
  const w = await createImportWorld(() => moment)
  const { id } = await w.mapped()
  const file = writeTable(listRows(1))
  const pass = (days: number) => void (moment = new Date(moment.getTime() + days * 86_400_000))
  await w.bring(id, file)
  const confirmed = async () => {
    await followFreshness(w.tools)
    const { rows } = await w.db.execute<{ days: number; rank: number; status: string }>(sql`
      select round(extract(epoch from ${moment.toISOString()}::timestamptz - confirmed_at) / 86400)::int as days, rank, status
      from listing`)
    return rows[0]!
  }
  // Between two runs of the same file nothing is written but when it was read.
  const readAgain = () => w.db.execute(sql`update import_source set read_at = ${moment.toISOString()}::timestamptz`)
  for (let day = 7; day <= 42; day += 7) {
    pass(7)
    if (day === 7) await w.bring(id, file)
    else await readAgain()
    expect((await confirmed()).days).toBeLessThan(11)
  }
  pass(13)
  await readAgain()
  expect(await confirmed()).toMatchObject({ days: 9, status: 'published' })
  pass(6)
  await readAgain()
  const sunk = await confirmed()
  expect(sunk.days).toBe(15)
  expect(sunk.rank).toBeLessThan(0)
})

test('a file with a thousand mistakes names each by row and column, none twice, and its report runs no formula', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  const faults: [column: string, value: string][] = [
    ['precio', 'a convenir'],
    ['habitaciones', 'muchas'],
    ['banos', '=1+2'],
    ['tipo', 'nave espacial'],
    ['sector', 'Ninguna Parte'],
    ['operacion', 'trueque'],
    ['m2_construccion', '-5'],
    ['latitud', '91'],
    ['descripcion_es', 'corta'],
    ['moneda', 'EUR'],
  ]
  const planted = new Set<string>()
  const rows = listRows(1000, (at) => {
    const [column, value] = faults[at % faults.length]!
    planted.add(`${at + 2} ${column}`)
    return { [column]: value }
  })
  const run = await w.bring(id, writeTable(rows), true)
  expect(run.counts.rows).toBe(1000)
  const { rows: found } = await w.db.execute<{ at: string; count: number }>(sql`
    select number || ' ' || (problem ->> 'column') as at, count(*)::int as count
    from import_row, jsonb_array_elements(problems) as problem where run_id = ${run.id} group by 1`)
  expect(new Set(found.map(({ at }) => at))).toEqual(planted)
  expect(found.filter(({ count }) => count !== 1)).toEqual([])
  const answer = await w.ask('GET', `/v2/imports/${id}/runs/${run.id}/report`, { headers: w.manager.headers })
  // Text that is read as such loses the mark of its encoding.
  const report = Buffer.from(await answer.arrayBuffer()).toString()
  expect(report.startsWith('\uFEFF')).toBe(true)
  expect(report).toContain(`"'=1+2"`)
  expect(report.match(/(?:^|,)"[=+@-]/gm)).toBe(null)
  expect(report.trim().split('\r\n').length).toBe(1001)
})

test('who is ended in the middle is followed by another process, two at once do each row once, and another agency sees none of it', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  const upload = await w.send(id, writeTable(listRows(700)))
  const { data: run } = await w.call<{ id: number }>(w.manager, 'POST', `/v2/imports/${id}/runs`, {
    upload,
    is_trial: false,
  })
  const again = await w.call(w.manager, 'POST', `/v2/imports/${id}/runs`, { upload, is_trial: false })
  expect(again).toMatchObject({ status: 409, code: 'import.running' })
  // The first dies while it reads, the second while it applies.
  while ((await w.read(id, run.id)).progress.done === 0) await w.hands.step()
  w.hands.drop()
  const second = createHands(w.tools)
  while ((await w.read(id, run.id)).state !== 'applying') await second.step()
  await second.step()
  second.close()
  const [third, fourth] = [createHands(w.tools), createHands(w.tools)]
  while ((await w.read(id, run.id)).state === 'applying') await Promise.all([third.step(), fourth.step()])
  expect(await w.read(id, run.id)).toMatchObject({ state: 'done', results: [{ result: 'published', count: 700 }] })
  const { rows } = await w.db.execute(sql`
    select count(*)::int as listings, count(distinct code)::int as codes, max(version) as versions,
      (select count(*)::int from listing_version) as written, (select count(*)::int from import_item) as items
    from listing`)
  expect(rows).toEqual([{ listings: 700, codes: 700, versions: 1, written: 700, items: 700 }])
  for (const path of [
    '',
    '/runs',
    `/runs/${run.id}`,
    `/runs/${run.id}/rows`,
    `/runs/${run.id}/report`,
    `/runs/${run.id}/columns`,
  ]) {
    const of = async (who: typeof w.manager) =>
      (await w.ask('GET', `/v2/imports/${id}${path}`, { headers: who.headers })).status
    expect([await of(w.agent), await of(w.stranger), await of(w.manager), await of(w.staff)], path).toEqual([
      403, 404, 200, 200,
    ])
  }
  for (const what of ['apply', 'approve', 'stop', 'undo']) {
    const of = async (who: typeof w.manager) => (await w.press(id, run.id, what, who)).status
    expect([await of(w.agent), await of(w.stranger)], what).toEqual([403, 404])
  }
  const trust = (who: typeof w.manager) => w.call(who, 'PATCH', `/v2/imports/${id}`, { is_trusted: true })
  expect([(await trust(w.manager)).status, (await trust(w.staff)).status]).toEqual([403, 200])
})

test('what is at an address is fetched with its password, not twice while it is the same, and a schedule does so by itself', async () => {
  let moment = new Date('2026-11-23T14:00:00Z')
  const asked: (Record<string, string> | undefined)[] = []
  let isSame = false
  const outside: Outside = {
    check: async () => {},
    call: async ({ headers, url }) => {
      asked.push(headers)
      const body = isSame ? '' : writeTable(listRows(2))
      return {
        status: isSame ? 304 : 200,
        headers: new Headers({ etag: '"one"' }),
        url,
        body: Readable.from([gzipSync(body)]),
        close: () => {},
      }
    },
  }
  const w = await createImportWorld(() => moment, { outside })
  const address = { arrival: 'address', address: 'https://feeds.example.com/a.csv.gz', every_hours: 24 }
  const { id, due_at } = await w.mapped({ ...address, user: 'caribe', password: 'secreta' })
  expect(due_at).toBe('2026-11-24T14:00:00.000Z')
  expect(JSON.stringify((await w.db.execute(sql`select * from import_source`)).rows)).not.toContain('secreta')
  await w.work()
  expect(asked).toEqual([])
  for (const same of [false, true]) {
    isSame = same
    moment = new Date(moment.getTime() + 25 * 3_600_000)
    await w.work()
  }
  const basic = `Basic ${Buffer.from('caribe:secreta').toString('base64')}`
  expect(asked).toEqual([{ authorization: basic }, { authorization: basic, 'if-none-match': '"one"' }])
  const { data: runs } = await w.call(w.manager, 'GET', `/v2/imports/${id}/runs`)
  expect(runs).toMatchObject([
    { state: 'done', by: null, counts: { unchanged: 2 } },
    { state: 'done', by: null, file: 'feeds.example.com', counts: { new: 2 } },
  ])
})
