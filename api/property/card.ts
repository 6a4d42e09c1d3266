import type { Feature } from '#contract/property/feature.ts'
import { featureByNumber } from './feature-number.ts'
import type { Language } from '#contract/fields.ts'
import { findBestSources, roundPowerWater } from '#contract/property/power-water.ts'
import type { PropertyCard } from '#contract/property/property.ts'
import { toListingSlug } from '#contract/slugs.ts'

import en from '#locales/en/property/answers.ts'
import es from '#locales/es/property/answers.ts'

import { newestRate } from '../exchange-rate/queries.ts'
import { selectPhoto } from './photo.ts'
import { toRealstateType } from './realstate-type.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }

/** A card as SQL gives it: all but the words of its address. */
export type CardRow = Omit<
  PropertyCard,
  'realstate_type' | 'slug' | 'power_water' | 'power_source' | 'water_source' | 'offered_by'
> & { features: number[]; agencies: number | null }

export function toPropertyCard<Row extends CardRow>(row: Row, language: Language) {
  const { features: places, agencies, ...card } = row
  const names = toFeatureNames(places)
  return {
    ...card,
    power_water: roundPowerWater(names, row.construction_m2),
    ...findBestSources(names),
    ...nameAgencies(agencies, language),
    realstate_type: toRealstateType(row.type, language),
    slug: toListingSlug(row.title, row.code),
  }
}

/** Says that several agencies offer a home: in words here, for every list shows them and no page is to bring them. */
export function nameAgencies(agencies: number | null, language: Language): { offered_by?: string } {
  return agencies !== null && agencies > 1
    ? { offered_by: words[language]['offer.by_agencies'].replace('{count}', String(agencies)) }
    : {}
}

/** The features of a row by their names; what a later version knows is left out. */
export function toFeatureNames(numbers: readonly number[]): Feature[] {
  return numbers.flatMap((number) => featureByNumber[number] ?? [])
}

/** How many agencies offer the home now; null where nobody but this one ever did. */
const countAgencies = `case when listing.home_id is not null then (select count(distinct offer.agency_id)::int
    from listing as offer where offer.home_id = listing.home_id and offer.status = 'published') end`

/** The columns of a `CardRow`, for `cardSources`. */
export const selectPropertyCard = (language: Language): string => `
  listing.code, listing.business_type, listing.type, listing.title_${language} as title,
  listing.price::float8 as price, listing.currency, listing.price_usd::float8 as price_usd,
  ${convertToPesos('listing')} as price_dop,
  listing.bedrooms, listing.bathrooms, listing.half_bathrooms, listing.parkings,
  listing.construction_m2, listing.lot_m2, listing.features,
  json_build_object('slug', province.slug, 'name', province.name) as province,
  json_build_object('slug', city.slug, 'name', city.name) as city,
  json_build_object('slug', sector.slug, 'name', sector.name) as sector,
  listing.latitude, listing.longitude,
  case when cover.key is not null then ${selectPhoto('cover', `listing.cover_alt_${language}`)} end as photo,
  listing.photos_count, listing.is_exclusive, listing.is_collection, listing.is_under_construction,
  listing.under_offer_since is not null as is_under_offer,
  listing.videos <> '[]' as has_video, listing.view_360 is not null as has_view_360,
  ${toIsoTime('listing.published_at')} as published_at, ${countAgencies} as agencies`

export const cardSources = `listing
  join province on province.id = listing.province_id
  join city on city.id = listing.city_id
  join sector on sector.id = listing.sector_id
  left join picture as cover on cover.key = listing.cover_picture
  cross join (${newestRate}) as rate`

/** SQL for a price in pesos at the newest rate; one that was asked in pesos is exact. `priced` has price and price_usd. */
export function convertToPesos(priced: string, currency = `${priced}.currency`): string {
  return `case when ${currency} = 'DOP' then ${priced}.price else round(${priced}.price * rate.rate, 2) end::float8`
}

/** SQL for a moment as the wire has it, ISO 8601 in UTC. */
export function toIsoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
