import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { ListingFigures, Overview, WorkspaceRow, WorkspaceState } from '#contract/workspace/workspace.ts'
import { getDayHere } from '#contract/day.ts'

import { readFile } from '../import/adapters/read-file.ts'
import { giveBytes, listRows } from '../import/adapters/test-bytes.ts'
import { createDraftWorld, type Person, wholeFlat } from '../draft/test-drafts.ts'
import { listingDays } from '../figure/table.ts'
import { importItems, importSources } from '../import/table.ts'
import { listingPrivates } from '../property/publish/table.ts'
import { listings } from '../property/table.ts'

type Listed = { data: WorkspaceRow[]; meta: { total: number; states: Record<WorkspaceState, number> } }

/** Ana's listings in many states, a colleague's and a stranger's. */
async function createWorld() {
  const world = await createDraftWorld()
  await world.db.execute(sql`delete from listing`)
  const daysAgo = (days: number) => new Date(world.tools.now().getTime() - days * 86_400_000)
  const fresh = { published_at: daysAgo(40), confirmed_at: daysAgo(2), quality: 82, sector: 'santo-domingo-naco' }
  await world.property({ ...fresh, agent_id: 7, code: '10-30001', price: 300_000, title_es: 'Casa «Ñandú»', rank: 10 })
  await world.property({
    ...fresh,
    agent_id: 7,
    code: '10-30002',
    price: 9_000_000,
    currency: 'DOP',
    confirmed_at: daysAgo(12),
    rank: 30,
  })
  await world.property({ ...fresh, agent_id: 7, code: '10-30003', status: 'sold', quality: 40 })
  await world.property({
    ...fresh,
    agent_id: 7,
    code: '10-30004',
    under_offer_since: daysAgo(1),
    title_en: 'Apartamento luminoso con balcón',
  })
  await world.property({ ...fresh, agent_id: 8, code: '10-30005', rank: 20 })
  await world.property({ ...fresh, agent_id: 9, code: '10-30006' })
  const list = (who: Person, query = '') =>
    world.call(who, 'GET', `/v2/workspace/listings${query}`) as unknown as Promise<Listed>
  const codes = async (who: Person, query = '') => (await list(who, query)).data.map(({ code }) => code)
  const readOverview = async (who: Person) =>
    (await world.call(who, 'GET', '/v2/workspace')).data as unknown as Overview
  const idOf = async (code: string) => (await world.db.select().from(listings)).find((one) => one.code === code)!.id
  return { ...world, list, codes, readOverview, idOf, daysAgo }
}

test('the list has what is within reach, drafts without a row too, and counts each state exactly', async () => {
  const world = await createWorld()
  const empty = await world.begin(world.author)
  await world.begin(world.author, wholeFlat)
  const { data, meta } = await world.list(world.author)
  expect(meta.total).toBe(6)
  expect(meta.states).toMatchObject({ draft: 2, published: 2, under_offer: 1, sold: 1, returned: 0, reserved: 0 })
  expect(Object.values(meta.states).reduce((sum, count) => sum + count)).toBe(6)
  expect(data.find(({ draft_id }) => draft_id === empty.id)).toMatchObject({ code: null, state: 'draft', title: null })
  expect(data.find(({ title }) => title === wholeFlat.title_es)).toMatchObject({
    price: 185_000,
    place: 'Piantini',
    cover: { src: '/pictures/villa-1-a' },
    may: { edit: true, delete: true, confirm: false, assign: false },
    figures: null,
  })
  expect(await world.codes(world.manager, '?sort=confirmed')).toHaveLength(7)
  expect(await world.codes(world.stranger)).toEqual(['10-30006'])
  expect((await world.list(world.staff)).meta.total).toBe(8)
  expect((await world.call(world.buyer, 'GET', '/v2/workspace/listings')).status).toBe(403)
})

