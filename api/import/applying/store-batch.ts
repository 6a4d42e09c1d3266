import { and, eq, sql } from 'drizzle-orm'

import type { DraftDocument } from '#contract/draft/document.ts'
import type { RowResult } from '#contract/import/run.ts'

import { judgeDocuments } from '../../draft/load-draft.ts'
import type { Transaction } from '../../database/open.ts'
import type { Maker } from '../../property/publish/add-version.ts'
import { addVersion } from '../../property/publish/add-version.ts'
import { publishListings } from '../../property/publish/publish-listings.ts'
import type { Tools } from '../../tools.ts'
import { enqueuePictureFetches } from '../enqueue-picture-fetches.ts'
import type { RunRow, SourceRow } from '../queries.ts'
import { importRuns } from '../table.ts'
import { storeDrafts } from './store-drafts.ts'
import { loadBatch, loadWhose, type Whose } from './load-batch.ts'
import { moveOffers, takeOff } from './move-offers.ts'
import { type Plan, planRow } from './plan-row.ts'
import { storeOutcomes } from './store-outcomes.ts'
import { loadDraftDocuments } from './store-drafts.ts'

export type Applying = Pick<Tools, 'db' | 'now' | 'secret' | 'siteUrl'>
/** What a row came to. */
export type Outcome = {
  plan: Plan
  result: RowResult | null
  listing_id: number | null
  draft_id: number | null
  version: number | null
  /** What is wrong with it that only the whole shows. */
  missing: { field: string; code: string }[]
}
type Publishing = Extract<Plan, { does: 'publish' }>

/**
 * Applies the next rows of a run, all in one transaction with how far it is: whatever ends a process, each is done once.
 * Answers how many there were; null where somebody else has moved the run.
 */
export async function applyBatch(
  tools: Applying,
  run: RunRow,
  source: SourceRow,
  size: number,
): Promise<number | null> {
  return tools.db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(importRuns)
      .where(and(eq(importRuns.id, run.id), eq(importRuns.state, 'applying')))
      .for('update')
    if (!held || held.applied_through !== run.applied_through) return null
    if (held.is_silent) await tx.execute(sql`select set_config('import.silent', 'on', true)`)
    const { rows, itemOf, listingOf, documents } = await loadBatch(tx, held, source, size)
    if (rows.length === 0) return 0
    const whose = await loadWhose(tx, held, source)
    const drafts = await loadDraftDocuments(tx, [...itemOf.values()])
    const rules = {
      siteUrl: tools.siteUrl,
      needsLook: whose.needsLook,
      withoutPictures: source.publishes_without_pictures,
      pricesApproved: held.prices_approved,
    }
    const plans = rows.map((row) => {
      const item = itemOf.get(row.external_id ?? '')
      const listing = listingOf.get(item?.listing_id ?? row.listing_id ?? 0)
      const document = listing && documents.get(listing.id)
      return planRow(row, { item, listing, document, draft: drafts.get(item?.draft_id ?? 0) }, rules)
    })
    const outcomes = await carryOut(tx, tools, { run: held, source, whose }, plans)
    await storeOutcomes(tx, held, source, outcomes, tools.now())
    await enqueuePictureFetches(tx, source, outcomes)
    const through = rows.at(-1)!.n
    await tx
      .update(importRuns)
      .set({ applied_through: through, moved_at: sql`clock_timestamp()` })
      .where(eq(importRuns.id, run.id))
    return rows.length
  })
}

type About = { run: RunRow; source: SourceRow; whose: Whose }

async function carryOut(tx: Transaction, tools: Applying, about: About, plans: readonly Plan[]): Promise<Outcome[]> {
  const { source, whose, run } = about
  const outcomes = new Map<Plan, Outcome>(plans.map((plan) => [plan, begin(plan)]))
  const publishing = plans.filter((plan): plan is Publishing => plan.does === 'publish')
  await publish(tx, tools, about, publishing, outcomes)
  for (const plan of plans) {
    const outcome = outcomes.get(plan)!
    if (plan.does === 'move') {
      await moveOffers(tx, [[plan.listing!.id, plan.to]], tools.now())
      outcome.result = 'published'
    }
    if (plan.does === 'take_off') outcome.result = await takeOff(tx, source, plan, tools.now())
  }
  const drafting = plans.filter((plan) => plan.does === 'draft')
  const ids = await storeDrafts(tx, { source, run, whose, now: tools.now() }, drafting)
  for (const plan of drafting)
    Object.assign(outcomes.get(plan)!, { result: plan.result, draft_id: ids.get(plan) ?? null })
  return [...outcomes.values()]
}

function begin(plan: Plan): Outcome {
  const result = plan.does === 'nothing' ? plan.result : null
  const listing_id = plan.listing?.id ?? null
  return { plan, result, listing_id, draft_id: plan.item?.draft_id ?? null, version: null, missing: [] }
}

/** Publishes what is complete; what is not is named, and nothing of it is written. */
async function publish(
  tx: Transaction,
  tools: Applying,
  { run, source, whose }: About,
  plans: readonly Publishing[],
  outcomes: Map<Plan, Outcome>,
): Promise<void> {
  if (plans.length === 0) return
  const maker: Maker = {
    kind: 'import',
    by: run.client_id === null ? null : { client_id: run.client_id, name: run.by_name ?? '' },
    source_id: source.id,
    run_id: run.id,
  }
  const judged = await judgeDocuments(
    tx,
    source.agency_id,
    plans.map(({ document }) => document),
    tools.now(),
  )
  const ready: { plan: Publishing; quality: number; document: DraftDocument }[] = []
  for (const [at, plan] of plans.entries()) {
    const missing = judged[at]!.missing.filter(({ field, code }) => {
      return !(field === 'photos' && code === 'field.required' && (source.publishes_without_pictures || plan.listing))
    })
    const outcome = outcomes.get(plan)!
    if (missing.length > 0) Object.assign(outcome, { result: 'failed', missing })
    else ready.push({ plan, quality: judged[at]!.quality.points, document: plan.document })
  }
  for (const { plan } of ready) {
    // There must be something to go back to.
    if (plan.listing && plan.listing.version === 0) await addVersion(tx, plan.listing, { kind: 'system', by: null })
  }
  const published = await publishListings(
    tx,
    tools,
    ready.map(({ plan, quality, document }) => ({
      listing: plan.listing ?? null,
      named: { code: plan.row.external_id ?? '', isTrusted: source.is_trusted },
      document,
      quality,
      hidesPoints: whose.hidesPoints,
      agent_id: plan.listing?.agent_id ?? whose.agentBy(plan.row.row!.agent),
      agency_id: plan.listing?.agency_id ?? source.agency_id,
      pauseAt: null,
      isFromFeed: true,
    })),
    maker,
  )
  for (const [at, { plan }] of ready.entries()) {
    const { id, version } = published[at]!
    Object.assign(outcomes.get(plan)!, { result: 'published', listing_id: id, version })
  }
  await moveOffers(
    tx,
    ready.flatMap(({ plan }) => (plan.to && plan.listing ? [[plan.listing.id, plan.to] as const] : [])),
    tools.now(),
  )
}
