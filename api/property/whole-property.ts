import { features } from '#contract/feature.ts'
import type { Language } from '#contract/fields.ts'
import type { Property } from '#contract/property.ts'
import type { ListingStatus } from '#contract/property-type.ts'
import { listingSlug, slugOf } from '#contract/slugs.ts'

import type { Database } from '../database/open.ts'
import { newestRate } from '../exchange-rate/queries.ts'
import { AppError } from '../http/app-error.ts'
import type { Gazetteer, Places } from '../place/gazetteer.ts'
import { inPesos, isoTime } from './card.ts'
import type { PictureCatalogue } from './picture-catalogue.ts'

/** What is put together out of several columns, or counted elsewhere. */
type Composed =
  | ('slug' | 'slugs' | 'province' | 'city' | 'sector' | 'project' | 'agent' | 'exchange_rate')
  | ('photo' | 'photos' | 'features' | 'videos' | 'view_360' | 'has_video' | 'has_view_360' | 'tax_incentive')
type Agent = Property['agent']

type Row = Omit<Property, Composed> & {
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

/** Where a property is read from: its row, the names of places, the pictures' sizes, and how many listings its agent has. */
type Sources = { db: Database; gazetteer: Gazetteer; pictures: PictureCatalogue; countOf: (agent: number) => number }

/** A listing with everything that is public about it, and columns that its door strips. Refuses one that is not, or no longer, offered. */
export async function propertyByCode(
  { db, gazetteer, pictures, countOf }: Sources,
  code: string,
  language: Language,
): Promise<Property> {
  const { rows } = await db.$client.query<{ property: Row }>({
    name: `property_${language}`,
    text: texts[language],
    values: [code],
  })
  const row = offered(rows[0]?.property)
  const [places, { photo, photos, view }] = await Promise.all([
    gazetteer({ sector_id: row.sector_id, city_id: row.agent_city_id }),
    picturesOf(row, pictures),
  ])
  return {
    ...row,
    slug: listingSlug(row.title, code),
    slugs: { es: listingSlug(row.title_es, code), en: listingSlug(row.title_en, code) },
    province: places.provinces.get(row.province_id)!,
    city: places.cities.get(row.city_id)!,
    sector: places.sectors.get(row.sector_id)!,
    project: row.project_slug && row.project_name ? { slug: row.project_slug, name: row.project_name } : null,
    tax_incentive:
      row.tax_incentive_resolution && row.tax_incentive_until
        ? { resolution: row.tax_incentive_resolution, until: row.tax_incentive_until }
        : null,
    features: row.features.flatMap((place) => features[place] ?? []),
    photo,
    photos,
    has_video: row.videos.length > 0,
    videos: row.videos.map(({ src, poster, seconds, ...titles }) => {
      return { src, poster, title: titles[`title_${language}`], seconds }
    }),
    has_view_360: row.view_360 !== null,
    view_360: view && { src: view.src, preview: view },
    agent: agentOf(row, places, countOf(row.agent_id)),
    exchange_rate: { base: 'USD', quote: 'DOP', rate: row.rate, source: row.source, date: row.date },
  }
}

function offered(row: Row | undefined): Row {
  refuseUnlessKnown(row?.status)
  if (row?.status !== 'published') throw new AppError('property.gone')
  return row
}

/** Whether a listing may be spoken of at all: nobody hears of one that was never published. */
export function refuseUnlessKnown(status: ListingStatus | undefined): void {
  if (status === undefined || status === 'draft' || status === 'in_review') throw new AppError('property.not_found')
}

/** The gallery, the card's picture and the still of the 360° view, in one look at the catalogue. */
async function picturesOf({ photos, cover_picture, cover_alt, view_360, title }: Row, pictures: PictureCatalogue) {
  const gallery = (photos ?? []).map(([key, alt]) => ({ key, alt }))
  const [all, covers, views] = await Promise.all([
    pictures.photosOf(gallery),
    pictures.photosOf(cover_picture ? [{ key: cover_picture, alt: cover_alt ?? '' }] : []),
    pictures.photosOf(view_360 ? [{ key: view_360, alt: title }] : []),
  ])
  return { photos: all, photo: covers[0] ?? null, view: views[0] ?? null }
}

function agentOf(row: Row, places: Places, properties_count: number): Agent {
  const { agent_id, agent_name, agency_id, agency_name, picture, phone, whatsapp, email, spoken_languages } = row
  return {
    id: agent_id,
    name: agent_name,
    slug: slugOf(agent_name),
    picture,
    phone,
    whatsapp,
    email,
    spoken_languages,
    properties_count,
    is_collection: row.agent_is_collection,
    city: places.cities.get(row.agent_city_id)!,
    agency: { id: agency_id, name: agency_name, slug: slugOf(agency_name), logo: row.logo },
  }
}

const texts = { es: textIn('es'), en: textIn('en') }

/** Plain columns of plain joins, and JSON once around all of them: PostgreSQL nests slowly, the driver reads columns slowly. */
function textIn(language: Language): string {
  return `select to_json(whole) as property from (select listing.code, listing.status, listing.business_type, listing.type,
    listing.title_${language} as title, listing.title_es, listing.title_en,
    listing.description_${language} as description,
    listing.price, listing.currency, listing.price_usd, ${inPesos('listing')} as price_dop,
    listing.maintenance_fee, listing.separation_amount, listing.delivery_date,
    listing.bedrooms, listing.bathrooms, listing.half_bathrooms, listing.parkings, listing.stories, listing.level,
    listing.construction_m2, listing.lot_m2, listing.year_built, listing.latitude, listing.longitude, listing.features,
    listing.is_furnished, listing.is_white_line, listing.is_under_construction, listing.is_exclusive,
    listing.is_collection, listing.videos, listing.view_360, listing.cover_picture,
    listing.cover_alt_${language} as cover_alt, listing.photos_count,
    listing.tax_incentive_resolution, listing.tax_incentive_until,
    ${isoTime('listing.published_at')} as published_at, ${isoTime('listing.changed_at')} as updated_at,
    listing.province_id, listing.city_id, listing.sector_id, project.slug as project_slug, project.name as project_name,
    agent.id as agent_id, agent.name as agent_name, agent.picture, agent.phone, agent.whatsapp, agent.email,
    agent.spoken_languages, agent.city_id as agent_city_id, agent.is_collection as agent_is_collection,
    agency.id as agency_id, agency.name as agency_name, agency.logo,
    rate.rate, rate.source, rate.date,
    (select array_agg(array[picture, alt_${language}] order by position) from photo
      where photo.listing_id = listing.id) as photos
  from listing
  join agent on agent.id = listing.agent_id
  join agency on agency.id = agent.agency_id
  left join project on project.id = listing.project_id
  cross join (${newestRate}) as rate
  where listing.code = $1) as whole`
}
