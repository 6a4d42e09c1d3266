import { doesApply } from '#contract/draft/applies.ts'
import type { DraftField } from '#contract/draft/document.ts'
import { resoFieldByName } from '#contract/exchange/reso-fields.ts'
import {
  type ResoFeatureField,
  readResoFeatures,
  resoFeatureFields,
  resoKinds,
  resoStatuses,
  underContract,
  writeResoFeatures,
  writeResoKind,
} from '#contract/exchange/reso-lookups.ts'
import { features, type Feature } from '#contract/property/feature.ts'
import { propertyTypes, type PropertyType } from '#contract/property/property-type.ts'

import { featureNumbers } from '../../property/feature-number.ts'
import { type Comparison, type Condition, FilterFault, type Literal } from './parse-filter.ts'

/** Adds a value to those of a statement, and says by what it is named there. */
export type Bind = (value: unknown) => string
type Filterable = { sql: string; kind: Literal['kind']; cast: string }

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const chosen = (column: string, choices: [when: string, then: string | null][]): string =>
  `case ${column} ${choices.map(([when, then]) => `when ${quoted(when)} then ${then === null ? 'null' : quoted(then)}`).join(' ')} end`
const isOffered = "listing.status = 'published'"
/** What is said of offers alone. */
const offered = (sql: string): string => `case when ${isOffered} then ${sql} end`
/** What is said of some kinds of property alone. */
const asked = (field: DraftField, column: string): string => {
  const types = propertyTypes.filter((type) => doesApply(field, { type: type === 'project' ? null : type }))
  return offered(`case when listing.type in (${types.map(quoted).join()}) then ${column} end`)
}

const kindsBy = (business: 'sale' | 'lease', name: 'PropertyType' | 'PropertySubType') =>
  chosen(
    'listing.type',
    [...Object.keys(resoKinds), 'project'].map((type) => [type, writeResoKind(type as PropertyType, business)[name]]),
  )
const textual = (sql: string): Filterable => ({ sql, kind: 'text', cast: 'text' })
const numeric = (sql: string, cast = 'numeric'): Filterable => ({ sql, kind: 'number', cast })

const filterable: Readonly<Record<string, Filterable>> = {
  ListingKey: textual('listing.id::text'),
  ListingId: textual('listing.code'),
  StandardStatus: textual(
    `case when ${isOffered} and listing.under_offer_since is not null then ${quoted(underContract)}
      else ${chosen('listing.status', Object.entries(resoStatuses))} end`,
  ),
  PropertyType: textual(
    `case listing.business_type when 'lease' then ${kindsBy('lease', 'PropertyType')} else ${kindsBy('sale', 'PropertyType')} end`,
  ),
  PropertySubType: textual(kindsBy('sale', 'PropertySubType')),
  City: textual(offered('city.name')),
  SubdivisionName: textual(offered('sector.name')),
  ListAgentKey: textual('listing.agent_id::text'),
  ListOfficeKey: textual('listing.agency_id::text'),
  BedroomsTotal: numeric(asked('bedrooms', 'listing.bedrooms')),
  BathroomsFull: numeric(asked('bathrooms', 'listing.bathrooms')),
  ListPrice: numeric(offered('listing.price')),
  X_PriceUSD: numeric(offered('listing.price_usd')),
  LivingArea: numeric(asked('construction_m2', 'nullif(listing.construction_m2, 0)'), 'float8'),
  ModificationTimestamp: { sql: 'listing.changed_at', kind: 'moment', cast: 'timestamptz' },
  OnMarketDate: { sql: "(listing.first_published_at at time zone 'UTC')::date", kind: 'date', cast: 'date' },
}
export const filterableNames: readonly string[] = [...Object.keys(filterable), ...resoFeatureFields, 'X_Features']

const signs: Record<Exclude<Comparison, 'eq' | 'ne'>, string> = { gt: '>', ge: '>=', lt: '<', le: '<=' }

