import type { Language } from '#contract/fields.ts'
import { findBestSources, roundPowerWater } from '#contract/property/power-water.ts'
import type { OtherOffer, Property } from '#contract/property/property.ts'
import type { ListingStatus } from '#contract/property/property-type.ts'
import { toListingSlug, toSlug } from '#contract/slugs.ts'

import type { Database } from '../database/open.ts'
import { newestRate } from '../exchange-rate/queries.ts'
import { AppError } from '../app-error.ts'
import type { Gazetteer, Places } from '../place/gazetteer.ts'
import { convertToPesos, nameAgencies, toIsoTime, toFeatureNames } from './card.ts'
import { countDaysOnOffer, listPriceSteps, type PriceUntil, type StatusUntil } from './history.ts'
import type { PictureCatalogue } from './picture-catalogue.ts'
import { toRealstateType } from './realstate-type.ts'

/** What is put together out of several columns, or counted elsewhere. */
type Composed =
  | (
      | 'realstate_type'
      | 'realstate_types'
      | 'slug'
      | 'slugs'
      | 'province'
      | 'city'
      | 'sector'
      | 'project'
      | 'agent'
      | 'exchange_rate'
    )
  | (
      | 'photo'
      | 'photos'
      | 'features'
      | 'power_water'
      | 'power_source'
      | 'water_source'
      | 'videos'
      | 'view_360'
      | 'has_video'
      | 'has_view_360'
      | 'tax_incentive'
      | 'days_on_offer'
      | 'price_history'
      | 'offered_by'
      | 'other_offers'
    )
type Agent = Property['agent']

/** Columns that travel as they are. */
type Shown = Omit<Property, Composed>

/** Columns that the rest is put together from. */
type Parts = {
  province_id: number
  city_id: number
  sector_id: number
  agent_city_id: number
  title_es: string
  title_en: string
  features: number[]
  videos: { src: string; poster: string; title_es: string; title_en: string; seconds: number }[]
  view_360: string | null
  cover_picture: string | null
  cover_alt: string | null
  photos: [key: string, alt: string][] | null
  since: string | null
  prices: PriceUntil[] | null
  statuses: StatusUntil[] | null
  offers: OfferRow[] | null
  project_slug: string | null
  project_name: string | null
  tax_incentive_resolution: string | null
  tax_incentive_until: string | null
  agent_id: number
  agent_name: string
  agent_is_collection: boolean
  agency_id: number
  agency_name: string
  rate: number
  source: string
  date: string
} & Pick<Agent, 'picture' | 'phone' | 'whatsapp' | 'email' | 'spoken_languages'> &
  Pick<Agent['agency'], 'logo'>

type OfferRow = Omit<OtherOffer, 'slug' | 'realstate_type' | 'agency'> & {
  agency_id: number
  agency_name: string
  place: number
}

type Row = { shown: Shown; parts: Parts }

/** Where a property is read from: its row, the names of places, the pictures' sizes, and how many listings its agent has. */
type Sources = { db: Database; gazetteer: Gazetteer; pictures: PictureCatalogue; countOf: (agent: number) => number }