test('filters and orders go through the address of the call, one state at a time or several', async () => {
  const world = await createWorld()
  await world.db.insert(listingPrivates).values({
    listing_id: await world.idOf('10-30003'),
    owner_name: 'Tomás Núñez',
    mandate_until: '2026-12-01',
  })
  const asAgent = (query: string) => world.codes(world.author, query)
  expect(await asAgent('?state=sold')).toEqual(['10-30003'])
  expect(await asAgent('?state=sold&state=under_offer&sort=quality')).toEqual(['10-30003', '10-30004'])
  expect(await asAgent('?q=nandu')).toEqual(['10-30001'])
  expect(await asAgent('?q=10-3000&sort=-price')).toEqual(['10-30001', '10-30004', '10-30003', '10-30002'])
  expect(await asAgent('?q=nunez')).toEqual(['10-30003'])
  expect(await asAgent(`?q=${encodeURIComponent('%')}`)).toEqual([])
  expect(await asAgent('?max_quality=50')).toEqual(['10-30003'])
  expect(await asAgent('?unconfirmed_days=11')).toEqual(['10-30002'])
  expect(await asAgent('?without_english=1')).toEqual(['10-30004'])
  expect(await asAgent('?mandate_until=2026-12-31')).toEqual(['10-30003'])
  expect(await asAgent('?city=punta-cana')).toEqual([])
  expect(await world.codes(world.manager, '?agent=8')).toEqual(['10-30005'])
  // Staff read an owner's data with a line in the audit, not by guessing names.
  expect(await world.codes(world.staff, '?q=nunez')).toEqual([])
  // Counts are of the other filters.
  expect((await world.list(world.author, '?state=sold&max_quality=90')).meta).toMatchObject({
    total: 1,
    states: { published: 2, sold: 1, under_offer: 1 },
  })
})

test('what a source brought is found by it, and named to who manages it alone', async () => {
  const world = await createWorld()
  const [own, theirs] = await world.db
    .insert(importSources)
    .values([
      { agency_id: 3, agent_id: 7, name: 'Inventario', kind: 'table', arrival: 'file' },
      { agency_id: 4, agent_id: 9, name: 'De otra', kind: 'table', arrival: 'file' },
    ])
    .returning()
  await world.db.insert(importItems).values([
    { source_id: own!.id, external_id: 'A-1', listing_id: await world.idOf('10-30001') },
    { source_id: theirs!.id, external_id: 'A-1', listing_id: await world.idOf('10-30006') },
  ])
  expect(await world.codes(world.manager, `?source_id=${own!.id}`)).toEqual(['10-30001'])
  expect(await world.codes(world.manager, `?source_id=${theirs!.id}`)).toEqual([])
  expect((await world.readOverview(world.manager)).sources).toEqual([{ id: own!.id, name: 'Inventario' }])
  expect((await world.readOverview(world.author)).sources).toEqual([])
  expect((await world.readOverview(world.staff)).sources).toHaveLength(2)
})

test('what colleagues have on offer is read, and nothing of it is told or done', async () => {
  const world = await createWorld()
  const { data } = await world.list(world.author, '?of_colleagues=1')
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({ code: '10-30005', figures: null, actions: [], may: { edit: false, assign: false } })
})

test('a row says how it does: figures of 30 days, days since it was confirmed, and where the search shows it', async () => {
  const world = await createWorld()
  const listing_id = await world.idOf('10-30002')
  const day = (ago: number) => getDayHere(world.tools.now(), -ago)
  await world.db.insert(listingDays).values([
    { listing_id, day: day(0), opened: 1000 },
    { listing_id, day: day(1), opened: 5, kept: 1, enquiries: 2, whatsapp: 3 },
    { listing_id, day: day(30), opened: 7 },
    { listing_id, day: day(31), opened: 100 },
  ])
  await world.tools.search.follow()
  const { data } = await world.list(world.author, '?q=10-30002')
  expect(data[0]).toMatchObject({
    unconfirmed_days: 12,
    figures: { opened: 12, kept: 1, enquiries: 2, whatsapp: 3 },
    // By rank: this one, a colleague's, the stranger's and Ana's others.
    position: { position: 1, total: 5, place: 'Naco' },
    price_other: 150_000,
    actions: expect.arrayContaining(['reserve', 'mark_sold', 'start_offer']),
    may: { confirm: true },
  })
  expect((await world.list(world.author, '?q=10-30001')).data[0]!.position).toMatchObject({ position: 3, total: 5 })
  expect((await world.list(world.author, '?state=sold')).data[0]!.position).toBeNull()
  expect(await world.codes(world.author, '?sort=-opened&state=published')).toEqual(['10-30002', '10-30001'])

  const figures = (await world.call(world.author, 'GET', '/v2/workspace/listings/10-30002/figures'))
    .data as unknown as ListingFigures
  expect(figures.days).toHaveLength(90)
  expect(figures.days.at(-1)).toEqual({ day: day(1), opened: 5, kept: 1, enquiries: 2, whatsapp: 3 })
  expect(figures.days.reduce((sum, { opened }) => sum + opened, 0)).toBe(112)
  for (const who of [world.colleague, world.stranger]) {
    expect((await world.call(who, 'GET', '/v2/workspace/listings/10-30002/figures')).status).toBe(404)
  }
})

