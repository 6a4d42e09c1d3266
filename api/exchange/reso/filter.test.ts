import * as fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'

import { writeReso } from '#contract/exchange/reso-fields.ts'

import { createTestApi } from '../../test-api.ts'
import { loadListings } from '../load-listings.ts'
import { FilterFault, parseFilter, type Comparison, type Condition } from './parse-filter.ts'
import { listPage } from './queries.ts'

let world: Awaited<ReturnType<typeof createTestApi>>
let agency_id: number
/** What is served, by key: the oracle looks at nothing else. */
const served = new Map<string, Record<string, unknown>>()

const cities = ['santo-domingo', 'punta-cana', 'santiago']
const types = ['apartment', 'house', 'penthouse', 'land', 'hotel', 'building'] as const

beforeAll(async () => {
  world = await createTestApi()
  agency_id = (await world.agency()).id
  const { id: agent_id } = await world.agent({ agency_id })
  const rows = fc.sample(
    fc.record({
      city: fc.constantFrom(...cities),
      type: fc.constantFrom(...types),
      business_type: fc.constantFrom('sale' as const, 'lease' as const),
      status: fc.constantFrom('published' as const, 'published' as const, 'sold' as const, 'withdrawn' as const),
      price: fc.integer({ min: 1, max: 5 }).map((value) => value * 100_000),
      bedrooms: fc.nat(4),
      construction_m2: fc.constantFrom(0, 80, 120.5),
      features: fc.subarray([11, 12, 28, 30]),
      under_offer_since: fc.constantFrom(null, new Date()),
    }),
    { numRuns: 30, seed: 3 },
  )
  for (const row of rows) await world.property({ agent_id, status_since: new Date(), ...row })
  // A server shows what no open transaction can come before any more: a second after the last of them.
  await vi.waitUntil(async () => (await page(null)).places.length === 30, { timeout: 60_000, interval: 200 })
  const { places } = await page(null)
  const sources = await loadListings(
    world.db,
    places.map(({ id }) => id),
    world.tools,
  )
  for (const source of sources) served.set(String(source.facts.id), writeReso(source))
  expect(served.size).toBe(30)
}, 180_000)

