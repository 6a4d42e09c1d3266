import { and, eq, sql } from 'drizzle-orm'

import { isSame } from '#contract/draft/apply-operations.ts'
import type { DraftDocument, DraftPhoto } from '#contract/draft/document.ts'
import type { ExchangePicture, RowProblem } from '#contract/exchange/row.ts'
import type { RowResult } from '#contract/import/run.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'

import { AppError } from '../../app-error.ts'
import { judgeDocuments } from '../../draft/load-draft.ts'
import { publishWhole } from '../../draft/publish-draft.ts'
import { holdDraft, type WholeDraft } from '../../draft/queries.ts'
import { listingDrafts } from '../../draft/table.ts'
import { isDatabaseAway } from '../../database/database-errors.ts'
import type { Transaction } from '../../database/open.ts'
import { checkOffer } from '../../look-alike/check-offer.ts'
import { storeLookAlikes } from '../../look-alike/store-look-alikes.ts'
import type { Maker } from '../../property/publish/add-version.ts'
import { type ListingRow, loadDocuments } from '../../property/publish/load-document.ts'
import { publishListings } from '../../property/publish/publish-listings.ts'
import { holdListings } from '../../property/publish/queries.ts'
import type { Tools } from '../../tools.ts'
import { type ItemRow, loadWhose } from '../applying/load-batch.ts'
import { describeLikeness } from '../applying/judge-likeness.ts'
import { moveOffers } from '../applying/move-offers.ts'
import { listWords, readOwnKey, toPhoto } from '../own-pictures.ts'
import { lockOpenRun, type RunRow, type SourceRow } from '../queries.ts'
import { importItems, importRuns, importSources } from '../table.ts'
import { listFetches } from './load-known-pictures.ts'

export type Completing = Tools
type About = { item: ItemRow; source: SourceRow; run: RunRow | null; pictures: Pictures }

/**
 * Brings the pictures that came to the listing or draft that waits for them: a draft is published as soon as its cover is
 * here, and all others follow at once when nothing is on its way any more. Does nothing where nothing is to be done.
 */
