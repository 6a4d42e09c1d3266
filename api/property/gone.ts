import { getDayHere } from '#contract/day.ts'
import type { Language } from '#contract/fields.ts'
import type { GoneProperty } from '#contract/property/property.ts'
import type { ListingStatus } from '#contract/property/property-type.ts'

import { AppError } from '../app-error.ts'
import type { Database } from '../database/open.ts'
import { selectPhoto } from './photo.ts'
import { refuseUnlessKnown } from './whole-property.ts'

type Status = GoneProperty['status']
type Row = Omit<GoneProperty, 'since'> & {
  status: ListingStatus
  since: string
  days: number
  closed_on: string | null
}

/** Days for which what was sold or rented is still shown as a picture, and after which nothing is said of it at all. */
const daysOfCover = 180
const monthsOfWords = 24

const hasCover = new Set<Status>(['reserved', 'sold', 'rented'])
const hasDay = new Set<Status>(['reserved', 'sold', 'rented'])

/** What may be told of a listing that is off: refused as unknown where it never was on, and as gone after two years. */
export async function getGone(db: Database, code: string, language: Language): Promise<GoneProperty> {
  const { rows } = await db.$client.query<Row & { is_over: boolean }>({
    name: `gone_${language}`,
    text: `select listing.code, listing.title_${language} as title, listing.status, listing.business_type, listing.type,
        json_build_object('slug', city.slug, 'name', city.name) as city,
        json_build_object('slug', sector.slug, 'name', sector.name) as sector,
        case when cover.key is not null then ${selectPhoto('cover', `listing.cover_alt_${language}`)} end as photo,
        listing.closed_on::text as closed_on, since::text as since,
        extract(epoch from now() - since)::float8 / 86400 as days,
        since < now() - interval '${monthsOfWords} months' as is_over
      from listing
      join city on city.id = listing.city_id
      join sector on sector.id = listing.sector_id
      left join picture as cover on cover.key = listing.cover_picture
      cross join lateral coalesce(listing.status_since,
        (select max(changed_at) from status_change where listing_id = listing.id), listing.changed_at) as since
      where listing.code = $1`,
    values: [code],
  })
  const [row] = rows
  refuseUnlessKnown(row?.status)
  // What is on offer has a page of its own.
  if (!row || (row.status as ListingStatus) === 'published') throw new AppError('property.not_found')
  if (row.is_over) throw new AppError('property.gone')
  const { code: known, title, status, business_type, type, city, sector, photo, closed_on, since, days } = row
  return {
    code: known,
    title,
    status,
    business_type,
    type,
    city,
    sector,
    since: hasDay.has(status) ? (closed_on ?? getDayHere(new Date(since))) : null,
    photo: hasCover.has(status) && (status === 'reserved' || days <= daysOfCover) ? photo : null,
  }
}
