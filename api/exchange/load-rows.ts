import { asc, eq, inArray } from 'drizzle-orm'

import { type DraftDocument, type DraftField, draftFields, type DraftPhoto } from '#contract/draft/document.ts'
import type { PlaceNames } from '#contract/exchange/kyero.ts'
import { type ExchangePicture, type ExchangeRow, toExchangeStatus } from '#contract/exchange/row.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'

import { agents } from '../agent/table.ts'
import type { Connection } from '../database/open.ts'
import { listingDrafts } from '../draft/table.ts'
import { cities, provinces, sectors } from '../place/table.ts'
import { listings } from '../property/table.ts'
import { loadDocuments } from '../property/publish/load-document.ts'

export type LoadedRow = ExchangeRow & { code: string; places: PlaceNames }

type Reading = {
  siteUrl: string
  /** Whether whoever reads is of the agency: where a home stands exactly, its street and unit are for nobody else. */
  isForAgency: boolean
}

/** Listings that are read at once. */
const batchSize = 200
/** What of a document is the agency's own affair, and in no file. */
const kept = [
  'photos',
  'plans',
  'videos',
  'view_360',
  'is_collection',
  'owner_name',
  'owner_phone',
  'owner_email',
  'owner_consents',
  'mandate_kind',
  'mandate_signed_on',
  'mandate_until',
  'mandate_document',
  'commission',
  'notes',
] as const
const forAgency = ['street', 'unit_name'] as const

/** What listings say, as rows of files, by their codes and in batches: nothing holds the database in between. */
export async function* loadExchangeRows(
  db: Connection,
  { codes, ...reading }: Reading & { codes: readonly string[] },
): AsyncGenerator<LoadedRow> {
  for (let at = 0; at < codes.length; at += batchSize) {
    const found = await db
      .select({
        listing: listings,
        agent: agents.email,
        names: { province: provinces.name, city: cities.name, sector: sectors.name },
      })
      .from(listings)
      .innerJoin(agents, eq(agents.id, listings.agent_id))
      .innerJoin(provinces, eq(provinces.id, listings.province_id))
      .innerJoin(cities, eq(cities.id, listings.city_id))
      .innerJoin(sectors, eq(sectors.id, listings.sector_id))
      .where(inArray(listings.code, codes.slice(at, at + batchSize)))
      .orderBy(asc(listings.code))
    const documents = await loadDocuments(
      db,
      found.map(({ listing }) => listing),
    )
    for (const { listing, agent, names } of found) {
      const { latitude, longitude } = listing
      const said = documents.get(listing.id)!
      const document = reading.isForAgency ? said : { ...said, exact_point: { latitude, longitude } }
      const row = toExchangeRow(listing.code, document, reading)
      const status = toExchangeStatus(listing.status, listing.under_offer_since !== null)
      const about = { agent, status, modified_at: listing.changed_at.toISOString() }
      yield { ...row, ...about, code: listing.code, places: names }
    }
  }
}

/** Drafts that were never published, under a reference of their own: a file brings them back as nothing. */
export async function* loadDraftRows(
  db: Connection,
  { ids, ...reading }: Reading & { ids: readonly number[] },
): AsyncGenerator<ExchangeRow & { draft_id: number }> {
  for (let at = 0; at < ids.length; at += batchSize) {
    const found = await db
      .select({ id: listingDrafts.id, document: listingDrafts.document, agent: agents.email })
      .from(listingDrafts)
      .innerJoin(agents, eq(agents.id, listingDrafts.agent_id))
      .where(inArray(listingDrafts.id, ids.slice(at, at + batchSize)))
      .orderBy(asc(listingDrafts.id))
    for (const { id, document, agent } of found)
      yield { ...toExchangeRow(`borrador-${id}`, document, reading), agent, draft_id: id }
  }
}

function toExchangeRow(external_id: string, said: DraftDocument, { siteUrl, isForAgency }: Reading): ExchangeRow {
  const hidden: readonly string[] = isForAgency ? kept : [...kept, ...forAgency]
  // What was stored before a rule was made is left out: a row is in order.
  const entries = Object.entries(said).filter(
    ([field, value]) => !hidden.includes(field) && draftFields[field as DraftField].safeParse(value).success,
  )
  const addressOf = (key: string, width: number) => `${siteUrl}/pictures/${key}-${width}.webp`
  const toPicture =
    (kind: ExchangePicture['kind']) =>
    (photo: DraftPhoto): ExchangePicture => {
      const { tag, alt_es, alt_en } = photo
      const words = { ...(tag && { tag }), ...(alt_es && { alt_es }), ...(alt_en && { alt_en }) }
      return { url: addressOf(getShownKey(photo), 1440), kind, ...words }
    }
  return {
    external_id,
    document: Object.fromEntries(entries),
    pictures: [...(said.photos ?? []).map(toPicture('photo')), ...(said.plans ?? []).map(toPicture('plan'))],
    videos: (said.videos ?? []).map(({ src, title_es, title_en }) => ({
      url: toVideoAddress(src, siteUrl),
      ...(title_es && { title_es }),
      ...(title_en && { title_en }),
    })),
    view_360: said.view_360 ? addressOf(said.view_360, 2048) : null,
    agent: null,
    status: null,
    modified_at: null,
  }
}

function toVideoAddress(src: string, siteUrl: string): string {
  if (/^https?:/.test(src)) return src
  return src.startsWith('/') ? `${siteUrl}${src}` : `${siteUrl}/uploads/${src}`
}
