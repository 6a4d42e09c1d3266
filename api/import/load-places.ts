import { asc, eq } from 'drizzle-orm'

import type { Connection } from '../database/open.ts'
import { cities, provinces, sectors } from '../place/table.ts'
import type { Gazetteer } from './find-place.ts'

/** Every place of the country, for the finder of an import. */
export async function loadPlaces(db: Connection): Promise<Gazetteer> {
  const { slug, name } = provinces
  return {
    provinces: await db.select({ slug, name }).from(provinces).orderBy(asc(provinces.id)),
    cities: await db
      .select({ slug: cities.slug, name: cities.name, province: provinces.slug })
      .from(cities)
      .innerJoin(provinces, eq(provinces.id, cities.province_id))
      .orderBy(asc(cities.id)),
    sectors: await db
      .select({
        slug: sectors.slug,
        name: sectors.name,
        city: cities.slug,
        latitude: sectors.latitude,
        longitude: sectors.longitude,
      })
      .from(sectors)
      .innerJoin(cities, eq(cities.id, sectors.city_id))
      .orderBy(asc(sectors.id)),
  }
}
