import type { PoolClient } from 'pg'

import { storedPictures, toSigned } from './picture-store.ts'

/** Gives pictures of a demo world that was loaded before they had hashes theirs; answers how many that were. */
export async function hashPictures(client: Pick<PoolClient, 'query'>): Promise<number> {
  const hashes = storedPictures.map(({ key, dhash }) => ({ key, dhash: toSigned(dhash) }))
  const { rowCount } = await client.query(
    `update picture set dhash = known.dhash from jsonb_to_recordset($1) as known (key text, dhash bigint)
     where picture.key = known.key and picture.dhash is null and picture.source = 'demo'`,
    [JSON.stringify(hashes)],
  )
  return rowCount ?? 0
}
