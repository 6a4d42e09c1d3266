import { sql } from 'drizzle-orm'

import { doesApply, isShownNearby } from '#contract/draft/applies.ts'
import { isNothing } from '#contract/draft/complete.ts'
import { draftFieldNames, type DraftDocument, type Point } from '#contract/draft/document.ts'

import type { Transaction } from '../../database/open.ts'
import { insertRows, updateRows } from '../../database/populate.ts'
import { forgetAsked } from '../offer/forget-doubts.ts'
import { computeRank } from '../rank/rules.ts'
import { daysUntilNew } from '../rules.ts'
import { compareVersion, insertVersions, type Maker, type NextVersion } from './add-version.ts'
import { chooseShownPoint, toListingColumns, toPhotoRows } from './columns.ts'
import { findPlaces, holdListings, loadExactPoints, readRate } from './queries.ts'
import { type NamedCode, takeCodes } from './take-codes.ts'
import type { ListingRow } from './load-document.ts'
import { loadLastVersions } from './load-last-versions.ts'
import { storePhotos, storePrivates } from './store-parts.ts'

export type Publication = {
  /** Null for what has no row yet. */
  listing: Pick<ListingRow, 'id'> | null
  /** The code that it is to have if it has no row yet. */
  named?: NamedCode
  /** Complete, and true of places and pictures: who calls has looked. */
  document: DraftDocument
  agent_id: number
  agency_id: number
  /** Whether the agency's houses and land are shown some way off unless the document says otherwise. */
  hidesPoints: boolean
  quality: number
  /** When it is to be taken off again by itself. */
  pauseAt: Date | null
  /** Whether its source says so and nobody else: what stays on offer is not confirmed by that. */
  isFromFeed?: true
  /** The home that it is, where others offer it too or its agency did so lately. */
  home?: Home | null
}

/** A home's number, and since when this agency offers it, where a new listing of it is no new offer. */
type Home = { id: number; first_published_at: Date | null; published_at: Date | null }

export type PublishedListing = { id: number; code: string; version: number; changed: NextVersion['changed'] }

/** A publication with all that is known of it before anything is written. */
type Prepared = {
  publication: Publication
  listing: ListingRow | null
  code: string
  said: DraftDocument
  next: NextVersion
  columns: Record<string, unknown>
}

/**
 * Publishes documents: the one way in which a listing comes to be or changes what it says. It writes the listings, what
 * only their agencies know, their pictures and versions, all in the caller's transaction, in as many statements for two
 * hundred as for one; triggers tell the rest. Answers them in their order.
 */
export async function publishListings(
  tx: Transaction,
  { secret, now }: { secret: string; now: () => Date },
  publications: readonly Publication[],
  maker: Maker,
): Promise<PublishedListing[]> {
  // A new rate changes all prices at once: it waits until these are there.
  await tx.execute(sql`lock table exchange_rate in share mode`)
  const prepared = await prepare(tx, { secret, now: now() }, publications)
  const ids = await addListings(tx, prepared)
  const kept = prepared.map(({ said, next, publication, code }) => {
    return { id: ids.get(code)!, document: said, next, pause_at: publication.pauseAt }
  })
  // What changed is told from its version, at the moment at which the listing says so.
  await insertVersions(tx, kept, maker)
  await changeListings(tx, prepared)
  const isThere = prepared.some(({ listing }) => listing)
  await storePrivates(tx, kept, now(), isThere)
  await storePhotos(
    tx,
    kept.map(({ id, document }) => [id, toPhotoRows(id, document)]),
    isThere,
  )
  if (isThere)
    await forgetAsked(
      tx,
      kept.map(({ id }) => id),
    )
  return prepared.map(({ code, next }) => ({ id: ids.get(code)!, code, version: next.n, changed: next.changed }))
}

