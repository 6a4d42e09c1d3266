import type { Language } from '#contract/fields.ts'
import type { Currency } from '#contract/currency.ts'
import type { DraftState } from '#contract/draft/draft.ts'
import type { PageAddress } from '#contract/mail/mail.ts'
import type { BusinessType, ListingStatus, PropertyType } from '#contract/property/property-type.ts'
import type { Photo } from '#contract/property/property.ts'
import { toListingSlug, toTypeSlug } from '#contract/slugs.ts'
import type { DayFigures, WorkspaceRow, WorkspaceState } from '#contract/workspace/workspace.ts'

import { isRevivable, listActions } from '../property/rules.ts'
import { toRealstateType } from '../property/realstate-type.ts'
import type { Working } from './queries.ts'

type Moment = string | null

/** An item of the list as the database answers it: moments as ISO texts. */
export type ItemRow = {
  listing_id: number | null
  draft_id: number | null
  code: string | null
  status: ListingStatus | null
  under_offer_since: Moment
  status_since: Moment
  status_reason: string | null
  is_public: boolean
  is_collection: boolean
  state: WorkspaceState
  draft_state: DraftState | null
  returned_reason: string | null
  title_es: string | null
  title_en: string | null
  business_type: BusinessType | null
  type: PropertyType | null
  price: number | null
  currency: Currency | null
  rate: number
  sector: string | null
  sector_slug: string | null
  city: string | null
  cover: Photo | null
  quality: number | null
  confirmed_at: Moment
  unconfirmed_since: Moment
  changed_at: string
  publish_at: Moment
  mandate_until: string | null
  figures: DayFigures | null
  agent: { id: number; name: string }
}

type Reading = Working & {
  language: Language
  now: Date
  pageAddress: PageAddress
  isOfColleague?: boolean | undefined
}
export type Position = WorkspaceRow['position']

/** A row of the list as its reader sees it, with what they may do. */
export function toWorkspaceRow(item: ItemRow, position: Position, reading: Reading): WorkspaceRow {
  const { now, isOfColleague = false } = reading
  const { code, draft_id, state, draft_state, publish_at, agent, quality, confirmed_at, changed_at } = item
  const isReturned = state === 'returned' || draft_state === 'returned'
  return {
    code,
    draft_id,
    state,
    draft_state,
    agent,
    quality,
    position,
    price: item.price,
    currency: item.currency,
    business_type: item.business_type,
    type: item.type,
    reason: isReturned ? item.returned_reason : item.status_reason,
    title: titleOf(item, reading.language),
    link: linkOf(item, reading),
    place: item.sector ?? item.city,
    price_other: otherPrice(item),
    cover: item.cover,
    confirmed_at: toIso(confirmed_at),
    unconfirmed_days: countDays(item.unconfirmed_since, now),
    changed_at: new Date(changed_at).toISOString(),
    publish_at: toIso(publish_at),
    mandate_until: item.mandate_until,
    figures: item.is_public && !isOfColleague ? item.figures : null,
    ...rightsOf(item, reading),
  }
}

const toIso = (moment: Moment) => moment && new Date(moment).toISOString()

export function countDays(since: Moment, now: Date): number | null {
  return since === null ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 86_400_000))
}

export function titleOf({ title_es, title_en }: Pick<ItemRow, 'title_es' | 'title_en'>, language: Language) {
  return (language === 'en' && title_en ? title_en : title_es) || null
}

function linkOf(
  { status, code, type, title_es, title_en, is_collection }: ItemRow,
  { pageAddress, language }: Reading,
) {
  const title = language === 'en' ? title_en : title_es
  if (status !== 'published' || !code || !type || !title) return null
  const holes = { type: toTypeSlug(toRealstateType(type, language)), slug: toListingSlug(title, code) }
  return new URL(pageAddress(is_collection ? 'collection_property' : 'property', language, { holes })).pathname
}

/** In the other currency at the newest rate, to the cent. */
function otherPrice({ price, currency, rate }: ItemRow): number | null {
  if (price === null || currency === null) return null
  return Math.round((currency === 'USD' ? price * rate : price / rate) * 100) / 100
}

function rightsOf(item: ItemRow, { reach, now, isOfColleague }: Reading): Pick<WorkspaceRow, 'actions' | 'may'> {
  const { status, business_type, under_offer_since, status_reason, state, draft_id, is_public } = item
  if (isOfColleague) return { actions: [], may: { edit: false, delete: false, confirm: false, assign: false } }
  const isOffer = is_public && status !== null && business_type !== null
  const since = item.status_since === null ? null : new Date(item.status_since)
  const isClosed = status === 'sold' || status === 'rented'
  return {
    actions: isOffer ? listActions({ status, business_type, under_offer_since }, reach) : [],
    may: {
      edit: !isClosed && !(state === 'in_review' && reach === 'own'),
      delete: draft_id !== null && state !== 'in_review' && item.draft_state !== 'in_review',
      confirm:
        isOffer &&
        (status === 'published' ||
          status === 'reserved' ||
          isRevivable({ status, status_reason, status_since: since }, now)),
      assign: isOffer && reach !== 'own',
    },
  }
}
