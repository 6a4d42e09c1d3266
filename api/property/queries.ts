import type { Language } from '#contract/fields.ts'
import type { GoneListing, Photo, PropertyCard } from '#contract/property/property.ts'
import type { ListingStatus } from '#contract/property/property-type.ts'

import type { Database } from '../database/open.ts'
import { selectPropertyCard, toPropertyCard, cardSources, type CardRow } from './card.ts'
import { selectPhoto } from './photo.ts'
import { refuseUnlessKnown, refuseUnlessOffered } from './whole-property.ts'

/** The cards of these listings, in their order; a listing that does not exist is left out. */
export async function listCards(db: Database, ids: readonly number[], language: Language): Promise<PropertyCard[]> {
  const { rows } = await db.$client.query<CardRow>({
    name: `cards_${language}`,
    text: `select ${selectPropertyCard(language)}
      from unnest($1::int[]) with ordinality as wanted (id, place)
      join ${cardSources} on true
      where listing.id = wanted.id
      order by wanted.place`,
    values: [ids],
  })
  return rows.map((row) => toPropertyCard(row, language))
}

/** The pictures of a listing that is offered, in their order. */
export async function listPhotos(db: Database, code: string, language: Language): Promise<Photo[]> {
  const { rows } = await db.$client.query<{ status: ListingStatus; photos: Photo[] | null }>({
    name: `photos_${language}`,
    text: `select listing.status, (
        select json_agg(${selectPhoto('picture', `photo.alt_${language}`)} order by photo.position)
        from photo join picture on picture.key = photo.picture
        where photo.listing_id = listing.id
      ) as photos
      from listing where listing.code = $1`,
    values: [code],
  })
  refuseUnlessOffered(rows[0]?.status)
  return rows[0]?.photos ?? []
}

type Named = { id: number; code: string; title: string; status: 'published' | GoneListing['status'] }

/** The cards of the codes that are offered, in their order, and the names of those that no longer are. */
export async function listByCode(db: Database, codes: readonly string[], language: Language) {
  const { rows } = await db.$client.query<Named>({
    name: `by_code_${language}`,
    text: `select listing.id, listing.code, listing.title_${language} as title, listing.status
      from (select code, min(place) as place from unnest($1::text[]) with ordinality as asked (code, place) group by code)
        as wanted
      join listing on listing.code = wanted.code
      where listing.status not in ('draft', 'in_review')
      order by wanted.place`,
    values: [codes],
  })
  const offered = rows.filter(({ status }) => status === 'published').map(({ id }) => id)
  const gone = rows.flatMap(({ code, title, status }) => (status === 'published' ? [] : [{ code, title, status }]))
  return { data: await listCards(db, offered, language), meta: { gone } }
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
  refuseUnlessKnown(rows[0]?.status)
  return listCards(db, rows[0]?.ids ?? [], language)
}

/** Walks one index from the price outwards, so that the cost does not grow with the market. */
const nearestInPrice = (where: string, max: number): string =>
  [
    ['>=', 'asc'],
    ['<', 'desc'],
  ]
    .map(
      ([side, order]) => `(select * from listing
        where status = 'published' and business_type = self.business_type and type = self.type ${where}
          and price_usd ${side} self.price_usd
        order by price_usd ${order}, id limit ${max})`,
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
