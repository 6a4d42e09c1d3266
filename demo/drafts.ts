import { packDocument } from '#api/property/publish/packed.ts'
import { doesApply } from '#contract/draft/applies.ts'
import { isNothing } from '#contract/draft/complete.ts'
import type { DraftDocument, DraftField } from '#contract/draft/document.ts'
import { toSlug } from '#contract/slugs.ts'

import { getProvince } from './market/places.ts'
import type { DemoListing } from './world.ts'

/** A listing with its number in the table. */
export type Numbered = { listing: DemoListing; id: number }

/** People of the demo world by their role, where they have an account. */
type Clients = { agent: number | null }
type Needed = { day: string; clients: Clients }

/** Facts that a document says under the same name. */
const sameInBoth = [
  'type',
  'price',
  'currency',
  'maintenance_fee',
  'separation_amount',
  'delivery_date',
  'tax_incentive_resolution',
  'tax_incentive_until',
  'bedrooms',
  'bathrooms',
  'half_bathrooms',
  'parkings',
  'stories',
  'level',
  'lot_m2',
  'year_built',
  'is_furnished',
  'is_white_line',
  'pets_allowed',
  'is_under_construction',
  'is_exclusive',
] as const satisfies readonly (DraftField & keyof DemoListing['facts'])[]

/** What a listing of the demo world says, as a document. */
export function toDocument({ facts, photos, videos, view_360, is_collection, ...words }: DemoListing): DraftDocument {
  const { business, city, sector, project, latitude, longitude, features, construction_m2 } = facts
  const said: Record<string, unknown> = {
    ...Object.fromEntries(sameInBoth.map((name) => [name, facts[name]])),
    business_type: business,
    province: getProvince(city).slug,
    city: city.slug,
    sector: sector.slug,
    project: project && toSlug(project.name),
    exact_point: { latitude, longitude },
    is_approximate: false,
    construction_m2: construction_m2 || null,
    features: [...features],
    is_collection,
    title_es: words.title_es,
    title_en: words.title_en,
    description_es: words.description_es,
    description_en: words.description_en,
    photos: photos.map(({ picture, alt_es, alt_en }) => ({ key: picture, alt_es, alt_en })),
    view_360,
    videos,
  }
  const type = facts.type === 'project' ? null : facts.type
  return Object.fromEntries(
    Object.entries(said).filter(([field, value]) => !isNothing(value) && doesApply(field as DraftField, { type })),
  )
}

/** The drafts of listings that were never on offer: what is in review waits for its reviewer. */
export function createUnpublishedRows(numbered: readonly Numbered[], { day }: Pick<Needed, 'day'>) {
  return numbered
    .filter(({ listing }) => listing.status === 'draft' || listing.status === 'in_review')
    .map(({ listing, id }) =>
      toRow(listing, {
        listing_id: id,
        submitted_at: listing.status === 'in_review' ? before(day, 1) : null,
        changed_at: before(day, 2),
      }),
    )
}

/**
 * Drafts in every state of the agent whom visitors may be: one just begun, one that came back, one that waits for its
 * reviewer, one with a moment set, and changes of what is on offer, which has two versions behind it.
 */
export function createAgentRows(homes: readonly Numbered[], { day, clients }: Needed) {
  const [begun, returned, waiting, planned, changed] = homes
  if (!begun || !returned || !waiting || !planned || !changed) return { drafts: [], versions: [], versioned: null }
  const author = { created_by: clients.agent, changed_by: clients.agent }
  const copy = ({ listing }: Numbered) => ({ ...toDocument(listing), is_exclusive: false })
  const { title_es: _, description_es: __, photos: ___, ...little } = copy(begun)
  const document = toDocument(changed.listing)
  const asked = document.price!
  const drafts = [
    toRow(begun.listing, { ...author, document: little, changed_at: before(day, 0.1) }),
    toRow(returned.listing, {
      ...author,
      document: copy(returned),
      changed_at: before(day, 1),
      returned_at: before(day, 1),
      returned_reason: 'La portada está movida y falta decir cuánto es el mantenimiento.',
      submitted_by: clients.agent,
    }),
    toRow(waiting.listing, {
      ...author,
      document: copy(waiting),
      changed_at: before(day, 0.5),
      submitted_at: before(day, 0.5),
      submitted_by: clients.agent,
    }),
    toRow(planned.listing, {
      ...author,
      document: copy(planned),
      changed_at: before(day, 3),
      publish_at: before(day, -30),
    }),
    toRow(changed.listing, {
      ...author,
      listing_id: changed.id,
      base_version: 2,
      changed_at: before(day, 0.2),
      document: {
        ...document,
        price: Math.round(asked * 0.97),
      },
    }),
  ]
  const older = { ...document, price: Math.round(asked * 1.05) }
  const by = { listing_id: changed.id, client_id: clients.agent, by_name: changed.listing.agent.name }
  const versions = [
    { ...by, n: 1, kind: 'system', client_id: null, by_name: null, at: before(day, 40) },
    { ...by, n: 2, kind: 'editor', at: before(day, 12) },
  ].map((version) => ({
    ...version,
    document: `\\x${packDocument(version.n === 1 ? older : document).toString('hex')}`,
    changed: version.n === 1 ? Object.keys(older) : ['price'],
    note: null,
  }))
  return { drafts, versions, versioned: changed.id }
}

type More = { [column: string]: unknown }

function toRow(listing: DemoListing, more: More) {
  return {
    listing_id: null,
    agency_id: listing.agent.agency_id,
    agent_id: listing.agent.id,
    document: toDocument(listing),
    version: 1,
    base_version: null,
    touched: {},
    submitted_at: null,
    submitted_by: null,
    returned_at: null,
    returned_reason: null,
    publish_at: null,
    pause_at: null,
    lead_id: null,
    created_by: null,
    created_at: more.changed_at,
    changed_by: null,
    ...more,
  }
}

/** A moment so many days before the world's last one. */
function before(day: string, days: number): string {
  return new Date(Date.parse(`${day}T16:00:00Z`) - days * 86_400_000).toISOString()
}
