import { and, desc, eq, lt, sql } from 'drizzle-orm'

import type { RowResult } from '#contract/import/run.ts'

import { judgeDocuments } from '../../draft/load-draft.ts'
import type { Transaction } from '../../database/open.ts'
import { loadVersionDocument } from '../../property/publish/load-document.ts'
import { publishListings } from '../../property/publish/publish-listings.ts'
import { moveRun, type RunRow, type SourceRow } from '../queries.ts'
import { importRows, importRuns } from '../table.ts'
import type { Applying } from './store-batch.ts'
import { loadContext, loadWhose, type StagedRow } from './load-batch.ts'
import { dropPictures } from '../pictures/add-picture-fetches.ts'
import { moveOffers } from './move-offers.ts'

type Context = Awaited<ReturnType<typeof loadContext>>
type Undoing = {
  run: RunRow
  source: SourceRow
  context: Context
  /** The newest version of each listing, and the first of those up to it that the run made: none where somebody wrote since. */
  newest: ReadonlyMap<number, number>
  own: ReadonlyMap<number, number>
}

/** Takes the last rows of a run back that are not yet; answers how many there were, 0 when it is undone. */
export async function restoreBatch(tools: Applying, run: RunRow, source: SourceRow, size: number): Promise<number> {
  return tools.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(importRuns)
      .where(and(eq(importRuns.id, run.id), eq(importRuns.state, 'undoing')))
      .for('update')
    if (!held) return 0
    await tx.execute(sql`select set_config('import.silent', 'on', true)`)
    const below = held.undone_through ?? held.applied_through + 1
    const rows = await tx
      .select()
      .from(importRows)
      .where(and(eq(importRows.run_id, run.id), lt(importRows.n, below)))
      .orderBy(desc(importRows.n))
      .limit(size)
    if (rows.length === 0) {
      await moveRun(tx, held, { state: 'undone', ended_at: tools.now() })
      return 0
    }
    await takeBack(tx, tools, { run: held, source }, rows)
    await tx
      .update(importRuns)
      .set({ undone_through: rows.at(-1)!.n, moved_at: sql`clock_timestamp()` })
      .where(eq(importRuns.id, run.id))
    return rows.length
  })
}

async function takeBack(
  tx: Transaction,
  tools: Applying,
  { run, source }: { run: RunRow; source: SourceRow },
  rows: readonly StagedRow[],
): Promise<void> {
  const context = await loadContext(tx, source, rows)
  const ids = sql.param(rows.flatMap(({ listing_id }) => listing_id ?? []))
  const { rows: versions } = await tx.execute<{ id: number; n: number; is_own: boolean }>(sql`
    select listing_id as id, n, listing_version.run_id = ${run.id} and kind = 'import' as is_own
    from listing_version left join import_run on import_run.id = listing_version.run_id
    where listing_id = any(${ids}::int[])
      and (listing_version.run_id = ${run.id} or import_run.state is distinct from 'undone') order by listing_id, n desc`)
  const undoing = { run, source, context, ...findOwn(versions) }
  await dropPictures(
    tx,
    source.id,
    rows.flatMap(({ external_id, result }) => (external_id !== null && result !== null ? [external_id] : [])),
  )
  for (const row of rows) {
    const result = await takeRowBack(tx, tools, undoing, row)
    if (result) {
      await tx
        .update(importRows)
        .set({ result })
        .where(and(eq(importRows.run_id, run.id), eq(importRows.n, row.n)))
    }
  }
}

/**
 * A run may write more than one version of a listing: its words, then its cover, then all of its pictures. What runs wrote
 * that are taken back already is nobody's change and not among these.
 */
function findOwn(versions: readonly { id: number; n: number; is_own: boolean }[]) {
  const [own, newest] = [new Map<number, number>(), new Map<number, number>()]
  const others = new Set<number>()
  for (const { id, n, is_own } of versions) {
    if (!newest.has(id)) newest.set(id, n)
    if (!is_own) others.add(id)
    else if (!others.has(id)) own.set(id, n)
  }
  return { own, newest }
}

