import { and, eq, sql } from 'drizzle-orm'

import { doesApply, isShownNearby } from '#contract/draft/applies.ts'
import { isNothing } from '#contract/draft/complete.ts'
import { draftFieldNames, type DraftDocument, type Point } from '#contract/draft/document.ts'

import { AppError } from '../../app-error.ts'
import type { Transaction } from '../../database/open.ts'
import { cities, provinces, sectors } from '../../place/table.ts'
import { forgetDoubts } from '../offer/forget-doubts.ts'
import { daysUntilNew } from '../rules.ts'
import { listings } from '../table.ts'
import { addVersion, type Maker } from './add-version.ts'
import { chooseShownPoint, toListingColumns, toPhotoRows } from './columns.ts'
import type { ListingRow } from './load-document.ts'
import { storePhotos, storePrivate } from './store-parts.ts'

export type Publication = {
  /** Null for what has no row yet. */
  listing: ListingRow | null
  /** Complete, and true of places and pictures: who calls has looked. */
  document: DraftDocument
  agent_id: number
  agency_id: number
  /** Whether the agency's houses and land are shown some way off unless the document says otherwise. */
  hidesPoints: boolean
  quality: number
  /** When it is to be taken off again by itself. */
  pauseAt: Date | null
  maker: Maker
  /** The home that it is, where others offer it too or its agency did so lately. */
  home?: Home | null
}

/** A home's number, and since when this agency offers it, where a new listing of it is no new offer. */
type Home = { id: number; first_published_at: Date | null; published_at: Date | null }

/**
 * Publishes a document: the one way in which a listing comes to be or changes what it says. It writes the listing, what
 * only its agency knows, its pictures and its version, all in the caller's transaction; triggers tell the rest.
 */
export async function publishListing(
  tx: Transaction,
  { secret, now }: { secret: string; now: () => Date },
  publication: Publication,
): Promise<{ id: number; code: string; version: number }> {
  const { listing, agent_id, agency_id, maker, home = null } = publication
  const document = keepWhatApplies(publication.document)
  // A new rate changes all prices at once: it waits until this one is there.
  await tx.execute(sql`lock table exchange_rate in share mode`)
  const code = listing?.code ?? (await takeCode(tx))
  const place = await findPlace(tx, document)
  const { hidesPoints, quality } = publication
  const isApproximate = document.is_approximate ?? (hidesPoints && isShownNearby(document.type!))
  const said: DraftDocument = { ...document, is_approximate: isApproximate }
  const shown = chooseShownPoint(secret, code, said, await findPointBefore(tx, listing))
  const columns = {
    ...toListingColumns(said, await readRate(tx)),
    ...place,
    ...shown,
    agent_id,
    agency_id,
    quality,
    ...offerColumns(listing, now(), home),
    ...(home && { home_id: home.id }),
  }
  const [row] = listing
    ? await tx.update(listings).set(columns).where(eq(listings.id, listing.id)).returning()
    : await tx
        .insert(listings)
        .values({ ...columns, code })
        .returning()
  await storePrivate(tx, row!.id, said, now(), publication.pauseAt)
  await storePhotos(tx, row!.id, toPhotoRows(row!.id, said))
  await forgetDoubts(tx, row!.id, now())
  const version = await addVersion(tx, row!, maker, said)
  return { id: row!.id, code, version }
}

/** What does not apply to the kind of property stays in the draft alone. */
function keepWhatApplies(document: DraftDocument): DraftDocument {
  const kept = draftFieldNames.filter((field) => doesApply(field, document) && !isNothing(document[field]))
  return Object.fromEntries(kept.map((field) => [field, document[field]]))
}

/** The state after a publication: what was offered stays as it stands, all else is on offer from now on. */
function offerColumns(listing: ListingRow | null, now: Date, home: Home | null) {
  const confirmed = { confirmed_at: now, confirmed_by: 'agent' as const }
  if (listing && ['published', 'reserved', 'inactive'].includes(listing.status)) {
    const first_published_at = listing.first_published_at ?? listing.published_at
    return { ...(listing.status === 'published' && confirmed), first_published_at }
  }
  const since = listing?.status_since?.getTime() ?? 0
  const isNew = !listing?.first_published_at || now.getTime() - since > daysUntilNew * 86_400_000
  return {
    ...confirmed,
    status: 'published' as const,
    // Whoever takes an offer off and publishes it again has no new one.
    published_at: isNew ? (home?.published_at ?? now) : listing.published_at,
    first_published_at: isNew ? (home?.first_published_at ?? now) : listing.first_published_at,
    status_since: now,
    status_reason: null,
    under_offer_since: null,
    closed_on: null,
  }
}

/** The next code that nobody has; who publishes at the same time waits for it. */
async function takeCode(tx: Transaction): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listing.code'))`)
  const { rows } = await tx.execute<{ next: number }>(sql`
    select coalesce(max(substring(code from 4)::int), 20000) + 1 as next from listing where code like '10-%'`)
  return `10-${rows[0]!.next}`
}

async function readRate(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ rate: number }>(sql`select newest_rate()::float8 as rate`)
  return rows[0]!.rate
}

async function findPlace(tx: Transaction, { province, city, sector, project }: DraftDocument) {
  const [place] = await tx
    .select({ province_id: provinces.id, city_id: cities.id, sector_id: sectors.id })
    .from(sectors)
    .innerJoin(cities, eq(cities.id, sectors.city_id))
    .innerJoin(provinces, eq(provinces.id, cities.province_id))
    .where(and(eq(sectors.slug, sector ?? ''), eq(cities.slug, city ?? ''), eq(provinces.slug, province ?? '')))
  if (!place) throw new AppError('draft.incomplete', { errors: { sector: ['field.unknown_place'] } })
  const { rows } = await tx.execute<{ id: number }>(sql`select id from project where slug = ${project ?? null}`)
  return { ...place, project_id: rows[0]?.id ?? null }
}

type PointBefore = { exact: Point; shown: Point; isApproximate: boolean } | null

/** Where a listing stood and was shown before: while neither changes, nor does what is shown. */
async function findPointBefore(tx: Transaction, listing: ListingRow | null): Promise<PointBefore> {
  if (!listing) return null
  const { rows } = await tx.execute<{ latitude: number | null; longitude: number | null }>(sql`
    select exact_latitude as latitude, exact_longitude as longitude from listing_private where listing_id = ${listing.id}`)
  const { latitude, longitude, is_approximate: isApproximate } = listing
  const shown = { latitude, longitude }
  const kept = rows[0]
  const exact =
    kept?.latitude != null && kept.longitude != null ? { latitude: kept.latitude, longitude: kept.longitude } : shown
  return { exact, shown, isApproximate }
}
