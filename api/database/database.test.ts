import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { cities } from '../place/table.ts'
import { listings } from '../property/table.ts'
import { createTestApi } from '../test-api.ts'
import { beginWithTemplate } from './begin-with-template.ts'
import { isMigrated, migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { prepareDatabase } from './prepare-database.ts'

type World = Awaited<ReturnType<typeof createTestApi>>
const rowsOf = async ({ tools }: World, text: string) => (await tools.database.pool.query(text)).rows

test('the schema is complete, and migrating again changes nothing', async () => {
  const { tools } = await createTestApi()
  await prepareDatabase(tools.database, migrate)
  expect(await isMigrated(tools.database.pool)).toBe(true)
})

test.skipIf(!process.env.TEST_DATABASE_URL)('no statement is compiled, for calls and for jobs', async () => {
  const { tools } = await createTestApi()
  const { pool, jobs } = tools.database
  for (const one of [pool, jobs]) expect((await one.query('show jit')).rows).toEqual([{ jit: 'off' }])
})

test('a connection that is dropped in a transaction leaves nothing to the next', async () => {
  const world = await createTestApi()
  for (let round = 0; round < 20; round++) {
    const client = await world.tools.database.pool.connect()
    await client.query('begin')
    await client.query(`insert into picture values ('lost', 1, 1, '#000000')`)
    client.release(true)
    const next = await world.tools.database.pool.connect()
    await next.query('begin')
    await next.query(`insert into picture values ('kept-${round}', 1, 1, '#000000')`)
    await next.query('commit')
    next.release()
  }
  const rows = await rowsOf(world, `select count(*)::int as kept from picture where key ~ '^(kept|lost)'`)
  expect(rows).toEqual([{ kept: 20 }])
})

test('every change of a listing is dated', async () => {
  const world = await createTestApi()
  const { id, changed_at } = await world.property()
  await world.db.update(listings).set({ bedrooms: 4 }).where(eq(listings.id, id))
  const [after] = await world.db.select().from(listings)
  expect(after!.changed_at.getTime()).toBeGreaterThan(changed_at.getTime())
})

test('what was asked and what it was are kept, whoever writes', async () => {
  const world = await createTestApi()
  const { id } = await world.property({ price: 100_000 })
  const change = (values: Partial<typeof listings.$inferInsert>) =>
    world.db.update(listings).set(values).where(eq(listings.id, id))
  await change({ bedrooms: 5 })
  await change({ price: 95_000, price_usd: 95_000 })
  await change({ status: 'sold' })

  expect(await rowsOf(world, 'select price::float8, currency from price_change')).toEqual([
    { price: 100_000, currency: 'USD' },
  ])
  expect(await rowsOf(world, 'select status from status_change')).toEqual([{ status: 'published' }])
})

test('a listing is found by the words of both languages and of its place, without accents', async () => {
  const world = await createTestApi()
  await world.property({ sector: 'punta-cana-bavaro', title_es: 'Habitación con jardín', title_en: 'Room with garden' })
  const isFound = async (language: string, words: string) => {
    const [row] = await rowsOf(
      world,
      `select words @@ plainto_tsquery('${language}', fold_text('${words}')) as found from listing_text`,
    )
    return row.found
  }
  expect(await isFound('spanish', 'HABITACION')).toBe(true)
  expect(await isFound('spanish', 'habitaciones')).toBe(true)
  expect(await isFound('spanish', 'bavaro')).toBe(true)
  expect(await isFound('english', 'gardens in Punta Cana')).toBe(true)
  expect(await isFound('spanish', 'piscina')).toBe(false)
})

test('the words of dozens of listings lie on one page, however long they are', async () => {
  const world = await createTestApi()
  const description_es = Array.from({ length: 150 }, (_, word) => `palabra${word}`).join(' ')
  // Rows of the tests before may still stand on a page.
  await rowsOf(world, 'truncate listing_text')
  for (let made = 0; made < 60; made++) await world.property({ description_es })
  const pages = await rowsOf(world, `select distinct split_part(ctid::text, ',', 1) as page from listing_text`)
  expect(pages).toHaveLength(1)
})

test('the names that people type follow cities, sectors and projects', async () => {
  const world = await createTestApi()
  await world.project({ slug: 'torre', name: 'Torre Ámbar', city: 'punta-cana' })
  await world.db.update(cities).set({ name: 'Punta Caña' }).where(eq(cities.slug, 'punta-cana'))

  const places = await rowsOf(
    world,
    `select kind, folded, context from place where 'punta-cana' in (slug, city_slug) order by kind`,
  )
  expect(places).toEqual([
    { kind: 'city', folded: 'punta cana', context: null },
    { kind: 'project', folded: 'torre ambar', context: 'Punta Caña' },
    { kind: 'sector', folded: 'bavaro', context: 'Punta Caña' },
  ])
  await rowsOf(world, `delete from project`)
  expect(await rowsOf(world, `select 1 from place where kind = 'project'`)).toEqual([])
})

test.each([
  ['a status', { status: 'lost' as 'sold' }],
  ['a kind', { type: 'castle' as 'house' }],
  ['a currency', { currency: 'EUR' as 'USD', price_usd: 1 }],
  ['a price', { price: 0, price_usd: 0 }],
  ['a point', { latitude: 91 }],
  ['a date of publication', { published_at: null }],
])('the database refuses a published listing without %s that makes sense', async (_, columns) => {
  const { property } = await createTestApi()
  await expect(property(columns)).rejects.toThrow()
})

test('an embedded database that is not there yet begins whole with the template, and one that is there is left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-template-'))
  const [template, database] = [join(folder, 'template'), join(folder, 'db')]
  beginWithTemplate(template, database)
  expect(existsSync(database)).toBe(false)

  mkdirSync(template)
  writeFileSync(join(template, 'PG_VERSION'), '18')
  mkdirSync(`${database}.part`)
  writeFileSync(join(`${database}.part`, 'half'), 'of a copy that was cut short')
  beginWithTemplate(template, database)
  expect(readdirSync(database)).toEqual(['PG_VERSION'])

  writeFileSync(join(template, 'PG_VERSION'), '19')
  beginWithTemplate(template, database)
  expect(readFileSync(join(database, 'PG_VERSION'), 'utf8')).toBe('18')
  rmSync(folder, { recursive: true })
})

test('the template that a build makes is a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-template-'))
  const template = join(folder, 'template')
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'make-template.ts'), template])
  expect(status).toBe(0)
  const database = await openDatabase({ dataDir: join(folder, 'data'), template })
  await prepareDatabase(database, migrate)
  expect(await isMigrated(database.pool)).toBe(true)
  await database.close()
  rmSync(folder, { recursive: true })
})
