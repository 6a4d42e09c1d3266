import { featureNumbers } from '#api/property/feature-number.ts'

import type { Standing } from './standing.ts'
import type { DemoListing } from './world.ts'

type Numbered = { listing: DemoListing; id: number }
type Stood = Numbered & { standing: Standing | undefined }

/** A listing as the `listing` table holds it. */
export function toListingRow({ listing, id, standing }: Stood) {
  const { facts, agent, photos } = listing
  const { code, type, price, currency, price_usd, latitude, longitude } = facts
  const [cover] = photos
  return {
    id,
    code,
    status: listing.status,
    business_type: facts.business,
    type,
    province_id: facts.city.province_id,
    city_id: facts.city.id,
    sector_id: facts.sector.id,
    agent_id: agent.id,
    agency_id: agent.agency_id,
    project_id: facts.project?.id ?? null,
    price,
    currency,
    price_usd,
    maintenance_fee: facts.maintenance_fee,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    half_bathrooms: facts.half_bathrooms,
    parkings: facts.parkings,
    stories: facts.stories,
    // A business stands somewhere too, but nobody is asked on which floor.
    level: facts.type === 'business' ? null : facts.level,
    construction_m2: facts.construction_m2,
    lot_m2: facts.lot_m2,
    year_built: facts.year_built,
    features: [...facts.features].map((feature) => featureNumbers[feature]).sort((a, b) => a - b),
    is_furnished: facts.is_furnished,
    is_white_line: facts.is_white_line,
    pets_allowed: facts.pets_allowed,
    is_under_construction: facts.is_under_construction,
    is_collection: listing.is_collection,
    is_exclusive: facts.is_exclusive,
    separation_amount: facts.separation_amount,
    delivery_date: facts.delivery_date,
    tax_incentive_resolution: facts.tax_incentive_resolution,
    tax_incentive_until: facts.tax_incentive_until,
    latitude,
    longitude,
    title_es: listing.title_es,
    title_en: listing.title_en,
    description_es: listing.description_es,
    description_en: listing.description_en,
    videos: listing.videos,
    view_360: listing.view_360,
    cover_picture: cover?.picture ?? null,
    cover_alt_es: cover?.alt_es ?? null,
    cover_alt_en: cover?.alt_en ?? null,
    photos_count: photos.length,
    ...toDates(listing, standing),
    created_at: listing.created_at,
  }
}

/** Since when it is on offer, when somebody last said so, and where that puts it. */
function toDates({ published_at }: DemoListing, standing: Standing | undefined) {
  return {
    rank: standing?.rank ?? 0,
    quality: standing?.quality ?? null,
    published_at,
    first_published_at: published_at,
    confirmed_at: standing?.confirmed_at ?? null,
    confirmed_by: standing ? 'agent' : null,
    status_since: published_at,
  }
}

/** Its gallery as the `photo` table holds it. */
export function toPhotoRows({ listing, id }: Numbered) {
  return listing.photos.map((photo, position) => ({ listing_id: id, position, ...photo }))
}

/** What only its agency knows of it, where there is anything: which unit of its project it is. */
export function toPrivateRows({ listing: { facts }, id }: Numbered) {
  return facts.unit_name === null ? [] : [{ listing_id: id, unit_name: facts.unit_name }]
}