async function takeRowBack(
  tx: Transaction,
  tools: Applying,
  undoing: Undoing,
  row: StagedRow,
): Promise<RowResult | null> {
  const { result, draft_id, before } = row
  if (result === 'taken_off') return bringBack(tx, tools, undoing, row)
  if (result === 'awaiting_cover' || result === 'in_review') return dropDraft(tx, undoing, row, draft_id)
  // Nobody needs to answer for a price of a run that is taken back.
  if (result === 'price_asked') return 'kept'
  if (result !== 'published') {
    if (result === 'kept' && before) await restoreItem(tx, undoing, row)
    return null
  }
  return restore(tx, tools, undoing, row)
}

/** The listing says again what it said before; one that the run made is off. Whoever changed it since keeps it. */
async function restore(tx: Transaction, tools: Applying, undoing: Undoing, row: StagedRow): Promise<RowResult> {
  const { context, newest, own, source, run } = undoing
  const listing = context.listingOf.get(row.listing_id ?? 0)
  const first = own.get(listing?.id ?? 0)
  const isLeft = row.version !== null && first === undefined && newest.get(listing?.id ?? 0) !== row.version
  if (!listing || isLeft) return 'left'
  await restoreItem(tx, undoing, row)
  if (first === 1) {
    await moveOffers(tx, [[listing.id, 'withdrawn']], tools.now())
    return 'withdrawn'
  }
  if (row.version !== null && first !== undefined) {
    const document = (await loadVersionDocument(tx, listing.id, first - 1))!
    const [judged] = await judgeDocuments(tx, source.agency_id, [document], tools.now())
    const whose = await loadWhose(tx, run, source)
    await publishListings(
      tx,
      tools,
      [
        {
          listing,
          document,
          quality: judged!.quality.points,
          hidesPoints: whose.hidesPoints,
          agent_id: listing.agent_id,
          agency_id: listing.agency_id,
          pauseAt: null,
          isFromFeed: true,
        },
      ],
      { kind: 'undo', by: null, note: run.undone_name, source_id: source.id, run_id: run.id },
    )
  }
  const was = row.before?.gone_at ? (source.gone === 'withdraw' ? 'withdrawn' : 'inactive') : row.before?.status
  if (was && (row.before!.gone_at || row.changed.includes('status'))) {
    await moveOffers(tx, [[listing.id, was]], tools.now())
  }
  return 'restored'
}

/** A listing that was taken off since its source had it no more is on offer again. */
async function bringBack(tx: Transaction, tools: Applying, undoing: Undoing, row: StagedRow): Promise<RowResult> {
  const { context, source, run } = undoing
  const listing = context.listingOf.get(row.listing_id ?? 0)
  const item = context.itemOf.get(row.external_id ?? '')
  const wasTo = item?.gone_did === 'withdraw' ? 'withdrawn' : 'inactive'
  if (!listing || !item?.gone_at || item.run_id !== run.id || listing.status !== wasTo) return 'left'
  await restoreItem(tx, undoing, row)
  if (wasTo === 'inactive') await moveOffers(tx, [[listing.id, 'published']], tools.now())
  else {
    const document = context.documents.get(listing.id)!
    const { hidesPoints } = await loadWhose(tx, run, source)
    const { agent_id, agency_id, quality } = listing
    const publication = { listing, document, agent_id, agency_id, hidesPoints, quality: quality ?? 0, pauseAt: null }
    const maker = { kind: 'undo' as const, by: null, source_id: source.id, run_id: run.id }
    await publishListings(tx, tools, [{ ...publication, isFromFeed: true }], maker)
  }
  return 'restored'
}

/** A draft that nobody wrote in since goes with the run. */
async function dropDraft(
  tx: Transaction,
  undoing: Undoing,
  row: StagedRow,
  draft_id: number | null,
): Promise<RowResult> {
  const { rows: dropped } = await tx.execute(sql`
    delete from listing_draft where id = ${draft_id} and not exists (select from draft_save where draft_id = ${draft_id})
    returning id`)
  if (dropped.length === 0) return 'left'
  await restoreItem(tx, undoing, row)
  return 'withdrawn'
}

/** What was known of a reference before the run is known of it again; a new one is applied anew when it comes again. */
async function restoreItem(tx: Transaction, { source }: Undoing, { external_id, before }: StagedRow): Promise<void> {
  await tx.execute(sql`
    update import_item set digest = decode(${before?.digest ?? null}, 'hex'), status = ${before?.status ?? null},
      gone_at = ${before?.gone_at ?? null}::timestamptz,
      gone_did = case when ${before?.gone_at ?? null}::text is null then null else gone_did end
    where source_id = ${source.id} and external_id = ${external_id}`)
}
