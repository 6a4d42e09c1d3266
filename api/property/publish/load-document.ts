import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import { doesApply } from '#contract/draft/applies.ts'
import { isNothing } from '#contract/draft/complete.ts'
import { draftFieldNames, type DraftDocument, type DraftPhoto } from '#contract/draft/document.ts'
import type { Feature } from '#contract/property/feature.ts'
import { getOwnEnglish } from '#contract/property/english.ts'

import type { Connection } from '../../database/open.ts'
import { cities, provinces, sectors } from '../../place/table.ts'
import { featureByNumber } from '../feature-number.ts'
import { splitShownKey } from '#contract/picture/picture-key.ts'
import { listings, photos } from '../table.ts'
import { loadLastVersions } from './load-last-versions.ts'
import { unpackDocument } from './packed.ts'
import { listingPrivates, listingVersions } from './table.ts'

export type ListingRow = typeof listings.$inferSelect
export type PrivateRow = typeof listingPrivates.$inferSelect

/** A listing as a document, as it is now. */
export type Published = { listing: ListingRow; document: DraftDocument }

/**
 * What a listing says now, as a document: the newest version's, with what is changed beside versions as its rows have it;
 * put together from the rows where there is no version yet.
 */
export async function loadDocument(db: Connection, listing: ListingRow): Promise<DraftDocument> {
  return (await loadDocuments(db, [listing])).get(listing.id)!
}

/** The same of several, in as many statements. */
export async function loadDocuments(db: Connection, rows: readonly ListingRow[]): Promise<Map<number, DraftDocument>> {
  const ids = rows.map(({ id }) => id)
  const versions = await loadLastVersions(db, ids)
  const privates =
    ids.length === 0 ? [] : await db.select().from(listingPrivates).where(inArray(listingPrivates.listing_id, ids))
  const secretOf = new Map(privates.map((row) => [row.listing_id, row]))
  const without = rows.filter(({ id }) => !versions.has(id))
  const [places, pictures] = [await loadPlaces(db, without), await loadPictures(db, without)]
  const documents = new Map<number, DraftDocument>()
  for (const listing of rows) {
    const kept = versions.get(listing.id)
    const secret = secretOf.get(listing.id)
    const beside = { ...places.get(listing.id), ...listPictures(pictures.get(listing.id) ?? []) }
    documents.set(listing.id, kept ? overlay(kept.document, listing, secret) : composeDocument(listing, secret, beside))
  }
  return documents
}

function overlay(said: DraftDocument, listing: ListingRow, secret: PrivateRow | undefined): DraftDocument {
  const { price, currency } = listing
  const asIs: DraftDocument = { price, currency, ...(secret && readPrivate(secret)) }
  for (const [field, is] of [
    ['is_exclusive', listing.is_exclusive],
    ['is_collection', listing.is_collection],
    ['owner_consents', secret ? asIs.owner_consents === true : (said.owner_consents ?? false)],
  ] as const) {
    // No and not said are one to the row: the version knows which it was.
    asIs[field] = is === (said[field] ?? false) ? said[field] : is
  }
  return dropNothing({ ...said, ...asIs })
}

/** The document of a listing's version; null where there is no such version. */
export async function loadVersionDocument(
  db: Connection,
  listing_id: number,
  n: number,
): Promise<DraftDocument | null> {
  const [kept] = await db
    .select({ document: listingVersions.document })
    .from(listingVersions)
    .where(and(eq(listingVersions.listing_id, listing_id), eq(listingVersions.n, n)))
  return kept ? unpackDocument(kept.document) : null
}

/** What the agency alone knows, as the document says it, but for where the home stands. */
export function readPrivate(secret: PrivateRow) {
  const { street, unit_name, owner_name, owner_phone, owner_email, mandate_kind, mandate_signed_on } = secret
  const { mandate_until, mandate_document, commission, notes, owner_consent_at } = secret
  return {
    street,
    unit_name,
    owner_name,
    owner_phone,
    owner_email,
    owner_consents: owner_consent_at ? true : null,
    mandate_kind,
    mandate_signed_on,
    mandate_until,
    mandate_document,
    commission,
    notes,
  }
}