test('home says what waits, and one press confirms what is still there', async () => {
  const world = await createWorld()
  const before = await world.readOverview(world.author)
  expect(before).toMatchObject({ role: 'agent', listings: 4, to_confirm: { total: 1 }, enquiries: { total: 0 } })
  expect(before.to_confirm.rows[0]).toMatchObject({ code: '10-30002', unconfirmed_days: 12 })
  expect(before.days).toHaveLength(60)

  const body = { codes: ['10-30002', '10-30003', '10-30005', '10-99999', '10-30002'] }
  const { data } = await world.call(world.author, 'POST', '/v2/workspace/listings/confirm', body)
  expect(data).toEqual({ confirmed: ['10-30002'], refused: ['10-30003', '10-30005', '10-99999'] })
  expect((await world.readOverview(world.author)).to_confirm.total).toBe(0)
})

test('what waits for a yes is shown to who may say it, and what came back to who wrote it', async () => {
  const world = await createWorld()
  const draft = await world.begin(world.author, wholeFlat)
  await world.press(world.author, draft, 'submit')
  expect((await world.readOverview(world.author)).to_review.total).toBe(0)
  expect((await world.readOverview(world.stranger)).to_review.total).toBe(0)
  const [waiting] = (await world.readOverview(world.manager)).to_review.rows
  expect(waiting).toMatchObject({ draft_id: draft.id, state: 'in_review', agent: { name: 'Ana Pérez' } })
  await world.call(world.manager, 'POST', `/v2/workspace/drafts/${draft.id}/return`, {
    reason: 'Falta la foto de la cocina.',
  })
  const { returned } = await world.readOverview(world.author)
  expect(returned.rows[0]).toMatchObject({ state: 'returned', reason: 'Falta la foto de la cocina.' })
  expect((await world.readOverview(world.manager)).agents.map(({ name }) => name)).toEqual(['Ana Pérez', 'Luis Mota'])
})

