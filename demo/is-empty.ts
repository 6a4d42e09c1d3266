import type { PoolClient } from 'pg'

/** Whether nobody has put anything into the database yet. */
export async function isEmpty(client: Pick<PoolClient, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ is_empty: boolean }>(
    'select not exists (select from province) and not exists (select from listing) as is_empty',
  )
  return rows[0]!.is_empty
}
