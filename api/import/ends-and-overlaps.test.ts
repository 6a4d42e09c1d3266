import { Readable } from 'node:stream'

import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { AppError } from '../app-error.ts'
import { createHands } from './follow-imports.ts'
import { createImportWorld } from './test-imports.ts'
import { listRows, ownColumns, writeTable } from './test-tables.ts'

test('a source of many rows is gone at once for everybody, and its rows go a thousand at a time', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  await w.bring(id, writeTable(listRows(3)))
  await w.db.execute(sql`
    insert into import_item (source_id, external_id) select ${id}, 'X-' || n from generate_series(1, 2500) as n`)
  await w.db.execute(sql`
    insert into import_row (run_id, n, outcome) select (select min(id) from import_run), 100 + n, 'unchanged' from generate_series(1, 1500) as n`)
  expect((await w.call(w.manager, 'DELETE', `/v2/imports/${id}`)).status).toBe(204)
  expect((await w.call(w.manager, 'GET', `/v2/imports/${id}`)).code).toBe('import.not_found')
  expect((await w.call<object[]>(w.manager, 'GET', '/v2/imports')).data).toEqual([])
  expect((await w.call(w.manager, 'DELETE', `/v2/imports/${id}`)).status).toBe(404)
  const [one] = (await w.offers()) as { code: string }[]
  expect((await w.call(w.agent, 'GET', `/v2/workspace/listings/${one!.code}/source`)).data).toBe(null)
  const count = async () => {
    const { rows } = await w.db.execute<{ count: number }>(sql`
      select ((select count(*) from import_item) + (select count(*) from import_row) + (select count(*) from import_run)
        + (select count(*) from import_source))::int as count`)
    return rows[0]!.count
  }
  const steps = [await count()]
  // One process does some of it, and another the rest.
  const other = createHands(w.tools)
  for (let step = 0; steps.at(-1)! > 0; step += 1) {
    await (step % 2 === 0 ? w.hands : other).step()
    steps.push(await count())
    expect(steps.at(-2)! - steps.at(-1)!).toBeLessThanOrEqual(1000)
    expect(step).toBeLessThan(20)
  }
  expect(await w.offers()).toHaveLength(3)
  // Another takes over what it had, by its codes.
  const { id: next } = await w.mapped()
  const again = await w.bring(next, writeTable(listRows(1, () => ({ referencia: one!.code }))))
  expect(again.counts).toMatchObject({ unchanged: 1, new: 0 })
})

test('a schedule does not overlap itself, and an address that fails is tried again when it is due', async () => {
  let moment = new Date('2026-11-23T14:00:00Z')
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => (answerFirst = resolve))
  let asked = 0
  let fails = false
  const w = await createImportWorld(() => moment, {
    outside: {
      check: async () => {},
      call: async ({ url }: { url: string }) => {
        asked += 1
        if (fails) throw new AppError('outside.unreachable')
        if (asked === 1) await first
        const body = Readable.from([Buffer.from(writeTable(listRows(2)))])
        return { status: 200, headers: new Headers(), url, body, close: () => {} }
      },
    },
  })
  const { id } = await w.mapped({ arrival: 'address', address: 'https://feeds.example.com/a.csv', every_hours: 1 })
  const pass = (hours: number) => void (moment = new Date(moment.getTime() + hours * 3_600_000 + 1000))
  const states = async () => {
    const { data } = await w.call<{ state: string }[]>(w.manager, 'GET', `/v2/imports/${id}/runs`)
    return data.map(({ state }) => state)
  }
  pass(1)
  await w.hands.step()
  // It takes two hours to answer: what is due meanwhile is not begun, and nobody begins another.
  pass(2)
  await w.hands.step()
  await w.hands.step()
  expect([asked, await states()]).toEqual([1, ['received']])
  const begun = await w.call(w.manager, 'POST', `/v2/imports/${id}/runs`, { is_trial: false })
  expect(begun).toMatchObject({ status: 409, code: 'import.running' })
  // What was due while it waited begins when it is over.
  answerFirst()
  await w.work()
  expect([asked, await states()]).toEqual([2, ['done', 'done']])
  expect(await w.offers()).toHaveLength(2)
  fails = true
  pass(2)
  await w.work()
  expect((await states())[0]).toBe('failed')
  expect(await w.offers()).toHaveLength(2)
  fails = false
  pass(2)
  await w.work()
  expect((await states()).slice(0, 2)).toEqual(['done', 'failed'])
})

test('columns that are named anew while a run waits are those it is applied by, and never while it is applied', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  const run = await w.bring(id, writeTable(listRows(300)), true)
  expect(run.state).toBe('ready')
  const other = {
    ...ownColumns,
    columns: { ...ownColumns.columns, banos: { target: null } },
    constants: { banos: '4' },
  }
  const name = () => w.call(w.manager, 'PUT', `/v2/imports/${id}/mapping`, other)
  expect((await name()).status).toBe(200)
  // Whoever presses before it is read again is told so.
  expect((await w.press(id, run.id, 'apply')).code).toBe('import.wrong_state')
  await w.work()
  await w.press(id, run.id, 'apply')
  await w.hands.step()
  expect(await name()).toMatchObject({ status: 409, code: 'import.running' })
  expect((await w.call(w.manager, 'DELETE', `/v2/imports/${id}`)).code).toBe('import.running')
  await w.work()
  const { rows } = await w.db.execute(sql`select distinct bathrooms from listing`)
  expect(rows).toEqual([{ bathrooms: 4 }])
})

test('a disk that is full in the middle leaves whole batches, and what is left is applied when there is room', async () => {
  const w = await createImportWorld()
  const { id } = await w.mapped()
  const upload = await w.send(id, writeTable(listRows(500)))
  const { data: run } = await w.call<{ id: number }>(w.manager, 'POST', `/v2/imports/${id}/runs`, {
    upload,
    is_trial: false,
  })
  while ((await w.read(id, run.id)).state !== 'applying') await w.hands.step()
  await w.hands.step()
  // As PostgreSQL says it: 53100, whatever is written.
  await w.db.execute(
    sql.raw(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert on listing_version for each statement execute function no_room();`),
  )
  const done = async () => (await w.read(id, run.id)).progress.done
  const before = await done()
  for (let step = 0; step < 4; step += 1) await w.hands.step().catch(() => null)
  expect(await done()).toBe(before)
  expect(await w.offers()).toHaveLength(before)
  await w.db.execute(sql.raw('drop trigger no_room on listing_version; drop function no_room()'))
  await w.work()
  expect(await w.read(id, run.id)).toMatchObject({ state: 'done', results: [{ result: 'published', count: 500 }] })
  expect(await w.offers()).toHaveLength(500)
})