/** A condition as SQL over `listing` with its `city` and `sector`: true or false, never unknown; values are bound. */
export function buildWhere(condition: Condition, bind: Bind): string {
  if (condition.kind === 'not') return `not ${buildWhere(condition.part, bind)}`
  if (condition.kind === 'any' || condition.kind === 'all') {
    const build = condition.kind === 'any' ? buildAny : buildAll
    return build(condition.field, condition.value, bind)
  }
  if ('parts' in condition) {
    return `(${condition.parts.map((part) => buildWhere(part, bind)).join(` ${condition.kind} `)})`
  }
  const field = getFilterable(condition.field)
  if (condition.kind === 'in') {
    const values = condition.values.map((value) => writeValue(field, value, bind))
    return `(${values.map((value) => `(${field.sql}) is not distinct from ${value}`).join(' or ')})`
  }
  const { is, value } = condition
  const written = writeValue(field, value, bind)
  if (is === 'eq') return `((${field.sql}) is not distinct from ${written})`
  if (is === 'ne') return `((${field.sql}) is distinct from ${written})`
  return `coalesce((${field.sql}) ${signs[is]} ${written}, false)`
}

function getFilterable(name: string): Filterable {
  const field = Object.hasOwn(filterable, name) ? filterable[name] : undefined
  if (!field) throw new FilterFault(name)
  return field
}

function writeValue({ kind, cast }: Filterable, value: Literal, bind: Bind): string {
  if (value.kind === 'null') return `null::${cast}`
  if (value.kind === 'now' && kind === 'moment') return 'now()'
  // A day is the moment at which it begins.
  if (value.kind === 'date' && kind === 'moment') return `${bind(`${value.value}T00:00:00Z`)}::timestamptz`
  if (value.kind !== kind || !('value' in value))
    throw new FilterFault('value' in value ? String(value.value) : value.kind)
  const said = value.kind === 'moment' ? toUtc(value.value) : value.value
  if (typeof said === 'string' && /\p{Cc}|\p{Cs}/u.test(said))
    throw new FilterFault(said.replace(/[\p{Cc}\p{Cs}]/gu, '?'))
  return `${bind(String(said))}::${cast}`
}

/** To the microsecond, as the database has it; databases do not know every offset that a text can have. */
function toUtc(moment: string): string {
  const [, whole = '', fraction = '', zone = ''] = /^(.*?)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(moment) ?? []
  return `${new Date(`${whole}${zone}`).toISOString().slice(0, 19)}.${fraction.padEnd(6, '0').slice(0, 6)}Z`
}

type Collection = ResoFeatureField | 'X_Features'

function getCollection(name: string): Collection {
  const field = name === 'X_Features' ? name : resoFeatureFields.find((one) => one === name)
  if (!field || !resoFieldByName.has(field)) throw new FilterFault(name)
  return field
}

/** Listings that say this alone under a field, or nothing at all: that none of their features is said otherwise there. */
function buildAll(name: string, value: string, bind: Bind): string {
  const field = getCollection(name)
  const others = (type: PropertyType) =>
    features.filter((one) => {
      const said: readonly string[] = field === 'X_Features' ? [one] : writeResoFeatures(field, [one], type)
      return said.some((text) => text !== value)
    })
  const byOthers = Map.groupBy(propertyTypes, (type) => others(type).join())
  const cases = [...byOthers.values()].flatMap((types) => {
    const numbers = others(types[0]!).map((one) => featureNumbers[one])
    if (numbers.length === 0) return []
    return [`(listing.type in (${types.map(quoted).join()}) and listing.features && ${bind(numbers)}::smallint[])`]
  })
  return cases.length === 0 ? 'true' : `(not (${isOffered} and (${cases.join(' or ')})))`
}

/** Listings with a feature; a pool of a house is its own, and one of a building everybody's. */
function buildAny(name: string, value: string, bind: Bind): string {
  const field = getCollection(name)
  const meant = field === 'X_Features' ? features.filter((one) => one === value) : listMeant(field, value)
  if (meant.length === 0) return 'false'
  const types = propertyTypes.filter(
    (type) => field === 'X_Features' || writeResoFeatures(field, meant, type).includes(value),
  )
  const numbers = `${bind(meant.map((one) => featureNumbers[one]))}::smallint[]`
  return `(${isOffered} and listing.type in (${types.map(quoted).join() || 'null'}) and listing.features && ${numbers})`
}

/** Features that are written under a field with this very value. */
function listMeant(field: ResoFeatureField, value: string): Feature[] {
  return readResoFeatures(field, [value]).filter((feature) =>
    propertyTypes.some((type) => writeResoFeatures(field, [feature], type).includes(value)),
  )
}
