import { filters, flagNames } from '#contract/search/filters.ts'
import type { MapQuery, SearchFilter, SearchQuery } from '#contract/search/search.ts'
import type { Feature } from '#contract/property/feature.ts'
import { featureNumbers } from '#api/property/feature-number.ts'

/** What the yardstick knows by heart: ids of places and the rate, read once at its start. */
export type Known = { cities: Map<string, number>; sectors: Map<string, number>; rate: number }
export type Statement = { text: string; values: unknown[] }

/** The indexes that these statements would ask of their database administrator. */
export const idealIndexes = [
  `create index bare_rank on listing (business_type, rank desc, id desc) where status = 'published'`,
  `create index bare_city_rank on listing (business_type, city_id, rank desc, id desc) where status = 'published'`,
  `create index bare_type_rank on listing (business_type, type, rank desc, id desc) where status = 'published'`,
  `create index bare_newest on listing (business_type, published_at desc, id desc) where status = 'published'`,
  `create index bare_price on listing (business_type, price_usd, id) where status = 'published'`,
  `create index bare_m2 on listing (business_type, construction_m2, id) where status = 'published'`,
  `create index bare_count on listing (business_type, city_id, type, sector_id)
     include (price_usd, bedrooms, bathrooms, parkings) where status = 'published'`,
  `create index bare_box on listing (longitude, latitude) where status = 'published'`,
  `create index bare_features on listing using gin (features) where status = 'published'`,
]

const cardColumns = `listing.code, listing.business_type, listing.type, listing.title_es as title, listing.price::float8,
  listing.currency, listing.price_usd::float8, listing.bedrooms, listing.bathrooms, listing.half_bathrooms, listing.parkings,
  listing.construction_m2, listing.lot_m2, listing.province_id, listing.city_id, listing.sector_id, listing.latitude,
  listing.longitude, listing.cover_picture, listing.cover_alt_es, listing.photos_count, listing.is_exclusive,
  listing.is_collection, listing.is_under_construction, listing.videos <> '[]' as has_video,
  listing.view_360 is not null as has_view_360, listing.published_at`

const orders = {
  relevance: 'rank desc, id desc',
  newest: 'published_at desc, id desc',
  price: 'price_usd, id',
  '-price': 'price_usd desc, id desc',
  m2: 'construction_m2, id',
  '-m2': 'construction_m2 desc, id desc',
}

/** One round trip: the page's keys by the sort's index, their cards, and the exact total. */
export function listStatement(query: SearchQuery, known: Known): Statement {
  const { text, values } = conditions(query, known)
  const order = orders[query.sort]
  return {
    text: `with page as materialized (select id from listing where ${text} order by ${order}
        limit ${query.per_page} offset ${(query.page - 1) * query.per_page})
      select (select count(*)::int from listing where ${text}) as total, ${cardColumns}
      from page right join (select) one on true left join listing on listing.id = page.id
      order by ${order.replaceAll(/\b(?=rank|published_at|price_usd|construction_m2|id)/g, 'listing.')}`,
    values,
  }
}

export function writeItemStatement(code: string): Statement {
  return {
    text: `select ${cardColumns}, listing.description_es as description, listing.stories, listing.level, listing.year_built,
        listing.is_furnished, listing.is_white_line, listing.features, listing.videos, listing.view_360,
        to_jsonb(agent) as agent, to_jsonb(agency) as agency,
        (select jsonb_agg(jsonb_build_object('src', picture, 'alt', alt_es) order by position) from photo
         where listing_id = listing.id) as photos
      from listing join agent on agent.id = listing.agent_id join agency on agency.id = listing.agency_id
      where listing.code = $1 and listing.status = 'published'`,
    values: [code],
  }
}