const page = (filter: Condition | null) =>
  listPage(world.tools, {
    agency_id,
    filter,
    order: { by: 'ListingKey', isDescending: false },
    after: null,
    skip: 0,
    most: 100,
    isCounted: false,
  })

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`
const text = (field: string, values: readonly string[]) =>
  fc.record({ field: fc.constant(field), value: fc.constantFrom(...values).map(quote) })
const number = (field: string, values: readonly number[]) =>
  fc.record({ field: fc.constant(field), value: fc.constantFrom(...values).map(String) })
const operand = fc.oneof(
  text('City', ['Punta Cana', 'Santo Domingo', "O'Brien"]),
  text('StandardStatus', ['Active', 'Active Under Contract', 'Closed', 'Withdrawn']),
  text('PropertyType', ['Residential', 'Residential Lease', 'Land', 'Commercial Lease', 'Residential Income']),
  text('PropertySubType', ['Apartment', 'Single Family Residence', 'Hotel/Motel']),
  number('BedroomsTotal', [0, 2, 3]),
  number('ListPrice', [100_000, 250_000.5, 400_000]),
  number('LivingArea', [80, 120.5]),
  fc.constantFrom({ field: 'City', value: 'null' }, { field: 'BedroomsTotal', value: 'null' }),
)
type Said = { text: string; holds: (listing: Record<string, unknown>) => boolean }

const valueOf = (literal: string): string | number | null =>
  literal === 'null' ? null : literal.startsWith("'") ? literal.slice(1, -1).replaceAll("''", "'") : Number(literal)
const compare: Record<Comparison, (one: never, other: never) => boolean> = {
  eq: (one, other) => one === other,
  ne: (one, other) => one !== other,
  gt: (one, other) => one !== null && other !== null && one > other,
  ge: (one, other) => one !== null && other !== null && one >= other,
  lt: (one, other) => one !== null && other !== null && one < other,
  le: (one, other) => one !== null && other !== null && one <= other,
}

/** Conditions as texts beside what they mean, written by nobody's parser. */
const anySaid = fc.letrec<{ said: Said }>((tie) => ({
  said: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc
      .record({
        operand,
        is: fc.constantFrom('eq' as const, 'ne' as const, 'gt' as const, 'ge' as const, 'lt' as const, 'le' as const),
      })
      // Texts are ordered by the database's own rules.
      .filter(({ operand: { value }, is }) => is === 'eq' || is === 'ne' || !value.startsWith("'"))
      .map(({ operand: { field, value }, is }): Said => ({
        text: `${field}  ${is} ${value}`,
        holds: (listing) => compare[is](listing[field] as never, valueOf(value) as never),
      })),
    fc.record({ first: operand, others: fc.array(operand, { maxLength: 3 }) }).map(({ first, others }): Said => {
      const values = [first, ...others.filter(({ field }) => field === first.field)].map(({ value }) => value)
      return {
        text: `${first.field} in (${values.join(', ')})`,
        holds: (listing) => values.some((value) => valueOf(value) === listing[first.field]),
      }
    }),
    fc
      .constantFrom(
        ['X_Features', 'balcony'],
        ['ExteriorFeatures', 'Balcony'],
        ['PoolFeatures', 'Community'],
        ['PoolFeatures', 'Private'],
        ['AssociationAmenities', 'Fitness Center'],
        ['Cooling', 'nothing'],
      )
      .chain(([field, value]) => {
        const listOf = (listing: Record<string, unknown>) => listing[field] as string[]
        return fc.constantFrom<Said>(
          {
            text: `${field}/any(x:x eq ${quote(value)})`,
            holds: (listing) => listOf(listing).includes(value),
          },
          {
            text: `${field}/all(x:x eq ${quote(value)})`,
            holds: (listing) => listOf(listing).every((one) => one === value),
          },
        )
      }),
    tie('said').map(({ text, holds }): Said => ({ text: `not (${text})`, holds: (listing) => !holds(listing) })),
    fc
      .record({ one: tie('said'), other: tie('said'), word: fc.constantFrom('and' as const, 'or' as const) })
      .map(({ one, other, word }): Said => ({
        text: `(${one.text}) ${word} (${other.text})`,
        holds: (listing) =>
          word === 'and' ? one.holds(listing) && other.holds(listing) : one.holds(listing) || other.holds(listing),
      })),
  ),
})).said

test('whatever is asked finds what an oracle finds in what is served', async () => {
  await fc.assert(
    fc.asyncProperty(anySaid, async ({ text: asked, holds }) => {
      fc.pre(asked.length <= 2000)
      const { places } = await page(parseFilter(asked))
      const expected = [...served].filter(([, listing]) => holds(listing)).map(([key]) => key)
      expect(
        places.map(({ id }) => String(id)),
        asked,
      ).toEqual(expected)
    }),
    { numRuns: 150 },
  )
})

test('and binds before or, not before both', () => {
  const of = (text: string) => parseFilter(text)
  expect(of('ListPrice gt 1 or ListPrice gt 2 and ListPrice gt 3')).toEqual(
    of('(ListPrice gt 1) or ((ListPrice gt 2) and (ListPrice gt 3))'),
  )
  expect(of('not ListPrice gt 1 and ListPrice gt 2')).toEqual(of('(not (ListPrice gt 1)) and (ListPrice gt 2)'))
})

test('no text breaks the reader: it is a condition, or a fault that names a word', () => {
  const words = fc.constantFrom(
    'eq',
    'and',
    'or',
    'not',
    'in',
    '(',
    ')',
    ',',
    '/',
    ':',
    'any',
    'all',
    'x',
    'City',
    "'a'",
    '1',
    '-',
    'now',
    'null',
    '2026-01-01',
    "'",
    '.',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
    fc.array(words).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(texts, (asked) => {
      try {
        parseFilter(asked)
      } catch (error) {
        expect(error).toBeInstanceOf(FilterFault)
      }
    }),
    { numRuns: 3000 },
  )
  expect(() => parseFilter('('.repeat(1999))).toThrow(FilterFault)
  expect(() => parseFilter('not '.repeat(499))).toThrow(FilterFault)
})