test('the table that is taken along has what the list shows in the columns of an import, and is written down', async () => {
  const world = await createWorld()
  await world.begin(world.author, wholeFlat)
  const secret = { exact_latitude: 18.4711, exact_longitude: -69.9322, street: 'Calle 1', owner_name: 'Marta Ruiz' }
  await world.db.insert(listingPrivates).values({ listing_id: await world.idOf('10-30001'), ...secret })
  const take = async (who: Person, path: string, lang = 'es') => {
    const answer = await world.ask('GET', `/v2/workspace/${path}`, { headers: who.headers, lang })
    expect(answer.status).toBe(200)
    return answer
  }
  const readTable = async (answer: Response) =>
    (await listRows(readFile(giveBytes(new Uint8Array(await answer.arrayBuffer()), 9000)))).map(({ cells }) => cells)
  const answer = await take(world.author, 'listings/export?state=published&sort=price')
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  const rows = await readTable(answer)
  expect(rows.map(({ referencia }) => referencia)).toEqual(['10-30002', '10-30001'])
  expect(rows[1]).toMatchObject({
    operacion: 'Venta',
    tipo: 'Apartamento',
    titulo_es: 'Casa «Ñandú»',
    precio: '300000',
    moneda: 'US$',
    direccion: 'Calle 1',
    latitud: '18.4711',
    estado: 'Publicada',
    Calidad: '82',
  })
  // Nor whom it belongs to, for anybody; nor where it stands exactly, for who is not of the agency.
  expect(JSON.stringify(rows)).not.toContain('Marta')
  const [, ofStaff] = await readTable(await take(world.staff, 'listings/export?state=published&sort=price&agent=7'))
  expect(ofStaff).toMatchObject({ direccion: '', referencia: '10-30001' })
  expect(ofStaff!.latitud).not.toBe('18.4711')

  const sheet = await readTable(await take(world.author, 'listings/sheet?sort=-price', 'en'))
  expect(sheet.map(({ reference, status }) => [reference, status])).toContainEqual(['10-30003', 'Sold'])
  expect(sheet.find(({ reference }) => String(reference).startsWith('borrador-'))).toMatchObject({
    status: 'Draft',
    price: '185000',
  })
  for (const path of ['template', 'template/sheet']) {
    const examples = await readTable(await take(world.author, path))
    expect(examples.map(({ referencia, tipo }) => [referencia, tipo])).toEqual([
      ['A-001', 'Apartamento'],
      ['A-002', 'Casa'],
    ])
  }
  const { rows: audited } = await world.db.execute(
    sql`select client_id from audit_event where kind = 'listing.exported' order by id`,
  )
  expect(audited.map(({ client_id }) => client_id)).toEqual([world.author.id, world.staff.id, world.author.id])
})

test('a table takes all along, a thousand at a time; an Excel file as many as it can hold, or says so', async () => {
  const world = await createWorld()
  // Each statement of a call has two seconds and a half.
  const add = async (from: number, to: number) => {
    for (let first = from; first <= to; first += 400)
      await world.db.execute(sql`
      insert into listing (code, status, business_type, type, province_id, city_id, sector_id, agent_id, agency_id, price,
        currency, price_usd, latitude, longitude, title_es, title_en, description_es, description_en, published_at)
      select '10-' || (40000 + n), 'published', 'sale', 'apartment', 1, 1, 1, 7, 3, 100000 + n, 'USD', 100000 + n, 18.5, -69.9,
        '', '', '', '', now() from generate_series(${first}::int, ${Math.min(first + 399, to)}::int) as n`)
  }
  await add(1, 1200)
  const take = (what: string) =>
    world.ask('GET', `/v2/workspace/listings/${what}?state=published&sort=price`, { headers: world.author.headers })
  const lines = (await (await take('export')).text()).trim().split('\r\n')
  const codes = lines.slice(1).map((line) => line.slice(1, line.indexOf('"', 1)))
  const { data } = await world.list(world.author, '?state=published&sort=price&page=51')
  expect(codes).toHaveLength(1202)
  expect(new Set(codes).size).toBe(1202)
  expect(codes.slice(1200)).toEqual(data.map(({ code }) => code))
  expect((await take('sheet')).status).toBe(200)
  await add(1201, 10_000)
  const refused = await take('sheet')
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    409,
    'listing.too_many_for_sheet',
  ])
})

test('the third page of 300 listings goes on where the second ended', async () => {
  const world = await createWorld()
  await world.db.execute(sql`
    insert into listing (code, status, business_type, type, province_id, city_id, sector_id, agent_id, agency_id, price,
      currency, price_usd, latitude, longitude, title_es, title_en, description_es, description_en, published_at)
    select '10-' || (40000 + n), 'published', 'sale', 'apartment', 1, 1, 1, 7, 3, 100000 + n, 'USD', 100000 + n, 18.5, -69.9,
      'Casa ' || n, 'House ' || n, 'Texto', 'Text', now() from generate_series(1, 300) as n`)
  const { data, meta } = await world.list(world.author, '?per_page=100&page=3&sort=price')
  expect(meta).toMatchObject({ total: 304, states: { published: 302 } })
  expect(data[0]!.price).toBe(100_201)
  expect(data).toHaveLength(100)
})
