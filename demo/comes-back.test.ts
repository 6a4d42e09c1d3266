import { beforeAll, describe, expect, test } from 'vitest'

import { prepareDatabase } from '#api/database/prepare-database.ts'
import { createTestApi } from '#api/test-api.ts'

import { loadDemo } from './load.ts'
import { carriedFormats, type Carrier, createCarrying, type Files, inNoFile, type Offers } from './test-carrying.ts'

/** All listings of all agencies under `npm run faults -- round-trip`. */
const isWhole = process.env.ROUND_TRIP === 'whole'
const timeout = isWhole ? 3_600_000 : 240_000
let carrying: ReturnType<typeof createCarrying>
let carriers: Carrier[]

beforeAll(async () => {
  const lastDay = new Date(Date.now() - 86_400_000)
  const world = await createTestApi({}, (database) =>
    prepareDatabase(database, (client) => loadDemo(client, { lastDay, ...(!isWhole && { listings: 60 }) })),
  )
  carrying = createCarrying(world)
  carriers = await carrying.listCarriers()
}, timeout)

test('what an agency takes along in each format is unchanged when it comes again', { timeout }, async () => {
  const seen: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  const totals = { rows: 0, unchanged: 0, drafts: 0 }
  for (const carrier of isWhole ? carriers : carriers.slice(0, 1)) {
    const files = await carrying.takeAlong(carrier)
    // What the other two are read by is tried whole, and below.
    for (const format of isWhole ? carriedFormats : (['csv', 'kyero'] as const)) {
      const run = await carrying.bring(carrier, { format, file: files[format], isTrial: true })
      totals.rows += run.counts.rows
      totals.unchanged += run.counts.unchanged
      const rows = await carrying.listRows(carrier, run)
      // What was never public stands in the list's file and is not brought back by it.
      const others = rows.filter(({ external_id }) => !external_id?.startsWith('borrador-'))
      totals.drafts += rows.length - others.length
      seen[`${carrier.id} ${format}`] = [run.state, run.brakes, others]
      expected[`${carrier.id} ${format}`] = ['ready', [], []]
    }
  }
  expect(seen).toEqual(expected)
  expect(totals.rows).toBeGreaterThan(0)
  expect(totals.unchanged).toBe(totals.rows - totals.drafts)
  if (isWhole) {
    const { rows, unchanged, drafts } = totals
    console.log(`${carriers.length} agencies, ${rows} rows, ${unchanged} unchanged, ${drafts} drafts left out`)
    console.log(`not compared, for no file holds it: ${inNoFile}`)
    console.log(`nor in Kyero: ${beyondKyero.join(' ')}`)
  }
})

/** What Kyero has no place for, or says in another way. */
const beyondKyero =
  'agent latitude longitude half_bathrooms parkings stories level year_built maintenance_fee separation_amount delivery_date tax_incentive is_furnished is_white_line pets_allowed videos has_video view_360 has_view_360 project photo photos is_under_offer'.split(
    ' ',
  )

describe('an agency that offers nothing any more comes back under its codes', () => {
  let carrier: Carrier
  let files: Files
  let before: Offers

  beforeAll(async () => {
    carrier = carriers[0]!
    files = await carrying.takeAlong(carrier)
    before = await carrying.listOffers(carrier)
    expect(before.codes.length).toBeGreaterThan(5)
  }, timeout)

  test('its listings withdrawn', { timeout }, async () => {
    const csv = { format: 'csv' as const, file: files.csv, isTrial: false }
    await carrying.withdraw(carrier)
    expect((await carrying.bring(carrier, csv)).state).toBe('done')
    expect(listDifferences(before, await carrying.listOffers(carrier))).toEqual([])
    // They are that source's now: what another says of them by their codes is the same, and makes none a second time.
    const again = { format: 'reso' as const, file: (await carrying.takeAlong(carrier)).reso, isTrial: false }
    const { state, counts } = await carrying.bring(carrier, again)
    expect([state, counts.unchanged]).toEqual(['done', counts.rows])
    expect((await carrying.listOffers(carrier)).codes).toEqual(before.codes)
  })

  test.each(carriedFormats)('its rows gone, from %s', { timeout }, async (format) => {
    await carrying.empty(carrier)
    const left = await carrying.listOffers(carrier)
    expect([...left.pages.values()].every(({ type }) => type === 'project')).toBe(true)
    const run = await carrying.bring(carrier, { format, file: files[format], isTrial: false })
    expect([run.state, run.brakes]).toEqual(['done', []])
    expect(listDifferences(before, await carrying.listOffers(carrier), format === 'kyero' ? beyondKyero : [])).toEqual(
      [],
    )
    if (isWhole) console.log(`${format}: ${before.codes.length} offers found again`)
  })
})

/** What is not as it was before, each by its code, language and field; what is left out is not looked at. */
function listDifferences(before: Offers, after: Offers, without: readonly string[] = []): string[] {
  const gone = before.codes.filter((code) => !after.codes.includes(code)).map((code) => `${code} is gone`)
  const more = after.codes.filter((code) => !before.codes.includes(code)).map((code) => `${code} is new`)
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const changed = [...before.pages].flatMap(([key, page]) => {
    const now = after.pages.get(key) ?? {}
    return Object.keys({ ...page, ...now })
      .filter((field) => !without.includes(field) && !isSame(page[field], now[field]))
      .map((field) => `${key} ${field}: ${JSON.stringify(page[field])} → ${JSON.stringify(now[field])}`)
  })
  const facets = isSame(before.facets, after.facets) ? [] : [`facets: ${JSON.stringify([before.facets, after.facets])}`]
  return [...gone, ...more, ...changed, ...facets]
}