/** Cells two zoom levels finer than the view, in the map's own projection. */
export function mapStatement(query: MapQuery, known: Known): Statement {
  const { text, values } = conditions(query, known)
  const cells = 2 ** (Math.round(query.zoom) + 2)
  return {
    text: `select floor((longitude + 180) / 360 * ${cells})::int as x,
        floor((1 - asinh(tan(radians(latitude))) / pi()) / 2 * ${cells})::int as y,
        count(*)::int, avg(latitude) as lat, avg(longitude) as lng, min(price_usd)::float8 as from_price_usd,
        min(code) as code, min(price)::float8 as price, min(currency) as currency, min(business_type) as business_type
      from listing where ${text} group by 1, 2`,
    values,
  }
}

const bands = [0, 50_000, 100_000, 150_000, 200_000, 300_000, 500_000, 1_000_000]

/** One scan under the filters that are no dimension, then each dimension under all filters but its own. */
export function writeFacetsStatement(filter: SearchFilter, known: Known): Statement {
  const dimensions = {
    business_type: filter.business_type && `business_type = '${filter.business_type}'`,
    type: filter.type && `type in (${filter.type.map((type) => `'${type}'`).join()})`,
    city_id: filter.city && `city_id = ${known.cities.get(filter.city)}`,
    bedrooms: filter.bedrooms && `bedrooms >= ${filter.bedrooms}`,
    band: (filter.min_price ?? filter.max_price) ? 'is_in_price' : undefined,
  }
  const { text, values } = conditions(
    { bathrooms: filter.bathrooms, parkings: filter.parkings, sector: filter.sector },
    known,
  )
  const price = conditions(
    { min_price: filter.min_price, max_price: filter.max_price, currency: filter.currency },
    known,
    values,
  )
  const wanted = conditions({ features: filter.features }, known, values)
  const under = (own?: string) =>
    Object.entries(dimensions)
      .flatMap(([name, condition]) => (condition && name !== own ? [condition] : []))
      .concat(own === 'features' ? [] : 'has_features')
      .join(' and ') || 'true'
  const counts = Object.keys(dimensions).map(
    (name) => `select '${name}', ${name}::text, count(*)::int from base where ${under(name)} group by 2`,
  )
  return {
    text: `with base as materialized (select business_type, type, city_id, bedrooms, features, ${price.text} as is_in_price,
        ${wanted.text} as has_features, width_bucket(price_usd, array[${bands.join()}]::numeric[]) as band from listing where ${text})
      select 'total', null, count(*)::int from base where ${under()} union all ${counts.join(' union all ')}
      union all select 'features', feature::text, count(*)::int from base, unnest(features) feature where ${under()} group by 2`,
    values,
  }
}

function conditions(filter: SearchFilter, known: Known, values: unknown[] = []): Statement {
  const texts = [`status = 'published'`]
  const add = (text: string, value: unknown) => {
    if (value !== undefined) texts.push(text.replace('?', `$${values.push(value)}`))
  }
  const inDollars = (amount?: number) =>
    amount !== undefined && filter.currency === 'DOP' ? Math.round((amount / known.rate) * 100) / 100 : amount
  add('business_type = ?', filter.business_type)
  if (filter.type?.length === 1) add('type = ?', filter.type[0])
  else add('type = any(?::text[])', filter.type)
  add('city_id = ?', filter.city && known.cities.get(filter.city))
  add('sector_id = ?', filter.sector && known.sectors.get(filter.sector))
  add('price_usd >= ?', inDollars(filter.min_price))
  add('price_usd <= ?', inDollars(filter.max_price))
  add('bedrooms >= ?', filter.bedrooms)
  add('bathrooms >= ?', filter.bathrooms)
  add('parkings >= ?', filter.parkings)
  add(
    'features @> ?::smallint[]',
    filter.features?.map((name) => featureNumbers[name as Feature]),
  )
  for (const name of flagNames) add(`${filters[name].columns[0]} = ?`, filter[name])
  if (filter.bbox) {
    add('longitude >= ?', filter.bbox.west)
    add('longitude <= ?', filter.bbox.east)
    add('latitude >= ?', filter.bbox.south)
    add('latitude <= ?', filter.bbox.north)
  }
  return { text: texts.join(' and '), values }
}
