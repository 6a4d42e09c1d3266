import { and, eq, sql } from 'drizzle-orm'

import type { RowProblem } from '#contract/exchange/row.ts'
import { mandateProblem, type RowResult } from '#contract/import/run.ts'

import { judgeDocuments } from '../../draft/load-draft.ts'
import type { Transaction } from '../../database/open.ts'
import type { Tools } from '../../tools.ts'
import { enqueuePictureFetches } from '../pictures/add-picture-fetches.ts'
import type { RunRow, SourceRow } from '../queries.ts'
import { importRuns } from '../table.ts'
import { publishRows, type Publishing } from './publish-rows.ts'
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
  missing: { field: string; code: string; value?: string }[]
  /** What only may be wrong with it: it is done all the same. */
  doubts: { field: string; code: RowProblem['code']; value: string }[]
}
type Drafting = Extract<Plan, { does: 'draft' }>

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
    await enqueuePictureFetches(tx, { siteUrl: tools.siteUrl, now: tools.now(), run: held, source }, outcomes)
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
  await publishRows(tx, tools, about, publishing, outcomes)
  for (const plan of plans) {
    const outcome = outcomes.get(plan)!
    if (plan.does === 'move') {
      await moveOffers(tx, [[plan.listing!.id, plan.to]], tools.now())
      outcome.result = 'published'
    }
    if (plan.does === 'take_off') outcome.result = await takeOff(tx, source, plan, tools.now())
  }
  const drafting = plans.filter((plan): plan is Drafting => plan.does === 'draft')
  const ready = await keepComplete(tx, tools, about, drafting, outcomes)
  const ids = await storeDrafts(tx, { source, run, whose, now: tools.now() }, ready)
  for (const plan of ready) Object.assign(outcomes.get(plan)!, { result: plan.result, draft_id: ids.get(plan) ?? null })
  return [...outcomes.values()]
}

/** Names what lacks more than its pictures: no picture makes it whole, and none is fetched for it. */
async function keepComplete(
  tx: Transaction,
  tools: Applying,
  { source }: About,
  plans: readonly Drafting[],
  outcomes: ReadonlyMap<Plan, Outcome>,
): Promise<Drafting[]> {
  if (plans.length === 0) return []
  const documents = plans.map(({ document }) => document)
  const judged = await judgeDocuments(tx, source.agency_id, documents, tools.now())
  return plans.filter((plan, at) => {
    const missing = judged[at]!.missing.filter(({ field }) => field !== 'photos' && field !== 'plans')
    if (missing.length > 0) Object.assign(outcomes.get(plan)!, { result: 'failed', missing })
    return missing.length === 0
  })
}

function begin(plan: Plan): Outcome {
  const result = plan.does === 'nothing' ? plan.result : null
  const known = { listing_id: plan.listing?.id ?? null, draft_id: plan.item?.draft_id ?? null }
  const isUnproven = 'document' in plan && plan.row.row?.document.is_exclusive && !plan.document.is_exclusive
  const doubts = isUnproven ? [{ field: 'is_exclusive', code: mandateProblem, value: '' } as const] : []
  return { plan, result, ...known, version: null, missing: [], doubts }
}
