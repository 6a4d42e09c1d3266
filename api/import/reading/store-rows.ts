import { inArray, sql } from 'drizzle-orm'

import { isSame } from '#contract/draft/apply-operations.ts'
import { isNothing } from '#contract/draft/complete.ts'
import { type DraftDocument, type DraftField, draftFieldNames } from '#contract/draft/document.ts'
import type { ExchangePicture, ExchangeRow, ExchangeStatus, RowProblem } from '#contract/exchange/row.ts'
import { keepLongTitle } from '#contract/import/compose-title.ts'
import type { Outcome } from '#contract/import/run.ts'

import type { Transaction } from '../../database/open.ts'
import { insertRows } from '../../database/populate.ts'
import { loadDocuments } from '../../property/publish/load-document.ts'
import { largestMove } from '../../property/rules.ts'
import { listings } from '../../property/table.ts'
import type { SourceRow } from '../queries.ts'
import { countOthers, readMedia } from '../own-pictures.ts'
import { findNewState } from '../rules.ts'
import type { FoundRow } from './read-rows.ts'

/** What is here under a row's reference. */
type Here = {
  listing_id: number | null
  draft_id: number | null
  held: string[]
  /** The state that its source said last. */
  status: ExchangeStatus | null
  /** Whether it is what another source of the agency brings: by its own code alone it is known here. */
  is_of_other: boolean
  /** What its source named last. */
  pictures: ExchangePicture[] | null
}
type PriceMove = { before: number; before_currency: string; after: number; after_currency: string }
type Compared = { changed: string[]; price: PriceMove | null; jumps: boolean }

export type Staged = {
  counts: Partial<Record<Outcome, number>>
  priced: number
  jumps: number
  ofOthers: number
  pictures: number
}

/** Keeps what a file says that is not as it was, each row with what it changes; nothing else is written. */
export async function storeRows(
  tx: Transaction,
  { source, siteUrl, run_id, after }: { source: SourceRow; siteUrl: string; run_id: number; after: number },
  rows: readonly FoundRow[],
): Promise<Staged> {
  const here = await findHere(
    tx,
    source,
    rows.flatMap(({ external_id }) => external_id ?? []),
  )
  const compare = await openComparison(tx, siteUrl, [...here.values()])
  const counts: Staged['counts'] = {}
  let [priced, jumps, ofOthers, pictures] = [0, 0, 0, 0]
  const staged = rows.map((found, at) => {
    const known = found.external_id === null ? undefined : here.get(found.external_id)
    const compared = found.row && known ? compare(found.row, known) : null
    const outcome = chooseOutcome(found, known, compared)
    counts[outcome] = (counts[outcome] ?? 0) + 1
    if (known?.is_of_other && outcome === 'refused' && found.kind !== 'refused') ofOthers += 1
    if (compared?.price !== undefined && known?.listing_id && !known.is_of_other) priced += 1
    if (compared?.jumps && !known?.is_of_other) jumps += 1
    const about = { run_id, n: after + at + 1, number: found.number, external_id: found.external_id, outcome }
    // Of two sources that say different things of a listing, its own leads.
    if (known?.is_of_other)
      return { ...about, ...nothingSaid, problems: outcome === 'refused' ? [ofOtherSource(found)] : [] }
    if (found.row) pictures += countOthers(found.row, siteUrl)
    return {
      ...about,
      digest: found.digest === null ? null : Buffer.from(found.digest, 'hex'),
      row: found.row,
      problems: found.problems,
      changed: compared?.changed ?? [],
      price: compared?.price ?? null,
      jumps: compared?.jumps ?? false,
      listing_id: known?.listing_id ?? null,
      draft_id: known?.draft_id ?? null,
    }
  })
  await insertRows(tx, 'import_row', staged)
  return { counts, priced, jumps, ofOthers, pictures }
}

