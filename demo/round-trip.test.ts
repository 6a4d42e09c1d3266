import { beforeAll, describe, expect, test } from 'vitest'

import { clearTestDatabase } from '#api/database/test-database.ts'
import type { OpenDatabase } from '#api/database/open.ts'
import { prepareDatabase } from '#api/database/prepare-database.ts'
import { type LoadedRow, loadExchangeRows } from '#api/exchange/load-rows.ts'
import { writeSheets } from '#api/exchange/write-sheets.ts'
import { readFile } from '#api/import/adapters/read-file.ts'
import { giveBytes, listRows } from '#api/import/adapters/test-bytes.ts'
import { createPlaceFinder } from '#api/import/find-place.ts'
import { loadPlaces } from '#api/import/load-places.ts'

import { writeCsv } from '#contract/csv.ts'
import { isSame } from '#contract/draft/apply-operations.ts'
import { kyeroMapping } from '#contract/exchange/kyero.ts'
import { type ExchangeRow, type RawRow } from '#contract/exchange/row.ts'
import { writtenColumns } from '#contract/exchange/template.ts'
import { writeKyero } from '#contract/exchange/write-kyero.ts'
import { cutAtWord } from '#contract/import/compose-title.ts'
import { guessColumns, toMapping } from '#contract/import/guess-columns.ts'
import { mapRow, type MapContext } from '#contract/import/map-row.ts'
import type { Mapping } from '#contract/import/mapping.ts'

import { loadDemo } from './load.ts'

const siteUrl = 'https://marquesina.test'
/** What Kyero has no place for, or says in a way of its own. */
const beyondKyero =
  'maintenance_fee separation_amount delivery_date tax_incentive_resolution tax_incentive_until half_bathrooms parkings stories level year_built is_furnished is_white_line pets_allowed is_exclusive is_approximate absent_features unit_name street project features is_under_construction'.split(
    ' ',
  )

let database: OpenDatabase
let context: MapContext
const rows: LoadedRow[] = []

beforeAll(async () => {
  database = await clearTestDatabase()
  await prepareDatabase(database, (client) => loadDemo(client, { listings: 160, lastDay: new Date('2026-01-20') }))
  const { rows: found } = await database.jobs.query<{ code: string }>(
    `select code from listing where status not in ('draft', 'in_review') order by code`,
  )
  const codes = found.map(({ code }) => code)
  for await (const row of loadExchangeRows(database.db, { codes, siteUrl, isForAgency: true }))
    // Projects have an editor of their own, and are in no file.
    if (row.document.type) rows.push(row)
  const { rows: projects } = await database.jobs.query<{ slug: string }>('select slug from project')
  const slugs = new Set(projects.map(({ slug }) => slug))
  context = {
    places: createPlaceFinder(await loadPlaces(database.db)),
    now: new Date('2026-01-20T12:00:00Z'),
    findProject: (text) => (slugs.has(text) ? text : null),
  }
}, 180_000)

describe('a listing that is written and read again is the same, field by field', () => {
  test.each(['es', 'en'] as const)('as a table, in %s', async (language) => {
    const headings = writtenColumns.map((column) => (language === 'es' ? column.name : column.en))
    const table = [headings, ...rows.map((row) => writtenColumns.map((column) => column.write(row, language)))]
    const csv = await listRows(readFile(giveBytes(writeCsv(table), 9000), { kind: 'table' }))
    const sheet = await writeSheets([{ name: 'Stock', table }])
    const xlsx = await listRows(readFile(giveBytes(sheet, 9000), { kind: 'table' }))
    expect(rows.length).toBeGreaterThan(120)
    for (const read of [csv, xlsx]) {
      const guesses = guessColumns(headings, read)
      expect(guesses.map(({ target }) => target)).toEqual(writtenColumns.map(({ name }) => name))
      expect(listDifferences(read, toMapping(guesses), rows)).toEqual([])
    }
  })

  test('as a Kyero feed, as far as that goes', async () => {
    const leftOut: string[] = []
    const given = async function* () {
      const pages = { es: `${siteUrl}/p`, en: `${siteUrl}/en/p` }
      for (const row of rows) yield { ...row, pages }
    }
    let feed = ''
    const rate = { value: 62.5, date: '2026-01-20' }
    for await (const part of writeKyero(given(), { rate, leaveOut: (id) => leftOut.push(id) })) feed += part
    const read = await listRows(readFile(giveBytes(feed, 9000), { kind: 'kyero' }))
    // An offer that is under way is still one.
    const offered = rows.filter(({ status }) => status === 'published' || status === 'under_offer')
    expect(read).toHaveLength(offered.length - leftOut.length)
    const expected: ExchangeRow[] = offered.filter(({ code }) => !leftOut.includes(code)).map(toKyero)
    expect(listDifferences(read, kyeroMapping, expected, toKyero)).toEqual([])
    // Whoever reads dollars is told the pesos, from which we read them again.
    const { price } = offered.find(({ document }) => document.currency === 'DOP')!.document
    expect(feed).toContain(`<price>${Math.round(price! / rate.value)}</price>\n<currency>USD</currency>`)
    expect(feed).toContain(`Precio original: RD$ ${price!.toLocaleString('en-US')}. En dólares a la tasa de 62.5`)
  })
})

/** Every field of every row that is not as it was, and whatever was found wrong. */
function listDifferences(
  read: readonly RawRow[],
  mapping: Mapping,
  expected: readonly ExchangeRow[],
  reduce = (row: ExchangeRow) => row,
): string[] {
  const wanted = new Map(expected.map((row) => [row.external_id, row]))
  return read.flatMap((raw) => {
    const { row, external_id, problems } = mapRow(raw, mapping, context)
    const before = wanted.get(external_id ?? '')
    // What was published before titles had 80 letters at most is cut, and that is said.
    const others = problems.filter(({ field, code }) => !(field === 'title_es' && code === 'field.too_long'))
    if (!row || !before || others.length > 0) return [`${external_id}: ${JSON.stringify(problems)}`]
    const after = reduce(row)
    const flat = (one: ExchangeRow) => ({
      ...one.document,
      title_es: cutAtWord(one.document.title_es ?? '', 80),
      pictures: one.pictures,
      videos: one.videos,
      view_360: one.view_360,
      agent: one.agent,
      status: one.status,
    })
    const [one, other] = [flat(before), flat(after)] as Record<string, unknown>[]
    const fields = new Set([...Object.keys(one!), ...Object.keys(other!)])
    return [...fields]
      .filter((field) => !isSame(one![field], other![field]))
      .map((field) => `${external_id} ${field}: ${JSON.stringify(one![field])} → ${JSON.stringify(other![field])}`)
  })
}

function toKyero(row: ExchangeRow): ExchangeRow {
  const entries = Object.entries(row.document).filter(([field]) => !beyondKyero.includes(field))
  const pictures = (row.pictures ?? []).filter(({ kind }) => kind === 'photo').map(({ url, kind }) => ({ url, kind }))
  return {
    ...row,
    document: Object.fromEntries(entries),
    pictures,
    videos: [],
    view_360: null,
    agent: null,
    status: null,
  }
}
