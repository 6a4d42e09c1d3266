import { doesApply } from '#contract/draft/applies.ts'
import type { DraftDocument } from '#contract/draft/document.ts'
import type { ResoFacts, ResoSource } from '#contract/exchange/reso-fields.ts'
import { type ExchangePicture, type ExchangeRow, toExchangeStatus } from '#contract/exchange/row.ts'
import type { Language } from '#contract/fields.ts'
import type { PhotoTag } from '#contract/picture/picture.ts'
import { getOwnEnglish } from '#contract/property/english.ts'
import type { PropertyType } from '#contract/property/property-type.ts'
import { toListingSlug, toTypeSlug } from '#contract/slugs.ts'

import type { Database } from '../database/open.ts'
import { newestRate } from '../exchange-rate/queries.ts'
import { convertToPesos, toFeatureNames } from '../property/card.ts'
import { toRealstateType } from '../property/realstate-type.ts'
import type { Tools } from '../tools.ts'

type Linking = Pick<Tools, 'pageAddress' | 'siteUrl'>

type Row = Omit<ResoFacts, 'urls'> & {
  type: PropertyType
  is_collection: boolean
  latitude: number
  longitude: number
  title_es: string
  title_en: string
  description_es: string
  description_en: string
  features: number[]
  absent_features: number[]
  videos: { src: string; title_es: string; title_en: string }[]
  view_360: string | null
  photos: { key: string; kind: 'photo' | 'plan'; tag: PhotoTag | null; alt_es: string; alt_en: string }[] | null
  slugs: { province: string; city: string; sector: string; project: string | null }
  said: Partial<DraftDocument>
}

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** Columns that a document says by the same names. */
const asTheyAre = [
  'business_type',
  'is_approximate',
  'currency',
  'bedrooms',
  'bathrooms',
  'half_bathrooms',
  'parkings',
  'stories',
  'level',
  'lot_m2',
  'year_built',
  'is_furnished',
  'is_white_line',
  'pets_allowed',
  'is_under_construction',
  'is_exclusive',
  'delivery_date',
  'tax_incentive_resolution',
  'tax_incentive_until',
]

const text = `
  select listing.id, listing.code, listing.status, listing.type, listing.is_collection,
    listing.under_offer_since is not null as is_under_offer, listing.latitude, listing.longitude,
    listing.title_es, listing.title_en, listing.description_es, listing.description_en,
    listing.features, listing.absent_features, listing.videos, listing.view_360, listing.closed_on::text,
    listing.price_usd::float8 as price_usd, ${convertToPesos('listing')} as price_dop, rate.date::text as rate_date,
    ${iso('listing.changed_at')} as changed_at, ${iso('listing.first_published_at')} as first_published_at,
    ${iso('listing.status_since')} as status_since, ${iso('listing.confirmed_at')} as confirmed_at,
    project.delivery_date_promised::text as delivery_date_promised,
    json_build_object('id', agent.id, 'name', agent.name, 'email', agent.email) as agent,
    json_build_object('id', agency.id, 'name', agency.name) as agency,
    json_build_object('province', province.name, 'city', city.name, 'sector', sector.name) as places,
    json_build_object('province', province.slug, 'city', city.slug, 'sector', sector.slug, 'project', project.slug) as slugs,
    json_build_object(${asTheyAre.map((name) => `'${name}', listing.${name}`).join()},
      'price', listing.price::float8, 'maintenance_fee', listing.maintenance_fee::float8,
      'separation_amount', listing.separation_amount::float8,
      'construction_m2', nullif(listing.construction_m2, 0)) as said,
    (select json_agg(json_build_object('key', picture, 'kind', kind, 'tag', tag, 'alt_es', alt_es, 'alt_en', alt_en)
      order by position) from photo where photo.listing_id = listing.id) as photos
  from unnest($1::int[]) with ordinality as wanted (id, place)
    join listing on listing.id = wanted.id
    join province on province.id = listing.province_id
    join city on city.id = listing.city_id
    join sector on sector.id = listing.sector_id
    join agent on agent.id = listing.agent_id
    join agency on agency.id = listing.agency_id
    left join project on project.id = listing.project_id
    cross join (${newestRate}) as rate
  order by wanted.place`

/** What is public of these listings, in their order: the shown point, and nothing that only their agency knows. */
export async function loadListings(db: Database, ids: readonly number[], linking: Linking): Promise<ResoSource[]> {
  if (ids.length === 0) return []
  const { rows } = await db.$client.query<Row>({ name: 'exchanged_listings', text, values: [ids] })
  return rows.map((row) => toSource(row, linking))
}

function toSource(row: Row, linking: Linking): ResoSource {
  const { id, code, status, is_under_offer, price_usd, price_dop, rate_date, changed_at, first_published_at } = row
  const { status_since, closed_on, confirmed_at, delivery_date_promised, agent, agency, places } = row
  const urls = { es: linkPage(row, 'es', linking), en: linkPage(row, 'en', linking) }
  const when = { rate_date, changed_at, first_published_at, status_since, closed_on, confirmed_at }
  const facts = { id, code, status, is_under_offer, price_usd, price_dop, ...when, delivery_date_promised, urls }
  return { row: toRow(row, linking), facts: { ...facts, agent, agency, places } }
}

function linkPage(
  { type, title_es, title_en, code, is_collection }: Row,
  language: Language,
  { pageAddress }: Linking,
) {
  const title = language === 'es' ? title_es : title_en
  const holes = { type: toTypeSlug(toRealstateType(type, language)), slug: toListingSlug(title, code) }
  return pageAddress(is_collection ? 'collection_property' : 'property', language, { holes })
}

function toRow(row: Row, linking: Linking): ExchangeRow {
  const addressOf = (key: string, width: number) => `${linking.siteUrl}/pictures/${key}-${width}.webp`
  const pictures = (row.photos ?? []).map(({ key, kind, tag, alt_es, alt_en }): ExchangePicture => ({
    url: addressOf(key, 1440),
    kind,
    ...(tag && { tag }),
    ...(alt_es && { alt_es }),
    ...(alt_en && { alt_en }),
  }))
  const videos = row.videos.map(({ src, title_es, title_en }) => ({
    url: src.startsWith('/') ? `${linking.siteUrl}${src}` : src,
    ...(title_es && { title_es }),
    ...(title_en && { title_en }),
  }))
  return {
    external_id: row.code,
    document: toDocument(row),
    pictures,
    videos,
    view_360: row.view_360 && addressOf(row.view_360, 2816),
    agent: row.agent.email,
    status: toExchangeStatus(row.status, row.is_under_offer),
    modified_at: row.changed_at,
  }
}

function toDocument({ said, slugs, type, ...row }: Row): ExchangeRow['document'] {
  const document: DraftDocument = {
    ...said,
    type: type === 'project' ? null : type,
    province: slugs.province,
    city: slugs.city,
    sector: slugs.sector,
    project: slugs.project,
    exact_point: { latitude: row.latitude, longitude: row.longitude },
    features: toFeatureNames(row.features),
    absent_features: toFeatureNames(row.absent_features),
    title_es: row.title_es,
    description_es: row.description_es,
    // The Spanish words stand in where there are no English ones.
    title_en: getOwnEnglish(row.title_en, row.title_es),
    description_en: getOwnEnglish(row.description_en, row.description_es),
  }
  const asked = Object.entries(document).filter(
    ([field, value]) => value !== null && value !== undefined && doesApply(field as 'price', { type: document.type }),
  )
  return Object.fromEntries(asked)
}
