import { inArray } from 'drizzle-orm'

import type { DraftDocument } from '#contract/draft/document.ts'
import { commonUses } from '#contract/look-alike/score.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'

import { judgeDocuments } from '../../draft/load-draft.ts'
import { chooseWait, holdDraftBack } from '../../draft/suspend-draft.ts'
import { holdDraft } from '../../draft/queries.ts'
import { listingDrafts } from '../../draft/table.ts'
import type { Transaction } from '../../database/open.ts'
import { chooseHome, type Home } from '../../look-alike/assign-home.ts'
import { checkOffer, type Judged } from '../../look-alike/check-offer.ts'
import { storeLookAlikes } from '../../look-alike/store-look-alikes.ts'
import { addVersion, type Maker } from '../../property/publish/add-version.ts'
import { publishListings } from '../../property/publish/publish-listings.ts'
import type { RunRow, SourceRow } from '../queries.ts'
import { describeLikeness } from './judge-likeness.ts'
import type { Whose } from './load-batch.ts'
import { moveOffers } from './move-offers.ts'
import type { Plan } from './plan-row.ts'
import type { Applying, Outcome } from './store-batch.ts'
import { storeDrafts } from './store-drafts.ts'

export type Publishing = Extract<Plan, { does: 'publish' }>
type About = { run: RunRow; source: SourceRow; whose: Whose }
type Ready = { plan: Publishing; quality: number; document: DraftDocument; home?: Home | null; judged?: Judged }

/**
 * Publishes what is complete; what is not is named, and nothing of it is written. What looks like a home that is on offer
 * already is not offered by the same agency twice, and waits for the network where another offers it.
 */
export async function publishRows(
  tx: Transaction,
  tools: Applying,
  about: About,
  plans: readonly Publishing[],
  outcomes: ReadonlyMap<Plan, Outcome>,
): Promise<void> {
  if (plans.length === 0) return
  let left = await keepComplete(tx, tools, about, plans, outcomes)
  while (left.length > 0) {
    const { now, later } = takeUnlike(left)
    const ready: Ready[] = []
    for (const one of now) if (await isFree(tx, tools, about, one, outcomes.get(one.plan)!)) ready.push(one)
    await publish(tx, tools, about, ready, outcomes)
    left = later
  }
}

async function keepComplete(
  tx: Transaction,
  tools: Applying,
  { source }: About,
  plans: readonly Publishing[],
  outcomes: ReadonlyMap<Plan, Outcome>,
): Promise<Ready[]> {
  const documents = plans.map(({ document }) => document)
  const judged = await judgeDocuments(tx, source.agency_id, documents, tools.now())
  return plans.flatMap((plan, at) => {
    const missing = judged[at]!.missing.filter(({ field, code }) => {
      return !(field === 'photos' && code === 'field.required' && (source.publishes_without_pictures || plan.listing))
    })
    if (missing.length === 0) return [{ plan, quality: judged[at]!.quality.points, document: plan.document }]
    Object.assign(outcomes.get(plan)!, { result: 'failed', missing })
    return []
  })
}

const keysOf = ({ plan, document }: Ready) => (plan.listing ? [] : (document.photos ?? []).map(getShownKey))

/**
 * Those that have no picture in common go together; the others are compared with what these came to be. What more rows
 * show than say anything of a home (an office's logo) keeps nobody apart.
 */
function takeUnlike(ready: readonly Ready[]): { now: Ready[]; later: Ready[] } {
  const uses = Map.groupBy(ready.flatMap(keysOf), (key) => key)
  const shown = new Set<string>()
  const [now, later]: [Ready[], Ready[]] = [[], []]
  for (const one of ready) {
    const keys = keysOf(one).filter((key) => uses.get(key)!.length <= commonUses)
    if (keys.some((key) => shown.has(key))) later.push(one)
    else {
      for (const key of keys) shown.add(key)
      now.push(one)
    }
  }
  return { now, later }
}

/**
 * Whether a row may go on offer now. Without pictures of its own nothing can look alike: place, size, price and title
 * alone are less than is ever asked about.
 */
