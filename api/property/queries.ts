import type { Language } from '#contract/fields.ts'
import type { Property, PropertyCard } from '#contract/property.ts'
import type { ListingStatus } from '#contract/property-type.ts'
import { listingSlug } from '#contract/slugs.ts'
import { features } from '#contract/feature.ts'

import { agentCardJson, agentCardOf, type AgentCardRow } from '../agent/card.ts'
import type { Database } from '../database/open.ts'
import { rateJson } from '../exchange-rate/queries.ts'
import { AppError } from '../http/app-error.ts'
import { cardColumns, cardOf, cardSources, isoTime, type CardRow } from './card.ts'
import { photoJson } from './photo.ts'

type PropertyRow = CardRow &
  Omit<Property, 'slugs' | 'features' | 'agent' | keyof PropertyCard> & {
    title_es: string
    title_en: string
    features: number[]
    agent: AgentCardRow
  }

/** Published listings by their agent's id. */
type Counts = ReadonlyMap<number, number>

/** A listing with everything that is public about it, in one statement. Refuses one that is not, or no longer, offered. */
export async function propertyByCode(
  db: Database,
  code: string,
  language: Language,
  byAgent: Counts,
): Promise<Property> {
  const { rows } = await db.$client.query<PropertyRow>({
    name: `property_${language}`,
    text: propertyText[language],
    values: [code],
  })
  const row = rows[0]
  refuseUnlessOffered(row?.status)
  const { title_es, title_en, ...rest } = row!
  return {
    ...cardOf(rest),
    slugs: { es: listingSlug(title_es, code), en: listingSlug(title_en, code) },
    features: rest.features.flatMap((place) => features[place] ?? []),
    agent: agentCardOf(rest.agent, byAgent.get(rest.agent.id) ?? 0),
  }
}

function refuseUnlessOffered(status: ListingStatus | undefined): void {
  if (status === undefined || status === 'draft' || status === 'in_review') throw new AppError('property.not_found')
  if (status !== 'published') throw new AppError('property.gone')
}

const propertyText = { es: textOf('es'), en: textOf('en') }

function textOf(language: Language): string {
  return `select ${cardColumns(language)},
    listing.status, listing.description_${language} as description, listing.title_es, listing.title_en,
    listing.stories, listing.level, listing.year_built, listing.is_furnished, listing.is_white_line,
    listing.maintenance_fee::float8 as maintenance_fee, listing.separation_amount::float8 as separation_amount,
    listing.delivery_date::text as delivery_date, listing.features,
    case when listing.tax_incentive_resolution is not null then json_build_object(
      'resolution', listing.tax_incentive_resolution, 'until', listing.tax_incentive_until) end as tax_incentive,
    (select coalesce(json_agg(${photoJson('picture', `photo.alt_${language}`)} order by photo.position), '[]')
      from photo join picture on picture.key = photo.picture where photo.listing_id = listing.id) as photos,
    (select coalesce(json_agg(json_build_object('src', video ->> 'src', 'poster', video ->> 'poster',
        'title', video ->> 'title_${language}', 'seconds', video -> 'seconds')), '[]')
      from jsonb_array_elements(listing.videos) as video) as videos,
    case when view.key is not null then json_build_object('src', '/pictures/' || view.key,
      'preview', ${photoJson('view', `listing.title_${language}`)}) end as view_360,
    case when project.id is not null then json_build_object('slug', project.slug, 'name', project.name) end as project,
    ${agentCardJson('listing.agent_id')} as agent,
    ${rateJson} as exchange_rate, ${isoTime('listing.changed_at')} as updated_at
  from ${cardSources}
  left join picture as view on view.key = listing.view_360
  left join project on project.id = listing.project_id
  where listing.code = $1`
}

/** The cards of these listings, in their order; a listing that does not exist is left out. */
export async function listCards(db: Database, ids: readonly number[], language: Language): Promise<PropertyCard[]> {
  const { rows } = await db.$client.query<CardRow>({
    name: `cards_${language}`,
    text: `select ${cardColumns(language)}
      from unnest($1::int[]) with ordinality as wanted (id, place)
      join ${cardSources} on true
      where listing.id = wanted.id
      order by wanted.place`,
    values: [ids],
  })
  return rows.map(cardOf)
}

/**
 * Up to eight published listings of the same business and kind: the nearest in price in the same city, then in the
 * country, ordered by how far they are in place, price and size.
 */
export async function listSimilar(db: Database, code: string, language: Language): Promise<PropertyCard[]> {
  const { rows } = await db.$client.query<{ ids: number[] | null; status: ListingStatus }>({
    name: 'similar',
    text: similarText,
    values: [code],
  })
  const status = rows[0]?.status
  if (status === undefined || status === 'draft' || status === 'in_review') throw new AppError('property.not_found')
  return listCards(db, rows[0]?.ids ?? [], language)
}

/** Walks one index from the price outwards, so that the cost does not grow with the market. */
const nearestInPrice = (where: string, most: number): string =>
  [
    ['>=', 'asc'],
    ['<', 'desc'],
  ]
    .map(
      ([side, order]) => `(select * from listing
        where status = 'published' and business_type = self.business_type and type = self.type ${where}
          and price_usd ${side} self.price_usd
        order by price_usd ${order}, id limit ${most})`,
    )
    .join(' union all ')

const similarText = `
  select self.status, (select array_agg(id order by distance, id) from (
    select near.id, min(
      abs(ln(near.price_usd / self.price_usd)) * 2
      + abs(ln((greatest(near.construction_m2, near.lot_m2, 1) / greatest(self.construction_m2, self.lot_m2, 1))::numeric))
      + abs(near.bedrooms - self.bedrooms) * 0.2
      + case when near.sector_id = self.sector_id then 0 when near.city_id = self.city_id then 0.5 else 2 end
    ) as distance
    from (${nearestInPrice('and city_id = self.city_id', 40)} union all ${nearestInPrice('', 8)}) as near
    where near.id <> self.id
    group by near.id
    order by distance, near.id
    limit 8
  ) as nearest) as ids
  from listing as self where self.code = $1`