async function prepare(
  tx: Transaction,
  { secret, now }: { secret: string; now: Date },
  publications: readonly Publication[],
): Promise<Prepared[]> {
  const rate = await readRate(tx)
  const ids = publications.flatMap(({ listing }) => listing?.id ?? [])
  const added = publications.filter(({ listing }) => !listing)
  const codes = await takeCodes(
    tx,
    added.map(({ named }) => named ?? null),
  )
  const held = await holdListings(tx, ids)
  const [places, points, versions] = [
    await findPlaces(
      tx,
      publications.map(({ document }) => document),
    ),
    await loadExactPoints(tx, ids),
    await loadLastVersions(tx, ids),
  ]
  return publications.map((publication, at) => {
    const { hidesPoints, agent_id, agency_id, quality } = publication
    const listing = publication.listing ? held.get(publication.listing.id)! : null
    const document = keepWhatApplies(publication.document)
    const code = listing?.code ?? codes.pop()!
    const isApproximate = document.is_approximate ?? (hidesPoints && isShownNearby(document.type!))
    const said: DraftDocument = { ...document, is_approximate: isApproximate }
    const next = compareVersion(listing ? versions.get(listing.id) : undefined, said)
    const columns = {
      ...toListingColumns(said, rate),
      ...places[at],
      ...chooseShownPoint(secret, code, said, listing && findPointBefore(listing, points.get(listing.id))),
      agent_id,
      agency_id,
      quality,
      version: next.n,
      ...offerColumns(listing, now, publication),
      ...(publication.home && { home_id: publication.home.id }),
    }
    const rank = computeRank({ ...(listing ?? noDates), ...columns, doubted_until: null }, now).total
    return { publication, listing, code, said, next, columns: { ...columns, rank } }
  })
}

const noDates = { confirmed_at: null, first_published_at: null, published_at: null }

/** Writes the new listings in one statement; the numbers of all by code. */
async function addListings(tx: Transaction, prepared: readonly Prepared[]): Promise<Map<string, number>> {
  const ids = new Map(prepared.flatMap(({ listing, code }) => (listing ? [[code, listing.id] as const] : [])))
  const added = prepared.flatMap(({ listing, code, columns }) => (listing ? [] : [{ ...columns, code }]))
  const answered = await insertRows<{ id: number; code: string }>(tx, 'listing', added, { returning: ['id', 'code'] })
  for (const { id, code } of answered) ids.set(code, id)
  return ids
}

/** Writes what listings that are there come to say, each kind of change in one statement. */
async function changeListings(tx: Transaction, prepared: readonly Prepared[]): Promise<void> {
  const changed = prepared.flatMap(({ listing, columns }) => (listing ? [{ ...columns, id: listing.id }] : []))
  const byColumns = Map.groupBy(changed, (row) => Object.keys(row).join())
  for (const rows of byColumns.values()) await updateRows(tx, 'listing', rows)
}

/** What does not apply to the kind of property stays in the draft alone. */
function keepWhatApplies(document: DraftDocument): DraftDocument {
  const kept = draftFieldNames.filter((field) => doesApply(field, document) && !isNothing(document[field]))
  return Object.fromEntries(kept.map((field) => [field, document[field]]))
}

/** The state after a publication: what was offered stays as it stands, all else is on offer from now on. */
function offerColumns(listing: ListingRow | null, now: Date, { isFromFeed, home }: Publication) {
  const confirmed = { confirmed_at: now, confirmed_by: isFromFeed ? ('feed' as const) : ('agent' as const) }
  if (listing && ['published', 'reserved', 'inactive'].includes(listing.status)) {
    const first_published_at = listing.first_published_at ?? listing.published_at
    return { ...(listing.status === 'published' && !isFromFeed && confirmed), first_published_at }
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

type PointBefore = { exact: Point; shown: Point; isApproximate: boolean }

/** Where a listing stood and was shown before: while neither changes, nor does what is shown. */
function findPointBefore({ latitude, longitude, is_approximate }: ListingRow, exact: Point | undefined): PointBefore {
  const shown = { latitude, longitude }
  return { exact: exact ?? shown, shown, isApproximate: is_approximate }
}