async function isFree(
  tx: Transaction,
  tools: Applying,
  about: About,
  ready: Ready,
  outcome: Outcome,
): Promise<boolean> {
  const { plan, document } = ready
  if (plan.listing || (document.photos ?? []).length === 0) return true
  const { agency_id } = about.source
  const draft_id = plan.item?.draft_id ?? null
  const judged = await checkOffer(tx, { listing_id: null, draft_id, agency_id, document, isNew: true })
  const refusing = [...tell(judged, 'blocking'), ...tell(judged, 'stolen')]
  if (refusing.length > 0) {
    Object.assign(outcome, { result: 'failed', missing: describeLikeness(refusing) })
    return false
  }
  const until = chooseWait(judged, tools.now())
  if (until) {
    await holdBack(tx, tools, about, { plan, judged, until }, outcome)
    return false
  }
  ready.judged = judged
  ready.home = await chooseHome(tx, { agency_id, listing_id: null, others: judged.sameHome.map(({ id }) => id) })
  outcome.doubts.push(...describeLikeness(tell(judged, 'warned')))
  return true
}

const tell = (judged: Judged, kind: 'blocking' | 'stolen' | 'warned') =>
  judged[kind].map(({ code }) => ({ kind, code: kind === 'stolen' ? null : code }))

type Held = { plan: Publishing; judged: Judged; until: Date }

/** What looks like another agency's waits as a draft until the network has looked, or two days. */
async function holdBack(
  tx: Transaction,
  tools: Applying,
  { run, source, whose }: About,
  { plan, judged, until }: Held,
  outcome: Outcome,
): Promise<void> {
  const drafting = { ...plan, does: 'draft' as const, result: 'in_review' as const }
  const ids = await storeDrafts(tx, { source, run, whose, now: tools.now() }, [drafting])
  const draft_id = ids.get(drafting)!
  const whole = (await holdDraft(tx, draft_id))!
  await holdDraftBack(tx, { whole, judged, until, session: null })
  Object.assign(outcome, { result: 'in_review', draft_id })
}

async function publish(
  tx: Transaction,
  tools: Applying,
  { run, source, whose }: About,
  ready: readonly Ready[],
  outcomes: ReadonlyMap<Plan, Outcome>,
): Promise<void> {
  if (ready.length === 0) return
  const by = run.client_id === null ? null : { client_id: run.client_id, name: run.by_name ?? '' }
  const maker: Maker = { kind: 'import', by, source_id: source.id, run_id: run.id }
  for (const { plan } of ready) {
    // There must be something to go back to.
    if (plan.listing && plan.listing.version === 0) await addVersion(tx, plan.listing, { kind: 'system', by: null })
  }
  const published = await publishListings(
    tx,
    tools,
    ready.map(({ plan, quality, document, home }) => ({
      listing: plan.listing ?? null,
      named: { code: plan.row.external_id ?? '', isTrusted: source.is_trusted },
      document,
      quality,
      hidesPoints: whose.hidesPoints,
      agent_id: plan.listing?.agent_id ?? whose.agentBy(plan.row.row!.agent),
      agency_id: plan.listing?.agency_id ?? source.agency_id,
      pauseAt: null,
      isFromFeed: true,
      ...(home && { home }),
    })),
    maker,
  )
  for (const [at, { plan, judged }] of ready.entries()) {
    const { id, version } = published[at]!
    Object.assign(outcomes.get(plan)!, { result: 'published', listing_id: id, version })
    if (judged) await storeLookAlikes(tx, { listing_id: id }, [...judged.warned, ...judged.waiting, ...judged.listed])
  }
  // What it waited as is the listing now.
  const drafts = ready.flatMap(({ plan }) => (plan.listing ? [] : (plan.item?.draft_id ?? [])))
  if (drafts.length > 0) await tx.delete(listingDrafts).where(inArray(listingDrafts.id, drafts))
  await moveOffers(
    tx,
    ready.flatMap(({ plan }, at) => (plan.to ? [[published[at]!.id, plan.to] as const] : [])),
    tools.now(),
  )
}
