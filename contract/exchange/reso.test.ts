import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { doesApply } from '../draft/applies.ts'
import type { DraftField } from '../draft/document.ts'
import { mapRow } from '../import/map-row.ts'
import { onlyNaco } from '../import/test-mapping.ts'
import { features } from '../property/feature.ts'
import { propertyTypes } from '../property/property-type.ts'
import { readResoKind, resoFeatureFields, writeResoKind } from './reso-lookups.ts'
import { resoFields, writeReso, writeResoMedia, type ResoSource } from './reso-fields.ts'
import { resoMapping, toResoCells } from './reso.ts'
import type { ExchangeRow } from './row.ts'
import { columnByName } from './template.ts'
import { anyRow } from './test-rows.ts'

const context = { places: onlyNaco, now: new Date('2026-11-23T12:00:00Z'), findProject: (slug: string) => slug }

/** A row as the feed has it: what only the agency knows is not in it. */
function toPublic({ document: whole, ...row }: ExchangeRow): ExchangeRow {
  const { street: _, unit_name: __, ...document } = whole
  const said = Object.entries(document).filter(([, value]) => value !== null)
  return { ...row, document: Object.fromEntries(said), agent: 'ana@example.com', status: 'published' }
}

function toSource(row: ExchangeRow): ResoSource {
  return {
    row,
    facts: {
      id: 7,
      code: row.external_id,
      status: 'published',
      is_under_offer: false,
      price_usd: 1,
      price_dop: 60,
      rate_date: '2026-11-01',
      changed_at: '2026-11-20T10:00:00.123456Z',
      first_published_at: '2026-10-01T12:00:00Z',
      status_since: null,
      closed_on: null,
      confirmed_at: null,
      delivery_date_promised: null,
      urls: { es: 'https://example.com/propiedad/a/b', en: 'https://example.com/en/property/a/b' },
      agent: { id: 1, name: 'Ana Pérez', email: 'ana@example.com' },
      agency: { id: 2, name: 'Agencia' },
      places: { province: 'Distrito Nacional', city: 'Santo Domingo', sector: 'Naco' },
    },
  }
}

const cellsOf = (source: ResoSource, fields = resoFields) =>
  toResoCells(JSON.parse(JSON.stringify({ ...writeReso(source, fields), Media: writeResoMedia(source) })))

/** What is empty and what is not said are one to a document. */
function simplify(whole: ExchangeRow) {
  const { document, modified_at: _, ...row } = whole
  const said = Object.entries(document).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return {
    ...row,
    document: Object.fromEntries(said.map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])),
  }
}

test('a listing that is written is read back as it was', () => {
  fc.assert(
    fc.property(anyRow, (any) => {
      const row = toPublic(any)
      const read = mapRow({ number: 1, cells: cellsOf(toSource(row)) }, resoMapping, context)
      expect(read.problems.filter(({ isRefused }) => isRefused)).toEqual([])
      const { document } = read.row!
      // Each field that the kind of property does not have is left out on the way in.
      const asked = {
        ...row,
        document: Object.fromEntries(
          Object.entries(row.document).filter(
            ([name]) =>
              doesApply(name as DraftField, row.document) &&
              (name in document || read.problems.every(({ field }) => field !== name)),
          ),
        ),
      }
      expect(simplify(read.row!)).toEqual(simplify(asked))
    }),
    { numRuns: 300 },
  )
})

test('what others write by the standard alone is understood', () => {
  const cells = toResoCells({
    ListingKey: 'abc-1',
    StandardStatus: 'ActiveUnderContract',
    PropertyType: 'Residential',
    PropertySubType: 'Townhouse',
    ListPrice: 185000,
    LivingArea: 1000,
    LivingAreaUnits: 'Square Feet',
    AssociationFee: 1200,
    AssociationFeeFrequency: 'Annually',
    Cooling: ['Central Air', 'None'],
    PoolFeatures: ['Private'],
    SubdivisionName: 'Naco',
    City: 'Santo Domingo',
    PublicRemarks: 'Una casa amplia con patio. '.repeat(10),
    X_Currency: 'USD',
    BedroomsTotal: 3,
    BathroomsFull: 2,
    Media: [
      { MediaURL: 'https://example.com/2.jpg', Order: 2 },
      { MediaURL: 'https://example.com/1.jpg', Order: 1, MediaCategory: 'Photo', ImageOf: 'Kitchen' },
    ],
  })
  const { row, external_id } = mapRow({ number: 1, cells }, resoMapping, context)
  expect(external_id).toBe('abc-1')
  expect(row).toMatchObject({
    status: 'under_offer',
    document: {
      type: 'house',
      business_type: 'sale',
      construction_m2: 92.9,
      maintenance_fee: 100,
      features: ['ac_central', 'swimming_pool'],
      sector: 'naco',
    },
    pictures: [{ url: 'https://example.com/1.jpg', tag: 'kitchen' }, { url: 'https://example.com/2.jpg' }],
  })
})

test('a lease that is not paid by the month is refused in words, and what is closed was sold or rented', () => {
  const lease = {
    PropertyType: 'Residential Lease',
    PropertySubType: 'Apartment',
    ListingId: '1',
    SubdivisionName: 'Naco',
  }
  const cells = toResoCells({ ...lease, LeaseAmount: 12_000, LeaseAmountFrequency: 'Annually' })
  const { row, problems } = mapRow({ number: 1, cells }, resoMapping, context)
  expect(row).toBeNull()
  expect(problems).toContainEqual(
    expect.objectContaining({ column: 'LeaseAmount', value: '12000 Annually', isRefused: true }),
  )
  for (const [kind, status] of [
    ['Residential', 'sold'],
    ['Residential Lease', 'rented'],
  ]) {
    const closed = toResoCells({ ...lease, PropertyType: kind, StandardStatus: 'Closed' })
    expect(mapRow({ number: 1, cells: closed }, resoMapping, context).row?.status).toBe(status)
  }
})

test('every kind and every feature goes there and back, every target is a column, and every name is the standard’s or local', () => {
  for (const type of propertyTypes.filter((one) => one !== 'project')) {
    for (const business of ['sale', 'lease'] as const) {
      const said = writeResoKind(type, business)
      const read = readResoKind({
        PropertyType: said.PropertyType,
        PropertySubType: said.PropertySubType ?? '',
        PropertySubcategory: said.PropertySubcategory ?? '',
        X_AlsoAsLand: said.X_AlsoAsLand ?? false,
        X_IsPenthouse: said.X_IsPenthouse ?? false,
        hasLeaseAmount: business === 'lease',
      })
      expect(read).toEqual({ type, business })
    }
  }
  const source = toSource({
    external_id: '10-20001',
    document: { features: [...features], type: 'apartment' },
    pictures: null,
    videos: null,
    view_360: null,
    agent: null,
    status: null,
    modified_at: null,
  })
  const { X_Features: _, ...standard } = writeReso(source)
  const back = toResoCells(standard).Features as string[]
  const local = ['ac_preinstalled', 'common_bathroom', 'parking', 'stairs', 'transfer', 'water_tank']
  expect([...back, ...local].toSorted()).toEqual([...features].toSorted())
  expect(resoFeatureFields.every((name) => Array.isArray(standard[name]))).toBe(true)
  for (const { target } of Object.values(resoMapping.columns)) expect(columnByName.has(target!), target!).toBe(true)
})
