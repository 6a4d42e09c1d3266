import { isSame } from '#contract/draft/apply-operations.ts'
import type { DraftDocument, DraftPhoto, Point } from '#contract/draft/document.ts'
import { readMeasures } from '#contract/draft/measures.ts'
import type { Feature } from '#contract/property/feature.ts'
import type { PhotoKind } from '#contract/picture/picture.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'

import { featureNumbers } from '../feature-number.ts'
import { hidePoint } from './shown-point.ts'

/** What a complete document says, as the listing's columns have it; `rate` is pesos for a dollar. */
export function toListingColumns(document: DraftDocument, rate: number) {
  const { price, currency, title_es, description_es, photos } = document
  const cover = photos?.[0]
  return {
    business_type: document.business_type!,
    type: document.type!,
    price: price!,
    currency: currency!,
    price_usd: currency === 'USD' ? price! : Math.round((price! / rate) * 100) / 100,
    ...toMeasures(document),
    ...toTerms(document),
    title_es: title_es!,
    title_en: document.title_en ?? title_es!,
    description_es: description_es!,
    description_en: document.description_en ?? description_es!,
    videos: (document.videos ?? []).map(({ src, poster, seconds, ...title }) => ({
      src,
      poster: poster ?? '',
      seconds: seconds ?? 0,
      title_es: title.title_es || title_es!,
      title_en: title.title_en || document.title_en || title_es!,
    })),
    view_360: document.view_360 ?? null,
    cover_picture: cover ? getShownKey(cover) : null,
    ...(cover ? nameCover(cover, document) : { cover_alt_es: null, cover_alt_en: null }),
    photos_count: photos?.length ?? 0,
  }
}

/** Its pictures as rows, the plans behind the photos. */
export function toPhotoRows(listing_id: number, document: DraftDocument) {
  const { photos = [], plans = [] } = document
  const rowOf = (kind: PhotoKind) => (photo: DraftPhoto) => ({
    listing_id,
    picture: getShownKey(photo),
    kind,
    tag: photo.tag ?? null,
    ...describePhoto(photo, document),
  })
  return [...(photos ?? []).map(rowOf('photo')), ...(plans ?? []).map(rowOf('plan'))].map((row, position) => ({
    ...row,
    position,
  }))
}

/** The point that the public sees: the same as before while nothing about it changed, whatever the secret is now. */
export function chooseShownPoint(
  secret: string,
  code: string,
  { exact_point, is_approximate }: DraftDocument,
  before: { exact: Point; shown: Point; isApproximate: boolean } | null,
): Point & { is_approximate: boolean } {
  const isApproximate = is_approximate === true
  if (before && before.isApproximate === isApproximate && isSame(before.exact, exact_point)) {
    return { ...before.shown, is_approximate: isApproximate }
  }
  return {
    ...(isApproximate ? hidePoint(secret, code, exact_point!) : exact_point!),
    is_approximate: isApproximate,
  }
}

function toMeasures(document: DraftDocument) {
  return {
    ...readMeasures(document),
    features: numberFeatures(document.features),
    absent_features: numberFeatures(document.absent_features),
  }
}

function toTerms(document: DraftDocument) {
  return {
    maintenance_fee: document.maintenance_fee ?? null,
    separation_amount: document.separation_amount ?? null,
    delivery_date: document.delivery_date ?? null,
    tax_incentive_resolution: document.tax_incentive_resolution ?? null,
    tax_incentive_until: document.tax_incentive_until ?? null,
    is_furnished: document.is_furnished ?? false,
    is_white_line: document.is_white_line ?? false,
    pets_allowed: document.pets_allowed ?? null,
    is_under_construction: document.is_under_construction ?? false,
    is_exclusive: document.is_exclusive ?? false,
    is_collection: document.is_collection ?? false,
  }
}

function numberFeatures(features: readonly string[] | null | undefined): number[] {
  return (features ?? []).map((feature) => featureNumbers[feature as Feature]).toSorted((one, other) => one - other)
}

function nameCover(cover: DraftPhoto, document: DraftDocument) {
  const { alt_es, alt_en } = describePhoto(cover, document)
  return { cover_alt_es: alt_es, cover_alt_en: alt_en }
}

/** What a picture shows, in words; the listing's title where nobody said. */
function describePhoto({ alt_es, alt_en }: DraftPhoto, { title_es, title_en }: DraftDocument) {
  return { alt_es: alt_es || title_es!, alt_en: alt_en || title_en || alt_es || title_es! }
}