export async function completeItem(
  tools: Completing,
  { source_id, external_id }: { source_id: number; external_id: string },
): Promise<void> {
  const key = and(eq(importItems.source_id, source_id), eq(importItems.external_id, external_id))
  try {
    await tools.db.transaction(async (tx) => {
      const about = await openItem(tx, tools, source_id, key)
      if (!about) return
      const { item, run } = about
      if (run?.is_silent) await tx.execute(sql`select set_config('import.silent', 'on', true)`)
      if (item.listing_id !== null) await changeListing(tx, tools, about, item.listing_id)
      else if (item.draft_id !== null) await finishDraft(tx, tools, about, item.draft_id)
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    if (!isRefusal(error)) {
      tools.log.error({ err: error, source_id, external_id }, 'pictures of a feed could not be shown')
      const later = new Date(tools.now().getTime() + hourMs)
      await tools.db.update(importItems).set({ pictures_at: later }).where(key)
      return
    }
    await tools.db.transaction(async (tx) => {
      const about = await openItem(tx, tools, source_id, key)
      if (about) await nameRefusal(tx, about, error)
    })
  }
  tools.wakeOutbox()
}

const hourMs = 3_600_000

/** Whether a draft cannot be published as it is: something is missing, or its agency offers the home already. */
function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && (error.code === 'draft.incomplete' || error.code === 'draft.look_alike')
}

/** Holds a reference with all that it is about; whoever applies its source's rows at this moment is waited for. */
async function openItem(
  tx: Transaction,
  { siteUrl }: Completing,
  source_id: number,
  key: ReturnType<typeof and>,
): Promise<About | null> {
  await lockOpenRun(tx, source_id)
  const [item] = await tx.select().from(importItems).where(key).for('update')
  if (!item?.pictures_at) return null
  await tx.update(importItems).set({ pictures_at: null }).where(key)
  const [source] = await tx.select().from(importSources).where(eq(importSources.id, source_id))
  if (!source || source.ended_at || item.gone_at) return null
  const [run] = item.run_id === null ? [] : await tx.select().from(importRuns).where(eq(importRuns.id, item.run_id))
  return { item, source, run: run ?? null, pictures: await readPictures(tx, item, siteUrl) }
}

type Pictures = {
  photos: DraftPhoto[]
  plans: DraftPhoto[]
  /** Whether something is still on its way, and whether the first photo that can be had is here. */
  isPending: boolean
  hasCover: boolean
}

async function readPictures(tx: Transaction, { source_id, pictures }: ItemRow, siteUrl: string): Promise<Pictures> {
  const said = pictures ?? []
  const own = new Map(said.map(({ url }) => [url, readOwnKey(url, siteUrl)]))
  const fetched = await listFetches(
    tx,
    source_id,
    said.flatMap(({ url }) => (own.get(url) === null ? [url] : [])),
  )
  const stateOf = ({ url }: ExchangePicture) => {
    const key = own.get(url)
    return key ? { key, isPending: false } : (fetched.get(url) ?? { key: null, isPending: false })
  }
  const photos = said.filter(({ kind }) => kind === 'photo')
  const first = photos.map(stateOf).find(({ key, isPending }) => key !== null || isPending)
  const listOf = (kind: ExchangePicture['kind'], most: number) => {
    const keys = new Set<string>()
    const found = said.flatMap((picture) => {
      const { key } = stateOf(picture)
      if (picture.kind !== kind || key === null || keys.has(key)) return []
      keys.add(key)
      return [toPhoto(key, picture)]
    })
    return found.slice(0, most)
  }
  return {
    photos: listOf('photo', 50),
    plans: listOf('plan', 10),
    isPending: said.some((picture) => stateOf(picture).isPending),
    hasCover: first !== undefined && first.key !== null,
  }
}

function withPictures(document: DraftDocument, held: readonly string[], { photos, plans }: Pictures): DraftDocument {
  const next = { ...document }
  const words = listWords(document)
  for (const [field, list] of [
    ['photos', photos],
    ['plans', plans],
  ] as const) {
    if (held.includes(field) || list.length === 0) continue
    next[field] = list.map((photo) => ({ ...words.get(getShownKey(photo)), ...photo }))
  }
  return next
}

const makerOf = ({ run, source }: About): Maker => ({
  kind: 'import',
  by: run?.client_id ? { client_id: run.client_id, name: run.by_name ?? '' } : null,
  source_id: source.id,
  ...(run && { run_id: run.id }),
})

/** A draft that waits for its cover is published with it, or submitted where somebody has to look first. */
async function finishDraft(tx: Transaction, tools: Completing, about: About, draft_id: number): Promise<void> {
  const { item, source, run, pictures } = about
  const whole = await holdDraft(tx, draft_id)
  if (!whole) {
    // Somebody writes in it at this moment.
    await tx.update(importItems).set({ pictures_at: tools.now() }).where(keyOf(item))
    return
  }
  const { row } = whole
  const own = Object.keys(row.touched)
  const document = withPictures(row.document, own, pictures)
  const isWaited = row.submitted_at !== null || row.look_until !== null || row.publish_at !== null
  if (!pictures.hasCover || (isWaited && pictures.isPending)) return
  const whose = await loadWhose(tx, run, source)
  const submitted =
    whose.needsLook && !isWaited ? { submitted_at: tools.now(), submitted_by: run?.client_id ?? null } : {}
  if (!isSame(document, row.document) || 'submitted_at' in submitted) {
    const [stored] = await tx
      .update(listingDrafts)
      .set({ document, ...submitted, version: row.version + 1, changed_at: tools.now() })
      .where(eq(listingDrafts.id, row.id))
      .returning()
    whole.row = stored!
  }
  if (isWaited) return
  if (whose.needsLook) return noteResult(tx, about, { result: 'in_review' })
  await publishDraft(tx, tools, about, whole)
}

async function publishDraft(tx: Transaction, tools: Completing, about: About, whole: WholeDraft): Promise<void> {
  const named = { code: about.item.external_id, isTrusted: about.source.is_trusted }
  const press = { session: null, despite: 'all', isSeen: false, named } as const
  const published = await publishWhole(tools, tx, whole, makerOf(about), press)
  if (published.code === null) return noteResult(tx, about, { result: 'in_review' })
  const { rows } = await tx.execute<{ id: number }>(sql`select id from listing where code = ${published.code}`)
  const listing_id = rows[0]!.id
  await noteResult(tx, about, { result: 'published', listing_id, version: published.version })
  if (about.item.status === 'under_offer') await moveOffers(tx, [[listing_id, 'under_offer']], tools.now())
  // Who is published with a cover alone is looked at again when nothing is on its way.
  if (!about.pictures.isPending) await tx.update(importItems).set({ pictures_at: null }).where(keyOf(about.item))
}

/** A listing shows all of its pictures once none is on its way, and one without any its cover as soon as that is here. */
async function changeListing(tx: Transaction, tools: Completing, about: About, id: number): Promise<void> {
  const { item, source, run, pictures } = about
  const listing = (await holdListings(tx, [id])).get(id)
  if (!listing || ['sold', 'rented', 'withdrawn', 'expired'].includes(listing.status)) return
  const before = (await loadDocuments(tx, [listing])).get(id)!
  const isBare = (before.photos ?? []).length === 0
  if (pictures.isPending && !(isBare && pictures.hasCover)) return
  const document = withPictures(before, item.held, pictures)
  if (isSame(document, before)) return
  const [judged] = await judgeDocuments(tx, source.agency_id, [document], tools.now())
  const { hidesPoints } = await loadWhose(tx, run, source)
  await listLikeness(tx, listing, document)
  const [published] = await publishListings(
    tx,
    tools,
    [
      {
        listing,
        document,
        hidesPoints,
        quality: judged!.quality.points,
        agent_id: listing.agent_id,
        agency_id: listing.agency_id,
        pauseAt: null,
        isFromFeed: true,
      },
    ],
    makerOf(about),
  )
  await noteResult(tx, about, { result: 'published', listing_id: id, version: published!.version })
}

/** What an offer comes to look like by its pictures is for the network to see; it stays on offer. */
async function listLikeness(tx: Transaction, listing: ListingRow, document: DraftDocument): Promise<void> {
  const { id: listing_id, agency_id } = listing
  const subject = { listing_id, draft_id: null, agency_id, document, isNew: false }
  const { listed, waiting, warned } = await checkOffer(tx, subject)
  await storeLookAlikes(tx, { listing_id }, [...listed, ...waiting, ...warned])
}

const keyOf = ({ source_id, external_id }: ItemRow) =>
  and(eq(importItems.source_id, source_id), eq(importItems.external_id, external_id))

type Became = { result: RowResult; listing_id?: number; version?: number; problems?: RowProblem[] }

/** What became of the row that asked for the pictures, and of its reference. */
async function noteResult(tx: Transaction, { item, run }: About, became: Became): Promise<void> {
  const { result, listing_id = null, version = null, problems = [] } = became
  if (listing_id !== null) {
    await tx.update(importItems).set({ listing_id, draft_id: null }).where(keyOf(item))
  }
  if (!run) return
  await tx.execute(sql`
    update import_row set result = ${result}, listing_id = coalesce(${listing_id}::int, listing_id),
      version = coalesce(${version}::int, version), problems = problems || ${JSON.stringify(problems)}::jsonb
    where run_id = ${run.id} and external_id = ${item.external_id} and outcome <> 'refused'`)
}

/** A draft that cannot be published goes, and why is in the report; its row is applied anew by the next run. */
async function nameRefusal(tx: Transaction, about: About, error: AppError): Promise<void> {
  const { item } = about
  const named = error.lookAlikes
    ? describeLikeness(error.lookAlikes)
    : Object.entries(error.errors ?? {}).map(([field, codes]) => ({ field, code: codes[0]!, value: '' }))
  const problems = named.map(({ field, code, value }) => {
    return { column: '', field, code: code as RowProblem['code'], value, isRefused: true }
  })
  await noteResult(tx, about, { result: 'failed', problems })
  if (item.draft_id === null) return
  await tx.update(importItems).set({ digest: null, draft_id: null }).where(keyOf(item))
  await tx.delete(listingDrafts).where(and(eq(listingDrafts.id, item.draft_id), sql`listing_id is null`))
}
