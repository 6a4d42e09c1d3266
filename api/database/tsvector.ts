import { customType } from 'drizzle-orm/pg-core'

/** PostgreSQL's searchable words of a text; Drizzle has no column for it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