/** A listing with everything that is public about it, and nothing else. Refuses one that is not, or no longer, offered. */
export async function getProperty(
  { db, gazetteer, pictures, countOf }: Sources,
  code: string,
  language: Language,
): Promise<Property> {
  const { rows } = await db.$client.query<Row>({
    name: `property_${language}`,
    text: texts[language],
    values: [code],
  })
  const { shown, parts } = offered(rows[0])
  const [places, { photo, photos, view }] = await Promise.all([
    gazetteer({ sector_id: parts.sector_id, city_id: parts.agent_city_id }),
    picturesOf(parts, shown.title, pictures),
  ])
  const { project_slug, project_name, tax_incentive_resolution, tax_incentive_until, rate, source, date } = parts
  const names = toFeatureNames(parts.features)
  const slugs = { es: toListingSlug(parts.title_es, code), en: toListingSlug(parts.title_en, code) }
  const realstate_types = { es: toRealstateType(shown.type, 'es'), en: toRealstateType(shown.type, 'en') }
  return {
    ...shown,
    realstate_type: realstate_types[language],
    realstate_types,
    slug: slugs[language],
    slugs,
    province: places.provinces.get(parts.province_id)!,
    city: places.cities.get(parts.city_id)!,
    sector: places.sectors.get(parts.sector_id)!,
    project: project_slug && project_name ? { slug: project_slug, name: project_name } : null,
    tax_incentive:
      tax_incentive_resolution && tax_incentive_until
        ? { resolution: tax_incentive_resolution, until: tax_incentive_until }
        : null,
    features: names,
    power_water: roundPowerWater(names, shown.construction_m2),
    ...findBestSources(names),
    photo,
    photos,
    has_video: parts.videos.length > 0,
    videos: parts.videos.map(({ src, poster, seconds, ...titles }) => {
      return { src, poster, title: titles[`title_${language}`], seconds }
    }),
    has_view_360: parts.view_360 !== null,
    view_360: view && { src: view.src, preview: view },
    ...historyOf(shown, parts),
    ...offersOf(parts, language),
    agent: agentOf(parts, places, countOf(parts.agent_id)),
    exchange_rate: { base: 'USD', quote: 'DOP', rate, source, date },
  }
}

function offered(row: Row | undefined): Row {
  refuseUnlessOffered(row?.shown.status)
  return row!
}

/** Whether a listing is on offer: one that was is said to be gone. */
export function refuseUnlessOffered(status: ListingStatus | undefined): void {
  refuseUnlessKnown(status)
  if (status !== 'published') throw new AppError('property.gone')
}

/** Whether a listing may be spoken of at all: nobody hears of one that was never published. */
export function refuseUnlessKnown(status: ListingStatus | undefined): void {
  if (status === undefined || status === 'draft' || status === 'in_review') throw new AppError('property.not_found')
}

/** The gallery, the card's picture and the still of the 360° view, in one look at the catalogue. */
async function picturesOf(
  { photos, cover_picture, cover_alt, view_360 }: Parts,
  title: string,
  pictures: PictureCatalogue,
) {
  const gallery = (photos ?? []).map(([key, alt]) => ({ key, alt }))
  const [all, covers, views] = await Promise.all([
    pictures.photosOf(gallery),
    pictures.photosOf(cover_picture ? [{ key: cover_picture, alt: cover_alt ?? '' }] : []),
    pictures.photosOf(view_360 ? [{ key: view_360, alt: title }] : []),
  ])
  return { photos: all, photo: covers[0] ?? null, view: views[0] ?? null }
}

/** What it was, and cost, since it was first on offer. */
function historyOf({ price, currency, status }: Shown, { since, prices, statuses }: Parts) {
  const known = { price, currency, status, since, prices: prices ?? [], statuses: statuses ?? [] }
  return { days_on_offer: countDaysOnOffer(known, Date.now()), price_history: listPriceSteps(known) }
}

/** The other offers of the home, and how many agencies that are with this one. */
function offersOf({ offers, agency_id }: Parts, language: Language) {
  const other_offers = (offers ?? []).map(({ agency_id: id, agency_name: name, ...offer }) => ({
    ...offer,
    realstate_type: toRealstateType(offer.type, language),
    slug: toListingSlug(offer.title, offer.code),
    agency: { id, name, slug: toSlug(name) },
  }))
  const agencies = new Set([agency_id, ...other_offers.map(({ agency }) => agency.id)]).size
  return { ...nameAgencies(agencies, language), other_offers }
}

