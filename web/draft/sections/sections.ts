import type { DraftField } from '#contract/draft/document.ts'

/** The parts of the editor, in their order; links lead to one by its name. */
export const sections = [
  'kind',
  'place',
  'price',
  'measures',
  'features',
  'texts',
  'pictures',
  'mandate',
  'publish',
] as const
export type Section = (typeof sections)[number]

const fieldsOf: Partial<Record<Section, readonly DraftField[]>> = {
  kind: ['business_type', 'type', 'project', 'unit_name'],
  place: ['province', 'city', 'sector', 'street', 'exact_point', 'is_approximate'],
  price: ['price', 'currency', 'maintenance_fee', 'separation_amount', 'delivery_date'],
  measures: [
    'bedrooms',
    'bathrooms',
    'half_bathrooms',
    'parkings',
    'stories',
    'level',
    'construction_m2',
    'lot_m2',
    'year_built',
  ],
  features: [
    'is_furnished',
    'is_white_line',
    'pets_allowed',
    'is_under_construction',
    'is_collection',
    'tax_incentive_resolution',
    'tax_incentive_until',
    'features',
    'absent_features',
  ],
  texts: ['title_es', 'title_en', 'description_es', 'description_en'],
  pictures: ['photos', 'plans', 'videos', 'view_360'],
  mandate: [
    'is_exclusive',
    'mandate_kind',
    'mandate_signed_on',
    'mandate_until',
    'mandate_document',
    'commission',
    'owner_name',
    'owner_phone',
    'owner_email',
    'owner_consents',
    'notes',
  ],
}

/** Where a field is written. */
export function findSection(field: string): Section {
  return sections.find((section) => fieldsOf[section]?.includes(field as DraftField)) ?? 'publish'
}

export function listFields(section: Section): readonly DraftField[] {
  return fieldsOf[section] ?? []
}

/** Which part an address opens: `#price`; the first where it names none. */
export function readSection(hash: string): Section {
  return sections.find((section) => hash === `#${section}`) ?? 'kind'
}
