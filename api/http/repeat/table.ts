import { customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Calls that may come again, and what the first of them was answered. */
export const repeats = pgTable(
  'idempotency_key',
  {
    /** Hash of the endpoint, the caller's session and the key, so that nobody meets another's answer. */
    key: bytes().primaryKey(),
    /** Keyed hash of what was sent: another input under the same key is refused. */
    digest: bytes().notNull(),
    /** Of whoever does the work: one whose claim was taken over writes nothing any more. */
    claim: uuid().notNull(),
    claimed_at: moment().notNull().defaultNow(),
    /** The answer as it was sent; null while the work goes on. */
    answer: text(),
    expires_at: moment().notNull(),
  },
  (table) => [index().on(table.expires_at)],
)