/** Keeps what is not in the file any more, behind its rows. */
export async function storeGone(
  tx: Transaction,
  { source, run_id, after }: { source: SourceRow; run_id: number; after: number },
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into import_row (run_id, n, external_id, outcome, listing_id, draft_id)
    select ${run_id}, ${after} + row_number() over (order by external_id), external_id, 'gone', listing_id, draft_id
    from import_item where source_id = ${source.id} and external_id = any(${sql.param(ids)}::text[])`)
  return rowCount ?? 0
}

function chooseOutcome({ kind }: FoundRow, known: Here | undefined, compared: Compared | null): Outcome {
  if (kind === 'refused' || kind === 'back') return kind
  if (!known?.listing_id) return known?.draft_id ? 'changed' : 'new'
  // Another way of saying the same, or a listing of the agency's own that says so already.
  if (compared!.changed.length === 0) return 'unchanged'
  return known.is_of_other ? 'refused' : 'changed'
}

const nothingSaid = {
  digest: null,
  row: null,
  changed: [],
  price: null,
  jumps: false,
  listing_id: null,
  draft_id: null,
}

function ofOtherSource({ external_id }: FoundRow): RowProblem {
  const said = { column: '', field: 'external_id', value: external_id ?? '' }
  return { ...said, code: 'field.of_other_source', isRefused: true }
}

/** What references are here: items of the source, or listings of the agency by their own code. */
async function findHere(tx: Transaction, { id, agency_id }: SourceRow, ids: string[]): Promise<Map<string, Here>> {
  const { rows } = await tx.execute<Here & { external_id: string }>(sql`
    select external_id, listing_id, draft_id, held, status, pictures, false as is_of_other from import_item
    where source_id = ${id} and external_id = any(${sql.param(ids)}::text[])
    union all
    select code, id, null, '{}', null, null, exists (select from import_item where listing_id = listing.id) from listing
    where agency_id = ${agency_id} and code = any(${sql.param(ids)}::text[])
      and not exists (select from import_item where source_id = ${id} and external_id = listing.code)`)
  return new Map(rows.map(({ external_id, ...here }) => [external_id, here]))
}

/** Compares rows with listings as they are now. */
async function openComparison(tx: Transaction, siteUrl: string, here: readonly Here[]) {
  const ids = here.flatMap(({ listing_id }) => listing_id ?? [])
  const rows = ids.length === 0 ? [] : await tx.select().from(listings).where(inArray(listings.id, ids))
  const listingOf = new Map(rows.map((row) => [row.id, row]))
  const documents = await loadDocuments(tx, rows)
  const asked = await loadPricesOfYesterday(tx, ids)
  return (row: ExchangeRow, { listing_id, held, status, pictures, is_of_other }: Here): Compared => {
    const listing = listing_id === null ? undefined : listingOf.get(listing_id)
    if (!listing) return { changed: [], price: null, jumps: false }
    const document = documents.get(listing.id)!
    const { media, isToFetch } = readMedia(row, siteUrl, document)
    const said = keepLongTitle({ ...row.document, ...media }, document)
    const changed: string[] = listDifferences(document, said).filter((field) => !held.includes(field))
    // Those of other addresses are compared with what was said of them, not with what came of it.
    const hasOther = isToFetch && !is_of_other && !isSame(pictures, row.pictures)
    if (hasOther && !held.includes('photos')) changed.push('photos')
    if (findNewState(listing, { now: row.status, before: status })) changed.push('status')
    const { price, currency } = { ...document, ...said }
    const moves = changed.includes('price') || changed.includes('currency')
    const was = asked.get(listing.id)
    const usd = was && price ? (currency === 'USD' ? price : price / was.rate) : 0
    return {
      changed,
      price:
        moves && price
          ? { before: listing.price, before_currency: listing.currency, after: price, after_currency: currency! }
          : null,
      jumps: moves && was !== undefined && Math.abs(usd - was.usd) / was.usd > largestMove,
    }
  }
}

/** Fields of what is said that a document says otherwise; what is not said is no difference. */
function listDifferences(document: DraftDocument, said: DraftDocument): DraftField[] {
  return draftFieldNames.filter((field) => {
    if (!Object.hasOwn(said, field)) return false
    const [one, other] = [sortSet(field, document[field]), sortSet(field, said[field])]
    return !(isNothing(one) && isNothing(other)) && !isSame(one, other)
  })
}

/** What has no order says the same in any. */
function sortSet(field: DraftField, value: unknown): unknown {
  const isSet = field === 'features' || field === 'absent_features'
  return isSet && Array.isArray(value) ? [...new Set(value as string[])].toSorted() : value
}

/** What was asked a day ago, in dollars of the newest rate, and the rate. */
async function loadPricesOfYesterday(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { usd: number; rate: number }>()
  const { rows } = await tx.execute<{ id: number; usd: number; rate: number }>(sql`
    select listing.id, rate::float8 as rate, (case coalesce(then_asked.currency, listing.currency) when 'USD'
      then coalesce(then_asked.price, listing.price) else coalesce(then_asked.price, listing.price) / rate end)::float8 as usd
    from newest_rate() as rate, listing left join lateral (
      select price, currency from price_change
      where listing_id = listing.id and changed_at > now() - interval '1 day' order by id limit 1) as then_asked on true
    where listing.id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, usd, rate }) => [id, { usd, rate }]))
}