function agentOf(row: Parts, places: Places, properties_count: number): Agent {
  const { agent_id, agent_name, agency_id, agency_name, picture, phone, whatsapp, email, spoken_languages } = row
  return {
    id: agent_id,
    name: agent_name,
    slug: toSlug(agent_name),
    picture,
    phone,
    whatsapp,
    email,
    spoken_languages,
    properties_count,
    is_collection: row.agent_is_collection,
    city: places.cities.get(row.agent_city_id)!,
    agency: { id: agency_id, name: agency_name, slug: toSlug(agency_name), logo: row.logo },
  }
}

/** When it last said something else: `changed_at` moves with its place in the order and the exchange rate as well. */
const lastWritten = `greatest(listing.published_at, listing.status_since,
  (select max(changed_at) from price_change where price_change.listing_id = listing.id),
  (select max(at) from listing_version where listing_version.listing_id = listing.id))`

const texts = { es: textIn('es'), en: textIn('en') }

/** Plain columns of plain joins, and JSON once around all of them: PostgreSQL nests slowly, the driver reads columns slowly. */
function textIn(language: Language): string {
  return `select to_json(shown) as shown, to_json(parts) as parts
  from listing
  join agent on agent.id = listing.agent_id
  join agency on agency.id = agent.agency_id
  left join project on project.id = listing.project_id
  cross join (${newestRate}) as rate
  cross join lateral (select
    listing.code, listing.status, listing.business_type, listing.type, listing.title_${language} as title,
    listing.description_${language} as description, listing.price, listing.currency, listing.price_usd,
    ${convertToPesos('listing')} as price_dop, listing.maintenance_fee, listing.separation_amount, listing.delivery_date,
    listing.bedrooms, listing.bathrooms, listing.half_bathrooms, listing.parkings, listing.stories, listing.level,
    listing.construction_m2, listing.lot_m2, listing.year_built, listing.latitude, listing.longitude,
    listing.is_furnished, listing.is_white_line, listing.pets_allowed, listing.is_under_construction, listing.is_exclusive,
    listing.under_offer_since is not null as is_under_offer,
    listing.is_collection, listing.photos_count,
    ${toIsoTime('listing.published_at')} as published_at, ${toIsoTime(lastWritten)} as updated_at,
    ${toIsoTime('listing.confirmed_at')} as confirmed_at
  ) as shown
  cross join lateral (select
    listing.province_id, listing.city_id, listing.sector_id, listing.title_es, listing.title_en, listing.features,
    listing.videos, listing.view_360, listing.cover_picture, listing.cover_alt_${language} as cover_alt,
    listing.tax_incentive_resolution, listing.tax_incentive_until,
    project.slug as project_slug, project.name as project_name,
    agent.id as agent_id, agent.name as agent_name, agent.picture, agent.phone, agent.whatsapp, agent.email,
    agent.spoken_languages, agent.city_id as agent_city_id, agent.is_collection as agent_is_collection,
    agency.id as agency_id, agency.name as agency_name, agency.logo, rate.rate, rate.source, rate.date,
    (select array_agg(array[picture, alt_${language}] order by position) from photo
      where photo.listing_id = listing.id) as photos,
    ${toIsoTime('coalesce(listing.first_published_at, listing.published_at)')} as since,
    (select json_agg(json_build_array(price, currency, changed_at) order by id) from price_change
      where price_change.listing_id = listing.id) as prices,
    (select json_agg(json_build_array(status, changed_at) order by id) from status_change
      where status_change.listing_id = listing.id) as statuses,
    case when listing.home_id is not null then (select json_agg(other order by other.is_exclusive desc, place desc, code)
      from (select offer.code, offer.type, offer.business_type, offer.title_${language} as title, offer.price, offer.currency,
        offer.price_usd, ${convertToPesos('offer')} as price_dop, offer.is_collection, offer.is_exclusive,
        offer.agency_id, offering.name as agency_name, offer.rank as place
        from listing as offer join agency as offering on offering.id = offer.agency_id
        where offer.home_id = listing.home_id and offer.status = 'published' and offer.id <> listing.id limit 20) as other)
      end as offers
  ) as parts
  where listing.code = $1`
}
