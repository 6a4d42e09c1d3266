import { measureQuality } from '#contract/property/quality.ts'
import type { DraftDocument } from '#contract/draft/document.ts'
import { computeRank } from '#api/property/rank/rules.ts'

import { toDocument } from './order.ts'
import { storedPictures } from './picture-store.ts'
import type { DemoListing } from './world.ts'

/** How good a listing is, when it was last confirmed, and where that puts it. */
export type Standing = { quality: number; confirmed_at: Date; rank: number }

const day = 86_400_000
/** The afternoon of the day after. */
const lookedAtAfter = 1.75 * day
const sizes = new Map(storedPictures.map(({ key, width, height }) => [key, { width, height }]))
/** Points of a confirmation of the moment, of one of the night after the last day, of one that is soon too old, and of one in between. */
const points = { newest: 20_000, most: 18_900, least: 8200, usual: 13_500 }

/**
 * Confirms each published listing on such a day that the order's formula puts it near the place that it was dealt: no
 * picture soon returns there: for a reader of the day after the world's last. Each is of the thirteen days before that.
 */
export function confirmListings(listings: readonly DemoListing[], lastDay: string): Map<DemoListing, Standing> {
  const now = new Date(Date.parse(lastDay) + lookedAtAfter)
  const dealt = listings.filter(({ status }) => status === 'published').toSorted((a, b) => b.rank - a.rank)
  const known = dealt.map((listing) => ({ listing, quality: judge(listing), base: 0 }))
  for (const one of known) one.base = rankOf(one.listing, one.quality, new Date(0), now)
  const wanted = known.map(({ base }) => base + points.usual).toSorted((a, b) => b - a)
  // No two share a place: who shares one stands in an order of the database's own.
  for (let at = 1; at < wanted.length; at++) wanted[at] = Math.min(wanted[at]!, wanted[at - 1]! - 1)
  return new Map(
    known.map(({ listing, quality, base }, at) => {
      const share = Math.min(points.most, Math.max(points.least, wanted[at]! - base))
      const confirmed_at = new Date(now.getTime() - 10 * Math.log2(points.newest / share) * day)
      return [listing, { quality, confirmed_at, rank: rankOf(listing, quality, confirmed_at, now) }]
    }),
  )
}

function rankOf({ facts, published_at }: DemoListing, quality: number, confirmed_at: Date, now: Date): number {
  const { is_exclusive } = facts
  const rank = computeRank(
    { quality, is_exclusive, confirmed_at, published_at, first_published_at: published_at, doubted_until: null },
    now,
  )
  return rank.total - rank.unconfirmed
}

function judge({ facts, photos, videos, view_360, ...texts }: DemoListing): number {
  const document = {
    ...toDocument(facts),
    photos: photos.map(({ picture, alt_es, alt_en }) => ({ key: picture, alt_es, alt_en })),
    videos,
    view_360,
    title_es: texts.title_es,
    title_en: texts.title_en,
    description_es: texts.description_es,
    description_en: texts.description_en,
  } as unknown as DraftDocument
  return measureQuality({ document, sizes, sectorMetres: 0 }).points
}
