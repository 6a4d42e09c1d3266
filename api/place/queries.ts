import { eq } from 'drizzle-orm'

import type { City } from '#contract/place/place.ts'

import type { Database } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import { cities, sectors } from './table.ts'

/** Published listings by the id of a place, an agent or an agency. */
export type Counts = ReadonlyMap<number, number>

type CityRow = Omit<City, 'count' | 'sectors'> & { sectors: { id: number; slug: string; name: string }[] }

/** Every city and its sectors, those with most listings first, then by name. */
export async function listCities(db: Database, bySector: Counts): Promise<City[]> {
  const { rows } = await db.$client.query<CityRow>({ name: 'cities', text: citiesText })
  const counted = rows.map((city) => {
    const inside = city.sectors.map(({ id, slug, name }) => ({ slug, name, count: bySector.get(id) ?? 0 }))
    return { ...city, sectors: inside.sort(byCount), count: inside.reduce((sum, { count }) => sum + count, 0) }
  })
  return counted.sort(byCount)
}

const citiesText = `
  select city.slug, city.name, json_build_object('slug', province.slug, 'name', province.name) as province,
    city.latitude, city.longitude,
    coalesce(json_agg(json_build_object('id', sector.id, 'slug', sector.slug, 'name', sector.name))
      filter (where sector.id is not null), '[]') as sectors
  from city
  join province on province.id = city.province_id
  left join sector on sector.city_id = city.id
  group by city.id, province.id`

const spanish = new Intl.Collator('es')

type Counted = { name: string; count: number }

function byCount(one: Counted, other: Counted): number {
  return other.count - one.count || spanish.compare(one.name, other.name)
}

type Asked = { city?: string | undefined; sector?: string | undefined }

/** The ids of the places that a filter names; refuses a name that no place has. */
export async function placeIds(db: Database, { city, sector }: Asked) {
  const [foundCity, foundSector] = await Promise.all([
    city === undefined ? null : idOf(db, 'city', city),
    sector === undefined ? null : idOf(db, 'sector', sector),
  ])
  return { city_id: foundCity, sector_id: foundSector }
}

async function idOf(db: Database, field: 'city' | 'sector', slug: string): Promise<number> {
  const table = field === 'city' ? cities : sectors
  const [place] = await db.select({ id: table.id }).from(table).where(eq(table.slug, slug))
  if (!place) throw new AppError('request.invalid', { errors: { [field]: ['field.unknown_place'] } })
  return place.id
}
