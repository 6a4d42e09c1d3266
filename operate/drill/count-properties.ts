import type { Asker } from '../backup/dump-tables.ts'

/** How many properties a search without criteria finds: a home that several agencies offer is one. */
export async function countProperties(database: Asker): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(distinct coalesce('home ' || home_id, 'listing ' || id))::int as count
     from listing where status = 'published'`,
  )
  return rows[0]!.count
}
