import { hasExclusiveMandate, isNothing } from '#contract/draft/complete.ts'
import type { DraftDocument, DraftField } from '#contract/draft/document.ts'
import type { ExchangeStatus } from '#contract/exchange/row.ts'
import { keepLongTitle } from '#contract/import/compose-title.ts'
import type { RowResult } from '#contract/import/run.ts'

import type { ListingRow } from '../../property/publish/load-document.ts'
import { readMedia } from '../own-pictures.ts'
import { findNewState } from '../rules.ts'
import type { ItemRow, StagedRow } from './load-batch.ts'

/** What is to be done with a row: nothing but to remember it, a publication, a draft, or that its listing is taken off. */
export type Plan = { row: StagedRow; item: ItemRow | undefined; listing: ListingRow | undefined } & (
  | { does: 'nothing'; result: RowResult | null; remembers: boolean }
  | { does: 'publish'; document: DraftDocument; to: ExchangeStatus | null }
  | { does: 'draft'; document: DraftDocument; result: 'awaiting_cover' | 'in_review' }
  | { does: 'move'; to: ExchangeStatus }
  | { does: 'take_off' }
)

type Known = {
  item: ItemRow | undefined
  listing: ListingRow | undefined
  /** What the listing says now. */
  document: DraftDocument | undefined
  /** What the draft says that waits for its cover. */
  draft: DraftDocument | undefined
}
type Rules = { siteUrl: string; needsLook: boolean; withoutPictures: boolean; pricesApproved: boolean }

/** Decides what becomes of a row; what people hold is theirs. */
export function planRow(row: StagedRow, known: Known, rules: Rules): Plan {
  const { item, listing } = known
  const about = { row, item, listing }
  if (row.outcome === 'refused') return { ...about, does: 'nothing', result: null, remembers: false }
  if (row.outcome === 'gone') return { ...about, does: 'take_off' }
  // Another source's, and said as it is.
  if (row.outcome === 'unchanged' && !row.row) return { ...about, does: 'nothing', result: null, remembers: false }
  // Applied before by who was ended in the middle, or said again in other words.
  if (!row.row || isSameDigest(item, row)) return { ...about, does: 'nothing', result: 'kept', remembers: true }
  if (row.jumps && !rules.pricesApproved) return { ...about, does: 'nothing', result: 'price_asked', remembers: false }
  const before = known.document ?? known.draft ?? {}
  const media = readMedia(row.row, rules.siteUrl, before)
  const said = keepLongTitle({ ...row.row.document, ...media.media }, before)
  const document = { ...before }
  for (const field of Object.keys(said) as DraftField[]) {
    if (item?.held.includes(field)) continue
    if (isNothing(said[field])) delete document[field]
    else Object.assign(document, { [field]: said[field] })
  }
  // No file brings a signed mandate: without one that is kept here the home comes, and not as exclusive.
  if (document.is_exclusive && !hasExclusiveMandate(document)) document.is_exclusive = false
  return { ...about, ...decide(row, known, { document, rules, isToFetch: media.isToFetch }) }
}

function isSameDigest(item: ItemRow | undefined, { digest }: StagedRow): boolean {
  return !!item?.digest && !item.gone_at && !!digest && Buffer.compare(item.digest, digest) === 0
}

type Decision =
  | { does: 'nothing'; result: RowResult; remembers: true }
  | { does: 'publish'; document: DraftDocument; to: ExchangeStatus | null }
  | { does: 'draft'; document: DraftDocument; result: 'awaiting_cover' | 'in_review' }
  | { does: 'move'; to: ExchangeStatus }

function decide(
  row: StagedRow,
  { item, listing }: Known,
  { document, rules, isToFetch }: { document: DraftDocument; rules: Rules; isToFetch: boolean },
): Decision {
  const wanted = row.row!.status ?? 'published'
  const isOff = wanted === 'sold' || wanted === 'rented' || wanted === 'withdrawn'
  if (!listing) {
    // What was never here and is over elsewhere is nobody's news.
    if (wanted !== 'published' && wanted !== 'under_offer') return { does: 'nothing', result: 'kept', remembers: true }
    if (isNothing(document.photos) && !rules.withoutPictures)
      return { does: 'draft', document, result: 'awaiting_cover' }
    if (rules.needsLook) return { does: 'draft', document, result: 'in_review' }
    return { does: 'publish', document, to: wanted === 'published' ? null : wanted }
  }
  if (listing.status === 'sold' || listing.status === 'rented')
    return { does: 'nothing', result: 'kept', remembers: true }
  // What its source took off comes back.
  const wasTakenOff = item?.gone_at != null && item.gone_did !== 'nothing'
  const to = findNewState(listing, { now: row.row!.status, before: item?.status ?? null, wasTakenOff })
  if (isOff) return to ? { does: 'move', to } : { does: 'nothing', result: 'kept', remembers: true }
  if (listing.status === 'withdrawn' || listing.status === 'expired') {
    if (!wasTakenOff && item?.digest) return { does: 'nothing', result: 'kept', remembers: true }
  }
  // Says the same, or names other pictures alone: those come when they are here.
  const isSame = row.changed.every((field) => field === 'photos' && isToFetch)
  if (isSame && !to && !wasTakenOff && isOnOffer(listing)) return { does: 'nothing', result: 'kept', remembers: true }
  if (rules.needsLook && row.changed.some((field) => field !== 'status'))
    return { does: 'draft', document, result: 'in_review' }
  return { does: 'publish', document, to }
}

function isOnOffer({ status }: ListingRow): boolean {
  return status === 'published' || status === 'reserved' || status === 'inactive'
}
