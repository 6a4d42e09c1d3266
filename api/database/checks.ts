import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** For a CHECK: the column holds one of the contract's options. */
export function isOneOf(column: PgColumn, options: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(options.map((option) => `'${option}'`).join(', '))})`
}

/** For a CHECK: the two columns are a point of the globe. */
export function isPoint(latitude: PgColumn, longitude: PgColumn): SQL {
  return sql`${latitude} between -90 and 90 and ${longitude} between -180 and 180`
}
