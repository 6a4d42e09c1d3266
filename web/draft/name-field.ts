import type { DraftField } from '#contract/draft/document.ts'

import type { Text, TextKey } from '../texts.ts'

const names = {
  business_type: 'draft.business',
  type: 'draft.type',
  province: 'draft.province',
  city: 'draft.city',
  sector: 'draft.sector',
  exact_point: 'draft.pin',
  is_approximate: 'draft.shown_point',
  street: 'draft.street',
  unit_name: 'draft.unit',
  price: 'draft.price',
  currency: 'draft.currency',
  maintenance_fee: 'draft.maintenance',
  separation_amount: 'draft.separation',
  delivery_date: 'draft.delivery',
  tax_incentive_resolution: 'draft.incentive_resolution',
  tax_incentive_until: 'draft.incentive_until',
  bedrooms: 'draft.bedrooms',
  bathrooms: 'draft.bathrooms',
  half_bathrooms: 'draft.half_bathrooms',
  parkings: 'draft.parkings',
  stories: 'draft.stories',
  level: 'draft.level',
  construction_m2: 'draft.construction',
  lot_m2: 'draft.lot',
  year_built: 'draft.year',
  is_furnished: 'draft.furnished',
  is_white_line: 'draft.white_line',
  pets_allowed: 'draft.pets',
  is_under_construction: 'draft.under_construction',
  is_exclusive: 'draft.exclusive',
  is_collection: 'draft.collection',
  features: 'draft.features',
  absent_features: 'draft.history_absent',
  title_es: 'draft.title_es',
  title_en: 'draft.title_en',
  description_es: 'draft.description_es',
  description_en: 'draft.description_en',
  photos: 'draft.photos',
  plans: 'draft.history_plans',
  videos: 'draft.videos',
  view_360: 'draft.history_view_360',
  project: 'draft.project',
  owner_name: 'draft.history_owner_name',
  owner_phone: 'draft.history_owner_phone',
  owner_email: 'draft.history_owner_email',
  owner_consents: 'draft.owner_consents',
  mandate_kind: 'draft.mandate',
  mandate_signed_on: 'draft.signed_on',
  mandate_until: 'draft.mandate_until',
  mandate_document: 'draft.history_document',
  commission: 'draft.commission',
  notes: 'draft.notes',
} as const satisfies Record<DraftField, TextKey>

/** What a field is called where it stands alone. */
export function nameDraftField(field: string, t: Text): string {
  const key = (names as Record<string, TextKey>)[field]
  return key ? t(key as 'draft.type') : field
}