function composeDocument(listing: ListingRow, secret: PrivateRow | undefined, beside: DraftDocument): DraftDocument {
  const { latitude, longitude } = listing
  const exact =
    secret?.exact_latitude != null && secret.exact_longitude != null
      ? { latitude: secret.exact_latitude, longitude: secret.exact_longitude }
      : { latitude, longitude }
  const document: DraftDocument = {
    ...pickColumns(listing),
    ...beside,
    exact_point: exact,
    features: listFeatures(listing.features),
    absent_features: listFeatures(listing.absent_features),
    // The Spanish words stand in where there are no English ones.
    title_en: getOwnEnglish(listing.title_en, listing.title_es),
    description_en: getOwnEnglish(listing.description_en, listing.description_es),
    ...(secret && readPrivate(secret)),
  }
  const asked = draftFieldNames.filter((field) => doesApply(field, document)).map((field) => [field, document[field]])
  return dropNothing(Object.fromEntries(asked) as DraftDocument)
}

function pickColumns(listing: ListingRow) {
  const { business_type, type, is_approximate, price, currency, maintenance_fee, separation_amount } = listing
  const { delivery_date, tax_incentive_resolution, tax_incentive_until, bedrooms, bathrooms, half_bathrooms } = listing
  const { parkings, stories, level, construction_m2, lot_m2, year_built, is_furnished, is_white_line } = listing
  const { pets_allowed, is_under_construction, is_exclusive, is_collection, title_es, description_es } = listing
  return {
    business_type,
    type: type === 'project' ? null : type,
    is_approximate,
    price,
    currency,
    maintenance_fee,
    separation_amount,
    delivery_date,
    tax_incentive_resolution,
    tax_incentive_until,
    bedrooms,
    bathrooms,
    half_bathrooms,
    parkings,
    stories: stories || null,
    level,
    construction_m2: construction_m2 || null,
    lot_m2,
    year_built,
    is_furnished,
    is_white_line,
    pets_allowed,
    is_under_construction,
    is_exclusive,
    is_collection,
    title_es,
    description_es,
    view_360: listing.view_360,
    videos: listing.videos,
  }
}

type Place = { province: string; city: string; sector: string; project: string | null }

/** Where listings stand and of which project they are, in words. */
async function loadPlaces(db: Connection, rows: readonly ListingRow[]): Promise<Map<number, Place>> {
  if (rows.length === 0) return new Map()
  const ids = rows.map(({ id }) => id)
  const found = await db
    .select({
      id: listings.id,
      place: { province: provinces.slug, city: cities.slug, sector: sectors.slug },
      project: sql<string | null>`(select slug from project where project.id = ${listings.project_id})`,
    })
    .from(listings)
    .innerJoin(sectors, eq(sectors.id, listings.sector_id))
    .innerJoin(cities, eq(cities.id, listings.city_id))
    .innerJoin(provinces, eq(provinces.id, listings.province_id))
    .where(inArray(listings.id, ids))
  return new Map(found.map(({ id, place, project }) => [id, { ...place, project }]))
}

type PhotoRow = typeof photos.$inferSelect

async function loadPictures(db: Connection, listed: readonly ListingRow[]): Promise<Map<number, PhotoRow[]>> {
  if (listed.length === 0) return new Map()
  const ids = listed.map(({ id }) => id)
  const rows = await db.select().from(photos).where(inArray(photos.listing_id, ids)).orderBy(asc(photos.position))
  return Map.groupBy(rows, ({ listing_id }) => listing_id)
}

function listPictures(rows: readonly PhotoRow[]) {
  const listOf = (kind: 'photo' | 'plan'): DraftPhoto[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ picture, alt_es, alt_en, tag }) => ({ ...splitShownKey(picture), alt_es, alt_en, ...(tag && { tag }) }))
  return { photos: listOf('photo'), plans: listOf('plan') }
}

function listFeatures(numbers: readonly number[]): Feature[] {
  return numbers.flatMap((number) => featureByNumber[number] ?? [])
}

function dropNothing(document: DraftDocument): DraftDocument {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => !isNothing(value)))
}
